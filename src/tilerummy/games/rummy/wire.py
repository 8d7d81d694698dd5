"""A view of Rummy as data for clients: tiles in notation, everything else plain numbers and words."""

from typing import Literal

import msgspec

from tilerummy.games.rummy.state import REASONS, STEPS
from tilerummy.games.rummy.view import View, ViewSide
from tilerummy.table import meld_names


class WireSide(msgspec.Struct, frozen=True):
    """`rack` is None where the viewer may not see it; `opened`: has laid tiles, `plays` times."""

    rack: list[str] | None
    size: int
    opened: bool
    plays: int


class WireView(msgspec.Struct, frozen=True, tag="rummy", tag_field="game"):
    """A Star on the table is written with what it stands for, `*r7`; `laid`: this turn has laid tiles."""

    step: Literal["over", "draw", "choose", "discard"]
    turn: int
    starter: int
    table: list[tuple[str, ...]]
    discards: list[str]
    stock: int
    laid: bool
    idle: int
    reason: str
    sides: list[WireSide]


def side_data(side: ViewSide) -> WireSide:
    rack = None if side.rack is None else side.rack.names()
    return WireSide(rack, side.size, side.plays > 0, side.plays)


def wire(seen: View) -> WireView:
    return WireView(
        STEPS[seen.step],
        seen.seat,
        seen.starter,
        [meld_names(meld) for meld in seen.table.melds],
        seen.discards.names(),
        seen.stock,
        seen.laid,
        seen.idle,
        REASONS[seen.reason],
        [side_data(side) for side in seen.sides],
    )
