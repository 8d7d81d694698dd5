"""How a round will end, as a small network estimates it from the whole truth at the beginning of a turn.

More is looked at than in value.py: above all which of the two could take each row, since a row that both can take
belongs to the one whose turn it is. The network learned from rounds between searching players
(benchmarks/learn_investo.py), under the rules of `learned_for`; under all others the weighted sum of value.py stays.
"""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.analysis.network import Network
from tilerummy.games.investo.actions import PLACES
from tilerummy.games.investo.chances import in_reach, open_kinds
from tilerummy.games.investo.state import Side, State, worth_of
from tilerummy.games.investo.trained import learned_weights
from tilerummy.games.investo.value import Features, describe_rack
from tilerummy.tiles import ALL, popcount

TRAITS: Final = 10  # of one side
ROWS: Final = 2 * TRAITS  # where what the rows promise begins
WORTH: Final = ROWS  # points of complete rows that nobody, the mover, the other, both can take
NEAR: Final = ROWS + 4  # rows that lack one tile, likewise
BEGUN: Final = ROWS + 8  # rows of one tile, likewise
BEST: Final = ROWS + 12  # the best complete row of the mover, of the other
AWAY: Final = ROWS + 14  # points of complete rows a tile away, for the mover, for the other
BOTH: Final = ROWS + 16
INPUTS: Final = BOTH + 7


def learned_for(state: State) -> bool:
    """The rules whose rounds the network knows: other options than these hardly change what a position is worth."""
    return state.rack_limit == 10 and state.rows == 4 and state.height == 2


def half_way(open_here: i64, rack: i64) -> i64:
    """The kinds that could be laid with one more tile."""
    near = open_here | rack
    return ((near << 4) | (near >> 4) | (rack << 8) | (rack >> 8)) & ALL


@final
class RoundEstimate:
    """The points still to come; by the network if `learned`, else by the weighted sum."""

    def __init__(self, learned: bool = False) -> None:
        self.learned: bool = learned
        self.network: Network = Network()
        self.features: Features = Features()
        self.open: i64 = 0
        if learned:
            self.network.load(INPUTS, 2, learned_weights())

    def to_come(self, state: State) -> tuple[float, float]:
        """Points still to come in this round, for the seat to move and for the other."""
        if not self.learned or not learned_for(state):
            return self.features.to_come(state)
        self.describe(state)
        self.network.run()
        return self.network.y[0], self.network.y[1]

    def describe(self, state: State) -> None:
        """Into the inputs of the network, the mover's first."""
        self.open = open_kinds(state.table)
        me = state.side(state.seat)
        other = state.side(1 - state.seat)
        x = self.network.x
        for i in range(i64(ROWS), i64(INPUTS)):
            x[i] = 0.0
        self.describe_side(state, me, 0)
        self.describe_side(state, other, TRAITS)
        for row in range(state.rows):
            if state.pot[PLACES * row] != 0:
                self.describe_row(state, row, me.rack.one, other.rack.one)
        self.describe_both(state, me, other)

    def describe_side(self, state: State, side: Side, at: i64) -> None:
        x = self.network.x
        rack = side.rack
        describe_rack(x, at, state, side, self.open)
        x[at + 7] = float(popcount(rack.two))
        x[at + 8] = float(popcount(rack.one & half_way(self.open, rack.one)))
        x[at + 9] = 1.0 if rack.size() <= 3 else 0.0

    def describe_row(self, state: State, row: i64, mine: i64, theirs: i64) -> None:
        x = self.network.x
        faces = state.faces(row)
        could = in_reach(self.open, mine | faces) & faces != 0
        could_other = in_reach(self.open, theirs | faces) & faces != 0
        who = (i64(1) if could else i64(0)) + (i64(2) if could_other else i64(0))
        if not state.complete(row):
            at = i64(NEAR) if state.pot[PLACES * row + 1] != 0 else i64(BEGUN)
            x[at + who] = x[at + who] + 1.0
            return
        worth = float(worth_of(state.pot, row))
        x[WORTH + who] = x[WORTH + who] + worth
        if could and worth > x[BEST]:
            x[BEST] = worth
        if could_other and worth > x[BEST + 1]:
            x[BEST + 1] = worth
        if not could and half_way(self.open, mine) & faces != 0:
            x[AWAY] = x[AWAY] + worth
        if not could_other and half_way(self.open, theirs) & faces != 0:
            x[AWAY + 1] = x[AWAY + 1] + worth

    def describe_both(self, state: State, me: Side, other: Side) -> None:
        x = self.network.x
        stock = float(state.stock) / 80.0
        filled: i64 = 0
        for at in range(PLACES * state.rows):
            if state.pot[at] != 0:
                filled += 1
        x[BOTH] = stock
        x[BOTH + 1] = stock * stock
        x[BOTH + 2] = float(filled)
        x[BOTH + 3] = float(popcount(self.open))
        x[BOTH + 4] = x[2] * x[TRAITS + 2]
        x[BOTH + 5] = float(popcount(in_reach(self.open, me.rack.one) & in_reach(self.open, other.rack.one)))
        x[BOTH + 6] = 1.0 if state.stock <= 6 else 0.0
