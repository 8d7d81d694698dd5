"""Postgres with a standby that takes over: nothing acknowledged is lost, and the server finds it by itself."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.test_processes import created, last, sit, two_players
from tests.server.test_store import ENTRY, new, outcome, rows
from tests.server.test_store_postgres import opened, stored
from tests.waiting import until_async
from tilerummy.server import wire
from tilerummy.server.live.node import Node
from tilerummy.server.settings import Settings
from tilerummy.server.store import ALL, FORGET, StoreDown, Write
from tilerummy.server.store import hosts as module
from tilerummy.server.store.hosts import each_host
from tilerummy.server.store.postgres import PostgresStore
from tools.postgres import Postgres, end_connections
from tools.postgres_cluster import Cluster

WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"

pytestmark = pytest.mark.timeout(300)


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    running = Cluster(tmp_path_factory.mktemp("cluster"))
    yield running
    running.close()


@pytest.fixture
def cluster(machines: Cluster, monkeypatch: pytest.MonkeyPatch) -> Cluster:
    """With both, and a server that does not wait long for one of them."""
    monkeypatch.setattr(module, "ANSWER", 2.0)
    monkeypatch.setattr(module, "NEXT", 1.0)
    machines.synchronous = True
    if not machines.paired:
        machines.attach()
    return machines


@pytest.mark.parametrize(
    ("url", "each"),
    [
        ("postgresql://u:p@a/x", ["postgresql://u:p@a/x"]),
        ("postgresql://u@/x?host=/run/pg", ["postgresql://u@/x?host=/run/pg"]),
        ("postgresql://u:p@a:1,b/x?sslmode=require", [f"postgresql://u:p@{h}/x?sslmode=require" for h in ("a:1", "b")]),
        ("postgresql:///x?host=a,b&port=1,2", [f"postgresql:///x?{q}" for q in ("host=a&port=1", "host=b&port=2")]),
        ("postgresql:///x?host=a:1,b:2", [f"postgresql:///x?host={h}" for h in ("a:1", "b:2")]),
    ],
)
def test_an_address_may_name_several_hosts(url: str, each: list[str]) -> None:
    assert each_host(url) == each


def test_a_commit_that_its_standby_does_not_have_is_not_acknowledged(cluster: Cluster) -> None:
    """Neither by giving up on it, nor by finding it in the log: whoever ends its connection ends its waiting."""

    async def test() -> None:
        async with opened(cluster.url, patience=8.0) as (store,):
            await store.append(new("waits"))
            cluster.primary.freeze_sender()
            writing = asyncio.create_task(store.append(Write("waits", rows(2, "b"), ENTRY)))
            while not await cluster.primary.fetch(WAITING):
                await asyncio.sleep(0.02)
            await end_connections(f"postgresql://postgres@{cluster.primary.at}/postgres")
            with pytest.raises(StoreDown):
                await writing
            cluster.primary.kill()
            await asyncio.to_thread(cluster.fail_over)
            assert await stored(store, "waits") == ["a"]
            await store.append(Write("waits", rows(2, "c"), ENTRY))
            assert await stored(store, "waits") == ["a", "c"]

    asyncio.run(test())


def test_a_primary_that_vanishes_is_left_for_its_standby_and_nothing_is_lost(cluster: Cluster) -> None:
    """It closes no connection: whoever waits for it, waits for ever."""

    async def test() -> None:
        heard: list[tuple[str, int]] = []
        store = PostgresStore(cluster.url, 60)
        await store.open(lambda table, seq: heard.append((table, seq)))
        enough = asyncio.Event()
        logs: list[list[str]] = [[] for _ in range(4)]
        writing = [asyncio.create_task(insist(store, f"v{n}", enough, log)) for n, log in enumerate(logs)]
        await until_async(lambda: all(len(log) > 5 for log in logs))
        cluster.primary.freeze()
        await asyncio.to_thread(cluster.fail_over)
        lengths = [len(log) for log in logs]
        await until_async(lambda: all(len(log) > was + 5 for log, was in zip(logs, lengths, strict=True)))
        enough.set()
        await asyncio.gather(*writing)
        for n, log in enumerate(logs):
            assert (await stored(store, f"v{n}"))[: len(log)] == log
        assert (ALL, FORGET) in heard
        await store.close()

    asyncio.run(test())


async def insist(store: PostgresStore, table: str, enough: asyncio.Event, log: list[str]) -> None:
    """A log whose events are acknowledged; what was refused is sent again, as players do."""
    await store.append(new(table, "1"))
    log.append("1")
    while not enough.is_set():
        text = str(len(log) + 1)
        try:
            await store.append(Write(table, rows(len(log) + 1, text), ENTRY))
        except StoreDown:
            if len(await store.read(table)) == len(log):
                continue
        log.append(text)


def test_tables_in_memory_are_read_again_from_a_standby_that_did_not_have_everything(cluster: Cluster) -> None:
    """Without waiting for the standby moves can be lost; a log with a hole must not come of it."""
    cluster.wait_for_it(False)

    async def test() -> None:
        node = Node(Settings(), PostgresStore(cluster.url, 60))
        await node.open()
        found = await two_players(node, node, created("person", "person"))
        table = found[0][0].table.id
        had = found[0][0].table.seq
        await caught_up(cluster, table, had)
        cluster.primary.freeze_sender()
        await move(found)
        cluster.primary.kill()
        await asyncio.to_thread(cluster.fail_over)
        await until_async(lambda: all(line.outbox.end == (1012, "restart") for _, line in found))
        again = [await sit(node, table, who, seat) for seat, who in enumerate(("ann", "ben"))]
        assert again[0][0].table.seq == had
        await move(again)
        assert [row.seq for row in await node.services.store.read(table)] == list(range(1, had + 2))
        await node.close()

    asyncio.run(test())


async def caught_up(cluster: Cluster, table: str, seq: int) -> None:
    """The standby has the log up to here."""
    sql = f"SELECT max(seq) FROM events WHERE table_id = '{table}'"  # noqa: S608
    while await cluster.standby.fetch(sql) != seq:
        await asyncio.sleep(0.02)


async def move(found: list[tuple[Any, Any]]) -> None:
    """The first thing that is possible, acknowledged."""
    live, line = found[found[0][0].table.turn or 0]
    action = str(live.table.game.options(live.table.match.state)[0])
    await live.take(line, wire.Act(f"m{time.monotonic_ns()}", live.table.seq, action))
    assert last(line, "done") is not None


def test_a_host_that_vanishes_in_the_middle_of_a_transaction_holds_nobody_up(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(module.SETTINGS, "idle_in_transaction_session_timeout", "500ms")
    url = postgres.new_database()

    async def test() -> None:
        async with opened(url, 2, patience=60) as (gone, other):
            await other.append(new("t"))
            connection = await gone._connect()
            await connection.execute("BEGIN")
            await connection.execute("INSERT INTO events (table_id, seq, at, data) VALUES ('t', 2, 0, 'x')")
            assert await asyncio.wait_for(outcome(other, Write("t", rows(2, "b"), ENTRY)), 30) == "stored"
            connection.terminate()

    asyncio.run(test())
