"""Deleted tables, whole and packed, for a week in which the host can take them back.

They are out of everybody's sight: no other query knows of them. The statements are the same for SQLite and Postgres.
"""

import asyncio
import zlib

import msgspec

from tilerummy.server.store import Entry, Store, Write
from tilerummy.server.table.events import Row

WEEK = 7 * 86_400_000  # milliseconds

FACTS = "SELECT created, touched, game, public, phase, due, info FROM tables WHERE id = ?"
SEATS = "SELECT seat, who FROM seats WHERE table_id = ? ORDER BY seat"
SAT = "SELECT who FROM sat WHERE table_id = ? ORDER BY who"
SIT = "INSERT INTO sat (table_id, who) VALUES (?, ?) ON CONFLICT DO NOTHING"
PUT = """INSERT INTO trash (id, at, owners, data) VALUES (?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET at = excluded.at, owners = excluded.owners, data = excluded.data"""
UNTOUCHED = "DELETE FROM tables WHERE id = ? AND touched = ?"
GIVE = "UPDATE tables SET created = ?, touched = ? WHERE id = ?"
PURGE = "DELETE FROM trash WHERE id IN (SELECT id FROM trash WHERE at < ? ORDER BY at LIMIT ?)"


class Packed(msgspec.Struct):
    created: int
    entry: Entry
    seats: list[tuple[int, str]]
    rows: list[Row]


class Trash:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def put(self, table: str, at: int) -> None:
        """Instead of deleting it. If somebody comes back to it this very moment, it stays."""
        found = await self.store.ask(FACTS, table)
        if not found:
            return
        created, touched, game, public, phase, due, info = found[0]
        seats: list[tuple[int, str]] = [(seat, who) for seat, who in await self.store.ask(SEATS, table)]
        entry = Entry(game, bool(public), phase, due, bytes(info))
        packed = Packed(created, entry, seats, await self.store.read(table))
        data = await asyncio.to_thread(pack, packed)
        sat = [str(who) for (who,) in await self.store.ask(SAT, table)]
        await self.store.change(PUT, table, at, " ".join(sat), data)
        await self.store.change(UNTOUCHED, table, touched)

    async def restore(self, table: str, now: int) -> bool:
        """Whether it was there. Raises Conflict if there is such a table."""
        found = await self.store.ask("SELECT data, owners FROM trash WHERE id = ?", table)
        if not found:
            return False
        packed = await asyncio.to_thread(unpack, bytes(found[0][0]))
        await self.store.append(Write(table, packed.rows, packed.entry, packed.seats))
        await self.store.change(GIVE, packed.created, now, table)
        for who in str(found[0][1]).split():
            await self.store.change(SIT, table, who)
        await self.store.change("DELETE FROM trash WHERE id = ?", table)
        return True

    async def listed(self, most: int) -> list[tuple[str, int]]:
        """Tables, and when each was deleted; the last deleted first."""
        found = await self.store.ask("SELECT id, at FROM trash ORDER BY at DESC, id LIMIT ?", most)
        return [(table, at) for table, at in found]

    async def purge(self, before: int, most: int) -> None:
        """For ever, what was deleted before then."""
        await self.store.change(PURGE, before, most)

    async def forget(self, who: str) -> None:
        """For ever, the tables of a visitor who wants to be forgotten."""
        await self.store.change("DELETE FROM trash WHERE owners LIKE ?", f"%{who}%")


def pack(packed: Packed) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(packed))


def unpack(data: bytes) -> Packed:
    return msgspec.msgpack.decode(zlib.decompress(data), type=Packed)
