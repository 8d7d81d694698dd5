"""Why a bot decides as it does: what it compared, and the two or three reasons that matter, as codes."""

import msgspec

from tilerummy.refusal import Params

MOST = 3  # reasons given


class Reason(msgspec.Struct, frozen=True):
    code: str
    params: Params = {}


class Considered(msgspec.Struct, frozen=True):
    """One decision: its notation, the chance to win the match with it, the points ahead expected of the round."""

    action: str
    win: float
    ahead: float
    tries: int


class Explanation(msgspec.Struct, frozen=True):
    """The decisions compared, best first, and why the first is best."""

    considered: tuple[Considered, ...]
    reasons: tuple[Reason, ...]
