"""SQLite: one thread writes, one reads. Writes that wait while a commit is on its way to the disk go into the next one
together, so the disk's speed limits commits, not moves.

Every failure of the file or the disk is StoreDown; nothing that waits for the writer waits for ever.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import structlog

from tilerummy.server.events import Row
from tilerummy.server.store import Conflict, Heard, Listed, Noticed, StoreDown, Write, ignore
from tilerummy.server.store.migrate import NEWEST, VERSION, migrate
from tilerummy.server.store.sole import Sole

log = structlog.get_logger()
MOST = 500  # writes in one commit
LOCKED = 5.0  # seconds another program (a backup, say) may keep the file locked

INSERT = "INSERT INTO events (table_id, seq, at, data) VALUES (?, ?, ?, ?)"
NEW = "INSERT INTO tables (touched, game, public, phase, due, info, id, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
# Never an insert: an entry without the events before it would be a broken log, after a table was deleted.
ENTRY = "UPDATE tables SET touched = ?, game = ?, public = ?, phase = ?, due = ?, info = ? WHERE id = ?"
SEAT = """INSERT INTO seats (table_id, seat, who) VALUES (?, ?, ?)
    ON CONFLICT (table_id, seat) DO UPDATE SET who = excluded.who"""
NAME = """INSERT INTO people (who, name, seen) VALUES (?, ?, ?)
    ON CONFLICT (who) DO UPDATE SET name = excluded.name, seen = excluded.seen"""
FORGET = """DELETE FROM people WHERE who IN (SELECT who FROM people WHERE seen < ?
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.who = people.who) LIMIT ?)"""
LISTED = "SELECT id, created, touched, phase, info FROM tables"

OF_PERSON = " WHERE id IN (SELECT table_id FROM seats WHERE who = ?) ORDER BY touched DESC LIMIT ?"

Job = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=LOCKED)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def version_of(connection: sqlite3.Connection) -> str | None:
    """Of the schema; None for a new file."""
    if not connection.execute("SELECT name FROM sqlite_master WHERE name = 'alembic_version'").fetchall():
        return None
    found = connection.execute(VERSION).fetchone()
    return None if found is None else str(found[0])


def write_all(connection: sqlite3.Connection, write: Write) -> None:
    """Raises sqlite3.IntegrityError when a number is taken or the table is gone."""
    entry = write.entry
    if entry is not None:
        at = write.rows[-1].at
        values = (at, entry.game, entry.public, entry.phase, entry.due, entry.info, write.table)
        if write.rows[0].seq == 1:
            connection.execute(NEW, (*values, at))
        else:
            connection.execute(ENTRY, values)
    for row in write.rows:
        connection.execute(INSERT, (write.table, row.seq, row.at, row.data))
    for seat, who in write.seats:
        connection.execute(SEAT, (write.table, seat, who))


class SqliteStore:
    """`alone`: no other server may use the file. Off for tools that read or delete while a server runs."""

    def __init__(self, path: Path, alone: bool = True) -> None:
        self.path = path
        self.sole = Sole(path) if alone else None
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.reading = ThreadPoolExecutor(1, "sqlite-read")
        self.writer: threading.Thread | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.reader: sqlite3.Connection | None = None

    async def open(self, heard: Heard, noticed: Noticed = ignore) -> None:
        self.loop = asyncio.get_running_loop()
        try:
            connection = await self.loop.run_in_executor(self.reading, self._open)
        except (OSError, sqlite3.Error) as error:
            await self.close()
            raise StoreDown(f"the database {self.path} cannot be used: {error}") from None
        except BaseException:
            await self.close()
            raise
        self.writer = threading.Thread(target=self._write_on, args=(connection,), name="sqlite-write")
        self.writer.start()

    def _open(self) -> sqlite3.Connection:
        """The reader stays, the connection for the writer is returned."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.sole is not None:
            self.sole.take()
        self.reader = connect(self.path)
        if version_of(self.reader) != NEWEST:
            migrate(f"sqlite:///{self.path}")
        return connect(self.path)

    async def close(self) -> None:
        writer, self.writer = self.writer, None
        loop = asyncio.get_running_loop()
        if writer is not None:
            self.jobs.put(None)
            await loop.run_in_executor(None, writer.join)
        reader, self.reader = self.reader, None
        if reader is not None:
            await loop.run_in_executor(self.reading, reader.close)
        self.reading.shutdown()
        if self.sole is not None:
            self.sole.give_back()

    def say(self, notice: str) -> None:
        """There are no other processes."""

    # ---- writing

    def _write_on(self, connection: sqlite3.Connection) -> None:
        last = False
        while not last:
            batch, last = self._batch()
            if batch:
                results = commit(connection, [work for work, _ in batch])
                assert self.loop is not None
                self.loop.call_soon_threadsafe(settle, [future for _, future in batch], results)
        connection.close()

    def _batch(self) -> tuple[list[Job], bool]:
        """What waits, at least one; and whether it is the last."""
        job = self.jobs.get()
        batch: list[Job] = []
        while job is not None:
            batch.append(job)
            if len(batch) == MOST:
                return batch, False
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _put(self, work: Callable[[sqlite3.Connection], Any]) -> "asyncio.Future[Any]":
        if self.writer is None or self.loop is None:
            raise StoreDown("closed")
        future: asyncio.Future[Any] = self.loop.create_future()
        self.jobs.put((work, future))
        return future

    async def append(self, write: Write) -> None:
        await self._put(lambda connection: write_all(connection, write))

    async def set_name(self, who: str, name: str, at: int) -> None:
        await self._put(lambda connection: connection.execute(NAME, (who, name, at)))

    async def forget_names(self, before: int, most: int) -> None:
        await self._put(lambda connection: connection.execute(FORGET, (before, most)))

    async def delete(self, table: str) -> None:
        await self._put(lambda connection: connection.execute("DELETE FROM tables WHERE id = ?", (table,)))

    # ---- reading

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        reader = self.reader
        if reader is None:
            raise StoreDown("closed")
        try:
            work = asyncio.get_running_loop().run_in_executor(
                self.reading, lambda: reader.execute(sql, values).fetchall()
            )
            return await work
        except sqlite3.Error as error:
            raise StoreDown(str(error)) from None

    async def ping(self) -> None:
        await self._read("SELECT count(*) FROM tables WHERE id = ''")

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
    """Everything in one transaction; a conflict undoes its own part only. Never raises: the writer must go on."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        results = [attempt(connection, work) for work in works]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        undo(connection)
        return [StoreDown(str(error))] * len(works)
    return results


def undo(connection: sqlite3.Connection) -> None:
    """A full disk may have undone it already, a broken one cannot; the next BEGIN tells."""
    try:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        log.error("rollback-failed", error=str(error))


def attempt(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], Any]) -> Exception | None:
    connection.execute("SAVEPOINT one")
    problem: Exception | None = None
    try:
        work(connection)
    except sqlite3.IntegrityError as error:
        problem = Conflict(str(error))
    except sqlite3.OperationalError:
        raise  # the file or the disk: nothing of the batch can be written
    except Exception as error:  # what cannot be written at all must not take the others with it
        problem = error
    if problem is not None:
        connection.execute("ROLLBACK TO one")
    connection.execute("RELEASE one")
    return problem


def settle(futures: "list[asyncio.Future[Any]]", results: list[Exception | None]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.done():
            continue
        if result is None:
            future.set_result(None)
        else:
            future.set_exception(result)
