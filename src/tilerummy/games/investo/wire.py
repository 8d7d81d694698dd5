"""A view of Investo as data for clients: tiles in notation, everything else plain numbers and words."""

from functools import lru_cache
from typing import Literal

import msgspec

from tilerummy.games.investo.actions import PLACES
from tilerummy.games.investo.score import IN_RESERVE, ON_RACK
from tilerummy.games.investo.state import OVER, REASONS, STEPS, top_of, worth_of
from tilerummy.games.investo.view import View, ViewSide
from tilerummy.layout import meld_names
from tilerummy.tiles import NAMES, Tiles


class WireSide(msgspec.Struct, frozen=True):
    """`rack` is None where the viewer may not see it; `known`: tiles everybody saw going there.

    When the round is over `counts` says what each tile of the rack is worth, and `reserve_counts` those of the reserve,
    which count for the other player.
    """

    rack: list[str] | None
    size: int
    reserve: list[str]
    known: list[str]
    points: int
    total: int
    counts: list[int]
    reserve_counts: list[int]


class WireView(msgspec.Struct, frozen=True, tag="investo", tag_field="game"):
    """`pot`: rows of places of stacks, the lowest tile first; `bases`: which rows have one; `must`: one is due.

    Each row has `places` for tiles, and is `full` when they are taken; `worth`: its points, once it is full.
    """

    step: Literal["over", "draw", "choose", "play", "pot", "reserve", "back"]
    turn: int
    starter: int
    table: list[tuple[str, ...]]
    pot: list[list[tuple[str, ...]]]
    bases: list[bool]
    places: int
    full: list[bool]
    worth: list[int]
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


def side_data(side: ViewSide, over: bool) -> WireSide:
    rack = None if side.rack is None else side.rack.names()
    counts = [ON_RACK] * len(rack) if over and rack else []
    beside = [IN_RESERVE] * side.reserve.size() if over else []
    shown = (side.reserve.names(), side.known.names(), side.points, side.total)
    return WireSide(rack, side.size, *shown, counts, beside)


@lru_cache(10000)
def pot_names(pot: tuple[int, ...]) -> list[list[tuple[str, ...]]]:
    """Everybody at the table sees the same pot, and often for several moves."""
    places = [place_names(place) for place in pot]
    rows = range(0, len(places), PLACES)
    return [[stack for stack in places[row : row + PLACES] if stack] for row in rows]


def worth_when_full(pot: list[list[tuple[str, ...]]], seen: View) -> list[int]:
    """I8, as the row lies: on an empty place there will be one tile."""
    return [int(worth_of(seen.pot, row)) + PLACES - len(places) for row, places in enumerate(pot)]


def wire(seen: View) -> WireView:
    pot = pot_names(tuple(seen.pot))
    return WireView(
        STEPS[seen.step],
        seen.seat,
        seen.starter,
        [meld_names(meld) for meld in seen.table.melds],
        pot,
        [bool(seen.bases >> row & 1) for row in range(len(pot))],
        PLACES,
        [len(places) == PLACES for places in pot],
        worth_when_full(pot, seen),
        Tiles(seen.due).names(),
        seen.stock,
        seen.idle,
        REASONS[seen.reason],
        [side_data(side, seen.step == OVER) for side in seen.sides],
    )
