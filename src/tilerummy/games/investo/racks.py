"""Imagined racks that look like real ones: a player keeps what goes together, and completes rows that it can take.

Of many racks dealt at random some are chosen, the likelier the more they look like the racks of `hard`. How much each
trait counts was fitted to real racks among random ones (benchmarks/racks_investo.py), under the rules of `learned_for`;
under all others every rack is as likely as any other.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.investo.actions import PLACES
from tilerummy.games.investo.chances import in_reach, open_kinds
from tilerummy.games.investo.estimate import learned_for
from tilerummy.games.investo.moves import doubling_kinds
from tilerummy.games.investo.state import State, top_of, worth_of
from tilerummy.games.investo.view import Hidden, View
from tilerummy.luck import Rng
from tilerummy.tiles import bit_of, popcount

TRAITS: Final = 19
ROWS: Final = 11  # where what it could take begins
# By trait, in thousandths.
WEIGHTS: Final[tuple[int, ...]] = (
    720, -2456, 219, 206, 225, -275, 516, 521, -1331, -942, -3120, 1085, 1665, 739, 867, -1099, -653, 451, -320,
)  # fmt: skip
EDGES: Final = 0xF00000000000F  # the kinds of value 1 and 13
PRECISE: Final = 1000000  # parts in which chances are drawn


@final
class Traits:
    """What is looked at in a rack, and how much each counts."""

    def __init__(self) -> None:
        self.weights: vec[float] = vec[float]([0.0] * TRAITS)
        self.x: vec[float] = vec[float]([0.0] * TRAITS)
        for i, weight in enumerate(WEIGHTS):
            self.weights[i] = float(weight) / 1000.0

    def likely(self, state: State) -> float:
        """How much likelier than another, were they equally likely by chance."""
        self.describe(state)
        total = 0.0
        for i in range(i64(TRAITS)):
            total += self.weights[i] * self.x[i]
        return exp(total)

    def describe(self, state: State) -> None:
        """The rack of the seat that is not to move, as the seat to move may think of it."""
        x = self.x
        rack = state.side(1 - state.seat).rack
        one = rack.one
        open_here = open_kinds(state.table)
        laid = state.runs.most(state.table, rack)
        assert laid is not None
        late = 1.0 - float(state.stock) / 80.0
        x[0] = float(popcount(in_reach(open_here, one) & ~open_here)) / 4.0
        x[1] = float(laid.size()) / 4.0
        x[2] = float(popcount(one & open_here)) / 2.0
        x[3] = float(popcount(one & (one << 4))) / 2.0
        x[4] = float(popcount(one & (one << 8))) / 2.0
        x[5] = float(popcount(rack.two))
        x[6] = late * x[0]
        x[7] = late * x[1]
        x[8] = float(popcount(one & ~open_here & EDGES)) / 2.0
        x[9] = float(popcount(one & ~company(one, open_here))) / 2.0
        x[10] = late * x[2]
        self.describe_rows(state, one, open_here)
        self.describe_pot(state, one)

    def describe_rows(self, state: State, one: i64, open_here: i64) -> None:
        """What it could take now: rows that the seat to move could take as well, and others; then rows that lack a
        tile, likewise, and rows of one tile.
        """
        x = self.x
        for i in range(i64(ROWS), i64(ROWS + 5)):
            x[i] = 0.0
        mine = state.side(state.seat).rack.one
        for row in range(state.rows):
            faces = state.faces(row)
            if in_reach(open_here, one | faces) & faces == 0:
                continue
            at = i64(ROWS) if in_reach(open_here, mine | faces) & faces != 0 else i64(ROWS + 1)
            if state.complete(row):
                x[at] = x[at] + float(worth_of(state.pot, row)) / 4.0
            elif state.pot[PLACES * row + 1] != 0:
                x[at + 2] = x[at + 2] + 1.0
            else:
                x[ROWS + 4] = x[ROWS + 4] + 1.0

    def describe_pot(self, state: State, one: i64) -> None:
        """Its tiles that are beside one of the pot, like one, or could double one."""
        x = self.x
        faces: i64 = 0
        doubling: i64 = 0
        for at in range(PLACES * state.rows):
            place = state.pot[at]
            if place != 0:
                faces |= bit_of(top_of(place))
                doubling |= doubling_kinds(state, at)
        x[ROWS + 5] = float(popcount(one & ((faces << 4) | (faces >> 4)))) / 2.0
        x[ROWS + 6] = float(popcount(one & faces)) / 2.0
        x[ROWS + 7] = float(popcount(one & doubling)) / 2.0


@final
class Racks:
    """Imagined for one view. `pool`: from how many a choice is made; below two, every rack is used as it is dealt.

    After so many choices, `uses`, racks are dealt anew. One rack may be chosen several times, each time with other
    tiles to come. That is cheap, but states from one pool are not independent, and standard errors over them are too
    small (with 32 choices among 128 by about a fifth). Where these are told to people, `uses` is 1.
    """

    def __init__(self, seen: View, pool: i64, uses: i64 = 1) -> None:
        self.hidden: Hidden = Hidden(seen)
        self.pool: i64 = pool if pool > 1 and learned_for(self.hidden.known) else 1
        self.uses: i64 = uses
        self.traits: Traits = Traits()
        self.dealt: list[State] = []
        self.sums: vec[float] = vec[float]([0.0] * int(self.pool))  # how likely they are, all up to each together
        self.left: i64 = 0  # choices until racks are dealt anew
        self.board: State | None = None

    def imagine(self, rng: Rng) -> State:
        """A state that agrees with the view; not to be changed, and to be forgotten once the next one is asked for."""
        if self.pool < 2:
            return self.dealt_anew(0, rng)
        if self.left == 0:
            self.deal(rng)
        self.left -= 1
        chosen = float(rng.below(PRECISE)) / float(PRECISE) * self.sums[self.pool - 1]
        low: i64 = 0
        high = self.pool - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > chosen:
                high = middle
            else:
                low = middle + 1
        return self.dealt[low]

    def to_play_on(self, deal: State) -> State:
        """A copy that may be changed, until the next one is asked for."""
        board = self.board
        if board is None:
            board = deal.copy()
            self.board = board
        else:
            board.become(deal)
        return board

    def deal(self, rng: Rng) -> None:
        self.left = self.uses
        whole = 0.0
        for i in range(self.pool):
            whole += self.traits.likely(self.dealt_anew(i, rng))
            self.sums[i] = whole

    def dealt_anew(self, at: i64, rng: Rng) -> State:
        """Racks are dealt so often that states are used again, all with the working space of one."""
        if at == len(self.dealt):
            fresh = State(self.hidden.known.rules)
            fresh.runs = self.hidden.known.runs
            self.dealt.append(fresh)
        state = self.dealt[at]
        self.hidden.deal(state, rng)
        return state


def company(one: i64, open_here: i64) -> i64:
    """The kinds that are near a tile of the rack, or near a place on the table where one more tile can lie."""
    return (one << 4) | (one >> 4) | (one << 8) | (one >> 8) | open_here | (open_here << 4) | (open_here >> 4)
