"""What has gone leaves memory soon, without collecting all the time."""

import asyncio
import gc
from pathlib import Path

import pytest

from tests.server.serving import serving
from tests.server.talking import Talker, new_table
from tests.waiting import until, until_async
from tilerummy.bots.remote import Visitor
from tilerummy.server.edge.frames import BatchingProtocol
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.upkeep import gc_pauses
from tilerummy.server.upkeep.gc_pauses import collect_rarely

SOCKETS = 12


def alive(kind: type) -> int:
    return sum(type(found) is kind for found in gc.get_objects())


def test_a_collection_comes_when_as_many_have_gone_as_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []
    looks: list[int] = []
    monkeypatch.setattr(gc_pauses, "LOOK", 0.0)
    monkeypatch.setattr(gc_pauses, "SPARE", 10)
    monkeypatch.setattr(gc_pauses.gc, "collect", lambda: done.append(gone))
    gone, there = 0, 20

    def are_there() -> int:
        looks.append(there)
        return there

    async def test() -> None:
        nonlocal gone, there
        task = asyncio.create_task(collect_rarely(are_there, lambda: gone))
        for gone, there in ((0, 20), (19, 20), (20, 20), (29, 3), (30, 3), (39, 0)):
            seen = len(looks)
            await until_async(lambda seen=seen: len(looks) >= seen + 2)  # type: ignore[misc]
        task.cancel()

    asyncio.run(test())
    assert done == [20, 30]


def test_a_collection_comes_now_and_then_anyway(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[bool] = []
    monkeypatch.setattr(gc_pauses, "LOOK", 0.0)
    monkeypatch.setattr(gc_pauses, "RARELY", 0.0)
    monkeypatch.setattr(gc_pauses.gc, "collect", lambda: done.append(True))

    async def test() -> None:
        task = asyncio.create_task(collect_rarely(lambda: 0, lambda: 0))
        await until_async(lambda: done)
        task.cancel()

    asyncio.run(test())


def test_sockets_and_tables_that_are_gone_do_not_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With Python's own full collections off, as in a server that runs alone."""
    monkeypatch.setattr(gc_pauses, "LOOK", 0.05)
    monkeypatch.setattr(gc_pauses, "SPARE", SOCKETS)
    usual = gc.get_threshold()
    with serving(tmp_path) as server:
        services, registry = server.node.services, server.node.registry
        gc.set_threshold(0)
        try:
            visitor = Visitor(server.url)
            table = new_table(visitor)["id"]
            before = alive(LiveTable)
            for _ in range(SOCKETS):
                Talker(visitor, table).close()
            until(lambda: services.gone == SOCKETS)

            async def begin() -> None:
                services.tasks.start(collect_rarely(lambda: len(registry.live), lambda: services.gone))
                await asyncio.sleep(0)  # it has begun to count
                registry.drop(registry.live[table], 1012, "restart")
                services.gone += SOCKETS

            server.run(begin())
            until(lambda: alive(BatchingProtocol) < SOCKETS / 2 and alive(LiveTable) < before)
        finally:
            gc.set_threshold(*usual)
