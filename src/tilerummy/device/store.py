"""The store of a device: the browser's IndexedDB, behind functions of JavaScript.

As with any store, an append is durable before it returns, and the key (table, seq) is the lock between two tabs.
"""

from typing import Any

import msgspec

from tilerummy.device.bridge import Bridge
from tilerummy.server.store import Conflict, Entry, Listed, StoreDown, StoreFull, Write
from tilerummy.server.table.events import Row

FULL = "full"  # begins the text of what failed for want of room

Written = tuple[int, int, str]  # a row: number, time, event


class Shelf(msgspec.Struct, frozen=True):
    """A table as it is found without its log. Everybody on the device is one visitor: all tables are theirs."""

    table: str
    created: int
    touched: int
    phase: str
    game: str


class Put(msgspec.Struct, frozen=True):
    """A write, for JavaScript. `entry` stays as it was if it is None."""

    table: str
    rows: list[Written]
    entry: Shelf | None


class DeviceStore:
    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.created: dict[str, int] = {}  # of tables written in this session

    def say(self, notice: str) -> None:
        """There are no other processes; another tab has other tables."""

    async def append(self, write: Write) -> None:
        rows = [(row.seq, row.at, row.data.decode()) for row in write.rows]
        put = Put(write.table, rows, await self.shelf(write))
        if await self.do(self.bridge.append(msgspec.json.encode(put).decode())):
            raise Conflict(write.table)

    async def shelf(self, write: Write) -> Shelf | None:
        entry: Entry | None = write.entry
        if entry is None:
            return None
        if write.table not in self.created:
            first = write.rows[0] if write.rows[0].seq == 1 else (await self.read(write.table))[0]
            self.created[write.table] = first.at
        at = write.rows[-1].at
        return Shelf(write.table, self.created[write.table], at, entry.phase, entry.game)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        found = msgspec.json.decode(await self.do(self.bridge.read(table, after)), type=list[Written])
        return [Row(seq, at, data.encode()) for seq, at, data in found]

    async def tables_of(self, who: str, most: int) -> list[Listed]:
        found = msgspec.json.decode(await self.do(self.bridge.list()), type=list[Shelf])
        newest = sorted(found, key=lambda each: (-each.touched, each.table))
        return [Listed(each.table, each.created, each.touched, each.phase, b"") for each in newest[:most]]

    async def delete(self, table: str) -> None:
        self.created.pop(table, None)
        await self.do(self.bridge.delete(table))

    async def name(self) -> str:
        return str(await self.do(self.bridge.noted("name")))

    async def set_name(self, name: str) -> None:
        await self.do(self.bridge.note("name", name))

    async def do(self, promise: Any) -> Any:
        """Raises StoreDown: whatever JavaScript's reason is, it cannot be stored or read now."""
        try:
            return await promise
        except Exception as error:
            why = str(error)
            parts = [part.strip() for part in why.split(":")[:2]]
            raise (StoreFull if FULL in parts else StoreDown)(why) from error
