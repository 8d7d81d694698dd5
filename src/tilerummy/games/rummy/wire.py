"""A view of Rummy as data for clients: tiles in notation, everything else plain numbers and words."""

from typing import Final, Literal

import msgspec

from tilerummy.games.rummy.state import OVER, REASONS, STEPS, rack_cost
from tilerummy.games.rummy.view import View, ViewSide
from tilerummy.layout import meld_names
from tilerummy.tiles import STAR, Tiles


class WireSide(msgspec.Struct, frozen=True):
    """`rack` is None where the viewer may not see it; `opened`: has laid tiles, `plays` times.

    When the round is over `counts` says what each tile of the rack is worth.
    """

    rack: list[str] | None
    size: int
    opened: bool
    plays: int
    counts: list[int]


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


# What each kind counts when it is left over (R1).
COUNTS: Final = [-int(rack_cost(Tiles.of([kind]))) for kind in range(STAR + 1)]


def side_data(side: ViewSide, over: bool) -> WireSide:
    rack = None if side.rack is None else side.rack.names()
    counts = [COUNTS[kind] for kind in side.rack.kinds()] if over and side.rack is not None else []
    return WireSide(rack, side.size, side.plays > 0, side.plays, counts)


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
        [side_data(side, seen.step == OVER) for side in seen.sides],
    )
