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
    0, 26, 31, 30, 32, 26, 32, 37, 35, 42, 38, 38, 53, 43, 59, 55, 39, 57, 49, 51, 52, 52, 54, 45, 48, 60, 519, 475,
    460, 529, 516, 413, 443, 423, 298, 443, 228, 224, 231, 253, 190, 242, 212, 173, 191, 194, 165, 178, 165, 145,
    135, 138, 112, 134, 108, 165, 76, 75, 63, 58, 67, 43, 50, 41, 38, 42, 23, 23, 23, 23, 23, 17, 17, 11, 16, 8, 12,
    7, 5, 10, 5, 5, 6, 5, 5, 3, 2, 3, 2, 1, 2, 2, 1, 1, 1, 1, 0, 1, 1, 1,
)


@final
class Equity:
    """A table by totals, made when it is first asked for; `equity_of` shares it."""

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


SHARED: Final[dict[int, Equity]] = {}  # by target: a player is made anew for every decision at a table


def equity_of(target: int) -> Equity:
    found = SHARED.get(target)
    if found is None:
        found = Equity()
        SHARED[target] = found
    return found
