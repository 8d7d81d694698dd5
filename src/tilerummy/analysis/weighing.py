"""Compares a decision with a bot's own: what the bot would have done, why, and the difference in points.

The bot chooses on one sample of imagined deals, and the two decisions are compared on another: on the sample it was
chosen on, the best of many decisions looks better than it is.
"""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from tilerummy.analysis.explanation import Reason
from tilerummy.analysis.sampling import Trial, compare
from tilerummy.refusal import Refusal

DEALS = 100  # imagined for the two decisions
SURE = 2.5  # standard errors: of a hundred decisions that are as good, one seems worse
Pair = tuple[float, float]  # points ahead at the end of the round: with the bot's decision, with the other

Accepted = TypeVar("Accepted")


class Weighed(msgspec.Struct, frozen=True):
    """`best`: the bot's decision in notation. `lost`: points of the round by which the other is worse, on average over
    `deals`; `doubt`: the standard error of that; `least`: what the game thinks worth a word, as its estimates are no
    finer. No deals: the two are the same decision.
    """

    best: str
    reasons: tuple[Reason, ...]
    lost: float = 0.0
    doubt: float = 0.0
    deals: int = 0
    least: float = 0.0

    @property
    def worse(self) -> bool:
        """Whether the other decision surely costs points."""
        return self.deals > 0 and self.lost >= self.least and self.lost > SURE * self.doubt


def accepted(found: Accepted | Refusal) -> Accepted:
    """Only what the rules accept can be weighed; it is judged once, not on every deal."""
    if isinstance(found, Refusal):
        raise ValueError(f"not accepted: {found}")
    return found


def weigh_two(
    best: object, other: object, reasons: list[Reason], try_both: Callable[[], Pair], deals: int, least: float
) -> Weighed:
    """`try_both` imagines a deal and plays both decisions on it, with the same luck."""
    if str(best) == str(other):
        return Weighed(str(best), tuple(reasons))
    first, second = Trial(), Trial()
    for _ in range(deals):
        points = try_both()
        first.note(points[0])
        second.note(points[1])
        compare([first, second])
    return Weighed(str(best), tuple(reasons), -second.mean_gain(), second.error(), deals, least)
