"""The chance to win a match of the card game that is played to a target (G11), exactly from its totals.

How often a round brings so many points is counted (benchmarks/equity_gin.py); either side is taken to win as many.
A void round changes nothing.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

MOST_TARGET: Final = 120  # a table for more would take long to make uncompiled
# Of ten thousand rounds that were won those that brought so many points: from 0 on.
RESULTS: Final[tuple[int, ...]] = (
    0, 226, 255, 235, 191, 220, 184, 180, 143, 175, 145, 159, 118, 118, 105, 108, 78, 82, 75, 71, 77, 67, 61, 45,
    39, 282, 922, 761, 492, 687, 580, 387, 438, 352, 221, 194, 180, 150, 132, 91, 91, 96, 75, 74, 58, 59, 40, 53,
    50, 37, 31, 24, 27, 19, 26, 16, 14, 19, 14, 8, 14, 11, 15, 11, 11, 3, 11, 8, 3, 5, 7, 3, 1, 2, 6, 3, 0, 2, 3, 2,
    2, 0, 1, 1, 7, 1, 0, 2, 0, 1, 0, 2, 1, 1,
)


@final
class Equity:
    """A table by totals, made when it is first asked for."""

    def __init__(self) -> None:
        self.target: i64 = 0
        self.table: vec[float] = vec[float]([0.5])
        self.times: vec[float] = vec[float]([float(count) for count in RESULTS])
        self.most: i64 = len(RESULTS)

    def won(self, mine: i64, theirs: i64, target: i64) -> float:
        """The chance to win with these totals, before the next round; totals may be past the target."""
        if mine >= target or theirs >= target:
            return 0.5 if mine == theirs else (1.0 if mine > theirs else 0.0)
        if self.target != target:
            self.fill(target)
        return self.table[mine * target + theirs]

    def fill(self, target: i64) -> None:
        """From high totals to low ones."""
        self.target = target
        self.table = vec[float]([0.5] * int(target * target))
        mine = target - 1
        while mine >= 0:
            theirs = target - 1
            while theirs >= 0:
                self.table[mine * target + theirs] = self.after_a_round(mine, theirs)
                theirs -= 1
            mine -= 1

    def after_a_round(self, mine: i64, theirs: i64) -> float:
        chance = 0.0
        rounds = 0.0
        target = self.target
        points: i64 = 1
        while points < self.most:
            times = self.times[points]
            chance += times * (self.won(mine + points, theirs, target) + self.won(mine, theirs + points, target))
            rounds += 2.0 * times
            points += 1
        return chance / rounds
