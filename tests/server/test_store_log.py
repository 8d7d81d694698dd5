"""SQLite's log (the WAL): carried into the file beside the moves, and never too long, however busy the machine is."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.server.test_store import new, rows
from tilerummy.server.store import StoreDown, Write, checkpoints
from tilerummy.server.store import sqlite as module
from tilerummy.server.store.files import COMMITS
from tilerummy.server.store.people import People
from tilerummy.server.store.sqlite import SqliteStore

NEVER = 10**9
BETWEEN = COMMITS * 3 * 4120  # bytes: more than moves of the tests below need from one look at the log to the next


async def opened(path: Path) -> SqliteStore:
    store = SqliteStore(path)
    await store.open(lambda table, seq: None)
    return store


async def problem_with(store: SqliteStore, seq: int) -> str:
    """What keeps the next move from being written."""
    try:
        await store.append(Write("t", rows(seq, "x" * 500)))
    except StoreDown as error:
        return str(error)
    return ""


def test_the_log_is_carried_into_the_file_while_moves_keep_coming(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It starts anew once it is long; nothing of it is left at the end. When it is carried over, the test says."""
    monkeypatch.setattr(checkpoints, "EVERY", NEVER)
    monkeypatch.setattr(checkpoints, "LONG", 50)
    log = tmp_path / "a.db-wal"

    async def test() -> None:
        store = await opened(tmp_path / "a.db")
        other = module.connect(tmp_path / "a.db")
        await store.append(new("t"))
        lengths = []
        for seq in range(2, 400):
            await store.append(Write("t", rows(seq, "x" * 500)))
            if seq % 100 == 0:
                lengths.append(log.stat().st_size)
                checkpoints.carry_over(other)
        assert lengths == lengths[:1] * 3
        other.close()
        await store.close()
        assert not log.exists()
        again = await opened(tmp_path / "a.db")
        assert [row.seq for row in await again.read("t")] == list(range(1, 400))
        await again.close()

    asyncio.run(test())


def test_the_log_is_never_too_long_even_if_nobody_carries_it_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer itself makes it short before it writes on: the thread for that may not get to run for long."""
    monkeypatch.setattr(checkpoints, "EVERY", NEVER)
    monkeypatch.setattr(checkpoints, "MOST_BYTES", 200_000, raising=False)
    log = tmp_path / "a.db-wal"

    async def test() -> None:
        store = await opened(tmp_path / "a.db")
        await store.append(new("t"))
        longest = 0
        for seq in range(2, 400):
            await store.append(Write("t", rows(seq, "x" * 500)))
            longest = max(longest, log.stat().st_size)
        assert 200_000 < longest < 200_000 + BETWEEN
        assert [row.seq for row in await store.read("t")] == list(range(1, 400))
        await store.close()

    asyncio.run(test())


def test_a_program_that_reads_for_ever_cannot_make_the_log_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer waits for it, but not for ever; as soon as it is done, moves are written again."""
    monkeypatch.setattr(checkpoints, "EVERY", NEVER)
    monkeypatch.setattr(module, "LOCKED", 0.1)
    log = tmp_path / "a.db-wal"

    async def test() -> None:
        store = await opened(tmp_path / "a.db")
        await store.append(new("t"))
        most = log.stat().st_size + 100_000  # the migrations are in it
        monkeypatch.setattr(checkpoints, "MOST_BYTES", most)
        other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM events").fetchone()
        seq = 2
        while not (problem := await problem_with(store, seq)):
            seq += 1
            assert seq < 400
        assert "log is too long" in problem
        assert log.stat().st_size < most + BETWEEN
        other.close()
        await store.append(Write("t", rows(seq, "x" * 500)))
        assert [row.seq for row in await store.read("t")] == list(range(1, seq + 1))
        await store.close()

    asyncio.run(test())


def test_a_checkpoint_that_fails_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def broken(connection: sqlite3.Connection) -> None:
        tried.append(connection)
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(checkpoints, "EVERY", 1)
    monkeypatch.setattr(checkpoints, "carry_over", broken)

    async def test() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.open(lambda table, seq: None)
        await store.append(new("t"))
        await store.append(Write("t", rows(2, "b")))
        while len(tried) < 2:
            await asyncio.sleep(0.01)
            await People(store).set_name("w", "Ann", 1)
        assert [row.seq for row in await store.read("t")] == [1, 2]
        await store.close()

    asyncio.run(test())
