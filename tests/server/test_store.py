"""What is promised of a store, for SQLite and Postgres alike."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory

from tilerummy.server.store import Conflict, Entry, Store, StoreDown, Write
from tilerummy.server.store.choice import store_at
from tilerummy.server.store.migrate import NEWEST, config, migrate
from tilerummy.server.store.people import People
from tilerummy.server.table.events import Row
from tools.postgres import Postgres

ENTRY = Entry("investo", True, "gathering", None, b"{}")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'a.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = store_at(url)
    await store.open(lambda table, seq: None)
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, test: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await test(store)

    asyncio.run(run())


def rows(first: int, *texts: str, at: int = 1000) -> list[Row]:
    return [Row(first + i, at + first + i, text.encode()) for i, text in enumerate(texts)]


def new(table: str, *texts: str, entry: Entry = ENTRY) -> Write:
    return Write(table, rows(1, *(texts or ("a",))), entry)


async def outcome(store: Store, write: Write) -> str:
    try:
        await store.append(write)
    except Conflict:
        return "conflict"
    return "stored"


def test_what_was_appended_is_read_back(url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(new("t", "a", "b"))
        await store.append(Write("t", rows(3, "c\0\xff")))
        assert await store.read("t") == rows(1, "a", "b", "c\0\xff")
        assert await store.read("t", 2) == rows(3, "c\0\xff")
        assert await store.read("t", 10**12) == []
        assert await store.read("other\0") == []

    with_store(url, test)


def test_what_was_appended_is_there_after_opening_again(url: str) -> None:
    with_store(url, lambda store: store.append(new("t", "a", "b")))

    async def test(store: Store) -> None:
        assert await store.read("t") == rows(1, "a", "b")

    with_store(url, test)


def test_a_conflict_leaves_nothing_behind(url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(Write("t", rows(1, "a", "b"), ENTRY, [(0, "ann")]))
        over = Entry("investo", True, "over", 5, b"x")
        late = Write("t", rows(2, "other", "more"), over, [(0, "bob"), (1, "bob")])
        assert await outcome(store, late) == "conflict"
        assert await store.read("t") == rows(1, "a", "b")
        assert await store.tables_of("bob", 10) == []
        assert [found.phase for found in await store.tables_of("ann", 10)] == ["gathering"]
        assert await store.due(10**15, 10) == []

    with_store(url, test)


def test_the_same_event_by_two_is_a_conflict_for_the_second(url: str) -> None:
    """Only who was interrupted may take equal bytes for its own."""

    async def test(store: Store) -> None:
        await store.append(new("t", "a"))
        assert await outcome(store, new("t", "a")) == "conflict"

    with_store(url, test)


def test_of_eight_racers_one_wins(url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(new("t", "a"))
        for seq in range(2, 12):
            race = [outcome(store, Write("t", rows(seq, f"by {n}"))) for n in range(8)]
            found = await asyncio.gather(*race)
            assert sorted(found) == ["conflict"] * 7 + ["stored"]
            winner = found.index("stored")
            assert (await store.read("t"))[-1].data == f"by {winner}".encode()

    with_store(url, test)


def test_one_conflict_in_a_batch_keeps_the_others(url: str) -> None:
    async def test(store: Store) -> None:
        for n in range(20):
            await store.append(new(f"t{n}"))
        await store.append(Write("t7", rows(2, "first")))
        found = await asyncio.gather(*(outcome(store, Write(f"t{n}", rows(2, "b"))) for n in range(20)))
        assert [n for n, result in enumerate(found) if result == "conflict"] == [7]
        for n in range(20):
            assert await store.read(f"t{n}", 1) == rows(2, "first" if n == 7 else "b")

    with_store(url, test)


def test_what_cannot_be_written_does_not_take_the_others_with_it(url: str) -> None:
    async def test(store: Store) -> None:
        bad = Write("bad", [Row(1, 2**70, b"")], ENTRY)
        writes = [new("t1"), new("t2"), bad, new("t3")]
        found = await asyncio.gather(*(store.append(write) for write in writes), return_exceptions=True)
        assert [result is None for result in found] == [True, True, False, True]
        assert [len(await store.read(write.table)) for write in writes] == [1, 1, 0, 1]
        await asyncio.wait_for(store.append(new("t4")), 5)

    with_store(url, test)


@pytest.mark.parametrize("spoilt", [None, 0, 130, 249])
def test_moves_of_hundreds_of_tables_at_once_are_all_written_but_the_spoilt_one(url: str, spoilt: int | None) -> None:
    """More than go into one statement, and nothing with them but their rows."""

    async def test(store: Store) -> None:
        names = [f"t{number}" for number in range(250)]
        await asyncio.gather(*(store.append(new(name)) for name in names))
        if spoilt is not None:
            await store.append(Write(names[spoilt], rows(2, "first")))
        moves = [Write(name, rows(2, "b", "c")) for name in names]
        found = await asyncio.gather(*(store.append(move) for move in moves), return_exceptions=True)
        assert [number for number, result in enumerate(found) if isinstance(result, Conflict)] == (
            [] if spoilt is None else [spoilt]
        )
        lengths = [len(await store.read(name)) for name in names]
        assert lengths == [2 if number == spoilt else 3 for number in range(250)]

    with_store(url, test)


def test_a_deleted_table_takes_events_and_seats_with_it(url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(Write("t", rows(1, "a"), ENTRY, [(0, "ann")]))
        await store.append(new("kept"))
        await store.delete("t")
        assert await store.read("t") == []
        assert await store.tables_of("ann", 10) == []
        assert [found.table for found in await store.public(10)] == ["kept"]

    with_store(url, test)


@pytest.mark.parametrize("entry", [None, ENTRY])
def test_nothing_can_be_appended_to_a_deleted_table(url: str, entry: Entry | None) -> None:
    """Else its log would begin in the middle."""

    async def test(store: Store) -> None:
        await store.append(new("t"))
        await store.delete("t")
        assert await outcome(store, Write("t", rows(2, "b"), entry)) == "conflict"
        assert await store.read("t") == []

    with_store(url, test)


def test_public_tables_are_listed_newest_first_until_they_are_over(url: str) -> None:
    async def test(store: Store) -> None:
        for n, (public, phase) in enumerate([(True, "playing"), (False, "playing"), (True, "over"), (True, "pause")]):
            entry = Entry("gin", public, phase, None, f"info {n}".encode())
            await store.append(Write(f"t{n}", rows(1, "a", at=1000 * n), entry))
        listed = await store.public(10)
        assert [(found.table, found.phase, found.info) for found in listed] == [
            ("t3", "pause", b"info 3"),
            ("t0", "playing", b"info 0"),
        ]
        assert [found.table for found in await store.public(1)] == ["t3"]
        await store.append(Write("t3", rows(2, "b"), Entry("gin", True, "over", None, b"")))
        assert [found.table for found in await store.public(10)] == ["t0"]

    with_store(url, test)


def test_tables_of_a_person_are_those_where_the_seat_is_still_theirs(url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(Write("t1", rows(1, "a"), ENTRY, [(0, "ann"), (1, "bob")]))
        await store.append(Write("t2", rows(1, "a", at=5000), ENTRY, [(0, "ann")]))
        await store.append(Write("t1", rows(2, "b"), None, [(1, "eve")]))
        assert [found.table for found in await store.tables_of("ann", 10)] == ["t2", "t1"]
        assert await store.tables_of("bob", 10) == []
        assert [found.table for found in await store.tables_of("eve", 10)] == ["t1"]

    with_store(url, test)


def test_due_tables_come_in_order_and_only_when_it_is_time(url: str) -> None:
    async def test(store: Store) -> None:
        for table, due in [("late", 300), ("soon", 100), ("never", None), ("mid", 200)]:
            await store.append(new(table, entry=Entry("gin", False, "playing", due, b"")))
        assert await store.due(99, 10) == []
        assert await store.due(250, 10) == ["soon", "mid"]
        assert await store.due(900, 2) == ["soon", "mid"]
        await store.append(Write("soon", rows(2, "b"), Entry("gin", False, "over", None, b"")))
        assert await store.due(900, 10) == ["mid", "late"]

    with_store(url, test)


def test_idle_tables_are_those_nothing_has_touched_since(url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(Write("old", rows(1, "a", at=0), ENTRY))
        await store.append(Write("young", rows(1, "a", at=10_000), ENTRY))
        assert await store.idle(5000, 10) == ["old"]
        await store.append(Write("old", rows(2, "b", at=20_000), ENTRY))
        assert await store.idle(5000, 10) == []

    with_store(url, test)


def test_the_newest_touch_of_any_table(url: str) -> None:
    async def test(store: Store) -> None:
        assert await store.newest(20_000) is None
        await store.append(Write("a", rows(1, "a", at=10_000), ENTRY))
        await store.append(Write("b", rows(1, "a", at=0), ENTRY))
        assert [await store.newest(before) for before in (20_000, 10_001, 1)] == [10_001, 1, None]

    with_store(url, test)


def test_names_of_people_can_be_changed(url: str) -> None:
    async def test(store: Store) -> None:
        people = People(store)
        assert await people.name_of("ann") == ""
        await people.set_name("ann", "Ann", 1)
        await people.set_name("ann", "Änne", 2)
        assert await people.name_of("ann") == "Änne"

    with_store(url, test)


def test_names_are_forgotten_after_long_unless_their_owner_has_a_seat(url: str) -> None:
    async def test(store: Store) -> None:
        people = People(store)
        for who, at in (("ann", 1), ("ben", 2), ("eve", 3), ("dan", 50)):
            await people.set_name(who, who.title(), at)
        await store.append(Write("t", rows(1, "a"), ENTRY, [(0, "ann"), (1, "")]))
        await people.forget_names(1, 10)
        assert await people.name_of("ann") == "Ann"
        await people.forget_names(10, 1)
        left = [await people.name_of(who) for who in ("ben", "eve")]
        assert sorted(map(bool, left)) == [False, True]
        await people.forget_names(10, 10)
        assert [await people.name_of(who) for who in ("ann", "ben", "eve", "dan")] == ["Ann", "", "", "Dan"]
        await store.delete("t")
        await people.forget_names(10, 10)
        assert await people.name_of("ann") == ""

    with_store(url, test)


def test_the_migrations_make_what_the_schema_says(url: str) -> None:
    migrate(url)
    command.check(config(url))


def test_the_newest_version_is_alembics_head() -> None:
    """It is read from the names of files, without loading Alembic."""
    assert ScriptDirectory.from_config(config("sqlite:///")).get_heads() == [NEWEST]


def test_a_closed_store_says_so_at_once(url: str) -> None:
    async def test() -> None:
        store = store_at(url)
        await store.open(lambda table, seq: None)
        await store.append(new("t"))
        await store.close()
        for call in (store.append(new("u")), store.read("t"), store.ping(), People(store).set_name("ann", "Ann", 1)):
            with pytest.raises(StoreDown):
                await asyncio.wait_for(call, 2)

    asyncio.run(test())


def test_what_waits_when_the_store_is_closed_is_still_written(url: str) -> None:
    async def test() -> None:
        store = store_at(url)
        await store.open(lambda table, seq: None)
        writing = [asyncio.create_task(store.append(new(f"t{n}"))) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writing)

    asyncio.run(test())

    async def check(store: Store) -> None:
        assert len(await store.public(100)) == 50

    with_store(url, check)
