"""A cheap policy that plans a little: it keeps what may still become a combination and does not feed the next player.

It is what searches play their rounds out with, so it works on sets of kinds and makes few objects. What it weighs is
in a list of weights, found by self-play (benchmarks/tune_gin.py).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.gin.actions import DISCARD, DRAW, GO_OUT, LAY, PASS, PETIT_GIN, TAKE, code_of
from tilerummy.games.gin.chances import copies, enters, near
from tilerummy.games.gin.moves import act
from tilerummy.games.gin.policy import Choice, going_out
from tilerummy.games.gin.state import OVER, TO_DISCARD, TO_DRAW, TO_LAY, TO_OFFER, Fixed, State
from tilerummy.luck import Luck
from tilerummy.solver.hand import covers, leftover, meldable, points_of, without
from tilerummy.tiles import ALL, Tiles, bit_of, lowest

# What is weighed, by place in the list of weights; a point left over is worth UNIT at the start of a round.
UNIT: Final = 64
LATE: Final = 0  # more for each turn
NEW: Final = 1  # a tile that could come and would make a new combination
LONGER: Final = 2  # one that would make a combination longer
PAIR: Final = 3  # a kind that would lie near a tile that is left over
DANGER: Final = 4  # if the next player surely had a use for the discard
STALE: Final = 5  # in 1/16: that players hold tiles near those they threw away, or near those they refused
TAKING: Final = 6  # by which the discard must be better than nothing, for a tile unknown may be too
KNOCK_LEFT: Final = 7  # most points left for going out with eight or nine at the start of a round
KNOCK_LATE: Final = 8  # in 1/16: less for each turn
KNOCK_TAKEN: Final = 9  # in 1/16: less for each tile known to be on the next player's rack
TILES: Final = 10  # a tile left over, whatever it is worth
COUNT: Final = 11

DEFAULT: Final = (1, 92, 46, -14, 800, 14, 184, 29, 0, 0, 60)
CARDS: Final = (0, 36, 0, -4, 220, 12, 136, 12, 64, 0, 60)  # for 52 tiles
SURE: Final = 1024
WORST: Final = -1000000000


def weights_for(fixed: Fixed) -> tuple[int, ...]:
    return CARDS if fixed.tiles == 52 else DEFAULT


@final
class Tactics:
    """Decides for the seat to move of a state; the decision is left in `choice`."""

    def __init__(self, weights: tuple[int, ...] = ()) -> None:
        self.w: vec[i64] = vec[i64]([0] * COUNT)
        self.custom: bool = len(weights) > 0
        self.tiles: i64 = 0  # of the game that the weights are set for
        self.set_weights(weights)
        self.choice: Choice = Choice()
        self.out: Tiles = Tiles()  # tiles the seat to move has not seen: in the stock or hidden on racks
        self.codes: vec[i64] = vec[i64]([0] * 12)
        self.values: vec[i64] = vec[i64]([0] * 12)
        self.count: i64 = 0
        self.once: i64 = 0  # the chance that the next player holds a tile not seen
        self.price: i64 = 0  # of a point left over, now
        self.unwanted: i64 = 0  # kinds near those that the next player refused
        self.alone: i64 = 0  # of eleven tiles those in no combination,
        self.left: i64 = 0  # the points they leave over,
        self.spare: i64 = 0  # and the tiles

    def set_weights(self, weights: tuple[int, ...]) -> None:
        for i, weight in enumerate(weights):
            self.w[i] = weight

    def decide(self, state: State) -> None:
        if not self.custom and self.tiles != state.fixed.tiles:
            self.tiles = state.fixed.tiles
            self.set_weights(weights_for(state.fixed))
        step = state.step
        if step == TO_LAY:
            self.choice.code = LAY
        elif step == TO_DISCARD:
            self.choice.code = self.discard(state)
        else:
            self.choice.code = self.draw(state)

    def prepare(self, state: State) -> None:
        """What the seat to move cannot see, and what a point left over is worth by now."""
        out = self.out
        out.one = ALL
        out.two = i64(ALL) if state.fixed.tiles == 104 else i64(0)
        out.drop(state.rack())
        out.drop(state.gone)
        if state.discard >= 0:
            out.remove(state.discard)
        for seat in range(state.fixed.seats):
            if seat != state.seat:
                out.drop(state.side(seat).known)
        self.price = UNIT + self.w[LATE] * turn_of(state)

    # ---- taking a tile

    def draw(self, state: State) -> i64:
        rack = state.rack()
        fixed = state.fixed
        if state.step != TO_OFFER:
            if fixed.petit_at_start and covers(rack.one, rack.two):
                return PETIT_GIN
            if fixed.knock_at_start and self.wants_out(state, rack.one, rack.two):
                return GO_OUT
        if state.discard >= 0 and self.wants(state, rack):
            return TAKE
        return i64(DRAW) if state.step != TO_OFFER and state.can_draw() else i64(PASS)

    def wants(self, state: State, rack: Tiles) -> bool:
        """Whether the discard makes the rack better by enough."""
        bit = bit_of(state.discard)
        if bit & near(rack.one) == 0 and state.discard > 15:
            return False
        self.prepare(state)
        now = self.outlook(rack.one, rack.two, state.fixed.cap)
        best = self.with_tile(rack, bit, state.fixed.cap)
        return best - now >= self.w[TAKING]

    def with_tile(self, rack: Tiles, bit: i64, cap: i64) -> i64:
        """The best outlook with one more tile and another discarded."""
        one = rack.one | bit
        two = rack.two | (rack.one & bit)
        self.count_left(one, two, cap)
        best: i64 = WORST
        kinds = one & ~bit
        while kinds != 0:
            each = kinds & -kinds
            kinds ^= each
            value = self.outlook_without(one, two, each, cap)
            if value > best:
                best = value
        return best

    def count_left(self, one: i64, two: i64, cap: i64) -> None:
        """What eleven tiles leave over, for `outlook_without`."""
        self.alone = one & ~meldable(one)
        self.left = leftover(one, two, cap)
        self.spare = leftover(one, two, 1) if self.w[TILES] != 0 else i64(0)

    def outlook_without(self, one: i64, two: i64, bit: i64, cap: i64) -> i64:
        """What the other ten of eleven tiles promise; one that is in no combination takes its worth with it."""
        ten = without(one, two, bit)
        rest = two & ~bit
        if bit & self.alone != 0:
            cost = self.price * (self.left - points_of(bit, cap)) + self.w[TILES] * (self.spare - 1)
            return self.promise(ten, rest) - cost
        return self.outlook(ten, rest, cap)

    def outlook(self, one: i64, two: i64, cap: i64) -> i64:
        """What ten tiles promise: little left over, and many tiles that would fit."""
        value = self.promise(one, two) - self.price * leftover(one, two, cap)
        return value - self.w[TILES] * leftover(one, two, 1) if self.w[TILES] != 0 else value

    def promise(self, one: i64, two: i64) -> i64:
        """What the tiles that would fit are worth."""
        w = self.w
        loose = (one & ~meldable(one)) | two
        fresh = enters(loose)
        longer = enters(one) & ~fresh
        value = w[NEW] * copies(fresh, self.out) + w[LONGER] * copies(longer, self.out)
        return value + w[PAIR] * copies(near(loose), self.out)

    # ---- going out

    def wants_out(self, state: State, one: i64, two: i64) -> bool:
        left = leftover(one, two, state.fixed.cap)
        taken = state.side(state.after(state.seat)).known.size()
        less = self.w[KNOCK_LATE] * turn_of(state) + self.w[KNOCK_TAKEN] * taken
        if 16 * left > 16 * self.w[KNOCK_LEFT] - less:
            return False
        return state.can_knock(one, two)

    def wants_out_without(self, state: State, kind: i64) -> bool:
        """Whether to go out with the ten tiles that are left without this one."""
        rack = state.rack()
        bit = bit_of(kind)
        return self.wants_out(state, without(rack.one, rack.two, bit), rack.two & ~bit)

    # ---- discarding

    def discard(self, state: State) -> i64:
        code = going_out(state)
        if code != DISCARD and (code & 7 != GO_OUT or self.wants_out_without(state, (code >> 3) - 1)):
            return code
        self.weigh(state, state.rack().one & ~state.barred())
        best: i64 = 0
        for i in range(self.count):
            if self.values[i] > self.values[best]:
                best = i
        return self.codes[best]

    def weigh(self, state: State, kinds: i64) -> None:
        """Every discard with what it promises, in `codes` and `values`."""
        self.prepare(state)
        rack = state.rack()
        cap = state.fixed.cap
        other = state.side(state.after(state.seat))
        hidden = self.out.size()
        secret = other.rack.size() - other.known.size()
        self.once = secret * SURE // hidden if hidden > 0 else i64(0)
        stale = near(other.thrown.one)
        self.unwanted = near(other.refused.one)
        self.count_left(rack.one, rack.two, cap)
        self.count = 0
        while kinds != 0:
            bit = kinds & -kinds
            kinds ^= bit
            kind = lowest(bit)
            value = self.outlook_without(rack.one, rack.two, bit, cap)
            if self.w[DANGER] != 0:
                value -= self.w[DANGER] * self.danger(kind, other.known.one, stale) >> 10
            self.codes[self.count] = code_of(DISCARD, kind)
            self.values[self.count] = value
            self.count += 1

    def danger(self, kind: i64, known: i64, stale: i64) -> i64:
        """The chance, roughly, that the next player has two tiles to go with this one."""
        below = self.held(kind - 4, known, stale)
        above = self.held(kind + 4, known, stale)
        total = below * above + below * self.held(kind - 8, known, stale) + above * self.held(kind + 8, known, stale)
        base = kind & ~3
        first = self.held(base + ((kind + 1) & 3), known, stale)
        second = self.held(base + ((kind + 2) & 3), known, stale)
        third = self.held(base + ((kind + 3) & 3), known, stale)
        total += first * second + first * third + second * third
        return total >> 10

    def held(self, kind: i64, known: i64, stale: i64) -> i64:
        """The chance that the next player holds a tile of this kind."""
        if kind < 0 or kind > 51:
            return 0
        bit = bit_of(kind)
        if known & bit != 0:
            return SURE
        if self.out.one & bit == 0:
            return 0
        chance = self.once if self.out.two & bit == 0 else 2 * self.once
        if stale & bit != 0:
            chance = chance * self.w[STALE] >> 4
        return chance * self.w[STALE] >> 4 if self.unwanted & bit != 0 else chance


def turn_of(state: State) -> i64:
    """How many turns each has had."""
    return state.turns // state.fixed.seats


def contest(state: State, seats: list[Tactics], luck: Luck) -> None:
    """Play a round to its end, each seat with its own weights."""
    while state.step != OVER:
        tactics = seats[state.seat]
        tactics.decide(state)
        act(state, tactics.choice.code, luck)


def play_on(state: State, tactics: Tactics, luck: Luck, turns: i64) -> None:
    """Play on until so many turns have begun, or to the end of the round; all seats with the same weights."""
    while state.step != OVER:
        if state.step == TO_DRAW:
            if turns == 0:
                return
            turns -= 1
        tactics.decide(state)
        act(state, tactics.choice.code, luck)
