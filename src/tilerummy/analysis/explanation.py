"""Why a bot decides as it does: what it compared, and the two or three reasons that matter, as codes."""

from math import sqrt
from typing import Literal

import msgspec

from tilerummy.refusal import Params

MOST = 3  # reasons given
DOUBT = 2.0  # standard errors within which two decisions are not told apart
SLIGHT = 0.005  # a difference that nobody speaks of, as a share of matches won
Measure = Literal["win", "points"]  # the chance to win the match, or points of the round


class Reason(msgspec.Struct, frozen=True):
    code: str
    params: Params = {}


class RankedDecision(msgspec.Struct, frozen=True):
    """One decision: its notation, the chance to win the match with it, the points ahead expected of the round.

    `worth` is the number the decisions are sorted by, in the measure of the explanation: what is expected of the
    decision that all were compared with, and what this one surely gains over it. It is the one to show: `win` and
    `ahead` are plain means, over fewer deals for decisions that dropped out early, and may be in another order.

    `alike`: what was played out does not tell it apart from the first; a difference in their numbers may be luck.

    A decision that was never played out (`tries` 0) has none of them: there was nothing to compare it with, or no time.
    """

    action: str
    win: float | None = None
    ahead: float | None = None
    tries: int = 0
    worth: float | None = None
    alike: bool = False


def tried(action: str, won: float, ahead: float, tries: int, worth: float) -> RankedDecision:
    """A decision after so many tries, with what they brought all together."""
    if tries == 0:
        return RankedDecision(action)
    return RankedDecision(action, round(chance(won / tries), 3), round(ahead / tries, 1), tries, round(worth, 3))


def indistinct(behind: float, *errors: float) -> bool:
    """Whether being so far behind may be luck; the errors are those of the two means compared."""
    return behind <= max(SLIGHT, DOUBT * sqrt(sum(error * error for error in errors)))


def chance(share: float) -> float:
    return min(1.0, max(0.0, share))


class Explanation(msgspec.Struct, frozen=True):
    """The decisions compared, best first, and why the first is best."""

    considered: tuple[RankedDecision, ...]
    reasons: tuple[Reason, ...]
    measure: Measure = "win"
