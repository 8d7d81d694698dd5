"""Postgres, for several processes. One task writes: writes that arrive during a commit go into the next one together.
The other processes are notified by the commit.

If the connection is lost during a commit, its outcome is unknown. Then the events are written again: if identical
events have their numbers, the commit had succeeded.

If the database has another history than before (a standby has taken over), what is in memory may not be in it: waiting
writes are refused, and every table is read again.
"""

import asyncio
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, TypeVar

import asyncpg
import structlog

from tilerummy.server.store import ALL, FORGET, Conflict, Heard, Listed, Noticed, StoreDown, Write, ignore
from tilerummy.server.store.batch import ROWS, TROUBLE, Connection, Taken, is_written, write_all
from tilerummy.server.store.bus import CHANNEL, Bus
from tilerummy.server.store.hosts import ANSWER, Hosts, history_of, limited
from tilerummy.server.store.migrate import NEWEST, VERSION, migrate
from tilerummy.server.store.people import NAME
from tilerummy.server.table.events import Row

log = structlog.get_logger()
T = TypeVar("T")
MOST = 500  # writes in one commit
FIRST, LAST = 0.02, 1.0  # seconds between tries

LISTED = "SELECT id, created, touched, phase, info FROM tables"
OF_PERSON = " WHERE id IN (SELECT table_id FROM seats WHERE who = $1) ORDER BY touched DESC LIMIT $2"


@cache
def numbered(sql: str) -> str:
    """`?` for a value as Postgres writes it: $1, $2."""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


class Job:
    """A waiting write, its deadline, and whether an earlier try may have succeeded."""

    def __init__(self, write: Write, until: float, future: "asyncio.Future[None]") -> None:
        self.write = write
        self.until = until
        self.future = future
        self.unsure = False

    def done(self, problem: Exception | None = None) -> None:
        if self.future.done():
            return
        if problem is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(problem)


async def bring_up_to_date(connect: Callable[[], Awaitable[Connection]], url: str) -> None:
    connection = await connect()
    try:
        with limited(connection):
            version = await connection.fetchval(VERSION)
    except asyncpg.UndefinedTableError:
        version = None
    finally:
        connection.terminate()
    if version != NEWEST:
        await asyncio.to_thread(migrate, url)


class PostgresStore:
    def __init__(self, url: str, patience: float = 20.0) -> None:
        self.url = url.replace("+asyncpg", "", 1)
        self.hosts = Hosts(self.url)
        self.history: str | None = None
        self.warned = False  # that it is not known
        self.heard: Heard = lambda table, seq: None
        self.patience = patience
        self.waiting: deque[Job] = deque()
        self.batch: list[Job] = []  # being written
        self.more = asyncio.Event()
        self.closed = False
        self.pool: asyncpg.Pool[asyncpg.Record] | None = None
        self.bus: Bus | None = None
        self.writer: asyncio.Task[None] | None = None
        self.connection: Connection | None = None

    async def open(self, heard: Heard, noticed: Noticed = ignore) -> None:
        self.heard = heard
        await self._insist(lambda: bring_up_to_date(self._connect, self.url), self.patience)
        self.pool = asyncpg.create_pool(self.url, min_size=0, max_size=4, connect=self._connect)
        await self.pool
        self.bus = Bus(self._connect, heard, noticed)
        await self._insist(self.bus.open, self.patience)
        self.writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Waiting writes are still written if the database answers."""
        self.closed = True
        self.more.set()
        if self.writer is not None:
            await asyncio.wait([self.writer], timeout=self.patience)
            if self.connection is not None:
                self.connection.terminate()
            self.writer.cancel()
        for job in self.waiting:
            job.done(StoreDown("closed"))
        if self.bus is not None:
            await self.bus.close()
        if self.pool is not None:
            self.pool.terminate()

    def say(self, notice: str) -> None:
        if self.bus is not None:
            self.bus.say(notice)

    # ---- connections

    async def _connect(self, *_: Any, **__: Any) -> Connection:
        """The pool calls it with arguments of its own."""
        connection = await self.hosts.connect()
        try:
            self._note_history(await history_of(connection))
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _note_history(self, found: str | None) -> None:
        if found is None and not self.warned:
            self.warned = True
            log.warning("history-unknown")  # what is lost when a standby takes over would not be noticed
        before, self.history = self.history, found or self.history
        if found is None or before in (None, found):
            return
        log.warning("another-history")
        for job in (*self.batch, *self.waiting):
            job.done(StoreDown("the database has another history"))
        if self.pool is not None:
            asyncio.get_running_loop().create_task(self.pool.expire_connections())
        self.heard(ALL, FORGET)

    async def _insist(self, ask: Callable[[], Awaitable[T]], patience: float) -> T:
        """Retries until there is an answer. The query must be idempotent."""
        loop = asyncio.get_running_loop()
        until = loop.time() + patience
        wait = FIRST
        while True:
            try:
                return await ask()
            except TROUBLE as error:
                if self.closed or loop.time() + wait > until:
                    raise StoreDown(f"{type(error).__name__}: {error}") from None
            except asyncpg.PostgresError as error:
                raise StoreDown(f"{type(error).__name__}: {error}") from None
            await asyncio.sleep(wait * random.uniform(0.5, 1.5))
            wait = min(wait * 2, LAST)

    # ---- writing

    async def append(self, write: Write) -> None:
        if self.closed or self.writer is None:
            raise StoreDown("closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self.waiting.append(Job(write, loop.time() + self.patience, future))
        self.more.set()
        await future

    async def _write_on(self) -> None:
        while True:
            self.batch = self._batch()
            if self.batch:
                await self._together(self.batch)
            elif self.closed:
                return
            else:
                self.more.clear()
                await self.more.wait()

    def _batch(self) -> list[Job]:
        """The waiting writes, ordered by table, at most one of each table."""
        batch: dict[str, Job] = {}
        later: list[Job] = []
        while self.waiting and len(batch) < MOST:
            job = self.waiting.popleft()
            if job.future.done():  # cancelled, or refused
                continue
            if job.write.table in batch:
                later.append(job)
            else:
                batch[job.write.table] = job
        self.waiting.extendleft(reversed(later))
        return [batch[table] for table in sorted(batch)]

    async def _together(self, batch: list[Job]) -> None:
        """Writes all in one transaction; if that fails, one by one."""
        if len(batch) > 1:
            try:
                await self._write(batch)
            except Taken:
                pass
            except Exception as error:  # if one of them cannot be written at all, the others still can
                self._give_up(error)
                for job in batch:
                    job.unsure = True
            else:
                for job in batch:
                    job.done()
                return
        for job in batch:
            await self._alone(job)

    async def _alone(self, job: Job) -> None:
        wait = FIRST
        while True:
            try:
                job.done(await self._once(job))
                return
            except TROUBLE as error:
                job.unsure = True
                self._give_up(error)
                if self.closed or asyncio.get_running_loop().time() + wait > job.until:
                    job.done(StoreDown(f"{type(error).__name__}: {error}"))
                    return
            except Exception as error:  # if the writer ended, everybody would wait for ever
                self._give_up(error)
                job.done(error)
                return
            await asyncio.sleep(wait * random.uniform(0.5, 1.5))
            wait = min(wait * 2, LAST)

    async def _once(self, job: Job) -> Conflict | None:
        try:
            await self._write([job])
        except Taken:
            if not job.unsure or not await self._is_written(job.write):
                return Conflict(job.write.table)
        return None

    async def _write(self, jobs: list[Job]) -> None:
        """Those that nobody has given up meanwhile."""
        assert self.bus is not None
        connection = await self._writer()
        writes = [job.write for job in jobs if not job.future.done()]
        if writes:
            with limited(connection):
                await write_all(connection, writes, CHANNEL, self.bus.voice)

    async def _is_written(self, write: Write) -> bool:
        connection = await self._writer()
        with limited(connection):
            return await is_written(connection, write)

    async def _writer(self) -> Connection:
        if self.connection is None or self.connection.is_closed():
            self.connection = await self._connect()
        return self.connection

    def _give_up(self, error: Exception) -> None:
        """After an error the state of a connection is unknown."""
        log.warning("writer-failed", error=type(error).__name__)
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.terminate()

    async def delete(self, table: str) -> None:
        await self._ask("DELETE FROM tables WHERE id = $1", table)

    async def change(self, sql: str, *values: str | int | bytes) -> None:
        await self._ask(numbered(sql), *values)

    # ---- reading

    async def ask(self, sql: str, *values: str | int | bytes) -> list[tuple[Any, ...]]:
        return [tuple(found) for found in await self._ask(numbered(sql), *values)]

    async def _ask(self, sql: str, *values: Any, patience: float | None = None) -> list[asyncpg.Record]:
        pool = self.pool
        if pool is None or self.closed:
            raise StoreDown("closed")
        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # Postgres cannot store one, and none of our texts has one

        async def fetch() -> list[asyncpg.Record]:
            async with pool.acquire(timeout=ANSWER) as connection:
                with limited(connection):
                    return await connection.fetch(sql, *values)

        return await self._insist(fetch, self.patience if patience is None else patience)

    async def ping(self) -> None:
        """Writes a dummy name: a full disk or a read-only database still answers queries."""
        await self._ask(numbered(NAME), "", "", time.time_ns() // 1_000_000, patience=1.0)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        return [Row(*found) for found in await self._ask(ROWS, table, min(after, 2**62))]

    async def public(self, most: int) -> list[Listed]:
        sql = LISTED + " WHERE public AND phase != 'over' ORDER BY created DESC LIMIT $1"
        return [Listed(*found) for found in await self._ask(sql, most)]

    async def tables_of(self, who: str, most: int) -> list[Listed]:
        return [Listed(*found) for found in await self._ask(LISTED + OF_PERSON, who, most)]

    async def due(self, until: int, most: int) -> list[str]:
        found = await self._ask("SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2", until, most)
        return [row[0] for row in found]

    async def idle(self, before: int, most: int) -> list[str]:
        found = await self._ask("SELECT id FROM tables WHERE touched < $1 LIMIT $2", before, most)
        return [row[0] for row in found]

    async def newest(self, before: int) -> int | None:
        found = await self._ask("SELECT max(touched) FROM tables WHERE touched < $1", before)
        return None if found[0][0] is None else int(found[0][0])
