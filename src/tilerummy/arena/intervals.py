"""Means with 95 % intervals. An observation is a set of mirrored matches, never a single match: the matches of a set
share their luck and are not independent.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Z: Final = 1.959963984540054  # 97.5 % of the normal distribution
T: Final = (math.inf, 12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060)  # of Student's


@dataclass(frozen=True)
class Estimate:
    """A mean and the ends of its 95 % interval; `count` observations."""

    mean: float
    low: float
    high: float
    count: int


def rate(shares: Sequence[float]) -> Estimate:
    """Of shares between 0 and 1, one a set: Agresti and Coull's interval, for sets instead of coin tosses.

    Z²/2 sets won and Z²/2 sets lost are added. Far from 0 and 1 and with many sets that changes nothing; near them it
    keeps the interval honest: a hundred sets won out of a hundred do not show that the next cannot be lost.
    """
    count = len(shares)
    extra = Z * Z
    mean = (sum(shares) + extra / 2) / (count + extra)
    squares = sum((share - mean) ** 2 for share in shares) + extra / 2 * ((1 - mean) ** 2 + mean**2)
    wide = Z * math.sqrt(squares) / (count + extra)
    raw = sum(shares) / count if count else math.nan
    return Estimate(raw, max(0.0, mean - wide), min(1.0, mean + wide), count)


def mean_of(values: Sequence[float]) -> Estimate:
    """Student's interval; with fewer than two observations there is none."""
    count = len(values)
    mean = math.fsum(values) / count if count else math.nan
    if count < 2:
        return Estimate(mean, -math.inf, math.inf, count)
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    wide = student(count - 1) * math.sqrt(variance / count)
    return Estimate(mean, mean - wide, mean + wide, count)


def student(freedom: int) -> float:
    """97.5 % of Student's distribution; above the table by Cornish and Fisher's expansion, good to four digits."""
    if freedom < len(T):
        return T[freedom]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
