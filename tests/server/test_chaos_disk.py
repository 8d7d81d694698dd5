"""The disk of the crash tests (benchmarks/chaos/disk.c) really is full, and really forgets what was not synced."""

import errno
import os
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.chaos.disk import Disk, Record, replayed

# Says what is committed, one row after the other, and dies.
COMMITS = """
import os, sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("PRAGMA journal_mode=WAL")
connection.execute("PRAGMA synchronous=" + sys.argv[2])
connection.execute("CREATE TABLE IF NOT EXISTS numbers (n INTEGER PRIMARY KEY)")
for _ in range(5):
    print(connection.execute("INSERT INTO numbers DEFAULT VALUES RETURNING n").fetchall()[0][0], flush=True)
    if _ == 3:
        connection.execute("PRAGMA wal_checkpoint")
os.kill(os.getpid(), 9)
"""
GROWS = """
import os, pathlib, sys
file = os.open(sys.argv[1], os.O_RDWR)
said = []
for full, offset in ((True, 0), (True, 2), (True, 4), (False, 4)):
    flag = pathlib.Path(os.environ["CHAOS_FULL"])
    flag.touch() if full else flag.unlink()
    try:
        said.append(os.pwrite(file, b"next", offset))
    except OSError as error:
        said.append(-error.errno)
print(said)
"""


def run_on(disk: Disk, code: str, *values: str) -> str:
    environment = {**os.environ, **disk.environment()}
    command = [sys.executable, "-c", code, *values]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120).stdout


def lost_after_cuts(home: Path, synchronous: str) -> int:
    """How many commits are gone, after the power was cut some times."""
    disk, rng, lost = Disk(home, journal=True, needed=True), random.Random(1), 0
    path = disk.folder / "a.db"
    for _ in range(8):
        disk.note_start()
        said = {int(line) for line in run_on(disk, COMMITS, str(path), synchronous).split()}
        assert len(said) == 5
        disk.cut_power(rng)
        lost += len(said - stored(path))
    return lost


def stored(path: Path) -> set[int]:
    try:
        connection = sqlite3.connect(path)
        try:
            return {row[0] for row in connection.execute("SELECT n FROM numbers")}
        finally:
            connection.close()
    except sqlite3.Error:  # not even a table, or no database
        path.unlink(missing_ok=True)
        return set()


def test_a_power_cut_leaves_what_was_synced(tmp_path: Path) -> None:
    assert lost_after_cuts(tmp_path, "FULL") == 0


def test_a_power_cut_takes_what_was_not_synced(tmp_path: Path) -> None:
    assert lost_after_cuts(tmp_path, "OFF") > 0


def test_on_a_full_disk_no_file_grows(tmp_path: Path) -> None:
    disk = Disk(tmp_path, journal=False, needed=True)
    (disk.folder / "file").write_bytes(b"four")
    assert run_on(disk, GROWS, str(disk.folder / "file")).strip() == str([4, 2, -errno.ENOSPC, 4])
    assert (disk.folder / "file").read_bytes() == b"nenenext"


def written(number: int, text: bytes) -> Record:
    return Record("w", "a", number, text)


@pytest.mark.parametrize("seed", range(20))
def test_a_sync_covers_what_was_written_before_it_began(seed: int) -> None:
    found = [written(0, b"A"), written(1, b"B"), Record("s", "a", 1, b"")]
    left = replayed({"a": b"xy"}, iter(found))["a"].after_cut(random.Random(seed))
    assert left in (b"Ay", b"AB")


def test_a_new_file_is_there_for_sure_once_its_folder_was_synced() -> None:
    made = [Record("c", "a", 0, b""), written(0, b"A"), Record("s", "a", 2, b"")]
    rngs = [random.Random(seed) for seed in range(20)]
    assert {replayed({}, iter(made))["a"].after_cut(rng) for rng in rngs} == {None, b"A"}
    made.append(Record("s", ".", 3, b""))
    assert {replayed({}, iter(made))["a"].after_cut(rng) for rng in rngs} == {b"A"}
