"""Hints are dear: a session and an address have so many on all their sockets together."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from tilerummy.analysis.weighing import Analysis
from tilerummy.server import wire
from tilerummy.server.edge.limits import THOUGHT, Limits
from tilerummy.server.live.connection import Connection
from tilerummy.server.live.node import Node
from tilerummy.server.settings import Settings
from tilerummy.server.store import Store
from tilerummy.server.workers.mind import NoAnswer
from tilerummy.server.workers.questions import MOST_EACH


class Asked:
    """A node whose workers answer when they are told to."""

    def __init__(self, **settings: Any) -> None:
        store = SimpleNamespace(say=lambda notice: None)
        self.node = Node(Settings(**settings), cast(Store, store))
        limits = Limits(self.node.services.settings)
        self.node.advice.allow = lambda connection: limits.allow(connection.address, connection.who, THOUGHT)
        self.node.services.questions.thinking.ask = self.think  # type: ignore[method-assign,assignment]
        self.go = asyncio.Event()
        self.fail = False

    async def think(self, *values: Any) -> Analysis:
        await self.go.wait()
        if self.fail:
            raise NoAnswer("advise")
        return Analysis((), ())

    def hint(self, who: str, address: str = "") -> tuple[Connection, asyncio.Task[None]]:
        line = Connection(who, 0)
        line.address = address or f"address of {who}"
        line.asking = True
        thought = self.node.advice.answer(line, wire.Hint("a", "play"), ("gin", {}, ""), lambda actions: None)
        return line, asyncio.create_task(thought)

    async def answer(self, who: str, address: str = "") -> str:
        line, task = self.hint(who, address)
        await task
        return code_of(line)


def code_of(line: Connection) -> str:
    assert not line.asking
    found = msgspec.json.decode(line.outbox.waiting[0])
    return str(found.get("code", found["t"]))


def test_a_session_has_so_many_on_all_its_sockets() -> None:
    async def ask() -> list[str]:
        asked = Asked(rate=0.001, burst=10)
        asked.go.set()
        return [await asked.answer("ann", f"address {number}") for number in range(3)] + [await asked.answer("ben")]

    assert asyncio.run(ask()) == ["hinted", "hinted", "table-too-fast", "hinted"]


def test_an_address_has_so_many_for_all_its_sessions() -> None:
    async def ask() -> list[str]:
        asked = Asked(address_rate=0.0001 + 10 / 3)
        asked.go.set()
        return [await asked.answer(f"session {number}", "here") for number in range(3)] + [await asked.answer("ben")]

    assert asyncio.run(ask()) == ["hinted", "hinted", "table-too-fast", "hinted"]


def test_a_session_is_given_one_at_a_time_and_an_address_a_few() -> None:
    async def ask() -> None:
        asked = Asked()
        first = [asked.hint(f"session {number}", "here") for number in range(MOST_EACH)]
        await asyncio.sleep(0)
        assert await asked.answer("session 0", "another address") == "table-busy"
        assert await asked.answer("one more", "here") == "table-busy"
        _, other = asked.hint("somebody", "elsewhere")
        asked.go.set()
        await asyncio.gather(other, *(task for _, task in first))
        assert [code_of(line) for line, _ in first] == ["hinted"] * MOST_EACH
        assert await asked.answer("one more", "here") == "hinted"
        assert not asked.node.services.questions.of

    asyncio.run(ask())


def test_however_many_bots_think_a_hint_is_thought_about() -> None:
    async def ask() -> None:
        asked = Asked()
        asked.go.set()
        asked.node.services.thinking.waiting = 1000
        assert await asked.answer("ann") == "hinted"

    asyncio.run(ask())


def test_after_a_hint_that_failed_the_next_may_be_asked_for() -> None:
    async def ask() -> None:
        asked = Asked()
        asked.go.set()
        asked.fail = True
        assert await asked.answer("ann") == "table-busy"
        asked.fail = False
        assert await asked.answer("ann") == "hinted"

    asyncio.run(ask())
