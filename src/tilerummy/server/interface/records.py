"""Records that people bring, and matches that they take away: what is asked and answered."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tilerummy.refusal import NotAccepted
from tilerummy.server.interface.archive import Archive
from tilerummy.server.interface.new_table import Text, check_clock
from tilerummy.server.interface.tables import Made
from tilerummy.server.live.registry import names_at
from tilerummy.server.matches import history
from tilerummy.server.matches.brought import Brought
from tilerummy.server.matches.history import ReplayInfo
from tilerummy.server.matches.playing_on import LEVEL
from tilerummy.server.table.events import PERSON, Clock, Created, Event, Planned, Prepared, Ready, Sat, Seat

MOST_RECORD = 250_000  # characters; a long match has some ten thousand
MOST_STEPS = 2_000  # taken over: every one is an event in the log of the new table

RecordText = Annotated[str, Meta(max_length=MOST_RECORD)]
Step = Annotated[int, Meta(ge=1, le=10**6)]


class FromRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A table whose next match goes on where a record stands after step `at` of its replay, or where it ends. `own`:
    my seats; else the one whose turn it is there. `seats`: `person` or a bot's name each; else bots play what is not
    mine, those of the record at their level. `names`: of my seats. `start`: I am ready at once, without a word for
    the deal.
    """

    record: RecordText
    at: Step | None = None
    seats: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=8)] = []
    own: Annotated[list[Seat], Meta(max_length=8)] = []
    clock: Clock | None = None
    watch: bool = True
    hints: bool | None = None
    name: Text = ""
    names: Annotated[list[Text], Meta(max_length=8)] = []
    start: bool = False


class OneRecord(msgspec.Struct, forbid_unknown_fields=True):
    record: RecordText
    at: Step | None = None


class HandOver(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing to say: but a request with JSON is one of our own pages', or of a program's."""


class HandedOver(msgspec.Struct, frozen=True):
    """A match that was ended here to go on elsewhere, and its whole record."""

    number: int
    record: str


async def read(archive: Archive, record: str) -> Brought:
    """Raises RecordError. The luck is checked too, where the record can prove it."""

    def work() -> Brought:
        found = Brought(record)
        found.check_luck()
        return found

    return await archive.apart(work)


async def from_record(archive: Archive, asked: FromRecord, who: str, name: str, names: list[str]) -> Made:
    """Names are cleaned and allowed. Raises RecordError and NotAccepted."""
    brought = await read(archive, asked.record)
    happened = brought.until(asked.at)
    if len(happened) > MOST_STEPS:
        raise NotAccepted("server-long-record", {"most": MOST_STEPS})
    turn = await archive.apart(lambda: brought.turn(happened))
    mine = sorted(set(asked.own)) or [turn or 0]
    created = created_from(brought, asked, mine)
    events: list[Event] = [created, Prepared(archive.services.new_seed()), *seated(mine, who, name, names)]
    events.append(Planned(happened))
    events += [Ready(seat) for seat in mine if asked.start]
    registry = archive.registry
    table = registry.new_table(created)
    for event in events:
        if isinstance(event, Sat):
            registry.services.check_name(table.chairs, who, event.name)
    live = await registry.add(table, events, registry.services.now())
    return Made(live.table.id, mine)


def seated(mine: list[int], who: str, name: str, names: list[str]) -> list[Event]:
    return [Sat(seat, who, own) for seat, own in zip(mine, names_at(name, names, len(mine)), strict=True)]


def created_from(brought: Brought, asked: FromRecord, mine: list[int]) -> Created:
    match = brought.replay.match
    bots = list(match.game.bots())
    old = brought.header.seats
    seats = asked.seats or [PERSON if at in mine else each if each in bots else LEVEL for at, each in enumerate(old)]
    if len(seats) != match.seats:
        raise NotAccepted("server-bad-seats", {"count": len(seats), "known": str(match.seats)})
    for seat in seats:
        if seat != PERSON and seat not in bots:
            raise NotAccepted("table-no-such-bot", {"bot": seat, "known": " ".join(bots)})
    if any(seat >= len(seats) or seats[seat] != PERSON for seat in mine):
        raise NotAccepted("table-no-such-seat")
    clock = asked.clock or Clock()
    check_clock(clock)
    rules = match.rules if clock.kind == "none" else match.rules.timed(clock.seconds)
    hints = seats.count(PERSON) == 1 if asked.hints is None else asked.hints
    return Created(match.game.name, rules.data(), seats, clock, public=False, watch=asked.watch, hints=hints)


# ---- looking at one


async def replay(archive: Archive, asked: OneRecord) -> ReplayInfo:
    """As of a match of a table; `id` is empty. Raises RecordError."""

    def work() -> ReplayInfo:
        brought = Brought(asked.record)
        found = history.replay(brought.past(), None, asked.at)
        header = msgspec.structs.replace(found.header, commitment=brought.commitment, seed=brought.seed)
        return ReplayInfo(header, found.steps)

    return await archive.apart(work)


async def verify(archive: Archive, asked: OneRecord) -> history.Verification:
    return await archive.apart(lambda: Brought(asked.record).verification())


# ---- taking one away


async def hand_over(archive: Archive, table: str, who: str) -> HandedOver:
    """Only a match whose other seats are bots or mine: others would lose theirs, and I would see their tiles."""
    async with archive.registry.held(table) as live:
        mine = live.table.chairs.of(who)
        if not mine:
            raise NotAccepted("table-not-seated")
        if live.table.phase not in ("playing", "pause"):
            raise NotAccepted("table-no-match")
        if any(chair.who and chair.who != who for chair in live.table.chairs):
            raise NotAccepted("table-others-play")
        await live.seats.stop(mine[0])
        number = live.table.number
    record = await archive.ask(table, number, lambda past: history.record(past, None))
    return HandedOver(number, record.decode())
