"""SQLite: files and disks that cannot be used, programs that use the same file."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_store import ENTRY, new, rows
from tilerummy.server.store import Conflict, StoreDown, Write
from tilerummy.server.store import sqlite as module
from tilerummy.server.store.prepare import prepare
from tilerummy.server.store.sole import Sole
from tilerummy.server.store.sqlite import SqliteStore


async def problem_of(path: Path) -> str:
    store = SqliteStore(path)
    with pytest.raises(StoreDown) as caught:
        await store.open(lambda table, seq: None)
    return str(caught.value)


def test_a_folder_in_the_place_of_the_file_is_said(tmp_path: Path) -> None:
    assert "unable to open" in asyncio.run(problem_of(tmp_path))


def test_a_file_in_the_place_of_the_folder_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    problem = asyncio.run(problem_of(tmp_path / "file" / "a.db"))
    assert str(tmp_path / "file" / "a.db") in problem


def test_a_file_that_is_no_database_is_said_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_text("my letters " * 100)
    assert "not a database" in asyncio.run(problem_of(path))
    assert path.read_text() == "my letters " * 100


@pytest.mark.parametrize("newer", ["9999", "next"])
def test_a_database_of_a_newer_version_is_refused_and_kept(tmp_path: Path, newer: str) -> None:
    """A downgrade: the older program does not guess what the newer one wrote."""
    path = tmp_path / "a.db"
    prepare(f"sqlite:///{path}")
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = ?", (newer,))
    connection.commit()
    with pytest.raises(StoreDown, match=f"newer version.*{newer}"):
        prepare(f"sqlite:///{path}")
    assert "newer version" in asyncio.run(problem_of(path))
    assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(newer,)]
    connection.close()


def test_a_second_server_on_the_same_file_is_told_to_use_postgres(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        first = SqliteStore(tmp_path / "a.db")
        await first.open(lambda table, seq: None)
        monkeypatch.setattr("tilerummy.server.store.sole.WAIT", 0.3)
        assert "Postgres" in await problem_of(tmp_path / "a.db")
        await first.append(new("t"))
        await first.close()
        second = SqliteStore(tmp_path / "a.db")
        await second.open(lambda table, seq: None)
        assert await second.read("t") == rows(1, "a")
        await second.close()

    asyncio.run(test())


def test_a_server_that_was_killed_leaves_the_file_to_the_next(tmp_path: Path) -> None:
    program = f"""
import time
from pathlib import Path
from tilerummy.server.store.prepare import prepare
from tilerummy.server.store.sole import Sole
sole = Sole(Path({str(tmp_path / "a.db")!r}))
sole.take()
print("taken", flush=True)
time.sleep(60)
"""
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE)
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == b"taken\n"
        with pytest.raises(OSError, match="another server"):
            Sole(tmp_path / "a.db").take(0.2)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
    Sole(tmp_path / "a.db").take(5)


def test_a_tool_may_delete_while_the_server_runs(tmp_path: Path) -> None:
    async def test() -> None:
        server, tool = SqliteStore(tmp_path / "a.db"), SqliteStore(tmp_path / "a.db", alone=False)
        await server.open(lambda table, seq: None)
        await server.append(new("t"))
        await tool.open(lambda table, seq: None)
        await tool.delete("t")
        with pytest.raises(Conflict):
            await server.append(Write("t", rows(2, "b"), ENTRY))
        await server.append(new("u"))
        await tool.close()
        await server.close()

    asyncio.run(test())


def test_a_file_that_stays_locked_is_down_and_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOCKED", 0.3)

    async def test() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.open(lambda table, seq: None)
        await store.append(new("t"))
        other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreDown, match="locked"):
            await store.append(Write("t", rows(2, "b")))
        assert await store.read("t") == rows(1, "a")
        other.execute("ROLLBACK")
        other.close()
        await store.append(Write("t", rows(2, "b")))
        await store.close()

    asyncio.run(test())


def test_a_full_disk_is_down_until_there_is_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connections: list[sqlite3.Connection] = []
    usual = module.connect

    def connect(path: Path) -> sqlite3.Connection:
        connections.append(usual(path))
        return connections[-1]

    async def test() -> None:
        monkeypatch.setattr(module, "connect", connect)
        store = SqliteStore(tmp_path / "a.db")
        await store.open(lambda table, seq: None)
        await store.append(new("t"))
        writer = connections[-1]
        pages = writer.execute("PRAGMA page_count").fetchone()[0]
        writer.execute(f"PRAGMA max_page_count={pages}")
        big = Write("t", [*rows(2, "x" * 50_000)])
        found: list[Any] = await asyncio.gather(*(store.append(each) for each in (big, big)), return_exceptions=True)
        assert [type(result) for result in found] == [StoreDown] * 2
        assert await store.read("t") == rows(1, "a")
        writer.execute("PRAGMA max_page_count=100000")
        await store.append(big)
        await store.close()

    asyncio.run(test())


def test_a_file_that_is_up_to_date_needs_no_migration_tools(tmp_path: Path) -> None:
    """They take longer to load than all the rest, and while a server starts again everybody waits for it."""
    program = f"""
import sys
from tilerummy.server.store.prepare import prepare
prepare("sqlite:///{tmp_path}/a.db")
print("sqlalchemy" in sys.modules)
"""
    runs = [subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True) for _ in "12"]
    assert [run.stdout.strip() for run in runs] == ["True", "False"]
