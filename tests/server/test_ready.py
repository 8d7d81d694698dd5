"""`/readyz` tells the truth: not ready while nothing can be written, and ready again by itself."""

import asyncio
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.matches import client, new_table, play
from tests.server.serving import serving
from tests.server.test_serve_command import served
from tests.server.test_store import opened
from tilerummy.bots.remote import SeatedBot, Visitor
from tilerummy.server.store import Store, StoreDown
from tools.postgres import Postgres, end_connections

resource = pytest.importorskip("resource", reason="there are no such limits on Windows")
GIN = {"game": "gin", "seats": ["person", "greedy"], "name": "Ann", "rules": "rounds=1"}


def becomes(url: str, status: int) -> None:
    """An answer counts for a second; the whole test has a limit."""
    while httpx.get(f"{url}/readyz").status_code != status:
        time.sleep(0.1)


def statuses(url: str) -> list[int]:
    """Is it ready, is it alive, can a table be made?"""
    made = httpx.post(f"{url}/api/tables", json=GIN)
    return [httpx.get(f"{url}/{path}").status_code for path in ("readyz", "healthz")] + [made.status_code]


def test_not_ready_while_the_file_is_away_and_play_goes_on_when_it_is_back(tmp_path: Path) -> None:
    with serving(tmp_path) as running, client(running) as ann:
        table = new_table(ann)
        play(running, table, 5)
        before = ann.get(f"/api/tables/{table}/matches/1/record").text
        (tmp_path / "test.db").rename(tmp_path / "away.db")
        becomes(running.url, 503)
        assert statuses(running.url) == [503, 200, 503]
        (tmp_path / "away.db").rename(tmp_path / "test.db")
        becomes(running.url, 200)
        assert ann.get(f"/api/tables/{table}/matches/1/record").text == before
        play(running, table)
        assert ann.get(f"/api/tables/{table}/matches/1/verify").json()["good"]


def plays_on(url: str, make_full: Callable[[], None], make_room: Callable[[], None]) -> None:
    """A whole match before a disk is full and after it has room again; nothing in between."""
    bot = Visitor(url)
    table = bot.call("POST", "/api/tables", GIN)["id"]
    make_full()
    becomes(url, 503)
    assert statuses(url) == [503, 200, 503]
    make_room()
    becomes(url, 200)
    for message in SeatedBot(bot, table, 0, "greedy", 1).play(1):
        assert message["t"] != "refused"
    assert bot.call("GET", f"/api/tables/{table}/matches/1/verify")["good"]


def test_a_file_that_may_not_grow_is_not_ready_until_it_may(tmp_path: Path) -> None:
    """A disk quota, or as here a limit of the process."""
    with served(tmp_path) as (process, url):
        hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)[1]

        def limit(size: int) -> None:
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, hard))

        log = tmp_path / "tilerummy/tilerummy.db-wal"
        plays_on(url, lambda: limit(log.stat().st_size), lambda: limit(hard))


OWN_DISK = 'mount -t tmpfs -o size=3m tmpfs "$0" && exec "$@"'


def test_a_full_disk_is_not_ready_until_there_is_room(tmp_path: Path) -> None:
    """A disk of its own, which only this server sees and which goes away with it."""
    folder = tmp_path / "disk"
    folder.mkdir()
    own = ("unshare", "-m" if os.getuid() == 0 else "-rm", "sh", "-c", OWN_DISK, str(folder))
    tried = subprocess.run([*own, "true"], capture_output=True, text=True, check=False)
    if tried.returncode != 0:
        pytest.skip(f"no disk can be mounted here: {tried.stderr.strip()}")
    with served(tmp_path, "--database", f"sqlite:///{folder}/a.db", within=own) as (process, url):
        filler = Path(f"/proc/{process.pid}/root{folder}/filler")
        plays_on(url, lambda: fill(filler), filler.unlink)


def fill(path: Path) -> None:
    with path.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            pass


def test_a_postgres_that_may_only_be_read_is_not_ready(postgres: Postgres) -> None:
    url = postgres.new_database()
    name = url.partition("@/")[2].partition("?")[0]

    async def ready(store: Store) -> bool:
        try:
            await store.ping()
        except StoreDown:
            return False
        return True

    async def test() -> None:
        async with opened(url) as store:
            assert await ready(store)
            await postgres._run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            await end_connections(url)
            assert not await ready(store)
            await postgres._run(f"ALTER DATABASE {name} RESET default_transaction_read_only")
            await end_connections(url)
            while not await ready(store):
                await asyncio.sleep(0.1)

    asyncio.run(test())
