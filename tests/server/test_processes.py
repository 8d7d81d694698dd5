"""Several processes serve one table: here, several nodes on one Postgres."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any

import pytest

from tests.waiting import until_async
from tilerummy.refusal import NotAccepted
from tilerummy.server import wire
from tilerummy.server.live import handover
from tilerummy.server.live.connection import Connection
from tilerummy.server.live.driver import Driver
from tilerummy.server.live.forgetting import Forgetting
from tilerummy.server.live.home import Home, hash_of
from tilerummy.server.live.hosting import Hosting
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.node import Node
from tilerummy.server.settings import Settings
from tilerummy.server.store import StoreDown, Write
from tilerummy.server.store.postgres import PostgresStore
from tilerummy.server.table.events import Clock, Created, Did, Row, decode
from tilerummy.server.table.table import Table
from tools.postgres import Postgres, end_connections

Nodes = list[Node]


@asynccontextmanager
async def nodes(postgres: Postgres, count: int = 2) -> AsyncIterator[Nodes]:
    url = await asyncio.to_thread(postgres.new_database)
    made = [Node(Settings(bot_pause=0.0, grace=0.0), PostgresStore(url, 5.0)) for _ in range(count)]
    for node in made:
        await node.open()
    try:
        yield made
    finally:
        for node in made:
            await node.close()


def created(*seats: str, clock: Clock | None = None, watch: bool = True) -> Created:
    rules = {"rounds": 1, "turn_cap": 3}
    return Created("gin", rules, list(seats), clock or Clock(), True, watch, True)


async def sit(node: Node, table: str, who: str, seat: int | None) -> tuple[LiveTable, Connection]:
    live = await node.registry.find(table)
    line = Connection(who, seat)
    live.audience.connections.add(line)
    live.audience.tell_present()
    return live, line


def messages(line: Connection) -> list[dict[str, Any]]:
    return [json.loads(data) for data in line.outbox.waiting]


def last(line: Connection, kind: str) -> dict[str, Any] | None:
    return next((message for message in reversed(messages(line)) if message["t"] == kind), None)


async def two_players(first: Node, second: Node, made: Created) -> list[tuple[LiveTable, Connection]]:
    """Ann at one process, Ben at the other, both ready."""
    table = (await first.registry.create(made, "ann", "Ann")).table.id
    there = await second.registry.find(table)
    async with there.lock:
        await there.seats.sit("ben", "Ben", 1)
    found = [await sit(first, table, "ann", 0), await sit(second, table, "ben", 1)]
    for live, line in found:
        await live.take(line, wire.BeReady(f"ready-{line.who}"))
    await until_async(lambda: all(live.table.phase == "playing" for live, _ in found))
    return found


async def play_out(found: list[tuple[LiveTable, Connection]]) -> None:
    """Whoever's turn it is does the first thing that is possible, at its own process."""
    for n in range(200):
        live, _ = found[0]
        await until_async(lambda: len({live.table.seq for live, _ in found}) == 1)
        if live.table.phase != "playing":
            return
        turn = live.table.turn
        own, line = found[turn or 0]
        assert own.table.match is not None
        action = str(own.table.game.options(own.table.match.state)[0])
        await own.take(line, wire.Act(f"m{n}", own.table.seq, action))
    raise AssertionError("it does not end")


async def play_alone(live: LiveTable, line: Connection) -> None:
    """Against bots, until the match is over."""
    for n in range(200):
        await until_async(lambda: live.table.phase == "over" or live.table.turn == line.seat)
        if live.table.phase == "over":
            return
        assert live.table.match is not None
        action = str(live.table.game.options(live.table.match.state)[0])
        await live.take(line, wire.Act(f"m{n}", live.table.seq, action))


def test_players_of_one_table_at_two_processes_finish_their_match(postgres: Postgres) -> None:
    async def test() -> None:
        async with nodes(postgres) as (first, second):
            found = await two_players(first, second, created("person", "person"))
            await play_out(found)
            rows = await first.services.store.read(found[0][0].table.id)
            table = Table.load("t", rows)
            assert table.phase == "over"
            for _, line in found:
                told = [message["seq"] for message in messages(line) if message["t"] == "event"]
                assert told == list(range(told[0], rows[-1].seq + 1))

    asyncio.run(test())


def test_a_resend_at_another_process_is_not_a_second_move(postgres: Postgres) -> None:
    async def test() -> None:
        async with nodes(postgres) as (first, second):
            found = await two_players(first, second, created("person", "person"))
            turn = found[0][0].table.turn or 0
            live, line = found[turn]
            assert live.table.match is not None
            act = wire.Act("once", live.table.seq, str(live.table.game.options(live.table.match.state)[0]))
            there, again = await sit((second, first)[turn], live.table.id, line.who, turn)
            await asyncio.gather(live.take(line, act), there.take(again, act))
            assert (last(line, "done"), last(line, "refused")) == (last(again, "done"), None)
            moves = [decode(row.data) for row in await first.services.store.read(live.table.id)]
            assert sum(isinstance(event, Did) for event in moves) == 1

    asyncio.run(test())


def test_presence_and_phrases_reach_the_other_process(postgres: Postgres) -> None:
    async def test() -> None:
        async with nodes(postgres) as (first, second):
            (here, ann), (there, ben) = await two_players(first, second, created("person", "person"))
            await until_async(lambda: last(ann, "present") == {"t": "present", "seats": [True, True]})
            await here.take(ann, wire.Say("s", "hello"))
            await until_async(lambda: last(ben, "said") == {"t": "said", "seat": 0, "phrase": "hello"})
            there.audience.connections.discard(ben)
            there.audience.tell_present()
            await until_async(lambda: last(ann, "present") == {"t": "present", "seats": [True, False]})

    asyncio.run(test())


def test_presence_is_known_again_after_a_lost_connection_and_to_newcomers(postgres: Postgres) -> None:
    async def test() -> None:
        async with nodes(postgres) as (first, second):
            (here, _), _ = await two_players(first, second, created("person", "person"))
            store = second.services.store
            assert isinstance(store, PostgresStore)
            await end_connections(store.url)
            first.services.presence.theirs.clear()
            await until_async(lambda: here.audience.present() == [True, True])
            third = Node(Settings(), PostgresStore(store.url))
            await third.open()
            await until_async(lambda: third.services.presence.elsewhere(here.table.id) == {0, 1})
            await third.close()

    asyncio.run(test())


def test_the_lobby_of_the_other_process_is_told(postgres: Postgres) -> None:
    async def test() -> None:
        async with nodes(postgres) as (first, second):
            told: list[int] = []
            second.lobby.changed.set = lambda: told.append(1)  # type: ignore[method-assign]
            await first.registry.create(created("person", "person"), "ann", "Ann")
            await until_async(lambda: bool(told))

    asyncio.run(test())


def test_what_was_written_while_the_connection_was_lost_is_told_afterwards(postgres: Postgres) -> None:
    async def test() -> None:
        async with nodes(postgres) as (first, second):
            (here, ann), (there, _) = await two_players(first, second, created("person", "person"))
            store = first.services.store
            assert isinstance(store, PostgresStore)
            assert store.bus is not None
            connect, tried, may = store.bus.connect, asyncio.Event(), asyncio.Event()

            async def later() -> Any:
                tried.set()
                await may.wait()
                return await connect()

            store.bus.connect = later
            await end_connections(store.url)
            async with there.lock:
                await there.seats.sit("ben", "Benjamin", 1)
            await tried.wait()
            assert here.table.seq < there.table.seq
            may.set()
            await until_async(lambda: here.table.seq == there.table.seq)
            told = [each["event"] for each in messages(ann) if "event" in each]
            assert told[-1]["name"] == "Benjamin"

    asyncio.run(test())


def test_whoever_lost_a_seat_at_another_process_sees_no_more_through_its_eyes(postgres: Postgres) -> None:
    async def test() -> None:
        async with nodes(postgres) as (first, second):
            (here, ann), (there, _) = await two_players(first, second, created("person", "person"))
            async with here.lock:
                secret = await here.seats.make_key("ann", 0)
            await until_async(lambda: there.table.seq == here.table.seq)
            async with there.lock:
                await there.seats.move_seat(secret, "anns phone")
            await until_async(lambda: ann.outbox.end == (4409, "seat-moved"))

    asyncio.run(test())


def test_whoever_left_before_the_match_becomes_a_spectator(postgres: Postgres) -> None:
    async def test() -> None:
        async with nodes(postgres, 1) as (node,):
            live = await node.registry.create(created("person", "person"), "ann", "Ann")
            _, line = await sit(node, live.table.id, "ann", 0)
            await live.take(line, wire.Leave("x"))
            assert line.seat is None
            assert last(line, "done") is not None

    asyncio.run(test())


@pytest.mark.timeout(60)
def test_bots_at_two_processes_move_once_each(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have the table in memory; one asks the bots, the other waits for its turn to help."""
    asked: list[str] = []
    usual = Driver.ask_bot

    async def ask(self: Driver, table: Table, seat: int, level: str) -> str:
        asked.append(level)
        return await usual(self, table, seat, level)

    monkeypatch.setattr(Driver, "ask_bot", ask)
    monkeypatch.setattr(handover, "BACKUP", 3000)

    async def test() -> None:
        async with nodes(postgres) as (first, second):
            live = await first.registry.create(created("person", "random", "random"), "ann", "Ann")
            _, line = await sit(first, live.table.id, "ann", 0)
            there = await second.registry.find(live.table.id)
            await live.take(line, wire.BeReady("r"))
            await play_alone(live, line)
            await until_async(lambda: there.table.seq == live.table.seq)
            events = [decode(row.data) for row in await first.services.store.read(live.table.id)]
            moves = sum(isinstance(event, Did) and event.by == "random" for event in events)
            assert 10 < moves <= len(asked) <= moves + 1

    asyncio.run(test())


def test_bots_go_on_when_the_process_that_drove_them_dies(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "BACKUP", 300)

    async def test() -> None:
        async with nodes(postgres) as (first, second):
            live = await first.registry.create(created("person", "random", "random"), "ann", "Ann")
            there, _ = await sit(second, live.table.id, "ann", 0)
            first.services.closing = True  # it asks no bot any more
            _, here = await sit(first, live.table.id, "ann", 0)
            await live.take(here, wire.BeReady("r"))
            await until_async(lambda: there.table.phase == "playing" and there.table.turn == 0)

    asyncio.run(test())


def test_a_clock_at_two_processes_acts_once_a_turn(postgres: Postgres) -> None:
    async def test() -> None:
        async with nodes(postgres) as (first, second):
            clock = Clock("turn", 1)
            (here, _), (there, _) = await two_players(first, second, created("person", "person", clock=clock))
            await until_async(lambda: here.table.phase == "over")
            await until_async(lambda: there.table.seq == here.table.seq)
            moves = [decode(row.data) for row in await first.services.store.read(here.table.id)]
            assert {event.by for event in moves if isinstance(event, Did)} == {"clock"}

    asyncio.run(test())


class Broken:
    """A store that fails when told to."""

    def __init__(self, services: Home) -> None:
        self.store = services.store
        self.writes: dict[str, list[float]] = {}  # when, by table
        self.reads = 0
        self.broken: Callable[[str], bool] = lambda what: False
        services.store = self

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, write: Write) -> None:
        self.writes.setdefault(write.table, []).append(time.monotonic())
        if self.broken("append"):
            raise StoreDown
        await self.store.append(write)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        self.reads += 1
        if self.broken("read"):
            raise StoreDown
        return await self.store.read(table, after)


def test_a_table_that_could_not_be_read_again_acknowledges_nothing_more(postgres: Postgres) -> None:
    """It remembers a move that is not in the log."""

    async def test() -> None:
        async with nodes(postgres) as (first, second):
            found = await two_players(first, second, created("person", "person"))
            turn = found[0][0].table.turn or 0
            live, line = found[turn]
            store = Broken(live.services)
            store.broken = lambda what: True
            assert live.table.match is not None
            act = wire.Act("x", live.table.seq, str(live.table.game.options(live.table.match.state)[0]))
            await live.take(line, act)
            assert line.outbox.end == (1012, "restart")
            fresh = Connection(line.who, line.seat)
            await live.take(fresh, act)
            assert last(fresh, "refused") is not None
            store.broken = lambda what: False
            with pytest.raises(StoreDown):
                async with live.lock:
                    await live.seats.sit("ann", "Anna", 0)
            again = await (first, second)[turn].registry.find(live.table.id)
            assert again is not live
            await again.take(fresh, act)
            assert last(fresh, "done") is not None

    asyncio.run(test())


def test_a_disk_that_stays_full_is_not_asked_in_a_hurry(postgres: Postgres) -> None:
    """Clocks and bots try again, but not as fast as they can."""

    async def test() -> None:
        async with nodes(postgres, 1) as (node,):
            clock = Clock("turn", 1)
            await two_players(node, node, created("person", "person", clock=clock))
            live = await node.registry.create(created("person", "random"), "ann", "Ann")
            _, line = await sit(node, live.table.id, "ann", 0)
            await live.take(line, wire.BeReady("r"))
            store = Broken(node.services)
            store.broken = lambda what: what == "append"
            await until_async(lambda: any(len(times) > 3 for times in store.writes.values()))
            for times in store.writes.values():
                assert all(later - before >= handover.LATE for before, later in pairwise(times))
            assert store.reads <= 2 * sum(map(len, store.writes.values()))

    asyncio.run(test())


def test_a_deleted_table_ends_its_bots(postgres: Postgres) -> None:
    async def test() -> None:
        async with nodes(postgres, 1) as (node,):
            live = await node.registry.create(created("person", "random"), "ann", "Ann")
            _, line = await sit(node, live.table.id, "ann", 0)
            await node.services.store.delete(live.table.id)
            await live.take(line, wire.BeReady("r"))
            assert line.outbox.end == (4404, "table-gone")
            assert live.gone
            with pytest.raises(NotAccepted):
                await node.registry.find(live.table.id)

    asyncio.run(test())


def name_at(live: LiveTable, seat: int) -> str:
    return live.table.chairs[seat].name


def test_what_the_host_does_reaches_the_other_process(postgres: Postgres) -> None:
    async def test() -> None:
        async with nodes(postgres) as (first, second):
            ben = hash_of("ben")
            table = (await first.registry.create(created("person", "person"), "ann", "Ann")).table.id
            there, line = await sit(second, table, "ann", 0)
            async with first.registry.held(table) as live:
                await live.seats.sit(ben, "Ben", 1)
            hosting = Hosting(first.services.store, first.services.now, "admin")
            assert await hosting.rename(ben, "Guest") == 1
            await until_async(lambda: name_at(there, 1) == "Guest")
            await hosting.close(table)
            await until_async(lambda: there.table.closed)
            frame = last(line, "event")
            assert frame is not None
            assert (frame["event"], frame["table"]["closed"]) == ({"what": "closed"}, True)

    asyncio.run(test())


def test_who_is_forgotten_at_one_process_is_forgotten_at_the_other(postgres: Postgres) -> None:
    async def test() -> None:
        async with nodes(postgres) as (first, second):
            ben = hash_of("ben")
            table = (await first.registry.create(created("person", "person"), "ann", "Ann")).table.id
            async with first.registry.held(table) as live:
                await live.seats.sit(ben, "Ben", 1)
                for seat in (0, 1):
                    await live.seats.ready(seat)
            there, line = await sit(second, table, "ann", 0)
            await second.warden.look()
            assert name_at(there, 1) == "Ben"
            assert await Forgetting(first.registry, first.services).forget(ben) == 1
            await second.warden.look()
            assert name_at(there, 1) == ""
            assert there.table.chairs[1].gone
            assert second.registry.live[table] is there
            assert line.outbox.end is None  # whoever plays there stays connected
            stored = [row.data for row in await second.services.store.read(table)]
            assert not any(b"Ben" in data or ben.encode() in data for data in stored)

    asyncio.run(test())
