"""A database is brought up to date completely or not at all, whenever the server is killed."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import event
from sqlalchemy.engine import Engine

from tilerummy.server.store.migrate import NEWEST, config, migrate
from tilerummy.server.store.sqlite import SqliteStore, connect, version_of
from tilerummy.server.table.events import Event, Left, Sat, encode

FIRST = "0001"


@contextmanager
def killed_after_each_statement(path: Path, copies: Path) -> Iterator[None]:
    """What a server that is killed then leaves: a copy of the files after every statement."""
    copies.mkdir()

    def copy(*_: Any) -> None:
        target = copies / str(len(list(copies.iterdir())))
        target.mkdir()
        for name in (path.name, f"{path.name}-wal", f"{path.name}-journal"):
            if (path.parent / name).exists():
                shutil.copy(path.parent / name, target / name)

    event.listen(Engine, "after_cursor_execute", copy)
    try:
        yield
    finally:
        event.remove(Engine, "after_cursor_execute", copy)


async def version_after_start(path: Path) -> str | None:
    store = SqliteStore(path)
    await store.open(lambda table, seq: None)
    await store.close()
    connection = sqlite3.connect(path)
    try:
        return version_of(connection)
    finally:
        connection.close()


@pytest.mark.parametrize("before", [None, FIRST], ids=["new", "older"])
def test_a_server_killed_while_it_migrates_starts_again(tmp_path: Path, before: str | None) -> None:
    path = tmp_path / "a.db"
    connect(path).close()
    if before is not None:
        command.upgrade(config(f"sqlite:///{path}"), before)
    with killed_after_each_statement(path, tmp_path / "copies"):
        migrate(f"sqlite:///{path}")
    copies = sorted((tmp_path / "copies").iterdir())
    assert len(copies) > 5
    assert {asyncio.run(version_after_start(copy / path.name)) for copy in copies} == {NEWEST}


def test_a_killed_migration_leaves_the_older_version_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    connect(path).close()
    command.upgrade(config(f"sqlite:///{path}"), FIRST)
    with killed_after_each_statement(path, tmp_path / "copies"):
        migrate(f"sqlite:///{path}")
    found = set()
    for copy in (tmp_path / "copies").iterdir():
        connection = sqlite3.connect(copy / path.name)
        tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        found.add((version_of(connection), "reports" in tables))
        connection.close()
    assert found == {(FIRST, False)}  # the commit comes after the last statement


def test_whoever_sat_before_there_was_a_list_of_them_is_found(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    connect(path).close()
    command.upgrade(config(f"sqlite:///{path}"), "0003")
    events: list[Event] = [
        Sat(0, "ann", "Ann"),
        Sat(1, "ben", "Ben"),
        Left(1),
        Sat(1, "eve", "Eve"),
        Sat(0, "ann", "Anna"),
    ]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO tables VALUES ('t', 1, 1, 'gin', 0, 'over', NULL, x'')")
        for seq, each in enumerate(events, 1):
            connection.execute("INSERT INTO events VALUES ('t', ?, 1, ?)", (seq, encode(each)))
    migrate(f"sqlite:///{path}")
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT table_id, who FROM sat ORDER BY who").fetchall()
    assert found == [("t", "ann"), ("t", "ben"), ("t", "eve")]
