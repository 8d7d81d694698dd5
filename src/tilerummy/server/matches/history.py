"""The matches of a table, from its log: as records, step by step, and verified.

A finished match is shown with everything: racks, luck, seed. A running one is shown as one seat or a spectator sees
it, redacted as on the sockets.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from tilerummy.dealer import Dealer
from tilerummy.game import ScoreInfo
from tilerummy.match import Deal, Match, Move
from tilerummy.records.promise import devices
from tilerummy.records.record import encode, end_of, header_of
from tilerummy.records.replay import RecordError, Replay, verify_luck
from tilerummy.refusal import NotAccepted
from tilerummy.server.projection import happened, score_info
from tilerummy.server.table.events import Began, Dealt, Did, Event, Row, Stopped, decode
from tilerummy.server.table.table import Table
from tilerummy.server.wire import Happened, View


class Past:
    """Match `number` of a table, as its log says; `table` stands where that match ends, or at the end of the log."""

    def __init__(self, name: str, rows: list[Row], number: int, dealer: type[Dealer] = Dealer) -> None:
        self.number = number
        self.rows = rows
        self.first, self.last = bounds(rows, number)
        self.dealer = dealer
        self.table = Table.load(name, rows[: self.last], dealer)
        self.over = self.table.phase == "over"
        self.names = [chair.name for chair in self.table.chairs]

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def began(self) -> Table:
        """The table just before the first deal of this match."""
        return Table.load(self.table.id, self.rows[: self.first], self.dealer)


def record_names(past: Past) -> list[str]:
    """Records are read without the page, so every seat has a name in them."""
    return [name or f"seat {seat}" for seat, name in enumerate(past.names, 1)]


def bounds(rows: list[Row], number: int) -> tuple[int, int]:
    """The number of rows before the match, and up to its last event. Raises NotAccepted."""
    first, last, count = 0, 0, 0
    for at, row in enumerate(rows):
        event = decode(row.data)
        count += isinstance(event, Began)
        if count == number:
            first = first or at + 1
            if isinstance(event, Began | Dealt | Did | Stopped):
                last = at + 1
    if number < 1 or not first:
        raise NotAccepted("server-no-such-match", {"number": number})
    return first, last


def hinted(past: Past) -> set[int]:
    """Moves that hints had recommended, by the number of deals and moves before them."""
    events = [decode(row.data) for row in past.rows[past.first : past.last]]
    happened = [event for event in events if isinstance(event, Dealt | Did)]
    return {at for at, event in enumerate(happened) if isinstance(event, Did) and event.hinted}


# ---- as a record


def record(past: Past, who: int | None) -> bytes:
    """A record (docs/record.md): complete after the match; before, what `who` may know, without the closing line."""
    return b"".join(record_lines(past, who))


def record_lines(past: Past, who: int | None) -> Iterator[bytes]:
    match = past.match
    events = match.events if past.over else [match.seen(event, who) for event in match.events]
    digest = hashlib.sha256()
    for line in (header_of(match, record_names(past)), *events):
        data = encode(line)
        digest.update(data)
        yield data
    if past.over:
        yield encode(end_of(match, digest.hexdigest()))


# ---- checked


class Verification(msgspec.Struct, frozen=True):
    """`good`: the seed opens the commitment, every tile came as dealt, every move is legal, every score right.
    Otherwise `code`, `line` and `params` say what is wrong with the record; the sentence of `wrong-seed` is
    `record-wrong-seed`, and what the game said of a move that it refuses is not told. `given`: so many of its
    deals and moves were taken over from another match, with that match's luck; what came after them is checked
    against the seed. `devices`: the seats whose own device gave a word for the deal; if there is none, that nobody
    chose it is the dealer's word only.
    """

    good: bool
    commitment: str
    seed: str
    moves: int
    rounds: int
    given: int
    code: str = ""
    line: int = 0
    params: dict[str, str | int] = {}
    devices: list[int] = []


def verify(past: Past) -> Verification:
    """Verifies the same record that is offered for download, with the same code as `tilerummy verify`."""
    match = past.match
    if not past.over:
        raise NotAccepted("server-match-running")
    assert match.dealer is not None
    moves = sum(isinstance(event, Move) for event in match.events)
    facts = (match.dealer.commitment, match.dealer.seed, moves, len(match.sheet), match.taken_over)
    try:
        replay = Replay(record_lines(past, None))
        while replay.step() is not None:
            pass
        verify_luck(replay)
    except RecordError as error:
        return Verification(False, *facts, error.code, error.line, error.params)
    return Verification(True, *facts, devices=devices(replay.header))


# ---- step by step


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened and where the match stood after it. `at`: the number of the step, from 1; `time`: milliseconds."""

    at: int
    round: int
    time: int
    event: Happened
    view: View | None
    turn: int | None
    score: ScoreInfo | None = None


class ReplayHeader(msgspec.Struct, frozen=True):
    """`open`: the match is over and all racks are shown; else `seat` says through whose eyes, None a spectator's.

    `names`: empty for a bot, and where nobody gave one; `bots`: the level of a bot's seat, empty for a person's.
    """

    id: str
    number: int
    game: str
    rules: dict[str, Any]
    names: list[str]
    bots: list[str]
    commitment: str
    seed: str
    salts: list[str]
    open: bool
    seat: int | None
    steps: int


class ReplayInfo(msgspec.Struct, frozen=True):
    header: ReplayHeader
    steps: list[Step]


def replay(past: Past, who: int | None, at: int | None) -> ReplayInfo:
    """All steps, or the one numbered `at`."""
    chosen = list(steps(past, who, at))
    events = [decode(row.data) for row in past.rows[past.first : past.last]]
    count = sum(isinstance(event, Dealt | Did | Stopped) for event in events)
    if at is not None and not chosen:
        raise NotAccepted("server-no-such-step", {"most": count})
    match, table = past.match, past.table
    assert match.dealer is not None
    seed = match.dealer.seed if past.over else ""
    header = ReplayHeader(
        table.id,
        past.number,
        match.game.name,
        table.created.rules,
        [chair.name for chair in table.chairs],
        [chair.bot for chair in table.chairs],
        match.dealer.commitment,
        seed,
        list(match.dealer.salts),
        past.over,
        None if past.over else who,
        count,
    )
    return ReplayInfo(header, chosen)


def steps(past: Past, who: int | None, wanted: int | None) -> Iterator[Step]:
    table = past.began()
    number = 0
    for row in past.rows[past.first : past.last]:
        event = table.fold_row(row)
        if not isinstance(event, Dealt | Did | Stopped):
            continue
        number += 1
        if wanted in (None, number):
            yield step(table, event, number, row.at, who, past.over)


def step(table: Table, event: Event, number: int, at: int, who: int | None, over: bool) -> Step:
    score = score_info(table, table.last_score()) if isinstance(event, Did) else None
    view = open_view(table) if over else closed_view(table, who)
    assert table.match is not None
    rounds = sum(isinstance(each, Deal) for each in table.match.events)
    return Step(number, rounds, at, happened(table, table.seq, event, who, whole=over), view, table.turn, score)


def closed_view(table: Table, who: int | None) -> View | None:
    seen = table.view(who)
    found: View | None = None if seen is None else table.game.wire(seen)
    return found


def open_view(table: Table) -> View | None:
    """A spectator's view with all racks shown, each as its own seat sees it."""
    public: Any = closed_view(table, None)
    if public is None:
        return None
    own: list[Any] = [closed_view(table, seat) for seat in range(len(table.chairs))]
    open_sides = [own[seat].sides[seat] for seat in range(len(own))]
    sides = [
        msgspec.structs.replace(side, rack=seen.rack, counts=seen.counts)
        for side, seen in zip(public.sides, open_sides, strict=True)
    ]
    found: View = msgspec.structs.replace(public, sides=sides)
    return found
