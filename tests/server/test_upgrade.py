"""From the database of every earlier version to this one and back: backup, start, put the copy back."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from tests.records.corpus import having
from tilerummy.cli import main
from tilerummy.server.store.migrate import NEWEST
from tilerummy.server.store.prepare import prepare
from tilerummy.server.store.sqlite import version_of


def version(path: Path) -> str | None:
    connection = sqlite3.connect(path)
    try:
        return version_of(connection)
    finally:
        connection.close()


def content(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


@pytest.mark.parametrize("folder", having("tables.sql"), ids=lambda folder: folder.name)
def test_up_and_back(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, copy = tmp_path / "x.db", tmp_path / "before.db"
    connection = sqlite3.connect(path)
    connection.executescript((folder / "tables.sql").read_text(encoding="utf-8"))
    connection.close()
    url = f"sqlite:///{path}"
    old, before = version(path), content(path)
    assert main(["admin", "backup", str(copy), "--database", url, "--lang", "en"]) == 0
    assert version(path) == old  # a backup changes nothing: it may be of a version to go back to
    prepare(url, alone=True)
    assert version(path) == NEWEST
    assert main(["doctor", "--port", "0", "--database", url, "--json"]) in (0, 1)
    assert '"newer"' not in capsys.readouterr().out
    events = [line for line in content(path) if line.startswith('INSERT INTO "events"')]
    assert events == [line for line in before if line.startswith('INSERT INTO "events"')]  # logs are never rewritten
    for end in ("", "-wal", "-shm"):
        Path(f"{path}{end}").unlink(missing_ok=True)
    shutil.copy(copy, path)
    assert version(path) == old
    assert content(path) == before


def test_an_older_program_leaves_a_newer_database_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.db"
    url = f"sqlite:///{path}"
    prepare(url)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = content(path)
    assert main(["serve", "--port", "0", "--database", url, "--lang", "en"]) == 2
    assert "newer version" in capsys.readouterr().err
    assert content(path) == before
    assert main(["doctor", "--port", "0", "--database", url, "--json"]) == 1
    assert '"newer"' in capsys.readouterr().out
