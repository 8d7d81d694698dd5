"""SQLite: one thread writes, one reads. Writes that wait while a commit is on its way to the disk go into the next one
together, so the disk's speed limits commits, not moves.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from tilerummy.server.events import Row
from tilerummy.server.store import Conflict, Heard, Listed, StoreDown, Write
from tilerummy.server.store.migrate import migrate

T = TypeVar("T")
MOST = 500  # writes in one commit

INSERT = "INSERT INTO events (table_id, seq, at, data) VALUES (?, ?, ?, ?)"
ENTRY = """INSERT INTO tables (id, created, touched, game, public, phase, due, info) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET touched = excluded.touched, public = excluded.public, phase = excluded.phase,
    due = excluded.due, info = excluded.info"""
SEAT = """INSERT INTO seats (table_id, seat, who) VALUES (?, ?, ?)
    ON CONFLICT (table_id, seat) DO UPDATE SET who = excluded.who"""
NAME = """INSERT INTO people (who, name, seen) VALUES (?, ?, ?)
    ON CONFLICT (who) DO UPDATE SET name = excluded.name, seen = excluded.seen"""
LISTED = "SELECT id, created, touched, phase, info FROM tables"

OF_PERSON = " WHERE id IN (SELECT table_id FROM seats WHERE who = ?) ORDER BY touched DESC LIMIT ?"

Job = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def write_all(connection: sqlite3.Connection, write: Write) -> None:
    """Raises sqlite3.IntegrityError when a number is taken."""
    entry = write.entry
    if entry is not None:
        at = write.rows[-1].at
        values = (write.table, at, at, entry.game, entry.public, entry.phase, entry.due, entry.info)
        connection.execute(ENTRY, values)
    for row in write.rows:
        connection.execute(INSERT, (write.table, row.seq, row.at, row.data))
    for seat, who in write.seats:
        connection.execute(SEAT, (write.table, seat, who))


class SqliteStore:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.reading = ThreadPoolExecutor(1, "sqlite-read")
        self.writer: threading.Thread | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.reader: sqlite3.Connection | None = None

    async def open(self, heard: Heard) -> None:
        self.loop = asyncio.get_running_loop()
        await self.loop.run_in_executor(self.reading, migrate, f"sqlite:///{self.path}")
        self.reader = await self.loop.run_in_executor(self.reading, connect, self.path)
        self.writer = threading.Thread(target=self._write_on, args=(connect(self.path),), name="sqlite-write")
        self.writer.start()

    async def close(self) -> None:
        if self.writer is not None:
            self.jobs.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self.writer.join)
            self.writer = None
        if self.reader is not None:
            self.reader.close()
            self.reader = None
        self.reading.shutdown()

    # ---- writing

    def _write_on(self, connection: sqlite3.Connection) -> None:
        while True:
            job = self.jobs.get()
            if job is None:
                connection.close()
                return
            batch = [job]
            last = False
            while len(batch) < MOST:
                try:
                    job = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    last = True
                    break
                batch.append(job)
            results = commit(connection, [work for work, _ in batch])
            assert self.loop is not None
            self.loop.call_soon_threadsafe(settle, [future for _, future in batch], results)
            if last:
                connection.close()
                return

    def _put(self, work: Callable[[sqlite3.Connection], Any]) -> "asyncio.Future[Any]":
        assert self.loop is not None
        future: asyncio.Future[Any] = self.loop.create_future()
        self.jobs.put((work, future))
        return future

    async def append(self, write: Write) -> None:
        await self._put(lambda connection: write_all(connection, write))

    async def set_name(self, who: str, name: str, at: int) -> None:
        await self._put(lambda connection: connection.execute(NAME, (who, name, at)))

    async def delete(self, table: str) -> None:
        await self._put(lambda connection: connection.execute("DELETE FROM tables WHERE id = ?", (table,)))

    # ---- reading

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        def fetch() -> list[Any]:
            assert self.reader is not None
            return self.reader.execute(sql, values).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self.reading, fetch)
        except sqlite3.OperationalError as error:
            raise StoreDown(str(error)) from None

    async def ping(self) -> None:
        await self._read("SELECT 1")

    async def read(self, table: str, after: int = 0) -> list[Row]:
        sql = "SELECT seq, at, data FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [Row(*found) for found in await self._read(sql, table, after)]

    async def public(self, most: int) -> list[Listed]:
        sql = LISTED + " WHERE public AND phase != 'over' ORDER BY created DESC LIMIT ?"
        return [Listed(*found) for found in await self._read(sql, most)]

    async def tables_of(self, who: str, most: int) -> list[Listed]:
        sql = LISTED + OF_PERSON
        return [Listed(*found) for found in await self._read(sql, who, most)]

    async def due(self, until: int, most: int) -> list[str]:
        found = await self._read("SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?", until, most)
        return [row[0] for row in found]

    async def idle(self, before: int, most: int) -> list[str]:
        found = await self._read("SELECT id FROM tables WHERE touched < ? LIMIT ?", before, most)
        return [row[0] for row in found]

    async def name_of(self, who: str) -> str:
        found = await self._read("SELECT name FROM people WHERE who = ?", who)
        return str(found[0][0]) if found else ""


def commit(connection: sqlite3.Connection, works: list[Callable[[sqlite3.Connection], Any]]) -> list[Exception | None]:
    """Everything in one transaction; a conflict undoes its own part only."""
    results: list[Exception | None] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for work in works:
            results.append(attempt(connection, work))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [StoreDown(str(error))] * len(works)
    return results


def attempt(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], Any]) -> Exception | None:
    connection.execute("SAVEPOINT one")
    try:
        work(connection)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO one")
        return Conflict(str(error))
    finally:
        connection.execute("RELEASE one")
    return None


def settle(futures: "list[asyncio.Future[Any]]", results: list[Exception | None]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.done():
            continue
        if result is None:
            future.set_result(None)
        else:
            future.set_exception(result)
