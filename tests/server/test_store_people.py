"""What is stored about people among strangers, in SQLite and Postgres alike."""

import pytest

from tests.server.test_store import url, with_store
from tilerummy.server.store import Store
from tilerummy.server.store.people import NEVER, Ban, People

__all__ = ["url"]


def test_a_report_is_kept_once_for_each_reason(url: str) -> None:
    async def test(store: Store) -> None:
        people = People(store)
        for reason in ("rude", "rude", "slow"):
            await people.report(5, "t", 1, "w", "Ben", "me", reason)
        assert [report.reason for report in await people.reports(10)] == ["slow", "rude"]
        assert [report.reason for report in await people.reports(1)] == ["slow"]
        assert len(await people.reports_by("me")) == 2
        assert await people.reports_by("w") == []

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
        await people.report(7, "t", 1, "w", "Ben", "me", "rude")
        await people.forget(7, 50)
        assert [ban.object for ban in await people.bans(0)] == ["b"]
        assert (len(await people.noted(9)), len(await people.reports(9))) == (1, 1)
        await people.forget(8, 50)
        assert (await people.noted(9), await people.reports(9)) == ([], [])
        await people.unban("address", "b")
        assert await people.bans(0) == []

    with_store(url, test)


@pytest.mark.parametrize("text", ["'; DROP TABLE bans; --", "?", "$1", "é\N{FAMILY}"])
def test_any_text_is_a_value(url: str, text: str) -> None:
    async def test(store: Store) -> None:
        people = People(store)
        await people.note(1, "admin", "close", text, text)
        assert [(note.object, note.detail) for note in await people.noted(1)] == [(text, text)]
        assert await people.noted_after(10**6, 5) == []

    with_store(url, test)
