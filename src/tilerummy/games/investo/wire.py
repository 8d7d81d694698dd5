"""A view of Investo as data for clients: tiles in notation, everything else plain numbers and words."""

from functools import lru_cache
from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.investo.actions import PLACES
from tilerummy.games.investo.score import IN_RESERVE, ON_RACK
from tilerummy.games.investo.state import OVER, REASONS, STEPS, top_of, worth_of
from tilerummy.games.investo.view import View, ViewSide
from tilerummy.layout import meld_names
from tilerummy.tiles import NAMES, Tiles

Rows = list[list[tuple[str, ...]]]


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
    pot: Rows
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
    reserve = side.reserve.names()
    counts = [ON_RACK] * len(rack) if over and rack else []
    beside = [IN_RESERVE] * len(reserve) if over else []
    return WireSide(rack, side.size, reserve, side.known.names(), side.points, side.total, counts, beside)


@lru_cache(10000)
def pot_data(pot: tuple[int, ...], bases: int) -> tuple[Rows, list[bool], int, list[bool], list[int]]:
    """Rows of stacks, which have a base, how many places a row has, which are full, and what each is worth once it is
    (I8): on an empty place there will be one tile.

    Everybody at the table sees the same pot, and often for several moves.
    """
    places = [place_names(place) for place in pot]
    rows = [[stack for stack in places[at : at + PLACES] if stack] for at in range(0, len(places), PLACES)]
    stacks = vec[i64](list(pot))
    worth = [int(worth_of(stacks, row)) + PLACES - len(found) for row, found in enumerate(rows)]
    based = [bool(bases >> row & 1) for row in range(len(rows))]
    return rows, based, PLACES, [len(found) == PLACES for found in rows], worth


def wire(seen: View) -> WireView:
    return WireView(
        STEPS[seen.step],
        seen.seat,
        seen.starter,
        [meld_names(meld) for meld in seen.table.melds],
        *pot_data(tuple(seen.pot), seen.bases),
        Tiles(seen.due).names(),
        seen.stock,
        seen.idle,
        REASONS[seen.reason],
        [side_data(side, seen.step == OVER) for side in seen.sides],
    )
