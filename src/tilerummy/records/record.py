"""A match as a file: JSON lines, one event a line. docs/record.md describes the format and has its JSON Schema.

A header, then deals, moves and scores in order, then a closing line with the seed and a digest of all lines before it.
Whoever has the file can replay the match with no other data.
"""

import errno
import hashlib
import io
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Annotated, Any

import msgspec

from tilerummy.dealer import Word
from tilerummy.match import Deal, Event, Match, Move, Score

VERSION = 1
DEALING = 2  # how tiles follow from the seed; records without it were dealt in the first way


Count = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
Name = Annotated[str, msgspec.Meta(max_length=80)]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`given`: so many lines after this one were taken over from another match, with their luck. `dealing`, `words`,
    `barred` and `tries`: what went into the deal besides the seed (docs/fair-dealing.md); `salts` are of the first way.
    """

    tilerummy: Count
    game: str
    rules: dict[str, Any]
    seats: list[Name]
    commitment: str
    salts: list[str] = []
    given: Count = 0
    dealing: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    words: list[Word] = []
    barred: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    tries: Count = 0


LATER = {
    "given": 0,
    "dealing": 1,
    "words": [],
    "barred": None,
    "tries": 0,
}  # keys that are left out if they say nothing


class EndLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`end` is `won` or `stopped`; the seed opens the header's commitment."""

    end: str
    totals: list[int]
    winners: list[int]
    seed: str
    digest: str


Line = Header | Event | EndLine
FORMS: dict[str, type[Header | Deal | Move | Score | EndLine]] = {
    "tilerummy": Header,
    "round": Deal,
    "seat": Move,
    "score": Score,
    "end": EndLine,
}


def header_of(match: Match, names: Sequence[str]) -> Header:
    dealer = match.dealer
    commitment, salts = ("", []) if dealer is None else (dealer.commitment, list(dealer.salts))
    terms = None if dealer is None else dealer.terms
    more = () if terms is None else (DEALING, list(terms.words), terms.barred, terms.tries)
    head = (VERSION, match.game.name, match.rules.data(), list(names), commitment, salts, match.taken_over)
    return Header(*head, *more)


def end_of(match: Match, digest: str) -> EndLine:
    """The match is over, or it was stopped here; `digest` is that of all lines before."""
    end = "stopped" if match.winners is None else "won"
    seed = "" if match.dealer is None else match.dealer.seed
    return EndLine(end, match.totals, list(match.winners or []), seed, digest)


def encode(line: Line) -> bytes:
    """The bytes of a line. Keys in the order above, no spaces: the same match is the same file everywhere."""
    data = msgspec.to_builtins(line)
    if isinstance(line, Header):  # as headers always were that had nothing to say of it
        data = {key: value for key, value in data.items() if key not in LATER or value != LATER[key]}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


class Recorder:
    """Writes a match to a file as it goes. A line is on the disk before anybody is told of it."""

    def __init__(self, file: IO[bytes], match: Match, names: Sequence[str]) -> None:
        self.file = file
        self.match = match
        self.written = 0
        self.hash = hashlib.sha256()
        self._write(header_of(match, names))

    @classmethod
    def create(cls, path: Path, match: Match, names: Sequence[str]) -> "Recorder":
        """A new file; an existing one is never overwritten (FileExistsError)."""
        return cls(path.open("xb"), match, names)

    def _write(self, line: Line) -> None:
        data = encode(line)
        self.hash.update(data)
        self.file.write(data)

    def update(self) -> None:
        """Write what has happened since the last call."""
        for event in self.match.events[self.written :]:
            self._write(event)
        self.written = len(self.match.events)
        self._sync()

    def finish(self) -> None:
        """The last line; the file stays open."""
        self.update()
        self._write(end_of(self.match, self.hash.hexdigest()))
        self._sync()

    def close(self) -> None:
        self.finish()
        self.file.close()

    def _sync(self) -> None:
        self.file.flush()
        try:
            os.fsync(self.file.fileno())
        except io.UnsupportedOperation:
            pass  # a buffer in memory
        except OSError as error:
            if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # a pipe or a device: nothing to sync
                raise
