"""One server to a SQLite file, by whatever name: links lead to the same file, and SQLite's log is found by the name."""

import asyncio
import os
from pathlib import Path

import pytest

from tests.server.test_serve_command import complaint, served
from tests.server.test_store import new
from tests.server.test_store_sqlite import problem_of
from tilerummy.server.store.sole import Sole
from tilerummy.server.store.sqlite import SqliteStore


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilerummy.server.store.sole.WAIT", 0.2)


def link_to_file(folder: Path) -> Path:
    (folder / "link.db").symlink_to(folder / "data/a.db")
    return folder / "link.db"


def link_to_folder(folder: Path) -> Path:
    (folder / "other").symlink_to("data")
    return folder / "other/a.db"


def link_to_link(folder: Path) -> Path:
    (folder / "other").mkdir()
    (folder / "other/one.db").symlink_to("../data/a.db")
    (folder / "other/two.db").symlink_to("one.db")
    return folder / "other/two.db"


@pytest.mark.parametrize("link", [link_to_file, link_to_folder, link_to_link])
@pytest.mark.parametrize("link_first", [False, True])
def test_a_second_server_is_refused_through_a_link(tmp_path: Path, link: object, link_first: bool) -> None:
    assert callable(link)
    (tmp_path / "data").mkdir()
    names = [tmp_path / "data/a.db", link(tmp_path)]
    first, second = reversed(names) if link_first else names

    async def test() -> None:
        store = SqliteStore(first)
        await store.open(lambda table, seq: None)
        await store.append(new("t"))
        assert "another server process" in await problem_of(second)
        await store.append(new("u"))
        await store.close()
        again = SqliteStore(second)
        await again.open(lambda table, seq: None)
        assert len(await again.public(10)) == 2
        await again.close()
        Sole(first).take(0)

    asyncio.run(test())


@pytest.mark.parametrize("words", [("serve",), ("admin", "list"), ("admin", "backup", "copy.db")])
def test_a_file_with_two_names_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with served(tmp_path):
        os.link(tmp_path / "tilerummy/tilerummy.db", tmp_path / "b.db")
        shown = complaint(capsys, *words, "--database", f"sqlite:///{tmp_path}/b.db")
    assert "hard links" in shown
    assert "/b.db" in shown
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b.db", "log", "tilerummy"]


def test_a_second_server_is_told_so_in_one_sentence_through_a_link(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path):
        (tmp_path / "b.db").symlink_to("tilerummy/tilerummy.db")
        shown = complaint(capsys, "serve", "--database", f"sqlite:///{tmp_path}/b.db")
    assert "another server process uses it" in shown
