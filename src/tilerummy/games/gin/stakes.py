"""What the points of a round are worth in the match (G11): the chance to win from given totals."""

from math import exp, sqrt
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.gin.state import GRAND, KNOCK, PETIT, Fixed, State
from tilerummy.solver.hand import total_points

MARGIN: Final = 0.0005  # every point counts a little even when the match looks decided
DIFFERENCE: Final = 20.0  # points between two racks at the end of a round, about
STEEP: Final = 1.7  # a logistic curve close to the normal one


@final
class Stakes:
    """Points of a round that is over, and their value for a seat."""

    def __init__(self, fixed: Fixed) -> None:
        rules: Any = fixed.rules
        self.seats: i64 = fixed.seats
        self.rounds: i64 = rules.rounds
        self.target: i64 = rules.target
        self.most_rounds: i64 = rules.max_rounds
        self.grand: i64 = rules.grand_bonus
        self.petit: i64 = rules.petit_bonus
        self.knock: i64 = rules.knock_bonus
        self.least: i64 = rules.least_bonus
        self.win: i64 = rules.win_bonus
        self.second: i64 = rules.second_bonus
        self.points: vec[float] = vec[float]([0.0] * 4)
        self.left: vec[i64] = vec[i64]([0] * 4)
        main = rules.least_bonus if fixed.seats > 2 else rules.win_bonus
        usual = rules.knock_bonus if rules.knock != "never" else rules.petit_bonus
        self.a_round: float = float(main + usual) + (DIFFERENCE if fixed.seats == 2 else 0.0) + 1.0

    def count(self, state: State) -> None:
        """G6, G8, G9: the points of a round that is over, in `points`; the same as `score.outcome`, without objects."""
        points = self.points
        for seat in range(self.seats):
            points[seat] = 0.0
        if state.out < 0:
            return
        cap = state.fixed.cap
        for seat in range(self.seats):
            rack = state.side(seat).rack
            self.left[seat] = total_points(rack.one, rack.two, cap)
        bonus = self.grand if state.way == GRAND else (self.petit if state.way == PETIT else self.knock)
        points[state.out] = float(bonus)
        if self.seats > 2:
            self.count_many(state)
        else:
            self.count_two(state)

    def count_many(self, state: State) -> None:
        best = state.out
        seat = state.after(best)
        while seat != state.out:
            if self.left[seat] < self.left[best]:
                best = seat
            seat = state.after(seat)
        self.points[best] = self.points[best] + float(self.least)

    def count_two(self, state: State) -> None:
        points = self.points
        first = state.out
        other = 1 - first
        ahead = self.left[other] - self.left[first]
        closed = state.fixed.closed and state.way != KNOCK
        if ahead > 0 or (closed and ahead == 0):
            points[first] = points[first] + float(ahead + self.win)
            return
        points[other] = float(self.second)
        if ahead < 0:
            points[other] = points[other] + float(self.win - ahead)

    def ahead(self, seat: i64) -> float:
        """Points of the round by which a seat beats the best of the others."""
        best = -1000.0
        for other in range(self.seats):
            if other != seat and self.points[other] > best:
                best = self.points[other]
        return self.points[seat] - best

    def won(self, state: State, seat: i64, part: float) -> float:
        """The chance to win the match after this round, from 0 to 1; a part of the round may be to come."""
        mine = float(state.side(seat).total) + self.points[seat]
        top = mine
        for other in range(self.seats):
            total = float(state.side(other).total) + self.points[other]
            if total > top:
                top = total
        left = self.rounds_left(state, top) + part
        steep = STEEP / (self.a_round * sqrt(left)) if left > 0.0 else 50.0
        shares = 0.0
        for other in range(self.seats):
            total = float(state.side(other).total) + self.points[other]
            shares += exp(steep * (total - top))
        return exp(steep * (mine - top)) / shares

    def rounds_left(self, state: State, top: float) -> float:
        if self.target == 0:
            return float(self.rounds - state.rounds - 1)
        if top >= float(self.target) or state.rounds + 1 >= self.most_rounds:
            return 0.0
        rounds = (float(self.target) - top) / self.a_round + 1.0
        most = float(self.most_rounds - state.rounds - 1)
        return rounds if rounds < most else most
