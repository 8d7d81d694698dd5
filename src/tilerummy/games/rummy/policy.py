"""Cheap ways to decide, run inside searches and simulations and wrapped as bots.

They look at a state but use only what its seat to move may know: the own rack and what lies open. A test reshuffles
the rest and expects the same decision.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from tilerummy.games.rummy.actions import DISCARD, EXCHANGE, Action, action_of, arrange
from tilerummy.games.rummy.moves import act, deal, lay, menu
from tilerummy.games.rummy.plays import Draft, best_play, random_play, tidied
from tilerummy.games.rummy.state import OVER, TO_CHOOSE, State
from tilerummy.layout import Layout
from tilerummy.luck import Luck, RandomLuck, Rng
from tilerummy.tiles import STAR, Tiles, bit_of, popcount

STAR_USE: Final = 1000  # worth more than any neighbours


@final
class Choice:
    """A decision: a play, or a small one as its code."""

    def __init__(self, code: i64, table: Layout | None) -> None:
        self.code: Final = code
        self.table: Final = table

    def action(self, state: State) -> Action:
        """The decision as it is shown and played: no combination changes that need not. Searches do without."""
        table = self.table
        return action_of(self.code) if table is None else arrange(tidied(state, table))

    def carry_out(self, state: State, luck: Luck) -> None:
        table = self.table
        if table is None:
            act(state, self.code, luck)
        else:
            lay(state, table)


def choose_randomly(state: State, rng: Rng) -> Choice:
    """Uniform over the small decisions and the first steps of a play, which then goes on by chance."""
    codes = menu(state)
    if state.step == TO_CHOOSE:
        draft = Draft(state, rng)
        if rng.below(len(codes) + draft.look()) >= len(codes):
            table = random_play(draft, rng)
            if table is not None:
                return Choice(0, table)
    return Choice(codes[rng.below(len(codes))], None)


def choose_greedily(state: State) -> Choice:
    """Lay the most tiles; else keep what helps and part with what helps least."""
    if state.step == TO_CHOOSE:
        play = best_play(state)
        if play is not None:
            return Choice(0, play.table)
    codes = menu(state)
    rack = state.side(state.seat).rack
    best = codes[0]
    low: i64 = STAR_USE + 1
    for code in codes:
        if code & 15 == EXCHANGE or code & 15 == DISCARD:
            use = usefulness(state, rack, code >> 4)
            if use < low:
                low = use
                best = code
    return Choice(best, None)


def usefulness(state: State, rack: Tiles, kind: i64) -> i64:
    """How much a tile of the rack promises: neighbours in sequences and in series."""
    if kind == STAR:
        return STAR_USE
    total: i64 = 0
    if state.melds.series:
        total += 8 * popcount((rack.one >> (kind & ~3)) & 15 & ~bit_of(kind & 3))
    if state.melds.runs:
        colours: i64 = 15 if state.melds.mixed else bit_of(kind & 3)
        for gap in range(i64(1), i64(3)):
            total += (12 - 4 * gap) * (near(rack, kind - 4 * gap, colours) + near(rack, kind + 4 * gap, colours))
    return total - (kind >> 2)  # of two that help alike, the dearer one goes


def near(rack: Tiles, kind: i64, colours: i64) -> i64:
    """Whether the rack has a tile of the kind's value in one of the colours."""
    if kind < 0 or kind >= STAR:
        return 0
    return 1 if (rack.one >> (kind & ~3)) & colours != 0 else 0


def choose_random(state: State, rng: Rng) -> Action:
    return choose_randomly(state, rng).action(state)


def choose_greedy(state: State, rng: Rng) -> Action:
    return choose_greedily(state).action(state)


# ---- whole rounds inside compiled code


def playout(state: State, rng: Rng, greedy: bool) -> i64:
    """Play a round to its end; how many decisions it took."""
    luck = RandomLuck(rng)
    steps: i64 = 0
    while state.step != OVER:
        choice = choose_greedily(state) if greedy else choose_randomly(state, rng)
        choice.carry_out(state, luck)
        steps += 1
    return steps


def playouts(rules: Any, seats: int, seed: i64, rounds: i64, greedy: bool) -> tuple[i64, i64]:
    """(decisions, a number that depends on every round): for benchmarks and for comparing builds."""
    rng = Rng(seed)
    steps: i64 = 0
    check: i64 = 0
    for _ in range(rounds):
        state = deal(rules, seats, RandomLuck(rng))
        steps += playout(state, rng, greedy)
        for side in state.sides:
            check = (check * 31 + side.cost()) % 1000003
    return steps, check
