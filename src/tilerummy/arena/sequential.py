"""A confidence sequence: an interval that may be looked at after every deal, and holds at all of them together.

Bets on the mean of shares between 0 and 1: if the true mean is `m`, the wealth of whoever bets `1 + bet * (x - m)` on
every share is a martingale, and exceeds 1 / risk at any time with a chance of `risk` at most (Ville's inequality). So a
mean on which a bettor has become rich is ruled out. Nothing is assumed of the shares but that deals are independent.
Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, JRSS B 86 (2024), section 4; the bets
are a fixed mixture, as in Ryu and Bhatt, arXiv:2207.12382.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from tilerummy.arena.intervals import Estimate

RISK: Final = 0.05
STEPS: Final = 24
STAKES: Final = tuple(0.9 * 10 ** (-2 * step / (STEPS - 1)) for step in range(STEPS))  # parts of the largest safe bet
DIGITS: Final = 1e-5  # to which the ends are found


def wealth(counts: Mapping[float, int], mean: float) -> float:
    """The logarithm of what betting on more than `mean` has made of 1: it falls as `mean` rises."""
    return mixed([sum(n * math.log1p(stake * (x / mean - 1)) for x, n in counts.items()) for stake in STAKES])


def lower_end(counts: Mapping[float, int], rich: float) -> float:
    """The smallest mean on which nobody got rich."""
    low, high = 0.0, 1.0
    while high - low > DIGITS:
        middle = (low + high) / 2
        low, high = (middle, high) if wealth(counts, middle) >= rich else (low, middle)
    return low


def sequence(shares: Sequence[float], risk: float = RISK) -> Estimate:
    """The interval after these shares; each end may be wrong, at any time, with a chance of half the risk."""
    rich = math.log(2 / risk)
    counts = Counter(shares)
    other = {1 - share: count for share, count in counts.items()}
    mean = sum(shares) / len(shares) if shares else math.nan
    return Estimate(mean, lower_end(counts, rich), 1 - lower_end(other, rich), len(shares))


class SequentialTest:
    """Is the mean above or below `share`? Shares come one after the other; `answer` is +1 or -1 once it is sure."""

    def __init__(self, share: float, risk: float = RISK) -> None:
        self.share = share
        self.rich = math.log(2 / risk)
        self.count = 0
        self.answer = 0
        self.more = [0.0] * STEPS
        self.less = [0.0] * STEPS

    def add(self, x: float) -> None:
        self.count += 1
        self.more = grown(self.more, x, self.share)
        self.less = grown(self.less, 1 - x, 1 - self.share)
        if mixed(self.more) >= self.rich:
            self.answer = 1
        elif mixed(self.less) >= self.rich:
            self.answer = -1


def grown(logs: Sequence[float], x: float, mean: float) -> list[float]:
    return [each + math.log1p(stake * (x / mean - 1)) for each, stake in zip(logs, STAKES, strict=True)]


def mixed(logs: Sequence[float]) -> float:
    """The logarithm of the mean of what every stake has made."""
    top = max(logs)
    return top + math.log(sum(math.exp(each - top) for each in logs) / STEPS)
