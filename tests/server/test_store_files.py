"""A SQLite file that was deleted, replaced or cannot be written while it is in use: nothing is acknowledged, and the
store says so until all is well again.
"""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.test_store import new, rows
from tilerummy.server.store import StoreDown, Write, sqlite_writer
from tilerummy.server.store import sqlite as module
from tilerummy.server.store.files import COMMITS
from tilerummy.server.store.people import People
from tilerummy.server.store.sqlite import SqliteStore

BESIDE = ("a.db", "a.db-shm", "a.db-wal")


async def opened(path: Path) -> SqliteStore:
    store = SqliteStore(path)
    await store.open(lambda table, seq: None)
    await store.append(new("t"))
    await store.ping()
    return store


async def is_down(store: SqliteStore) -> bool:
    """Neither moves nor questions nor the probe; or all of them."""
    calls = (store.append(new("u")), store.read("t"), store.ping(), People(store).set_name("ann", "Ann", 1))
    found = await asyncio.gather(*calls, return_exceptions=True)
    assert {isinstance(result, StoreDown) for result in found} in ({True}, {False})
    return isinstance(found[0], StoreDown)


def move_away(path: Path) -> None:
    path.rename(path.with_name("away"))


def replace(path: Path) -> None:
    shutil.copy(path, path.with_name("copy"))
    os.link(path, path.with_name("away"))
    os.replace(path.with_name("copy"), path)


def long_ago(folder: Path) -> None:
    """Nothing in the folder has changed for years."""
    os.utime(folder, (1, 1))


@pytest.mark.parametrize("before", [lambda folder: None, long_ago])
@pytest.mark.parametrize("lose", [move_away, replace])
@pytest.mark.parametrize("which", BESIDE)
def test_a_file_that_was_moved_or_replaced_is_down_until_it_is_back(
    tmp_path: Path, before: Callable[[Path], None], lose: Callable[[Path], None], which: str
) -> None:
    async def test() -> None:
        store = await opened(tmp_path / "a.db")
        before(tmp_path)
        await store.read("t")
        lose(tmp_path / which)
        with pytest.raises(StoreDown):
            await store.append(new("v"))
        assert await is_down(store)
        assert await is_down(store)
        os.replace(tmp_path / "away", tmp_path / which)
        assert not await is_down(store)
        assert [row.seq for row in await store.read("t")] == [1]
        await store.append(Write("t", rows(2, "b")))
        await store.close()
        again = await opened_again(tmp_path / "a.db")
        assert [row.seq for row in await again.read("t")] == [1, 2]
        await again.close()

    asyncio.run(test())


async def opened_again(path: Path) -> SqliteStore:
    store = SqliteStore(path)
    await store.open(lambda table, seq: None)
    return store


def test_a_link_that_leads_elsewhere_now_is_down(tmp_path: Path) -> None:
    """The next start would not find what was written."""
    (tmp_path / "now.db").symlink_to("a.db")

    async def test() -> None:
        store = await opened(tmp_path / "now.db")
        long_ago(tmp_path)
        await store.read("t")
        shutil.copy(tmp_path / "a.db", tmp_path / "b.db")
        (tmp_path / "now.db").unlink()
        (tmp_path / "now.db").symlink_to("b.db")
        long_ago(tmp_path)
        with pytest.raises(StoreDown):
            await store.append(new("v"))
        assert await is_down(store)
        await store.close()

    asyncio.run(test())


def test_a_move_is_not_acknowledged_if_the_file_goes_while_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = sqlite_writer.commit

    async def test() -> None:
        store = await opened(tmp_path / "a.db")

        def commit(*values: object) -> list[Exception | None]:
            results = usual(*values)  # type: ignore[arg-type]
            (tmp_path / "a.db").unlink(missing_ok=True)
            return results

        monkeypatch.setattr(sqlite_writer, "commit", commit)
        found = await asyncio.gather(*(store.append(new(f"u{n}")) for n in range(3)), return_exceptions=True)
        assert [type(result) for result in found] == [StoreDown] * 3
        with pytest.raises(StoreDown, match=r"a\.db: No such file"):
            await store.read("t")
        await store.close()

    asyncio.run(test())


def test_what_was_acknowledged_before_the_log_was_deleted_goes_into_the_file(tmp_path: Path) -> None:
    async def test() -> None:
        store = await opened(tmp_path / "a.db")
        (tmp_path / "a.db-wal").unlink()
        assert await is_down(store)
        while not await asyncio.to_thread(ids_in, tmp_path / "a.db", tmp_path / "copy.db"):
            await asyncio.sleep(0.02)
        await store.close()

    asyncio.run(test())


def ids_in(path: Path, copy: Path) -> list[str]:
    """Of the tables in the file, without its log."""
    shutil.copy(path, copy)
    connection = sqlite3.connect(copy)
    try:
        return [str(row[0]) for row in connection.execute("SELECT id FROM tables")]
    except sqlite3.Error:  # copied in the middle
        return []
    finally:
        connection.close()


def test_a_file_system_that_can_only_be_read_is_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connections: list[sqlite3.Connection] = []
    usual = module.connect

    def connect(path: Path) -> sqlite3.Connection:
        connections.append(usual(path))
        return connections[-1]

    async def test() -> None:
        monkeypatch.setattr(module, "connect", connect)
        store = await opened(tmp_path / "a.db")
        connections[-1].execute("PRAGMA query_only=ON")
        with pytest.raises(StoreDown, match="readonly"):
            await store.ping()
        connections[-1].execute("PRAGMA query_only=OFF")
        await store.ping()
        await store.close()

    asyncio.run(test())


READ_ONLY = """
import asyncio, os, tempfile
from pathlib import Path
from tests.server.test_store_files import opened, StoreDown

async def main(path):
    store = await opened(path)
    if os.getuid() == 0:
        for each in (path.parent, *path.parent.iterdir()):
            os.chown(each, 65534, 65534)
        os.setgid(65534)
        os.setuid(65534)
    for mode in (0o400, 0o600):
        path.chmod(mode)
        try:
            await store.ping()
            print("ready")
        except StoreDown as error:
            print("down" if "may not be written" in str(error) else error)
    await store.close()

with tempfile.TemporaryDirectory() as folder:
    asyncio.run(main(Path(folder) / "a.db"))
"""


def test_a_file_that_was_made_read_only_is_not_ready(tmp_path: Path) -> None:
    """In a process that is not root's: root may write everything."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(["", *sys.path]), "TMPDIR": "/tmp"}  # noqa: S108
    command = [sys.executable, "-c", READ_ONLY]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=200, check=False)
    assert (run.returncode, run.stdout.split()) == (0, ["down", "ready"]), run.stderr


@pytest.mark.parametrize(("before", "files"), [(lambda folder: None, BESIDE), (long_ago, ())])
def test_the_files_are_looked_at_once_a_commit_not_once_a_move(
    tmp_path: Path, before: Callable[[Path], None], files: tuple[str, ...]
) -> None:
    """The file and what lies beside it, after the commit; in a folder that has not changed, the folder alone."""
    calls: list[str | int] = []
    folder: list[str | int] = []
    usual = os.stat

    def stat(name: str | int) -> os.stat_result:
        calls.append(name)
        return usual(name)  # of a number as `os.fstat`

    async def test() -> None:
        store = await opened(tmp_path / "a.db")
        before(tmp_path)
        await store.read("t")
        assert store.files is not None
        folder.append(store.files.folder)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(os, "stat", stat)
            patched.setattr(os, "fstat", stat)
            await asyncio.gather(*(store.append(new(f"u{n}")) for n in range(100)))
        await store.close()

    asyncio.run(test())
    commits = 2  # the first move by itself, then all that came meanwhile
    assert calls == commits * [*folder, *(str(tmp_path / name) for name in files)]


def test_a_folder_that_was_moved_is_noticed_within_a_few_commits_and_holds_all_of_them(tmp_path: Path) -> None:
    folder, away = tmp_path / "data", tmp_path / "away"
    folder.mkdir()

    async def test() -> int:
        store = await opened(folder / "a.db")
        long_ago(folder)
        await store.read("t")
        folder.rename(away)
        calls = [await append(store, number) for number in range(2, 3 + COMMITS)]
        await store.close()
        assert calls[-1] is False
        return calls.count(True)

    async def append(store: SqliteStore, number: int) -> bool:
        try:
            await store.append(Write("t", rows(number, "b")))
        except StoreDown:
            return False
        return True

    written = asyncio.run(test())
    with sqlite3.connect(away / "a.db") as found:
        assert found.execute("SELECT COUNT(*) FROM events WHERE table_id = 't'").fetchone()[0] >= 1 + written


def test_the_length_of_the_log_is_looked_at_every_few_commits(tmp_path: Path) -> None:
    async def test() -> None:
        store = await opened(tmp_path / "a.db")
        long_ago(tmp_path)
        await store.read("t")
        assert store.files is not None
        before = store.files.length
        for number in range(2, 2 + COMMITS):
            assert store.files.length == before
            await store.append(Write("t", rows(number, "b")))
        assert store.files.length == (tmp_path / "a.db-wal").stat().st_size > before
        await store.close()

    asyncio.run(test())
