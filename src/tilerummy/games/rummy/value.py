"""How a round will end, estimated from the whole truth at the beginning of a turn.

A search imagines states, so here all racks may be looked at. Each side gets a strength, a weighted sum of what it has;
the chance to go out first is its share of the exponentials of these. What the others will then have left on their racks
is a weighted sum too. The weights are fitted to rounds of self-play (benchmarks/fit_rummy.py).
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.rummy.plays import solver_for
from tilerummy.games.rummy.state import STAR_COST, State
from tilerummy.games.rummy.tactics import Tactics, may_open
from tilerummy.solver.hand import meldable, melded, total_points
from tilerummy.solver.quick import suits
from tilerummy.tiles import Tiles, lowest

TRAITS: Final = 15  # of one side, for its strength
COSTS: Final = 8  # for what it will have left if it loses
MOST_SEATS: Final = 4
LIMIT: Final = 1000  # nodes of the solver
STRENGTH: Final[tuple[float, ...]] = (
    1.6479, -0.3424, 4.5490, 0.9031, 0.1551, -0.1433, 0.1442, -0.2166,
    0.1281, 0.0654, 0.1274, 0.0769, 0.0086, 0.3424, 3.4033,
)
LEFTOVER: Final[tuple[float, ...]] = (22.3220, 0.0562, 0.0054, -21.7045, 0.6875, -0.3525, 3.9943, 0.0621)


@final
class Features:
    """Describes every side of a state: `x` for its strength, `y` for what it will have left."""

    def __init__(self) -> None:
        self.x: vec[float] = vec[float]([0.0] * (TRAITS * MOST_SEATS))
        self.y: vec[float] = vec[float]([0.0] * (COSTS * MOST_SEATS))
        self.strength: vec[float] = vec[float](list(STRENGTH))
        self.leftover: vec[float] = vec[float](list(LEFTOVER))
        self.wins: vec[float] = vec[float]([0.0] * MOST_SEATS)  # the chance of each seat to go out first
        self.left: vec[float] = vec[float]([0.0] * MOST_SEATS)  # what its rack will cost if it does not
        self.tactics: Tactics = Tactics()

    def judge(self, state: State) -> None:
        """Fill `wins` and `left`."""
        self.describe(state)
        total = 0.0
        for seat in range(state.seats):
            chance = exp(self.strength_of(seat))
            self.wins[seat] = chance
            total += chance
            cost = self.sum_of(self.leftover, self.y, COSTS, seat)
            self.left[seat] = cost if cost > 1.0 else 1.0
        for seat in range(state.seats):
            self.wins[seat] = self.wins[seat] / total

    def strength_of(self, seat: i64) -> float:
        return self.sum_of(self.strength, self.x, TRAITS, seat)

    def sum_of(self, weights: vec[float], inputs: vec[float], count: i64, seat: i64) -> float:
        total = 0.0
        for i in range(count):
            total += weights[i] * inputs[count * seat + i]
        return total

    def points(self, state: State, seat: i64) -> float:
        """Points of the round expected for a seat; `judge` comes first."""
        total = -(1.0 - self.wins[seat]) * self.left[seat]
        for other in range(state.seats):
            if other != seat:
                total += self.wins[seat] * self.left[other]
        return total

    # ---- what a side has

    def describe(self, state: State) -> None:
        for seat in range(state.seats):
            self.describe_side(state, seat)

    def describe_side(self, state: State, seat: i64) -> None:
        x = self.x
        at = TRAITS * seat
        for i in range(i64(TRAITS)):
            x[at + i] = 0.0
        side = state.side(seat)
        rest = self.tactics.rest(state, seat)
        left = rest.size()
        if side.plays > 0:
            self.describe_opened(state, at, left)
        else:
            self.describe_unopened(state, side.rack, at, left)
        x[at + 11] = 1.0 if state.seat == seat else 0.0
        x[at + 12] = float(side.rack.size())
        x[at + 14] = x[at + 2] * x[at + 11]
        self.describe_cost(state, seat, rest)
        self.describe_promise(state, seat, rest, at)

    def describe_opened(self, state: State, at: i64, left: i64) -> None:
        x = self.x
        x[at] = 1.0
        x[at + 1] = float(left)
        x[at + 2] = 1.0 if left == 0 else 0.0
        x[at + 3] = 1.0 if left == 1 else 0.0
        x[at + 4] = 1.0 if left == 2 else 0.0
        x[at + 5] = float(left * state.table.size()) / 100.0

    def describe_unopened(self, state: State, rack: Tiles, at: i64, left: i64) -> None:
        x = self.x
        fit = meldable(rack.one)
        points = float(total_points(fit, rack.two & fit, 13) + STAR_COST * rack.stars)
        x[at + 7] = float(left)
        x[at + 8] = 1.0 if self.opens(state, rack) else 0.0
        x[at + 9] = (points if points < 60.0 else 60.0) / 30.0

    def opens(self, state: State, rack: Tiles) -> bool:
        if not may_open(state, rack):
            return False
        if suits(state.melds, Tiles(), rack):
            return melded(rack.one, rack.two, 13) >= state.opening
        return solver_for(state).opening(state.lying, rack, int(state.opening), "points", LIMIT) is not None

    def describe_promise(self, state: State, seat: i64, rest: Tiles, at: i64) -> None:
        """How good the tiles are that cannot be laid yet."""
        tactics = self.tactics
        tactics.survey(state, seat)
        total: i64 = 0
        kinds = rest.one
        while kinds != 0:
            promise = tactics.promise(state, lowest(kinds))
            total += promise if promise < 60 else 60
            kinds &= kinds - 1
        self.x[at + (6 if state.side(seat).plays > 0 else 10)] = float(total) / 60.0
        self.x[at + 13] = float(state.side(seat).rack.stars)

    def describe_cost(self, state: State, seat: i64, rest: Tiles) -> None:
        y = self.y
        at = COSTS * seat
        side = state.side(seat)
        cost = float(side.cost())
        loose = float(rest.points() + STAR_COST * rest.stars)
        was_opened = 1.0 if side.plays > 0 else 0.0
        y[at] = 1.0
        y[at + 1] = cost
        y[at + 2] = loose
        y[at + 3] = was_opened
        y[at + 4] = was_opened * cost
        y[at + 5] = was_opened * loose
        y[at + 6] = self.others_opened(state, seat)
        y[at + 7] = y[at + 6] * cost

    def others_opened(self, state: State, seat: i64) -> float:
        for other in range(state.seats):
            if other != seat and state.side(other).plays > 0:
                return 1.0
        return 0.0
