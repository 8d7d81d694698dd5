"""Postgres as an ordinary role, which owns its database and nothing else: everything works, the history included."""

import asyncio
import uuid
from types import SimpleNamespace

import asyncpg
import pytest

from tests.server.test_store import new, rows
from tests.server.test_store_postgres import opened
from tilerummy.server.store import postgres as module
from tilerummy.server.store.hosts import HISTORIES
from tools.postgres import Postgres


@pytest.fixture
def database(postgres: Postgres) -> str:
    """Its name, and that of its owner."""
    name = "t" + uuid.uuid4().hex[:12]
    postgres.run(f"CREATE ROLE {name} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION")
    postgres.run(f"CREATE DATABASE {name} OWNER {name}")
    return name


def as_owner(postgres: Postgres, database: str) -> str:
    return postgres.url(database).replace("postgres@", f"{database}@", 1)


async def take_away(postgres: Postgres, database: str, *functions: str) -> None:
    connection = await asyncpg.connect(postgres.url(database))
    for function in functions:
        await connection.execute(f"REVOKE EXECUTE ON FUNCTION {function} FROM PUBLIC")
    await connection.close()


def test_an_ordinary_role_plays_and_knows_the_history(postgres: Postgres, database: str) -> None:
    async def test() -> None:
        async with opened(as_owner(postgres, database)) as (store,):
            await store.append(new("t"))
            assert await store.read("t") == rows(1, "a")
            assert await store.ask("SELECT rolsuper FROM pg_roles WHERE rolname = current_user") == [(False,)]
            async with opened(postgres.url(database)) as (all_mighty,):
                assert store.history == all_mighty.history
            assert store.history is not None

    asyncio.run(test())


@pytest.fixture
def warned(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the store warned of, whatever is logged."""
    said: list[str] = []
    monkeypatch.setattr(module, "log", SimpleNamespace(warning=lambda event, **_: said.append(event)))
    return said


def test_a_right_that_was_taken_away_leaves_the_timeline(
    postgres: Postgres, database: str, warned: list[str]
) -> None:
    async def test() -> None:
        await take_away(postgres, database, "pg_control_system()")
        async with opened(as_owner(postgres, database)) as (store,), opened(postgres.url(database)) as (all_mighty,):
            assert store.history is not None
            assert store.history != all_mighty.history
            assert store.history.split(" ")[1] == str(all_mighty.history).split(" ")[1]

    asyncio.run(test())
    assert warned == []


def test_without_any_right_it_plays_on_and_says_so_once(
    postgres: Postgres, database: str, warned: list[str]
) -> None:
    async def test() -> None:
        await take_away(postgres, database, "pg_control_system()", "pg_walfile_name(pg_lsn)")
        async with opened(as_owner(postgres, database)) as (store,):
            await store.append(new("t"))
            assert store.history is None

    asyncio.run(test())
    assert warned == ["history-unknown"]


def test_the_second_question_needs_one_right_less() -> None:
    assert ["pg_control_system" in question for question in HISTORIES] == [True, False]
