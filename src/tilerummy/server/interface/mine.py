"""A summary of a visitor's table, from its log alone: no match is replayed for a list.

What was read of a log is kept, so that a list reads only what has come since; a long log is read apart.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from tilerummy.server.live.home import Home
from tilerummy.server.store import Listed
from tilerummy.server.table.events import PERSON, Began, Clock, Created, Did, Left, Row, Sat, Stopped, decode

MOST_KNOWN = 2000  # tables whose summaries are kept in memory; one has some 2 kB
AT_ONCE = 100  # rows of a log that are read without leaving the loop: less than a millisecond


class MyMatch(msgspec.Struct, frozen=True):
    """`began`: in milliseconds; `over`: played to its end, or stopped by somebody."""

    number: int
    began: int
    moves: int
    over: bool
    stopped: bool


class MyTable(msgspec.Struct, frozen=True):
    """`names`: who sits where, empty for a free seat; `bots`: the level of a bot's seat, else empty; `mine`: my own."""

    id: str
    game: str
    rules: dict[str, Any]
    clock: Clock
    phase: str
    names: list[str]
    bots: list[str]
    mine: list[int]
    created: int
    touched: int
    matches: list[MyMatch]


class TableSummary(msgspec.Struct, frozen=True):
    """What a log says up to event `seq`, for whoever asks; nothing yet before `created`. It does not change: what
    comes later makes another one.
    """

    seq: int = 0
    created: Created | None = None
    names: list[str] = []
    owners: list[str] = []
    matches: list[MyMatch] = []

    def after(self, rows: Sequence[Row]) -> "TableSummary":
        names, owners, matches, created = self.names.copy(), self.owners.copy(), self.matches.copy(), self.created
        for row in rows:
            event = decode(row.data)
            if isinstance(event, Created):
                created = event
                names = bots_of(event)
                owners = [""] * len(names)
            elif isinstance(event, Sat):
                names[event.seat], owners[event.seat] = event.name, event.who
            elif isinstance(event, Left) and not matches:
                names[event.seat], owners[event.seat] = "", ""
            elif isinstance(event, Began | Did | Stopped):
                note(matches, event, row.at)
        return TableSummary(rows[-1].seq if rows else self.seq, created, names, owners, matches)

    def told(self, found: Listed, who: str) -> MyTable | None:
        if self.created is None:
            return None
        first, matches = self.created, self.matches.copy()
        if matches and found.phase == "over":
            matches[-1] = msgspec.structs.replace(matches[-1], over=True)
        mine = [seat for seat, owner in enumerate(self.owners) if who and owner == who]
        head = (found.table, first.game, first.rules, first.clock, found.phase, self.names, bots_of(first), mine)
        return MyTable(*head, found.created, found.touched, matches)


def bots_of(created: Created) -> list[str]:
    return ["" if seat == PERSON else seat for seat in created.seats]


def note(matches: list[MyMatch], event: Began | Did | Stopped, at: int) -> None:
    if isinstance(event, Began):
        if matches:
            matches[-1] = msgspec.structs.replace(matches[-1], over=True)
        matches.append(MyMatch(len(matches) + 1, at, 0, over=False, stopped=False))
    elif matches:
        last = matches[-1]
        stopped = isinstance(event, Stopped)
        moves = last.moves + isinstance(event, Did)
        matches[-1] = msgspec.structs.replace(last, moves=moves, over=last.over or stopped, stopped=stopped)


class Summaries:
    """`apart`: where long logs are read."""

    def __init__(self, home: Home, apart: Callable[[Callable[[], TableSummary]], Awaitable[TableSummary]]) -> None:
        self.home = home
        self.apart = apart
        self.known: OrderedDict[str, TableSummary] = OrderedDict()
        home.caches.append(self.known)

    async def mine(self, tables: Sequence[Listed], who: str) -> list[MyTable]:
        """Tables with an unreadable log are left out, as they cannot be opened either."""
        found = [(await self.of(each.table)).told(each, who) for each in tables]
        return [each for each in found if each is not None]

    async def of(self, table: str) -> TableSummary:
        """Kept only if names have not gone from the log meanwhile (`Home.rewritten`)."""
        known = self.known.setdefault(table, TableSummary())
        rows = await self.home.store.read(table, known.seq)
        try:
            new = known.after(rows) if len(rows) <= AT_ONCE else await self.apart(lambda: known.after(rows))
        except (msgspec.DecodeError, UnicodeError, LookupError) as error:
            self.home.faults.log_once("broken-log", table, error)
            return TableSummary()
        if self.known.get(table) is known:
            self.known[table] = new
            self.known.move_to_end(table)
            while len(self.known) > MOST_KNOWN:
                self.known.popitem(last=False)
        return new
