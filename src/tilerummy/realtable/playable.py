"""What could I play? The game's solver answers for a rack and a table that people enter."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tilerummy.realtable.choice import chosen
from tilerummy.realtable.entry import Asked
from tilerummy.refusal import NotAccepted

MOST_NODES = 3_000  # uncompiled, in a browser: seconds. An answer that was cut short says so (`proven`)


class PlayableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    asked: Asked
    rules: Annotated[str, Meta(max_length=400)] = ""


def answer(request: PlayableRequest) -> dict[str, Any]:
    game, rules = chosen(request.game, request.rules)
    if not (request.asked.rack or "").strip():
        raise NotAccepted("told-no-rack")
    return {"game": request.game, **game.realtable.playable(rules, request.asked, MOST_NODES)}
