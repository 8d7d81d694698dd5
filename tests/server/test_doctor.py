"""`tilerummy doctor` on broken installations: each gets its sentence in four languages, and what to do."""

import importlib.metadata
import json
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
from collections import namedtuple
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.serving import serving
from tilerummy import tiles
from tilerummy.cli import doctor, examination, main
from tilerummy.cli.examination import Finding
from tilerummy.server.edge.http import assets
from tilerummy.server.store.prepare import prepare
from tilerummy.words import LANGUAGES, Words

Patch = pytest.MonkeyPatch
Space = namedtuple("Space", "total used free")


@pytest.fixture(autouse=True)
def _well(monkeypatch: Patch, tmp_path: Path) -> None:
    """A compiled installation with a page, wherever the tests run."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page/index.html").write_text("<!doctype html>")
    monkeypatch.setattr(assets, "FOLDER", tmp_path / "page")
    monkeypatch.setattr(tiles, "__file__", "tiles.so", raising=False)
    monkeypatch.setattr(examination, "of_open_files", lambda settings: iter(()))
    monkeypatch.setattr(examination, "SET", tuple(look for look in examination.SET if "files" not in look.__name__))


def examined(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, bool]]:
    """The exit code, and the codes found with whether they keep people from playing."""
    code = main(["doctor", "--json", *words])
    return code, {one["code"]: one["bad"] for one in json.loads(capsys.readouterr().out)["findings"]}


@pytest.fixture
def usual(tmp_path: Path) -> list[str]:
    return ["--port", "0", "--database", f"sqlite:///{tmp_path}/data/x.db"]


def test_a_good_installation(capsys: pytest.CaptureFixture[str], usual: list[str], tmp_path: Path) -> None:
    assert examined(capsys, *usual) == (0, {})
    assert not (tmp_path / "data").exists()  # nothing was made
    assert main(["doctor", "--lang", "en", *usual]) == 0
    assert "nothing is wrong" in capsys.readouterr().out


def old_python(patch: Patch, folder: Path) -> list[str]:
    patch.setattr(sys, "version_info", (3, 10, 1, "final", 0))
    return []


def uncompiled(patch: Patch, folder: Path) -> list[str]:
    patch.setattr(tiles, "__file__", "/somewhere/tiles.py")
    return []


def wrong_clock(patch: Patch, folder: Path) -> list[str]:
    now = time.time()
    patch.setattr(time, "time", lambda: now - 20 * 365 * 86400)
    return []


def without_server(patch: Patch, folder: Path) -> list[str]:
    patch.setattr(examination, "PACKAGES", ("no_such_package",))
    return []


def other_uvicorn(patch: Patch, folder: Path) -> list[str]:
    patch.setattr(importlib.metadata, "version", lambda name: "0.99.1")
    return []


def without_page(patch: Patch, folder: Path) -> list[str]:
    patch.setattr(assets, "FOLDER", folder / "none")
    return []


def bad_settings(patch: Patch, folder: Path) -> list[str]:
    (folder / "bad.toml").write_text("prot = 1")
    return ["--config", str(folder / "bad.toml")]


def unreadable_settings(patch: Patch, folder: Path) -> list[str]:
    return ["--config", str(folder / "none.toml")]


def two_processes(patch: Patch, folder: Path) -> list[str]:
    return ["--processes", "2"]


def no_such_address(patch: Patch, folder: Path) -> list[str]:
    return ["--host", "203.0.113.7"]


def unwritable(patch: Patch, folder: Path) -> list[str]:
    return ["--database", "sqlite:////proc/nothing/x.db"]


def full_disk(patch: Patch, folder: Path) -> list[str]:
    patch.setattr(shutil, "disk_usage", lambda path: Space(2**40, 2**40, 2**20))
    return []


def no_database(patch: Patch, folder: Path) -> list[str]:
    (folder / "text.db").write_text("this is no database, whatever it is called" * 100)
    return ["--database", f"sqlite:///{folder}/text.db"]


def newer_database(patch: Patch, folder: Path) -> list[str]:
    with sqlite3.connect(folder / "newer.db") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    return ["--database", f"sqlite:///{folder}/newer.db"]


def two_names(patch: Patch, folder: Path) -> list[str]:
    prepare(f"sqlite:///{folder}/one.db")
    os.link(folder / "one.db", folder / "two.db")
    return ["--database", f"sqlite:///{folder}/two.db"]


def no_postgres(patch: Patch, folder: Path) -> list[str]:
    return ["--database", "postgresql://ann:secret@127.0.0.1:1/x"]


def secure_alone(patch: Patch, folder: Path) -> list[str]:
    return ["--secure"]


def open_proxy(patch: Patch, folder: Path) -> list[str]:
    return ["--host", "0.0.0.0", "--proxies", "127.0.0.0/8", "--secure"]  # noqa: S104


def plain_proxy(patch: Patch, folder: Path) -> list[str]:
    return ["--proxies", "127.0.0.0/8"]


def lost_filter(patch: Patch, folder: Path) -> list[str]:
    return ["--name-filter", str(folder / "none.txt")]


BROKEN: list[tuple[Callable[[Patch, Path], list[str]], str, bool]] = [
    (old_python, "python", True),
    (uncompiled, "uncompiled", False),
    (wrong_clock, "clock", True),
    (without_server, "no-server", True),
    (other_uvicorn, "uvicorn", False),
    (without_page, "no-page", True),
    (bad_settings, "settings", True),
    (unreadable_settings, "settings", True),
    (two_processes, "one-process", True),
    (no_such_address, "no-address", True),
    (unwritable, "unwritable", True),
    (full_disk, "disk-full", True),
    (no_database, "no-database", True),
    (newer_database, "newer", True),
    (two_names, "several-names", True),
    (no_postgres, "no-postgres", True),
    (secure_alone, "no-proxies", False),
    (open_proxy, "proxy-passed-by", False),
    (plain_proxy, "not-secure", False),
    (lost_filter, "name-filter", False),
]


@pytest.mark.parametrize(("broken", "code", "bad"), BROKEN, ids=lambda value: getattr(value, "__name__", ""))
def test_what_is_broken_is_found_alone(
    broken: Callable[[Patch, Path], list[str]],
    code: str,
    bad: bool,
    usual: list[str],
    tmp_path: Path,
    monkeypatch: Patch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = [*usual, *broken(monkeypatch, tmp_path)]
    assert examined(capsys, *words) == (int(bad), {code: bad})
    for language in LANGUAGES:
        assert main(["doctor", "--lang", language, *words]) == int(bad)
        shown = capsys.readouterr().out.splitlines()
        assert len(shown) == 1
        assert shown[0].startswith(Words(language)("doctor-bad" if bad else "doctor-note"))


def test_a_taken_port(usual: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = str(taken.getsockname()[1])
        assert examined(capsys, *usual, "--port", port) == (1, {"port-taken": True})


def test_a_database_that_another_program_locks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(tmp_path / "x.db", isolation_level=None) as locking:
        locking.execute("CREATE TABLE t (x)")
        locking.execute("BEGIN EXCLUSIVE")
        words = ["--port", "0", "--database", f"sqlite:///{tmp_path}/x.db"]
        assert examined(capsys, *words) == (0, {"locked": False})


def test_a_server_that_runs_is_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as running:
        port = running.url.rpartition(":")[2].strip("/")
        code, found = examined(capsys, "--port", port, "--database", f"sqlite:///{tmp_path}/test.db")
    assert (code, found) == (0, {"in-use": False, "runs": False})


def test_every_finding_has_its_sentence() -> None:
    """And no password is in any of them."""
    text = Path(examination.__file__).read_text(encoding="utf-8")
    import re

    codes = set(re.findall(r'Finding\("([\w-]+)"', text)) | {"port-taken", "no-address"}
    assert len(codes) >= 20
    for language in LANGUAGES:
        for code in codes:
            assert Words(language).has(f"doctor-{code}"), code
    assert "secret" not in doctor.as_json([Finding("no-postgres")], "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_package_that_is_missing_is_told_before_anything_can_be_loaded(language: str) -> None:
    """No doctor runs without them: the program that is started says it."""
    code = "import sys; sys.modules['msgspec'] = None; import tilerummy_start; sys.exit(tilerummy_start.main())"
    environment = {**os.environ, "LC_ALL": f"{language}_XX.UTF-8", "PYTHONUTF8": "1"}
    done = subprocess.run([sys.executable, "-c", code, "doctor"], env=environment, capture_output=True, check=False)
    (told,) = done.stderr.decode().splitlines()
    problem = re.search(r"\(([^)]*msgspec[^)]*)\)", told)
    assert problem
    assert told == Words(language)("doctor-unloadable", problem=problem[1])
    assert (done.returncode, done.stdout) == (1, b"")
