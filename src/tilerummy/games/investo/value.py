"""How a round will end, estimated from the whole truth at the beginning of a turn.

A search imagines states, so here both racks may be looked at. The estimate is a weighted sum of what each side has;
the weights are a least-squares fit to rounds of self-play (benchmarks/fit_investo.py), made once for each end of the
turn: the seat to move and the other.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.investo.actions import PLACES
from tilerummy.games.investo.chances import in_reach, open_kinds
from tilerummy.games.investo.state import Side, State, worth_of
from tilerummy.tiles import popcount

TRAITS: Final = 10  # of one side
INPUTS: Final = 2 * TRAITS + 12
# Points still to come, for the seat to move and for the other.
MOVER: Final[tuple[float, ...]] = (
    -0.4350, -0.1234, -0.0218, 0.0371, 0.0563, 0.1611, 0.1148, 0.6487,
    0.0957, 0.3299, 0.0811, 0.1839, -0.0634, -1.1556, -0.9529, -0.2692,
    -0.0622, -0.0918, -0.1293, -0.4296, 0.8692, -2.4198, 7.9646, 0.5451,
    0.2785, -0.1954, -0.1206, 0.1759, -0.0423, 0.0218, -0.4230, -0.1152,
)
OTHER: Final[tuple[float, ...]] = (
    0.1507, 0.1838, -0.0573, -2.1766, -1.8169, -0.5966, -0.0603, -0.2917,
    0.1051, -0.3698, -0.5640, -0.1142, 0.0879, 0.3901, 0.2492, 0.1635,
    0.1318, 0.2802, 0.1875, 0.3535, -0.1082, -0.4459, 8.1256, 0.0891,
    0.7228, -0.1473, -0.3458, 0.1936, -0.0607, 0.0209, 0.0193, -0.1848,
)


@final
class Features:
    """Describes a state for the seat to move (`mine` first) in `x`."""

    def __init__(self) -> None:
        self.x: vec[float] = vec[float]([0.0] * INPUTS)
        self.open: i64 = 0
        self.mover: vec[float] = vec[float](list(MOVER))
        self.other: vec[float] = vec[float](list(OTHER))

    def to_come(self, state: State) -> tuple[float, float]:
        """Points still to come in this round, for the seat to move and for the other."""
        self.describe(state)
        x = self.x
        mover = self.mover
        other = self.other
        mine = 0.0
        theirs = 0.0
        for i in range(i64(INPUTS)):
            mine += mover[i] * x[i]
            theirs += other[i] * x[i]
        return mine, theirs

    def describe(self, state: State) -> None:
        self.open = open_kinds(state.table)
        me = state.side(state.seat)
        other = state.side(1 - state.seat)
        self.describe_side(state, me, 0)
        self.describe_side(state, other, TRAITS)
        self.describe_both(state, float(me.rack.size()), float(other.rack.size()))

    def describe_side(self, state: State, side: Side, at: i64) -> None:
        x = self.x
        describe_rack(x, at, state, side, self.open)
        reach = in_reach(self.open, side.rack.one)
        best: i64 = 0
        total: i64 = 0
        near: i64 = 0
        for row in range(state.rows):
            if state.pot[PLACES * row + 1] != 0 and state.faces(row) & reach != 0:
                worth = worth_of(state.pot, row)
                if state.complete(row):
                    total += worth
                    best = worth if worth > best else best
                else:
                    near += 1
        x[at + 7] = float(best)
        x[at + 8] = float(total - best)
        x[at + 9] = float(near)

    def describe_both(self, state: State, mine: float, theirs: float) -> None:
        x = self.x
        stock = float(state.stock) / 80.0
        filled: i64 = 0
        for at in range(PLACES * state.rows):
            if state.pot[at] != 0:
                filled += 1
        at = 2 * TRAITS
        x[at] = 1.0
        x[at + 1] = stock
        x[at + 2] = stock * stock
        x[at + 3] = stock * mine
        x[at + 4] = stock * theirs
        x[at + 5] = x[2] * stock
        x[at + 6] = x[TRAITS + 2] * stock
        x[at + 7] = float(filled)
        x[at + 8] = float(popcount(self.open))
        x[at + 9] = x[2] * x[TRAITS + 2]
        x[at + 10] = 1.0 if theirs <= 3.0 else 0.0
        x[at + 11] = 1.0 if mine <= 3.0 else 0.0


def describe_rack(x: vec[float], at: i64, state: State, side: Side, open_here: i64) -> None:
    """The seven traits with which every estimate of a side begins: its tiles, what laying all leaves, its reach."""
    rack = side.rack
    laid = state.runs.most(state.table, rack)
    assert laid is not None
    size = rack.size()
    left = size - laid.size()
    x[at] = float(size)
    x[at + 1] = float(side.reserve.size())
    x[at + 2] = float(left)
    x[at + 3] = 1.0 if left == 0 else 0.0
    x[at + 4] = 1.0 if left == 1 else 0.0
    x[at + 5] = 1.0 if left == 2 else 0.0
    x[at + 6] = float(popcount(in_reach(open_here, rack.one) & ~open_here))
