"""The logs of a device's tables as they are taken to another device: whole, so that nothing of a match is lost.

Brought logs join those that are here. A table that is not here comes, one that went on elsewhere goes on from there,
and one that took another way here stays as it is here. Bringing the same once more changes nothing.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from tilerummy.device.home import WHO, DeviceHome
from tilerummy.device.store import Written
from tilerummy.device.tables import DeviceRegistry
from tilerummy.refusal import NotAccepted
from tilerummy.server.live.loading import table_from
from tilerummy.server.live.log import entry_of
from tilerummy.server.store import Conflict, Write
from tilerummy.server.table.events import Row
from tilerummy.server.table.table import BrokenLog

MOST_LOGS = 5_000
MOST_ROWS = 100_000  # of one table: a long match has a thousand


class DeviceLog(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: Annotated[str, Meta(pattern=r"^d-[0-9a-f]{24}\Z")]
    rows: Annotated[list[Written], Meta(min_length=1, max_length=MOST_ROWS)]


class Luggage(msgspec.Struct, forbid_unknown_fields=True):
    """`check`: say only whether it can be brought."""

    logs: Annotated[list[DeviceLog], Meta(max_length=MOST_LOGS)]
    check: bool = False


class BroughtLogs(msgspec.Struct, frozen=True):
    """How many tables came, went on, were here already, and went another way here."""

    came: int = 0
    grew: int = 0
    same: int = 0
    other: int = 0


async def pack(home: DeviceHome) -> list[DeviceLog]:
    """Of all tables, not only of those that a list shows."""
    found = await home.store.tables_of(WHO, MOST_LOGS)
    logs = [(each.table, await home.store.read(each.table)) for each in found]
    return [DeviceLog(table, [(row.seq, row.at, row.data.decode()) for row in rows]) for table, rows in logs if rows]


async def unpack(registry: DeviceRegistry, luggage: Luggage) -> BroughtLogs:
    """Everything is checked before anything is stored. Raises NotAccepted and StoreDown."""
    home = registry.services
    writes: list[Write] = []
    counts = {"came": 0, "grew": 0, "same": 0, "other": 0}
    for log in luggage.logs:
        what, write = await planned(home, log)
        counts[what] += 1
        writes += [] if write is None else [write]
    for write in [] if luggage.check else writes:
        await put(registry, write)
    return BroughtLogs(**counts)


async def planned(home: DeviceHome, log: DeviceLog) -> tuple[str, Write | None]:
    rows = rows_of(log)
    here = await home.store.read(log.table)
    if here[: len(rows)] == rows[: len(here)]:
        if len(rows) <= len(here):
            return "same", None
        return "grew" if here else "came", await checked(home, log.table, rows, len(here))
    await checked(home, log.table, rows, 0)
    return "other", None


def rows_of(log: DeviceLog) -> list[Row]:
    try:
        rows = [Row(seq, at, data.encode()) for seq, at, data in log.rows]
    except UnicodeError:
        raise NotAccepted("mine-bad-matches") from None
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        raise NotAccepted("mine-bad-matches")
    return rows


async def checked(home: DeviceHome, table: str, rows: list[Row], known: int) -> Write:
    """What is new of a log that can be folded, and in which only people of a device sit."""
    try:
        found = await table_from(table, rows, home.make_dealer)
    except BrokenLog:
        raise NotAccepted("mine-bad-matches") from None
    if any(chair.who not in ("", WHO) for chair in found.chairs):
        raise NotAccepted("mine-bad-matches")
    return Write(table, rows[known:], entry_of(found))


async def put(registry: DeviceRegistry, write: Write) -> None:
    """Somebody who plays there at this moment wins: the table then stays as it is here."""
    try:
        await registry.services.store.append(write)
    except Conflict:
        return
    registry.grew(write.table, write.rows[-1].seq)
