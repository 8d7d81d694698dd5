"""A view of Gin-Rummy as data for clients: tiles in notation, everything else plain numbers and words."""

from functools import cache
from typing import Literal

import msgspec

from tilerummy.games.gin.state import OVER, REASONS, STEPS
from tilerummy.games.gin.view import View, ViewSide
from tilerummy.melds import show_code
from tilerummy.solver.hand import total_points
from tilerummy.solver.hand_meld import meld_of
from tilerummy.tiles import NAMES, STAR, bit_of


class WireSide(msgspec.Struct, frozen=True):
    """`rack` is None where the viewer may not see it; `known`: discards everybody saw going there.

    When the round is over `counts` says how many points each tile of the rack is.
    """

    rack: list[str] | None
    size: int
    known: list[str]
    shown: bool
    counts: list[int]


class WireMeld(msgspec.Struct, frozen=True):
    owner: int
    tiles: list[str]


class WireView(msgspec.Struct, frozen=True, tag="gin", tag_field="game"):
    """`discard` is the tile that may be taken; `gone`: how many were not taken and are out of sight (G12)."""

    step: Literal["over", "offer", "draw", "discard", "lay"]
    turn: int
    dealer: int
    discard: str | None
    taken: str | None
    stock: int
    gone: int
    turns: int
    out: int | None
    reason: str
    table: list[WireMeld]
    sides: list[WireSide]


def tile_or_none(kind: int) -> str | None:
    return None if kind < 0 else NAMES[kind]


@cache
def tile_counts(highest: int) -> list[int]:
    """What each kind counts when it is left over."""
    return [int(total_points(bit_of(kind), 0, highest)) for kind in range(STAR)]


def side_data(side: ViewSide, seen: View) -> WireSide:
    rack = None if side.rack is None else side.rack.names()
    counts: list[int] = []
    if seen.step == OVER and side.rack is not None:
        worth = tile_counts(seen.rules.highest)
        counts = [worth[kind] for kind in side.rack.kinds()]
    return WireSide(rack, side.size, side.known.names(), side.shown, counts)


def wire(seen: View) -> WireView:
    return WireView(
        STEPS[seen.step],
        seen.seat,
        seen.dealer,
        tile_or_none(seen.discard),
        tile_or_none(seen.taken),
        seen.stock,
        len(seen.gone),
        seen.turns,
        None if seen.out < 0 else seen.out,
        REASONS[seen.reason],
        [WireMeld(owner, [show_code(code) for code in meld_of(meld).codes]) for owner, meld in seen.lying],
        [side_data(side, seen) for side in seen.sides],
    )
