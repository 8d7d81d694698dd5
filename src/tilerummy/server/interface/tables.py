"""Tables: what making and seeing one takes and gives."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from tilerummy.server import projection
from tilerummy.server.interface.length import minutes
from tilerummy.server.interface.new_table import NewTable, Text
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.registry import Registry
from tilerummy.server.matches.history import closed_view
from tilerummy.server.table.events import Created, Seat
from tilerummy.server.table.table import Table
from tilerummy.server.wire import TableInfo, View

MOST_MINE = 50


class Made(msgspec.Struct, frozen=True):
    """A table, and which of its seats are mine."""

    id: str
    seats: list[int]


class TableSeen(msgspec.Struct, frozen=True):
    """What anybody with the link may know of a table: no tiles. Whoever sits there gets the `view` of a spectator
    too, for how the match stands and whose turn it is; None before the first deal. `deadline`: when the time of
    the seat to move runs out, in milliseconds. `minutes`: about how long a match takes here, None by correspondence.
    """

    table: TableInfo
    mine: list[int]
    seq: int
    view: View | None = None
    deadline: int | None = None
    minutes: int | None = None


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """`seat`: a certain one, else any that is free (or my own, to change my name there)."""

    name: Text = ""
    seat: Seat | None = None


class WhichSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat | None = None


class MadeKey(msgspec.Struct, frozen=True):
    """Whoever has the key can take the seat over. A new one makes the old one worthless."""

    seat: int
    key: str


class Key(msgspec.Struct, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=64)]


async def set_up(
    registry: Registry, created: Created, asked: NewTable, who: str, name: str, names: Sequence[str]
) -> Made:
    """A new table; names are cleaned and allowed."""
    made = await registry.create(created, who, name, asked.own, names)
    async with registry.held(made.table.id) as live:
        return Made(live.table.id, await begun(live, who, asked.start))


async def begun(live: LiveTable, who: str, start: bool) -> list[int]:
    """The seats of this visitor, who is ready in all of them if asked for."""
    mine = live.table.chairs.of(who)
    for seat in mine if start else []:
        await live.seats.ready(seat)
    return mine


def seen(table: Table, who: str) -> TableSeen:
    mine = table.chairs.of(who)
    view = closed_view(table, None) if mine else None
    info = projection.table_info(table)
    return TableSeen(info, mine, table.seq, view, projection.clock_info(table).deadline, minutes(info))
