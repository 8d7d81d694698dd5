"""A view of Investo as data for clients: tiles in notation, everything else plain numbers and words."""

from typing import Literal

import msgspec

from tilerummy.games.investo.actions import PLACES
from tilerummy.games.investo.state import REASONS, STEPS, top_of
from tilerummy.games.investo.view import View, ViewSide
from tilerummy.melds import show_code
from tilerummy.tiles import Tiles, show_tile


class WireSide(msgspec.Struct, frozen=True):
    """`rack` is None where the viewer may not see it; `known`: tiles everybody saw going there."""

    rack: list[str] | None
    size: int
    reserve: list[str]
    known: list[str]
    points: int
    total: int


class WireView(msgspec.Struct, frozen=True, tag="investo", tag_field="game"):
    """`pot`: rows of places of stacks, the lowest tile first; `bases`: which rows have one; `must`: one is due."""

    step: Literal["over", "draw", "choose", "play", "pot", "reserve", "back"]
    turn: int
    starter: int
    table: list[list[str]]
    pot: list[list[list[str]]]
    bases: list[bool]
    must: list[str]
    stock: int
    idle: int
    reason: str
    sides: list[WireSide]


def names(tiles: Tiles) -> list[str]:
    return [show_tile(kind) for kind in tiles.kinds()]


def place_names(place: int) -> list[str]:
    found: list[str] = []
    while place:
        found.insert(0, show_tile(int(top_of(place))))
        place >>= 6
    return found


def side_data(side: ViewSide) -> WireSide:
    rack = None if side.rack is None else names(side.rack)
    return WireSide(rack, side.size, names(side.reserve), names(side.known), side.points, side.total)


def wire(seen: View) -> WireView:
    places = [place_names(place) for place in seen.pot]
    rows = len(places) // PLACES
    pot = [[stack for stack in places[PLACES * row : PLACES * (row + 1)] if stack] for row in range(rows)]
    return WireView(
        STEPS[seen.step],
        seen.seat,
        seen.starter,
        [[show_code(code) for code in meld.codes] for meld in seen.table.melds],
        pot,
        [bool(seen.bases >> row & 1) for row in range(rows)],
        names(Tiles(seen.must)),
        seen.stock,
        seen.idle,
        REASONS[seen.reason],
        [side_data(side) for side in seen.sides],
    )
