"""The disk below a SQLite file, through disk.c: it can be full, and its power can be cut.

After a cut a file has what was synced; of each later write all, nothing or some sectors. A file made or deleted since
its folder was synced may be missing, or back again. Of the shared memory (`-shm`) anything may be left.
"""

import random
import struct
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).with_name("disk.c")
HEAD = struct.Struct("<c47sqq")
SECTOR = 512
SHARED = "-shm"


class Record(NamedTuple):
    kind: str  # write, truncate, sync, create, unlink: their first letters
    name: str
    offset: int  # of a write; the length after a truncation; how many records a sync covers
    data: bytes


class File:
    """`kept`: what the disk has; `later`: what was done since, with numbers."""

    def __init__(self, kept: bytes = b"") -> None:
        self.kept = kept
        self.later: list[tuple[int, Record]] = []

    def sync(self, before: int) -> None:
        done = [record for number, record in self.later if number < before]
        self.later = self.later[len(done) :]
        for record in done:
            self.kept = changed(self.kept, record)


class Name:
    """`kept`: the file that it has on the disk; `later`: what it was given since. None: there is no file."""

    def __init__(self, kept: File | None = None) -> None:
        self.kept = kept
        self.later: list[tuple[int, File | None]] = []

    def file(self) -> File:
        found = self.later[-1][1] if self.later else self.kept
        assert found is not None
        return found

    def sync(self, before: int) -> None:
        """With the folder."""
        while self.later and self.later[0][0] < before:
            self.kept = self.later.pop(0)[1]

    def after_cut(self, rng: random.Random) -> bytes | None:
        found = rng.choice([self.kept, *(file for _, file in self.later)])
        return None if found is None else left_of(found, rng)


class Disk:
    """`folder` is where the database lies. `journal`: its power will be cut; `needed`: it will be anything at all."""

    def __init__(self, home: Path, journal: bool, needed: bool) -> None:
        self.folder = home / "disk"
        self.folder.mkdir()
        self.full = home / "full"
        self.journal = home / "journal" if journal else None
        self.library = compiled(home) if needed else None
        self.before: dict[str, bytes] = {}

    def environment(self) -> dict[str, str]:
        if self.library is None:
            return {}
        more = {} if self.journal is None else {"CHAOS_JOURNAL": str(self.journal)}
        paths = {"LD_PRELOAD": self.library, "CHAOS_FOLDER": self.folder, "CHAOS_FULL": self.full}
        return {name: str(path) for name, path in paths.items()} | more

    def fill(self) -> None:
        self.full.touch()

    def free(self) -> None:
        self.full.unlink()

    # ---- power

    def note_start(self) -> None:
        """Everything is on the disk before a server starts."""
        if self.journal is not None:
            self.journal.unlink(missing_ok=True)
            self.before = {path.name: path.read_bytes() for path in self.folder.iterdir()}

    def cut_power(self, rng: random.Random) -> None:
        """After the server was killed: leaves what the disk would have."""
        assert self.journal is not None
        data = self.journal.read_bytes() if self.journal.exists() else b""
        for name, found in replayed(self.before, records(data)).items():
            if not name.endswith(SHARED):
                put(self.folder / name, found.after_cut(rng))
        for path in self.folder.glob(f"*{SHARED}"):
            spoil(path, rng)


def compiled(home: Path) -> Path:
    """With the compiler that Python was made with."""
    made = home / "disk.so"
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", made, SOURCE, "-lpthread"], check=True)
    return made


def records(data: bytes) -> Iterator[Record]:
    """The last may be cut off: its process was killed."""
    at = 0
    while at + HEAD.size <= len(data):
        kind, name, offset, length = HEAD.unpack_from(data, at)
        at += HEAD.size + length
        if at <= len(data):
            yield Record(kind.decode(), name.rstrip(b"\0").decode(), offset, data[at - length : at])


def replayed(before: dict[str, bytes], found: Iterator[Record]) -> dict[str, Name]:
    names = {name: Name(File(data)) for name, data in before.items()}
    for number, record in enumerate(found):
        if record.kind == "s" and record.name == ".":
            for each in names.values():
                each.sync(record.offset)
            continue
        name = names.setdefault(record.name, Name())
        if record.kind in "cu":
            name.later.append((number, File() if record.kind == "c" else None))
        elif record.kind == "s":
            name.file().sync(record.offset)
        else:
            name.file().later.append((number, record))
    return names


def changed(content: bytes, record: Record) -> bytes:
    head = content[: record.offset].ljust(record.offset, b"\0")
    return head if record.kind == "t" else head + record.data + content[record.offset + len(record.data) :]


def left_of(file: File, rng: random.Random) -> bytes:
    """What was not synced: nothing of it, all up to some point, or anything."""
    how = rng.choice(("nothing", "beginning", "anything"))
    content = file.kept
    until = rng.randint(0, len(file.later))
    for n, (_, record) in enumerate(file.later):
        if how == "beginning" and n < until:
            content = changed(content, record)
        elif how == "anything":
            content = perhaps(content, record, rng)
    return content


def perhaps(content: bytes, record: Record, rng: random.Random) -> bytes:
    """All of it, nothing, or some of its sectors."""
    what = rng.random()
    if what < 0.4:
        return changed(content, record)
    if what < 0.7 and record.kind == "w":
        for start in range(0, len(record.data), SECTOR):
            if rng.random() < 0.5:
                part = record.data[start : start + SECTOR]
                content = changed(content, record._replace(offset=record.offset + start, data=part))
    return content


def put(path: Path, content: bytes | None) -> None:
    if content is None:
        path.unlink(missing_ok=True)
    else:
        path.write_bytes(content)


def spoil(path: Path, rng: random.Random) -> None:
    size = path.stat().st_size
    how = rng.choice(("kept", "zero", "random", "gone"))
    if how == "gone":
        path.unlink()
    elif how != "kept":
        path.write_bytes(bytes(size) if how == "zero" else rng.randbytes(size))
