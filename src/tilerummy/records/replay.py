"""Reading a record and playing it again, move by move; and saying, in one sentence, what is wrong with it."""

import hashlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from tilerummy.dealer import Dealer, DealTerms, commitment_of
from tilerummy.games import GAMES
from tilerummy.luck import LuckError
from tilerummy.match import Deal, Match, Move, Score
from tilerummy.records import promise
from tilerummy.records.record import FORMS, VERSION, EndLine, Header, Line
from tilerummy.refusal import CodedError, NotationError, Params, Refusal, shorten
from tilerummy.ruleset import RulesError

MOST_BYTES = 64 * 2**20
MOST_LINE = 2**16
MOST_BRACKETS = 200
HIDDEN = "?"  # in place of a tile


class RecordError(CodedError):
    """A fault in a record, with its line (from 1; 0 for the file as a whole)."""

    family = "record"

    def __init__(
        self, code: str, line: int, params: Params | None = None, inner: Refusal | CodedError | None = None
    ) -> None:
        super().__init__(code, {**(params or {}), "line": line})
        self.line = line
        self.inner = inner  # what the game, the notation, the luck or the rules said

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.line, self.params, self.inner)


def file_lines(path: Path) -> Iterator[bytes]:
    """The lines of a file one by one; one that is too long comes in parts."""
    if path.stat().st_size > MOST_BYTES:
        raise RecordError("too-big", 0, {"most": MOST_BYTES >> 20})
    with path.open("rb") as file:
        while data := file.readline(MOST_LINE + 1):
            yield data


def read_lines(lines: Iterable[bytes]) -> Iterator[tuple[int, Line, bytes]]:
    """The lines of a record one by one: number, content, bytes. Raises RecordError at the first that cannot be read."""
    number = 0
    for number, data in enumerate(lines, 1):
        yield number, parse_line(data, number), data
    if number == 0:
        raise RecordError("empty", 0)


def parse_line(data: bytes, number: int) -> Line:
    if len(data) > MOST_LINE:
        raise RecordError("not-a-record" if number == 1 else "line-too-long", number)
    found = decode(data)
    if found is None:
        if number == 1:
            raise RecordError("not-a-record", 1)
        raise RecordError("cut-off" if not data.endswith(b"\n") else "not-json", number)
    key = next((key for key in FORMS if isinstance(found, dict) and key in found), None)
    if key is None or (key == "tilerummy") != (number == 1):
        raise RecordError("not-a-record" if number == 1 else "unknown-line", number)
    if not data.endswith(b"\n"):
        raise RecordError("cut-off", number)
    try:
        line: Line = msgspec.convert(found, FORMS[key], strict=True)
    except msgspec.ValidationError as error:
        raise RecordError("malformed", number, {"problem": str(error)}) from None
    return line


def decode(data: bytes) -> Any:
    """JSON, or None. No line of a record has many brackets, and the decoder must not drown in them."""
    if data.count(b"[") + data.count(b"{") > MOST_BRACKETS:
        return None
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def is_hidden(line: Line) -> bool:
    """Whether it lacks tiles: who saves a record before the match is over gets only what they may know."""
    said = line.luck if isinstance(line, Deal) else f"{line.action} {line.luck}" if isinstance(line, Move) else ""
    return HIDDEN in said.split()


class Replay:
    """A record, a file or its lines, being played again. `step` goes on by one line; what was read so far stands in
    `match`.
    """

    def __init__(self, source: Path | Iterable[bytes]) -> None:
        self.lines = read_lines(file_lines(source) if isinstance(source, Path) else source)
        self.number = 0
        self.hash = hashlib.sha256()
        self.end: EndLine | None = None
        self.pending: Score | None = None  # what the next line must say
        first = self._next()
        assert isinstance(first, Header)
        self.header = first
        self.match = new_match(first)

    @property
    def sealed(self) -> bool:
        """Whether the deal was committed to; a match set up by hand, a lesson say, has no commitment."""
        return self.header.commitment != ""

    def _next(self) -> Line | None:
        found = next(self.lines, None)
        if found is None:
            return None
        self.number, line, data = found
        if not isinstance(line, EndLine):
            self.hash.update(data)
        return line

    def step(self) -> Line | None:
        """Play the next line; None when the record has come to its closing line."""
        line = self._next()
        if line is None:
            if self.end is None:
                raise RecordError("no-end", self.number)
            return None
        if self.end is not None:
            raise RecordError("after-the-end", self.number)
        try:
            self._play(line)
        except NotationError as error:
            raise RecordError("bad-notation", self.number, inner=error) from None
        except LuckError as error:
            raise RecordError("bad-luck", self.number, inner=error) from None
        return line

    def _play(self, line: Line) -> None:
        if is_hidden(line):
            raise RecordError("hidden", self.number)
        if isinstance(line, Deal):
            self._deal(line)
        elif isinstance(line, Move):
            self._move(line)
        elif isinstance(line, Score):
            self._score(line)
        elif isinstance(line, EndLine):
            self._end(line)

    def _deal(self, line: Deal) -> None:
        match = self.match
        if self.pending is not None:
            raise RecordError("score-missing", self.number)
        if match.turn is not None or match.winners is not None:
            raise RecordError("deal-too-early", self.number)
        if line.round != len(match.sheet) + 1:
            raise RecordError("wrong-round", self.number, {"expected": len(match.sheet) + 1})
        match.redo(line)

    def _move(self, line: Move) -> None:
        match = self.match
        if match.turn is None:
            raise RecordError("move-between-rounds", self.number)
        refusal = match.redo(line)
        if refusal is not None:
            raise RecordError("illegal-move", self.number, {"move": shorten(line.action)}, refusal)
        if isinstance(match.events[-1], Score):
            self.pending = match.events[-1]

    def _score(self, line: Score) -> None:
        expected = self.pending
        if expected is None:
            raise RecordError("score-too-early", self.number)
        if line != expected:
            points = " ".join(str(n) for n in expected.points)
            raise RecordError("wrong-score", self.number, {"expected": f"{points} {expected.reason}"})
        self.pending = None

    def _end(self, line: EndLine) -> None:
        match = self.match
        if self.pending is not None:
            raise RecordError("score-missing", self.number)
        won = line.end == "won"
        if line.end not in ("won", "stopped") or won != (match.winners is not None):
            raise RecordError("wrong-end", self.number)
        if line.totals != match.totals or line.winners != list(match.winners or []):
            raise RecordError("wrong-totals", self.number, {"expected": " ".join(str(n) for n in match.totals)})
        if line.digest != self.hash.hexdigest():
            raise RecordError("wrong-digest", self.number)
        self.end = line


def new_match(header: Header) -> Match:
    """The match a header announces, before its first deal."""
    if header.tilerummy != VERSION:
        raise RecordError("wrong-version", 1, {"version": header.tilerummy})
    game = GAMES.get(header.game)
    if game is None:
        raise RecordError("unknown-game", 1, {"game": shorten(header.game)})
    if len(header.seats) not in game.seats:
        raise RecordError("wrong-seats", 1, {"count": len(header.seats)})
    try:
        rules = game.rules_type.make(header.rules)
    except RulesError as error:
        raise RecordError("bad-rules", 1, inner=error) from None
    match = Match(game, rules, len(header.seats))
    match.taken_over = header.given
    return match


def verify_luck(replay: Replay) -> Match:
    """Deal a finished replay again from its seed: the commitment opens, and every tile comes as recorded.

    What was taken over from another match (`given`) has that match's luck: only what comes after it can be checked.
    The match dealt again is returned: it can go on from there.
    """
    if not replay.sealed:
        raise RecordError("no-seed", replay.number)
    assert replay.end is not None
    return deal_again(replay, replay.end.seed)


def deal_again(replay: Replay, seed: str) -> Match:
    if not re.fullmatch("[0-9a-f]{64}", seed) or commitment_of(seed) != replay.header.commitment:
        raise RecordError("wrong-seed", replay.number)
    old, header = replay.match, replay.header

    def begun(terms: DealTerms | None) -> Match:
        return Match(old.game, old.rules, old.seats, Dealer(seed, tuple(header.salts), terms))

    fault = promise.fault_of(header, begun)
    if fault is not None:
        raise RecordError(fault[0], 1, fault[1])
    again = begun(promise.terms_in(header))
    for at, event in enumerate(old.events):
        if at == old.taken_over > 0:
            go_on(again, at)
        again.redo(event, recorded=at < old.taken_over)
        if again.events[at : at + 1] != [event]:
            raise RecordError("luck-differs", at + 2)
    if old.taken_over >= len(old.events) and old.taken_over:
        go_on(again, old.taken_over)
    return again


def go_on(match: Match, given: int) -> None:
    """From here on the seed counts; a header that says so in the middle of a move, or beyond the end, is wrong."""
    if len(match.events) != given:
        raise RecordError("wrong-given", 1, {"given": given})
    match.play_on()
