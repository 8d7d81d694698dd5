"""A view of Investo as data for clients: tiles in notation, everything else plain numbers and words."""

from functools import lru_cache
from typing import Literal

import msgspec

from tilerummy.games.investo.actions import PLACES
from tilerummy.games.investo.state import REASONS, STEPS, top_of
from tilerummy.games.investo.view import View, ViewSide
from tilerummy.table import meld_names
from tilerummy.tiles import NAMES, Tiles


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
    table: list[tuple[str, ...]]
    pot: list[list[tuple[str, ...]]]
    bases: list[bool]
    must: list[str]
    stock: int
    idle: int
    reason: str
    sides: list[WireSide]


@lru_cache(10000)
def place_names(place: int) -> tuple[str, ...]:
    """A stack, the lowest tile first. Few different ones ever lie there."""
    found: list[str] = []
    while place:
        found.insert(0, NAMES[top_of(place)])
        place >>= 6
    return tuple(found)


def side_data(side: ViewSide) -> WireSide:
    rack = None if side.rack is None else side.rack.names()
    return WireSide(rack, side.size, side.reserve.names(), side.known.names(), side.points, side.total)


@lru_cache(10000)
def pot_names(pot: tuple[int, ...]) -> list[list[tuple[str, ...]]]:
    """Everybody at the table sees the same pot, and often for several moves."""
    places = [place_names(place) for place in pot]
    rows = range(0, len(places), PLACES)
    return [[stack for stack in places[row : row + PLACES] if stack] for row in rows]


def wire(seen: View) -> WireView:
    return WireView(
        STEPS[seen.step],
        seen.seat,
        seen.starter,
        [meld_names(meld) for meld in seen.table.melds],
        pot_names(tuple(seen.pot)),
        [bool(seen.bases >> row & 1) for row in range(len(seen.pot) // PLACES)],
        Tiles(seen.must).names(),
        seen.stock,
        seen.idle,
        REASONS[seen.reason],
        [side_data(side) for side in seen.sides],
    )
