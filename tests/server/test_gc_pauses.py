"""What has gone leaves memory soon, without collecting all the time."""

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from tests.server.serving import serving
from tests.server.talking import Talker, new_table
from tests.waiting import PATIENCE, until, until_async
from tilerummy.bots.remote import Visitor
from tilerummy.server.upkeep import gc_pauses
from tilerummy.server.upkeep.gc_pauses import collect_rarely


class Counts:
    """How many are there, how many have gone, and when a collection came."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.there = self.gone = self.looks = 0
        self.collected: list[int] = []
        monkeypatch.setattr(gc_pauses, "LOOK", 0.0)
        monkeypatch.setattr(gc, "collect", lambda: self.collected.append(self.gone))

    def are_there(self) -> int:
        self.looks += 1
        return self.there

    async def look(self) -> None:
        seen = self.looks
        await until_async(lambda: self.looks >= seen + 2)


def test_a_collection_comes_when_as_many_have_gone_as_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = Counts(monkeypatch)
    monkeypatch.setattr(gc_pauses, "SPARE", 10)

    async def test() -> None:
        task = asyncio.create_task(collect_rarely(counts.are_there, lambda: counts.gone))
        for gone, there in ((0, 20), (19, 20), (20, 20), (29, 3), (30, 3), (39, 0)):
            counts.gone, counts.there = gone, there
            await counts.look()
        task.cancel()

    asyncio.run(test())
    assert counts.collected == [20, 30]


def test_a_collection_comes_now_and_then_anyway(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = Counts(monkeypatch)
    monkeypatch.setattr(gc_pauses, "RARELY", 0.0)

    async def test() -> None:
        task = asyncio.create_task(collect_rarely(counts.are_there, lambda: counts.gone))
        await until_async(lambda: counts.collected)
        task.cancel()

    asyncio.run(test())


def test_sockets_and_tables_that_go_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        services, registry = server.node.services, server.node.registry
        visitor = Visitor(server.url)
        table = new_table(visitor)["id"]
        Talker(visitor, table).close()
        until(lambda: services.gone == 1)

        async def drop() -> None:
            registry.drop(registry.live[table], 1012, "restart")

        server.run(drop())
        assert services.gone == 2


def test_a_table_that_is_gone_does_not_stay_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With Python's own collections off: they would come as well, but only look at what is young."""
    monkeypatch.setattr(gc_pauses, "LOOK", 0.05)
    monkeypatch.setattr(gc_pauses, "SPARE", 1)
    usual = gc.get_threshold()
    with serving(tmp_path) as server:
        services, registry = server.node.services, server.node.registry
        gc.set_threshold(0)
        try:
            table = new_table(Visitor(server.url))["id"]
            left = weakref.ref(registry.live[table])

            async def drop() -> None:
                registry.drop(registry.live[table], 1012, "restart")

            async def collect() -> None:
                task = asyncio.create_task(collect_rarely(lambda: len(registry.live), lambda: services.gone))
                await asyncio.sleep(0)  # it has begun to count
                services.gone += 1
                async with asyncio.timeout(PATIENCE):
                    while left() is not None:
                        await asyncio.sleep(0.05)
                task.cancel()

            server.run(drop())
            assert left() is not None
            server.run(collect())
        finally:
            gc.set_threshold(*usual)
