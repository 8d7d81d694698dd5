"""Cheap ways to decide, run inside searches and simulations and wrapped as bots.

They look at a state but use only what its seat to move may know: the own rack and what lies open. A test reshuffles
the rest and expects the same decision.
"""

from typing import Any, final

from mypy_extensions import i64

from tilerummy.games.gin.actions import (
    DISCARD,
    DRAW,
    GO_OUT,
    GRAND_GIN,
    LAY,
    PASS,
    PETIT_GIN,
    TAKE,
    Action,
    action_of,
    code_of,
)
from tilerummy.games.gin.judge import lay_action
from tilerummy.games.gin.moves import Menu, act, deal_round
from tilerummy.games.gin.state import KNOCK, OVER, PETIT, TO_DISCARD, TO_LAY, TO_OFFER, Fixed, State
from tilerummy.luck import Luck, RandomLuck, Rng
from tilerummy.solver.hand import (
    after_discard,
    best_discard,
    can_leave_less,
    covers,
    discard_and_left,
    leftover,
    meldable,
    worth,
    worth_more,
)
from tilerummy.tiles import Tiles, bit_of, lowest, popcount


@final
class Choice:
    """A decision without objects: a code. Keeps its working space between calls."""

    def __init__(self) -> None:
        self.code: i64 = 0
        self.menu: Menu = Menu()

    def random(self, state: State, rng: Rng) -> None:
        """Uniform over the options."""
        menu = self.menu
        menu.fill(state)
        size = menu.size()
        self.code = menu.nth(rng.below(size) if size > 1 else i64(0))

    def greedy(self, state: State) -> None:
        """Go out when possible, take the discard if it helps, discard what leaves least."""
        step = state.step
        if step == TO_LAY:
            self.code = LAY
        elif step == TO_DISCARD:
            self.code = greedy_discard(state)
        else:
            self.code = greedy_draw(state)

    def baseline(self, state: State, rng: Rng) -> None:
        """The simplest player that is published for the card game, in our words.

        Take the discard if it enters a combination, discard what leaves least (any of equals), go out at once.
        """
        step = state.step
        if step == TO_LAY:
            self.code = LAY
        elif step == TO_DISCARD:
            code = going_out(state)
            self.code = code if code != DISCARD else code_of(DISCARD, any_of(least_leaving(state), rng))
        else:
            self.code = baseline_draw(state)

    def carry_out(self, state: State, luck: Luck) -> None:
        act(state, self.code, luck)

    def action(self, state: State) -> Action:
        """The decision as an action."""
        return lay_action(state) if self.code == LAY else action_of(self.code)


def greedy_draw(state: State) -> i64:
    code = going_out_before(state)
    if code == DRAW and state.discard >= 0 and helps(state.rack(), state.discard, state.fixed.cap):
        return TAKE
    return code if code != DRAW else draw_or_pass(state)


def going_out_before(state: State) -> i64:
    """Going out before taking a tile, if that is possible now; DRAW if it is not."""
    rack = state.rack()
    fixed = state.fixed
    if state.step != TO_OFFER:
        if fixed.petit_at_start and covers(rack.one, rack.two):
            return PETIT_GIN
        if fixed.knock_at_start and state.can_knock(rack.one, rack.two):
            return GO_OUT
    return DRAW


def draw_or_pass(state: State) -> i64:
    """What is left to do without the discard."""
    return i64(DRAW) if state.step != TO_OFFER and state.can_draw() else i64(PASS)


def baseline_draw(state: State) -> i64:
    code = going_out_before(state)
    if code == DRAW and state.discard >= 0 and combines(state.rack(), state.discard, state.fixed.cap):
        return TAKE
    return code if code != DRAW else draw_or_pass(state)


def combines(rack: Tiles, kind: i64, cap: i64) -> bool:
    """Whether a tile is in some combination of the rack with it; a second copy must be in one of its own."""
    bit = bit_of(kind)
    if rack.one & bit == 0:
        return meldable(rack.one | bit) & bit != 0
    return leftover(rack.one, rack.two | bit, cap) <= leftover(rack.one, rack.two, cap)


def helps(rack: Tiles, kind: i64, cap: i64) -> bool:
    """Whether a tile lowers what is left, or enters a combination: then it adds nothing to it."""
    bit = bit_of(kind)
    one = rack.one | bit
    fit = meldable(one)
    value = worth(kind, cap)
    if fit & bit == 0:  # then only by a dearer tile that leaves instead
        dearer = rack.one & worth_more(value) if value < cap else i64(0)
        if dearer & fit == dearer:
            return dearer != 0 and saves_more(rack, kind, cap)
        return True
    now = leftover(rack.one, rack.two, cap)
    two = rack.two | (rack.one & bit)
    eleven = leftover(one, two, cap)
    return eleven <= now or (now > value and can_leave_less(one, two, cap, eleven, now))


def saves_more(rack: Tiles, kind: i64, cap: i64) -> bool:
    """Whether some discard saves more than this tile adds, which is all it is worth."""
    now = leftover(rack.one, rack.two, cap)
    value = worth(kind, cap)
    return now > value and can_leave_less(rack.one, rack.two, cap, now, now - value)


def greedy_discard(state: State) -> i64:
    rack = state.rack()
    kind, left = discard_and_left(rack.one, rack.two, state.fixed.cap, state.barred())
    if left < state.fixed.limit:  # without a discard after which so little is left there is no way out
        code = going_out(state)
        if code != DISCARD:
            return code
    return code_of(DISCARD, kind)


def going_out(state: State) -> i64:
    """Going out with eleven tiles, as well as possible; DISCARD if it is not possible."""
    rack = state.rack()
    fixed = state.fixed
    kinds = rack.one & ~state.barred()
    if fixed.grand and covers(rack.one, rack.two):
        return GRAND_GIN
    if fixed.petit_with_discard:
        ginning = state.out_discards(kinds, PETIT)
        if ginning != 0:
            return code_of(PETIT_GIN, lowest(ginning))
    if fixed.knock_with_discard:
        going = state.out_discards(kinds, KNOCK)
        if going != 0:
            return code_of(GO_OUT, least_left(rack, going, fixed.cap))
    return DISCARD


def least_leaving(state: State) -> i64:
    """The discards (a set) after which least is left."""
    rack = state.rack()
    cap = state.fixed.cap
    kinds = rack.one & ~state.barred()
    least = after_discard(rack.one, rack.two, best_discard(rack.one, rack.two, cap, state.barred()), cap)
    found: i64 = 0
    while kinds != 0:
        bit = kinds & -kinds
        kinds ^= bit
        if after_discard(rack.one, rack.two, lowest(bit), cap) == least:
            found |= bit
    return found


def any_of(kinds: i64, rng: Rng) -> i64:
    return Tiles(kinds).nth(rng.below(popcount(kinds)))


def least_left(rack: Tiles, kinds: i64, cap: i64) -> i64:
    """Of these discards the one after which least is left."""
    best = lowest(kinds)
    least = after_discard(rack.one, rack.two, best, cap)
    kinds &= kinds - 1
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        left = after_discard(rack.one, rack.two, kind, cap, least)
        if left < least:
            least = left
            best = kind
    return best


# ---- whole rounds inside compiled code


def playout(state: State, choice: Choice, rng: Rng, luck: Luck, greedy: bool) -> i64:
    """Play a round to its end; how many decisions it took."""
    steps: i64 = 0
    while state.step != OVER:
        if greedy:
            choice.greedy(state)
        else:
            choice.random(state, rng)
        act(state, choice.code, luck)
        steps += 1
    return steps


def playouts(rules: Any, seats: i64, seed: i64, rounds: i64, greedy: bool) -> tuple[i64, i64]:
    """(decisions, a number that depends on every round): for benchmarks and for comparing builds."""
    rng = Rng(seed)
    luck = RandomLuck(rng)
    choice = Choice()
    fixed = Fixed(rules, seats)
    steps: i64 = 0
    check: i64 = 0
    last: State | None = None
    for _ in range(rounds):
        state = deal_round(fixed, last, luck)
        steps += playout(state, choice, rng, luck, greedy)
        check = (check * 31 + state.reason * 7 + state.rack().size() + state.turns * 3) % 1000003
        last = state
    return steps, check
