"""Why a bot decides as it does: what it compared, and the two or three reasons that matter, as codes."""

import msgspec

from tilerummy.refusal import Params

MOST = 3  # reasons given


class Reason(msgspec.Struct, frozen=True):
    code: str
    params: Params = {}


class Considered(msgspec.Struct, frozen=True):
    """One decision: its notation, the chance to win the match with it, the points ahead expected of the round.

    A decision that was never played out (`tries` 0) has neither: there was nothing to compare it with, or no time.
    """

    action: str
    win: float | None = None
    ahead: float | None = None
    tries: int = 0


def tried(action: str, won: float, ahead: float, tries: int) -> Considered:
    """A decision after so many tries, with what they brought all together."""
    if tries == 0:
        return Considered(action)
    return Considered(action, round(min(1.0, max(0.0, won / tries)), 3), round(ahead / tries, 1), tries)


class Explanation(msgspec.Struct, frozen=True):
    """The decisions compared, best first, and why the first is best."""

    considered: tuple[Considered, ...]
    reasons: tuple[Reason, ...]
