"""Reports to the host, by people and by the server itself. The statements are the same for SQLite and Postgres."""

import msgspec

from tilerummy.server.store import Store

LAST = 2**31 - 1  # greater than the number of any report

REPORTS = "SELECT id, at, table_id, seat, who, name, author, reason FROM reports"
REPORT = """INSERT INTO reports (at, table_id, seat, who, name, author, reason) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id, seat, who, author, reason) DO NOTHING"""


class Complaint(msgspec.Struct, frozen=True):
    """`who` was reported by `author`; an empty author is the server itself."""

    id: int
    at: int
    table: str
    seat: int
    who: str
    name: str
    author: str
    reason: str


class Reports:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, at: int, table: str, seat: int, who: str, name: str, author: str, reason: str) -> None:
        """The same report again changes nothing."""
        await self.store.change(REPORT, at, table, seat, who, name, author, reason)

    async def has(self, table: str, seat: int, who: str, author: str, reason: str) -> bool:
        sql = "SELECT 1 FROM reports WHERE table_id = ? AND seat = ? AND who = ? AND author = ? AND reason = ?"
        return bool(await self.store.ask(sql, table, seat, who, author, reason))

    async def has_sign(self, table: str, reason: str) -> bool:
        """Whether the server itself has reported this of a table."""
        sql = "SELECT 1 FROM reports WHERE table_id = ? AND author = '' AND reason = ? LIMIT 1"
        return bool(await self.store.ask(sql, table, reason))

    async def newest(self, most: int, before: int = LAST, signs: bool | None = None) -> list[Complaint]:
        """The newest first, with numbers under `before`; `signs`: those of the server only, or those of people."""
        which = "" if signs is None else " AND author = ''" if signs else " AND author <> ''"
        sql = f"{REPORTS} WHERE id < ?{which} ORDER BY id DESC LIMIT ?"
        return [Complaint(*found) for found in await self.store.ask(sql, before, most)]

    async def by(self, who: str) -> list[Complaint]:
        return [Complaint(*found) for found in await self.store.ask(f"{REPORTS} WHERE author = ? ORDER BY id", who)]

    async def about(self, who: str) -> list[Complaint]:
        return [Complaint(*found) for found in await self.store.ask(f"{REPORTS} WHERE who = ? ORDER BY id", who)]
