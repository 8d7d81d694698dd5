"""SQLite: one thread writes (sqlite_writer), one checkpoints (checkpoints), one reads.

Every failure of the file or the disk is StoreDown, and waiting for the writer is bounded. A file that was replaced at
its path (files) is a failure too: nothing is read from it or reported as written.
"""

import asyncio
import os
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tilerummy.server.store import Heard, Listed, Noticed, StoreDown, Write, ignore
from tilerummy.server.store.checkpoints import Checkpoints
from tilerummy.server.store.files import Files, must_have_one_name
from tilerummy.server.store.migrate import NEWEST, VERSION, migrate
from tilerummy.server.store.people import NAME
from tilerummy.server.store.sole import Sole
from tilerummy.server.store.sqlite_writer import STATEMENTS, Work, Writer
from tilerummy.server.table.events import Row

LOCKED = 5.0  # seconds another program (a backup, say) may keep the file locked
PROBE = 8.0  # seconds for a probe: longer than that

LISTED = "SELECT id, created, touched, phase, info FROM tables"

OF_PERSON = " WHERE id IN (SELECT table_id FROM seats WHERE who = ?) ORDER BY touched DESC LIMIT ?"


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=LOCKED, cached_statements=STATEMENTS
    )
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def version_of(connection: sqlite3.Connection) -> str | None:
    """Of the schema; None for a new file."""
    if not connection.execute("SELECT name FROM sqlite_master WHERE name = 'alembic_version'").fetchall():
        return None
    found = connection.execute(VERSION).fetchone()
    return None if found is None else str(found[0])


class SqliteStore:
    """`alone`: no other server may use the file. Off for tools that read or delete while a server runs."""

    def __init__(self, path: Path, alone: bool = True) -> None:
        self.path = path
        self.sole = Sole(path) if alone else None
        self.reading = ThreadPoolExecutor(1, "sqlite-read")
        self.writer: Writer | None = None
        self.reader: sqlite3.Connection | None = None
        self.files: Files | None = None

    async def open(self, heard: Heard, noticed: Noticed = ignore) -> None:
        loop = asyncio.get_running_loop()
        try:
            tidying, writing = await loop.run_in_executor(self.reading, self._open)
        except (OSError, sqlite3.Error) as error:
            await self.close()
            raise StoreDown(f"the database {self.path} cannot be used: {error}") from None
        except BaseException:
            await self.close()
            raise
        assert self.files is not None
        self.writer = Writer(writing, loop, Checkpoints(tidying), self.files)

    def _open(self) -> tuple[sqlite3.Connection, sqlite3.Connection]:
        """Opens the reader, and returns the connections for checkpoints and for writing."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.sole is not None:
            self.sole.take()
        must_have_one_name(self.path)
        real = Path(os.path.realpath(self.path))
        self.reader = connect(real)
        if version_of(self.reader) != NEWEST:
            migrate(f"sqlite:///{real}")
        self.files = Files(self.path)
        tidying = connect(real)
        try:
            writing = connect(real)
            writing.execute("PRAGMA wal_autocheckpoint=0")
            self.files.look()
        except BaseException:
            tidying.close()
            raise
        return tidying, writing

    async def close(self) -> None:
        writer, self.writer = self.writer, None
        loop = asyncio.get_running_loop()
        if writer is not None:
            await writer.close()
        reader, self.reader = self.reader, None
        if reader is not None:
            await loop.run_in_executor(self.reading, reader.close)
        self.reading.shutdown()
        if self.files is not None:
            self.files.close()
        if self.sole is not None:
            self.sole.give_back()

    def say(self, notice: str) -> None:
        """There are no other processes."""

    # ---- writing

    def _put(self, work: Work) -> "asyncio.Future[None]":
        if self.writer is None:
            raise StoreDown("closed")
        return self.writer.put(work)

    async def append(self, write: Write) -> None:
        await self._put(write)

    async def delete(self, table: str) -> None:
        await self._put(("DELETE FROM tables WHERE id = ?", (table,)))

    async def change(self, sql: str, *values: str | int | bytes) -> None:
        await self._put((sql, values))

    # ---- reading

    async def ask(self, sql: str, *values: str | int | bytes) -> list[tuple[Any, ...]]:
        return await self._read(sql, *values)

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        reader, files = self.reader, self.files
        if reader is None or files is None:
            raise StoreDown("closed")
        files.look()
        try:
            work = asyncio.get_running_loop().run_in_executor(
                self.reading, lambda: reader.execute(sql, values).fetchall()
            )
            return await work
        except sqlite3.Error as error:
            raise StoreDown(str(error)) from None

    async def ping(self) -> None:
        """Writes a dummy name the way a move is written."""
        if self.files is not None and not self.files.may_be_written():
            raise StoreDown(f"{self.path} may not be written")
        try:
            await asyncio.wait_for(self.change(NAME, "", "", time.time_ns() // 1_000_000), PROBE)
        except TimeoutError:
            raise StoreDown("the disk does not answer") from None

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

    async def newest(self, before: int) -> int | None:
        found = await self._read("SELECT max(touched) FROM tables WHERE touched < ?", before)
        return None if found[0][0] is None else int(found[0][0])
