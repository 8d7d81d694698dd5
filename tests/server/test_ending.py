"""A process whose main thread has ended ends, whatever was left open; the server too."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

LIMIT = 240  # seconds; it takes one or two

LEFT_OPEN = """
import asyncio, sys
from pathlib import Path
from tests.server.test_store import new
from tilerummy.server.store.sqlite import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open(lambda table, seq: None)
    await store.append(new("t"))
    store.append(new("u"))
    sys.exit("an assertion has failed")

asyncio.run(main())
"""

START_FAILS = """
import sys
from tilerummy.cli import main
from tilerummy.server.live.presence import Presence

def hello(self):
    raise ValueError("rack r5 k7")

Presence.hello = hello
sys.exit(main(["serve", "--port", "0", "--lang", "en", "--database", "sqlite:///" + sys.argv[1]]))
"""


def ended(program: str, path: Path) -> "subprocess.CompletedProcess[str]":
    """Raises subprocess.TimeoutExpired for one that does not end; it is killed then."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(["", *sys.path])}
    command = [sys.executable, "-c", program, str(path)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=LIMIT, check=False)


@pytest.mark.timeout(LIMIT + 60)
def test_a_store_that_nobody_closed_does_not_keep_the_process(tmp_path: Path) -> None:
    """What was acknowledged is there."""
    run = ended(LEFT_OPEN, tmp_path / "a.db")
    assert (run.returncode, run.stderr.splitlines()[-1]) == (1, "an assertion has failed")
    with sqlite3.connect(tmp_path / "a.db") as connection:
        assert ("t",) in connection.execute("SELECT id FROM tables").fetchall()


@pytest.mark.timeout(LIMIT + 60)
def test_a_server_whose_start_fails_after_the_store_is_open_ends_and_says_so(tmp_path: Path) -> None:
    run = ended(START_FAILS, tmp_path / "a.db")
    assert run.returncode == 2
    assert run.stdout == ""
    assert "The server could not start; the log above says why." in run.stderr.splitlines()[-1]
    assert '"event": "start-failed"' in run.stderr
    assert "ValueError" in run.stderr
    assert "r5" not in run.stderr
    assert not (tmp_path / "a.db-wal").exists()  # closed, not only left
