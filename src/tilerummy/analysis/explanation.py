"""Why a decision is a good one: the two or three reasons that matter, as codes."""

import msgspec

from tilerummy.refusal import Params

MOST = 3  # reasons given


class Reason(msgspec.Struct, frozen=True):
    code: str
    params: Params = {}
