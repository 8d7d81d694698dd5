"""What the processes tell each other over Postgres: wake-ups, never content. A process that missed some is told so.

A payload is `e VOICE TABLE SEQ` (a table's log has grown to this number) or `n VOICE NOTICE`; the voice is the
process, so that nobody hears itself.
"""

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from tilerummy.server.store import ALL, Heard, Noticed
from tilerummy.server.store.batch import TROUBLE, Connection
from tilerummy.server.store.hosts import limited

log = structlog.get_logger()
CHANNEL = "tilerummy"
GATHER = 0.02  # seconds during which notices are collected
MOST = 2000  # waiting notices; a process that cannot send them says hello again later
LOOK = 10.0  # seconds between checks of a silent connection
FIRST, LAST = 0.05, 2.0  # seconds between tries to connect

Connect = Callable[[], Awaitable[Connection]]


class Bus:
    def __init__(self, connect: Connect, heard: Heard, noticed: Noticed) -> None:
        self.connect = connect
        self.heard = heard
        self.noticed = noticed
        self.name = secrets.token_hex(6)
        self.voice = f"e {self.name} "
        self.connection: Connection | None = None
        self.waiting: dict[str, None] = {}  # in order, each once
        self.more = asyncio.Event()
        self.busy = asyncio.Lock()  # a connection does one thing at a time
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        lost = await self._listen()
        self.tasks = [asyncio.create_task(self._stay(lost)), asyncio.create_task(self._speak())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        connection, self.connection = self.connection, None
        if connection is not None:
            await self._send(connection)
            connection.terminate()

    def say(self, notice: str) -> None:
        if len(self.waiting) < MOST:
            self.waiting[f"n {self.name} {notice}"] = None
            self.more.set()

    # ---- hearing

    async def _listen(self) -> asyncio.Event:
        """A listening connection; the event is set when it is lost."""
        connection = await self.connect()
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            with limited(connection):
                await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        self.connection = connection
        return lost

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        kind, _, rest = str(payload).partition(" ")
        voice, _, said = rest.partition(" ")
        if voice == self.name:
            return
        if kind == "e":
            table, _, seq = said.rpartition(" ")
            self.heard(table, int(seq))
        else:
            self.noticed(said)

    async def _stay(self, lost: asyncio.Event) -> None:
        """Reconnects whenever the connection is lost; anything may have been missed then."""
        while True:
            await self._watch(lost)
            log.warning("bus-lost")
            self.connection = None
            lost = await self._again()
            self.heard(ALL, 0)

    async def _watch(self, lost: asyncio.Event) -> None:
        """Waits until the connection is lost or no longer answers."""
        while True:
            try:
                async with asyncio.timeout(LOOK):  # Python 3.11's wait_for can lose a cancellation: no end of `close`
                    await lost.wait()
                return
            except TimeoutError:
                pass
            if self.connection is None or not await self._do(self.connection, "SELECT 1"):
                return

    async def _again(self) -> asyncio.Event:
        wait = FIRST
        while True:
            try:
                return await self._listen()
            except TROUBLE as error:
                log.warning("bus-away", error=type(error).__name__)
            await asyncio.sleep(wait * random.uniform(0.5, 1.5))
            wait = min(wait * 2, LAST)

    # ---- speaking

    async def _speak(self) -> None:
        while True:
            await self.more.wait()
            await asyncio.sleep(GATHER)
            if self.connection is not None:
                await self._send(self.connection)
            else:
                self.more.clear()
                self.waiting.clear()  # after connecting again, everything is said anew

    async def _send(self, connection: Connection) -> None:
        said, self.waiting = list(self.waiting), {}
        self.more.clear()
        if said:
            await self._do(connection, "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said", CHANNEL, said)

    async def _do(self, connection: Connection, sql: str, *values: Any) -> bool:
        """A connection that fails is dropped; after reconnecting, everything is announced again."""
        try:
            async with self.busy:
                await connection.execute(sql, *values, timeout=LOOK / 2)
        except TROUBLE as error:
            log.warning("bus-failed", error=type(error).__name__)
            connection.terminate()
            return False
        return True
