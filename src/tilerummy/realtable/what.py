"""What could I play? A rack and a table told by people, answered by the solver of the game."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tilerummy.realtable.choice import chosen
from tilerummy.realtable.told import Asked
from tilerummy.refusal import NotAccepted

MOST_NODES = 3_000  # uncompiled, in a browser: seconds. An answer that was cut short says so (`proven`)


class Wondered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    asked: Asked
    rules: Annotated[str, Meta(max_length=400)] = ""


def answer(wondered: Wondered) -> dict[str, Any]:
    game, rules = chosen(wondered.game, wondered.rules)
    if not (wondered.asked.rack or "").strip():
        raise NotAccepted("told-no-rack")
    return {"game": wondered.game, **game.realtable.could(rules, wondered.asked, MOST_NODES)}
