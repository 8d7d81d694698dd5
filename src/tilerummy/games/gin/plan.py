"""A policy that looks one draw ahead, for the card game: what ten tiles promise on the average of all draws.

The cheap policy counts tiles that would fit. This one tries each of them, with the best discard after it, and so sees
which of them would make a gin. It takes ten times as long, too long for playouts.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.gin.actions import DISCARD, DRAW, PASS, TAKE
from tilerummy.games.gin.chances import Guess, enters, near
from tilerummy.games.gin.policy import draw_or_pass
from tilerummy.games.gin.state import TO_DISCARD, State
from tilerummy.games.gin.tactics import DANGER as ROUGHLY
from tilerummy.games.gin.tactics import WORST, Tactics
from tilerummy.games.gin.view import View
from tilerummy.luck import Rng
from tilerummy.solver.hand import covers, without
from tilerummy.tiles import bit_of, lowest

WIDTH: Final = 6  # discards that are looked at closely
GIN: Final = 3200  # what a gin is worth beside having nothing left, in units of the cheap policy
DANGER: Final = 300  # what it costs to discard what the next player has a use for
DEALS: Final = 60  # imagined to see how often that is so
KINDS: Final = 52


@final
class Plan:
    """Decides for the seat to move of a state. Leaves going out to the cheap policy."""

    def __init__(self, tactics: Tactics) -> None:
        self.tactics: Tactics = tactics
        self.gin: i64 = GIN
        self.danger: i64 = DANGER
        self.width: i64 = WIDTH
        self.deals: i64 = DEALS
        self.imagined: bool = False  # whether `uses` is about the position to decide
        self.uses: vec[i64] = vec[i64]([0] * KINDS)  # deals in which the next player has a use for the kind
        self.codes: vec[i64] = vec[i64]([0] * 12)

    def imagine(self, seen: View, guess: Guess, rng: Rng) -> None:
        """What the next player has a use for, in imagined deals: for the decision that follows."""
        for kind in range(i64(KINDS)):
            self.uses[kind] = 0
        deal = guess.begin(seen, rng)
        other = deal.after(deal.seat)
        for _ in range(self.deals):
            kinds = enters(deal.side(other).rack.one)
            while kinds != 0:
                kind = lowest(kinds)
                kinds &= kinds - 1
                self.uses[kind] = self.uses[kind] + 1
            guess.go_on(seen, deal, rng)
        self.imagined = True

    def decide(self, state: State) -> i64:
        code = self.decision(state)
        self.imagined = False
        return code

    def decision(self, state: State) -> i64:
        tactics = self.tactics
        tactics.decide(state)
        code = tactics.choice.code
        op = code & 7
        if state.step == TO_DISCARD and op == DISCARD:
            return self.discard(state)
        return self.draw(state, code) if op == TAKE or op == DRAW or op == PASS else code

    def discard(self, state: State) -> i64:
        """Of the discards that the cheap policy likes best, the one after which the next draw promises most."""
        count = self.shortlist(state)
        rack = state.rack()
        cap = state.fixed.cap
        stale = near(state.side(state.after(state.seat)).thrown.one)
        best: i64 = 0
        most: i64 = WORST
        for i in range(count):
            kind = (self.codes[i] >> 3) - 1
            bit = bit_of(kind)
            value = self.hope(without(rack.one, rack.two, bit), rack.two & ~bit, cap)
            value -= self.feeds(state, kind, stale)
            if value > most:
                most = value
                best = i
        return self.codes[best]

    def feeds(self, state: State, kind: i64, stale: i64) -> i64:
        """What a discard costs because the next player may have a use for it."""
        if self.imagined:
            return self.danger * self.uses[kind] // self.deals
        tactics = self.tactics
        return tactics.w[ROUGHLY] * tactics.danger(kind, state.side(state.after(state.seat)).known.one, stale) >> 10

    def shortlist(self, state: State) -> i64:
        """The best discards by the cheap policy into `codes`, best first; how many."""
        tactics = self.tactics
        tactics.weigh(state, state.rack().one & ~state.barred())
        values = tactics.values
        count = self.width if self.width < tactics.count else tactics.count
        for n in range(count):
            best: i64 = 0
            for i in range(tactics.count):
                if values[i] > values[best]:
                    best = i
            self.codes[n] = tactics.codes[best]
            values[best] = WORST
        return count

    def hope(self, one: i64, two: i64, cap: i64) -> i64:
        """What ten tiles promise after a draw, on the average of the tiles not seen."""
        out = self.tactics.out
        now = self.tactics.outlook(one, two, cap)
        total: i64 = 0
        count: i64 = 0
        kinds = out.one
        while kinds != 0:
            bit = kinds & -kinds
            kinds ^= bit
            weight: i64 = 1 if out.two & bit == 0 else 2
            best = self.after(one, two, bit, cap)
            total += weight * (best if best > now else now)
            count += weight
        return total // count if count > 0 else now

    def after(self, one: i64, two: i64, bit: i64, cap: i64) -> i64:
        """The best of ten tiles and one more, with another discarded."""
        tactics = self.tactics
        two |= one & bit
        one |= bit
        tactics.count_left(one, two, cap)
        close = tactics.left <= cap  # else no discard leaves nothing
        best: i64 = WORST
        kinds = one & ~bit
        while kinds != 0:
            each = kinds & -kinds
            kinds ^= each
            value = tactics.outlook_without(one, two, each, cap)
            if close and covers(without(one, two, each), two & ~each):
                value += self.gin
            if value > best:
                best = value
        return best

    def draw(self, state: State, code: i64) -> i64:
        """The discard if it promises more than a tile unknown."""
        if state.discard < 0:
            return code
        rack = state.rack()
        cap = state.fixed.cap
        bit = bit_of(state.discard)
        tactics = self.tactics
        tactics.prepare(state)
        taken = self.after(rack.one, rack.two, bit, cap)
        if taken > self.hope(rack.one, rack.two, cap):
            return TAKE
        return draw_or_pass(state)
