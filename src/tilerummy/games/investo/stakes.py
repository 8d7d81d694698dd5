"""What the points of a round are worth in the match (I20): the chance to win from given totals."""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

A_ROUND: Final = 10.0  # points a good player makes in a round
SPREAD: Final = 7.6  # how far apart two equal players are after one (standard deviation)
STEEP: Final = 1.7 / SPREAD  # a logistic curve close to the normal one
MARGIN: Final = 0.004  # every point counts a little even when the match looks decided


@final
class Stakes:
    def __init__(self, target: i64, deciding: bool = False) -> None:
        self.target: i64 = target
        self.deciding: bool = deciding  # a round after a tie at the target: whoever is ahead after it has won

    def value(self, mine: float, theirs: float, open_round: float) -> float:
        """From 0 to 1, and a little more for a large margin.

        The totals after this round, or what they are thought to become while a part of it, `open_round`, is to come.
        """
        ahead = mine - theirs
        top = mine if mine > theirs else theirs
        rounds = (float(self.target) - top) / A_ROUND
        if self.deciding:
            rounds = 0.0
        if open_round == 0.0 and rounds <= 0.0:
            won = 0.5 if ahead == 0.0 else (1.0 if ahead > 0.0 else 0.0)
        else:
            more = (rounds if rounds > 1.0 else 1.0) if open_round == 0.0 else (rounds if rounds > 0.0 else 0.0)
            won = 1.0 / (1.0 + exp(-STEEP * ahead / sqrt(more + open_round)))
        return won + MARGIN * ahead
