"""A live table without a network: a store in memory that stores when the test says so, and connections that keep
what they were told.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

from tilerummy.luck import Rng
from tilerummy.server import wire
from tilerummy.server.live.connection import Connection
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.node import Node
from tilerummy.server.settings import Settings
from tilerummy.server.store import Conflict, Heard, Listed, Noticed, StoreDown, Write, ignore
from tilerummy.server.table.events import Clock, Created, Row

PEOPLE = ("person", "person")


class BlockingStore:
    """While `blocked`, an append waits for `let`: to be stored, to fail, or to lose against another process."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Row]] = {}
        self.writes: list[Write] = []
        self.said: list[str] = []
        self.blocked = False
        self.down = False
        self.waiting: list[asyncio.Future[None]] = []

    async def open(self, heard: Heard, noticed: Noticed = ignore) -> None: ...
    async def close(self) -> None: ...
    async def ping(self) -> None: ...

    def say(self, notice: str) -> None:
        self.said.append(notice)

    async def append(self, write: Write) -> None:
        if self.blocked:
            gate: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.append(gate)
            await gate
        log = self.logs.setdefault(write.table, [])
        if write.rows[0].seq != len(log) + 1:
            raise Conflict
        log.extend(write.rows)
        self.writes.append(write)

    def let(self, error: Exception | None = None) -> None:
        """The append that has waited longest goes on."""
        gate = self.waiting.pop(0)
        if error is None:
            gate.set_result(None)
        else:
            gate.set_exception(error)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        if self.down:
            raise StoreDown
        return self.logs.get(table, [])[after:]

    async def public(self, most: int) -> list[Listed]:
        return []

    async def tables_of(self, who: str, most: int) -> list[Listed]:
        return []

    async def due(self, until: int, most: int) -> list[str]:
        return []

    async def idle(self, before: int, most: int) -> list[str]:
        return []

    async def newest(self, before: int) -> int | None:
        return None

    async def delete(self, table: str) -> None:
        self.logs.pop(table, None)

    async def ask(self, sql: str, *values: str | int | bytes) -> list[tuple[Any, ...]]:
        return []

    async def change(self, sql: str, *values: str | int | bytes) -> None: ...


class Room:
    """One table, those who look at it, and a time that only the test moves on."""

    def __init__(self, **settings: Any) -> None:
        self.store = BlockingStore()
        self.now = 1_000_000
        self.node = Node(Settings(**{"bot_pause": 0.0, **settings}), self.store, lambda: self.now)
        services = self.node.services
        services.new_seed = lambda: "0" * 64
        services.rng = Rng(1)
        self.failed: list[BaseException] = []  # tasks of the process that raised something
        self.start = services.tasks.start
        services.tasks.start = self.start_noting  # type: ignore[method-assign]
        self.refusals: list[str] = []
        services.on_refusal = self.refusals.append
        services.thinking.decide = self.decide  # type: ignore[method-assign]
        self.live: LiveTable
        self.number = 0
        self.answered: list[str] = []  # by a bot

    def start_noting(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = self.start(work)
        task.add_done_callback(self.note_failure)
        return task

    def note_failure(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failed.append(error)

    async def decide(self, game: str, rules: dict[str, Any], seen: str, level: str, seconds: float) -> str:
        """A bot that has nothing to say: the table decides for it."""
        return ""

    async def make(
        self,
        game: str = "gin",
        seats: tuple[str, ...] = PEOPLE,
        clock: Clock | None = None,
        public: bool = False,
        watch: bool = True,
        hints: bool = True,
        **rules: Any,
    ) -> LiveTable:
        created = Created(game, rules, list(seats), clock or Clock(), public, watch, hints)
        self.live = await self.node.registry.create(created, "ann", "Ann")
        if "person" in seats[1:]:
            await self.live.seats.sit("ben", "Ben", None)
        return self.live

    async def playing(self, game: str = "gin", **more: Any) -> LiveTable:
        await self.make(game, **more)
        for seat in range(len(self.live.table.chairs)):
            if not self.live.table.chairs[seat].bot:
                await self.live.seats.ready(seat, "")
        return self.live

    def connect(self, who: str, seat: int | None) -> Connection:
        found = Connection(who, seat)
        self.live.audience.connections.add(found)
        return found

    async def say(self, connection: Connection, message: type[Any], **fields: Any) -> dict[str, Any]:
        """The answer to a message; empty when the connection was closed before it."""
        self.number += 1
        name = f"n{self.number}"
        await self.live.take(connection, message(id=name, **fields))
        return next((each for each in reversed(heard(connection)) if each.get("id") == name), {})

    async def act(self, connection: Connection, text: str, at: int | None = None) -> dict[str, Any]:
        return await self.say(connection, wire.Act, at=self.live.table.seq if at is None else at, a=text)

    def greedy(self) -> str:
        table = self.live.table
        assert table.match is not None
        rng = Rng(1)
        return str(table.game.bots()["greedy"](table.game.determinize(table.match.view(table.turn), rng), rng))

    async def finish(self) -> None:
        """The match, to its end."""
        table = self.live.table
        while table.phase == "playing":
            assert table.turn is not None
            async with self.live.lock:
                await self.live.moves.do(table.turn, table.game.parse_action(self.greedy()), "", "")


def heard(connection: Connection) -> list[dict[str, Any]]:
    return [json.loads(data) for data in connection.outbox.waiting]


def events(connection: Connection) -> list[str]:
    return [each["event"]["what"] for each in heard(connection) if each["t"] == "event"]


async def settle() -> None:
    """Everything goes as far as it can."""
    for _ in range(20):
        await asyncio.sleep(0)


def run(test: Callable[[Room], Coroutine[Any, Any, None]], **settings: Any) -> None:
    async def go() -> None:
        room = Room(**settings)
        try:
            await test(room)
        finally:
            await room.node.close()
        assert room.failed == []

    asyncio.run(go())
