"""Postgres: lost connections, a restarted database, several processes."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.test_store import ENTRY, new, outcome, rows
from tests.waiting import until_async
from tilerummy.server.store import ALL, Conflict, StoreDown, Write
from tilerummy.server.store import postgres as module
from tilerummy.server.store.batch import write_all
from tilerummy.server.store.postgres import PostgresStore
from tilerummy.server.store.prepare import prepare
from tools.postgres import Postgres, end_connections

Ears = list[tuple[str, int]]


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def fragile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """To be killed. With few databases in it, it recovers soon."""
    running = Postgres(tmp_path_factory.mktemp("fragile") / "data")
    yield running
    running.close()


@asynccontextmanager
async def opened(url: str, count: int = 1, patience: float = 10.0) -> AsyncIterator[list[PostgresStore]]:
    stores = [PostgresStore(url, patience) for _ in range(count)]
    await asyncio.gather(*(store.open(lambda table, seq: None) for store in stores))
    try:
        yield stores
    finally:
        await asyncio.gather(*(store.close() for store in stores))


def test_several_processes_may_start_at_once_on_an_empty_database(url: str) -> None:
    async def test() -> None:
        async with opened(url, 4) as stores:
            await stores[0].append(new("t"))
            assert await stores[3].read("t") == rows(1, "a")

    asyncio.run(test())


def test_a_database_that_does_not_exist_is_a_sentence(postgres: Postgres) -> None:
    with pytest.raises(StoreDown, match="nowhere"):
        prepare(postgres.url("nowhere"))


def test_of_racers_in_several_processes_one_wins(url: str) -> None:
    async def test() -> None:
        async with opened(url, 4) as stores:
            await stores[0].append(new("t"))
            for seq in range(2, 30):
                race = [outcome(store, Write("t", rows(seq, f"{n}"), ENTRY)) for n, store in enumerate(stores * 2)]
                assert (await asyncio.gather(*race)).count("stored") == 1
            assert [row.seq for row in await stores[1].read("t")] == list(range(1, 30))

    asyncio.run(test())


def test_batches_of_several_processes_do_not_wait_for_each_other(url: str) -> None:
    """Every table is raced for by both, in batches of forty: no deadlock, one winner each."""

    async def test() -> None:
        async with opened(url, 2) as stores:
            await asyncio.gather(*(stores[0].append(new(f"t{n:02}")) for n in range(40)))
            for seq in range(2, 8):
                order = random.Random(seq).sample(range(40), 40)
                race = [outcome(store, Write(f"t{n:02}", rows(seq, "x"), ENTRY)) for n in order for store in stores]
                found = await asyncio.wait_for(asyncio.gather(*race), 10)
                assert found.count("stored") == found.count("conflict") == 40

    asyncio.run(test())


def test_others_hear_what_was_written_and_one_does_not_hear_oneself(url: str) -> None:
    async def test() -> None:
        ears: list[Ears] = [[], []]
        notices: list[list[str]] = [[], []]
        stores = [PostgresStore(url) for _ in ears]
        for n, store in enumerate(stores):
            await store.open(lambda table, seq, n=n: ears[n].append((table, seq)), notices[n].append)  # type: ignore[misc]
        await stores[0].append(new("t", "a", "b"))
        await stores[0].append(Write("t", rows(3, "c")))
        stores[0].say("lobby")
        await until_async(lambda: ("t", 3) in ears[1] and notices[1] == ["lobby"])
        assert ears[0] == []
        assert notices[0] == []
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(test())


def test_a_conflict_wakes_nobody(url: str) -> None:
    async def test() -> None:
        heard: Ears = []
        listener = PostgresStore(url)
        await listener.open(lambda table, seq: heard.append((table, seq)))
        async with opened(url) as (store,):
            await store.append(new("t"))
            assert await outcome(store, Write("t", [*rows(1, "x"), *rows(2, "y")], ENTRY)) == "conflict"
            await store.append(new("u"))
            await until_async(lambda: ("u", 1) in heard)
        assert heard == [("t", 1), ("u", 1)]
        await listener.close()

    asyncio.run(test())


def test_who_was_cut_off_is_told_that_something_may_have_been_missed(url: str) -> None:
    async def test() -> None:
        heard: Ears = []
        store = PostgresStore(url)
        await store.open(lambda table, seq: heard.append((table, seq)))
        await end_connections(url)
        await until_async(lambda: heard == [(ALL, 0)])
        async with opened(url) as (other,):
            await other.append(new("t"))
            await until_async(lambda: heard[-1] == ("t", 1))
        await store.close()

    asyncio.run(test())


async def write_on(store: PostgresStore, table: str, enough: asyncio.Event, texts: list[str]) -> list[str]:
    """A log that grows until it is enough; every event is acknowledged once."""
    texts.append(f"{table} 1")
    await store.append(new(table, texts[0]))
    while not enough.is_set():
        texts.append(f"{table} {len(texts) + 1}")
        await store.append(Write(table, rows(len(texts), texts[-1]), ENTRY))
    return texts


async def stored(store: PostgresStore, table: str) -> list[str]:
    return [row.data.decode() for row in await store.read(table)]


def test_killed_connections_lose_nothing_and_write_nothing_twice(url: str) -> None:
    async def test() -> None:
        async with opened(url, 2, patience=60) as stores:
            enough = asyncio.Event()
            writing = [asyncio.create_task(write_on(stores[n % 2], f"t{n}", enough, [])) for n in range(8)]
            for _ in range(30):
                await asyncio.sleep(random.uniform(0, 0.1))
                await end_connections(url)
            enough.set()
            for n, texts in enumerate(await asyncio.gather(*writing)):
                assert await stored(stores[0], f"t{n}") == texts

    asyncio.run(test())


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGQUIT])
def test_a_killed_database_loses_nothing_once_it_is_back(fragile: Postgres, how: signal.Signals) -> None:
    url = fragile.new_database()

    async def test() -> None:
        async with opened(url, 1, patience=30) as (store,):
            enough = asyncio.Event()
            logs: list[list[str]] = [[] for _ in range(4)]
            writing = [asyncio.create_task(write_on(store, f"t{n}", enough, log)) for n, log in enumerate(logs)]
            await until_async(lambda: all(len(log) > 2 for log in logs))
            await asyncio.to_thread(fragile.kill, how)
            await asyncio.to_thread(fragile.start)
            await store.append(new("back"))
            enough.set()
            for n, texts in enumerate(await asyncio.gather(*writing)):
                assert await stored(store, f"t{n}") == texts

    asyncio.run(test())


def test_a_database_that_stays_away_is_down_after_the_limit(fragile: Postgres) -> None:
    url = fragile.new_database()

    async def test() -> None:
        async with opened(url, 1, patience=1.0) as (store,):
            await store.append(new("t"))
            await asyncio.to_thread(fragile.kill)
            try:
                calls = [store.append(Write("t", rows(2, "b"))), store.append(new("u")), store.read("t"), store.ping()]
                found = await asyncio.wait_for(asyncio.gather(*calls, return_exceptions=True), 4)
                assert [type(result) for result in found] == [StoreDown] * 4
            finally:
                await asyncio.to_thread(fragile.start)
            await asyncio.wait_for(store.append(new("v")), 5)

    asyncio.run(test())


def test_a_database_that_cannot_be_reached_is_said_at_the_start() -> None:
    store = PostgresStore("postgresql://nobody@127.0.0.1:1/none", 0.5)
    with pytest.raises(StoreDown, match="Connect"):
        asyncio.run(store.open(lambda table, seq: None))


def interrupt_once(monkeypatch: pytest.MonkeyPatch, before: bool, meanwhile: Write | None = None) -> None:
    """The connection is lost during the next commit: just before it, or after it but before the answer."""
    left = [True]

    async def cut(connection: Any, writes: Sequence[Write], channel: str, voice: str) -> None:
        if not left:
            await write_all(connection, writes, channel, voice)
            return
        left.clear()
        if not before:
            await write_all(connection, writes, channel, voice)
        if meanwhile is not None:
            await write_all(connection, [meanwhile], channel, voice)
        raise ConnectionResetError

    monkeypatch.setattr(module, "write_all", cut)


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("count", [1, 5])
def test_a_commit_without_an_answer_is_written_once(
    url: str, monkeypatch: pytest.MonkeyPatch, before: bool, count: int
) -> None:
    async def test() -> None:
        async with opened(url) as (store,):
            interrupt_once(monkeypatch, before)
            await asyncio.gather(*(store.append(new(f"t{n}", "a", "b")) for n in range(count)))
            for n in range(count):
                assert await store.read(f"t{n}") == rows(1, "a", "b")

    asyncio.run(test())


@pytest.mark.parametrize("count", [1, 5])
def test_a_commit_without_an_answer_that_another_overtook_is_a_conflict(
    url: str, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    async def test() -> None:
        async with opened(url) as (store,):
            for n in range(count):
                await store.append(new(f"t{n}"))
            interrupt_once(monkeypatch, True, Write("t0", rows(2, "other")))
            writes = [Write(f"t{n}", rows(2, "mine")) for n in range(count)]
            found = await asyncio.gather(*(store.append(write) for write in writes), return_exceptions=True)
            assert [type(result) for result in found] == [Conflict] + [type(None)] * (count - 1)
            assert await store.read("t0", 1) == rows(2, "other")

    asyncio.run(test())


def test_commits_wait_for_the_disk(url: str) -> None:
    async def test() -> None:
        async with opened(url) as (store,):
            await store.append(new("t"))
            assert store.connection is not None
            assert await store.connection.fetchval("SHOW synchronous_commit") == "on"
            assert await store.connection.fetchval("SHOW fsync") == "on"

    asyncio.run(test())
