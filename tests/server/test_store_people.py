"""What is stored about people among strangers, in SQLite and Postgres alike."""

import pytest

from tests.server.test_store import url, with_store
from tilerummy.server.store import Entry, Store, Write
from tilerummy.server.store.people import NEVER, Ban, People
from tilerummy.server.table.events import Row

__all__ = ["url"]


def test_a_report_is_kept_once_for_each_reason(url: str) -> None:
    async def test(store: Store) -> None:
        people = People(store)
        for reason in ("rude", "rude", "slow"):
            await people.reports.add(5, "t", 1, "w", "Ben", "me", reason)
        assert [report.reason for report in await people.reports.newest(10)] == ["slow", "rude"]
        assert [report.reason for report in await people.reports.newest(1)] == ["slow"]
        assert len(await people.reports.by("me")) == 2
        assert await people.reports.by("w") == []

    with_store(url, test)


def test_blocks_are_found_from_both_sides(url: str) -> None:
    async def test(store: Store) -> None:
        people = People(store)
        await people.block("me", "ben", "Ben", 1)
        await people.block("me", "ben", "Benno", 2)
        assert [(found.blocked, found.name, found.at) for found in await people.blocks("me")] == [("ben", "Benno", 2)]
        assert await people.is_blocked("ben", {"me", "x"})
        assert not await people.is_blocked("ben", {"x"})
        assert not await people.is_blocked("ben", set())
        assert not await people.is_blocked("me", {"ben"})
        await people.unblock("me", "ben")
        assert await people.blocks("me") == []

    with_store(url, test)


def test_bans_end_and_are_forgotten(url: str) -> None:
    async def test(store: Store) -> None:
        people = People(store)
        for ban in (Ban("visitor", "a", 1, 100, ""), Ban("address", "b", 2, NEVER, "x")):
            await people.ban(ban)
        await people.ban(Ban("visitor", "a", 3, 50, "again"))
        assert [ban.object for ban in await people.bans(10)] == ["a", "b"]
        assert [ban.object for ban in await people.bans(50)] == ["b"]
        await people.note(7, "admin", "ban", "a", "")
        await people.reports.add(7, "t", 1, "w", "Ben", "me", "rude")
        await people.block("me", "ben", "Ben", 7)
        await people.forget(7, 50)
        assert len(await people.blocks("me")) == 1
        assert [ban.object for ban in await people.bans(0)] == ["b"]
        assert (len(await people.noted(9)), len(await people.reports.newest(9))) == (1, 1)
        await people.forget(8, 50)
        assert (await people.noted(9), await people.reports.newest(9), await people.blocks("me")) == ([], [], [])
        await people.unban("address", "b")
        assert await people.bans(0) == []

    with_store(url, test)


@pytest.mark.parametrize("text", ["'; DROP TABLE bans; --", "?", "$1", "é\N{FAMILY}"])
def test_any_text_is_a_value(url: str, text: str) -> None:
    async def test(store: Store) -> None:
        people = People(store)
        await people.note(1, "admin", "close", text, text)
        assert [(note.object, note.detail) for note in await people.noted(1)] == [(text, text)]
        assert await people.noted_about(text) == await people.newest(1)

    with_store(url, test)


def test_reports_come_in_pages_and_those_of_the_server_apart(url: str) -> None:
    async def test(store: Store) -> None:
        people = People(store)
        for seat, author in enumerate(["me", "", "you", ""]):
            await people.reports.add(5, "t", seat, "w", "Ben", author, "same-address")
        assert [report.seat for report in await people.reports.newest(9, signs=True)] == [3, 1]
        assert [report.seat for report in await people.reports.newest(9, signs=False)] == [2, 0]
        first = await people.reports.newest(3)
        assert [report.seat for report in await people.reports.newest(3, before=first[-1].id)] == [0]
        assert await people.reports.has_sign("t", "same-address")
        assert not await people.reports.has_sign("t", "same-timing")
        assert not await people.reports.has_sign("x", "same-address")

    with_store(url, test)


def test_whoever_has_ever_had_a_seat_is_found(url: str) -> None:
    async def test(store: Store) -> None:
        people = People(store)
        for seq, who in enumerate(["ann", "ben", "", "ben"], 1):
            await store.append(Write("t", [Row(seq, seq, b"{}")], Entry("gin", False, "over", None, b""), [(0, who)]))
        assert [found.table for found in await people.sat_at("ann", 9)] == ["t"]
        assert [found.table for found in await people.sat_at("ben", 9)] == ["t"]
        assert await people.sat_at("", 9) == []
        await store.delete("t")
        assert await people.sat_at("ann", 9) == []

    with_store(url, test)


def test_names_that_were_taken_away_are_remembered_beside_the_name(url: str) -> None:
    async def test(store: Store) -> None:
        people = People(store)
        assert await people.taken_away("w") == []
        await people.take_away("w", ["rude"], 1)
        await people.set_name("w", "Guest", 2)
        await people.take_away("w", ["worse", "rude"], 3)
        assert await people.taken_away("w") == ["rude", "worse"]
        assert await people.name_of("w") == "Guest"

    with_store(url, test)
