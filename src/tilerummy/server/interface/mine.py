"""A summary of a visitor's table, from its log alone: no match is replayed for a list."""

from typing import Any

import msgspec

from tilerummy.server.store import Listed
from tilerummy.server.table.events import PERSON, Began, Clock, Created, Did, Left, Row, Sat, Stopped, decode


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


def my_table(found: Listed, rows: list[Row], who: str) -> MyTable | None:
    first = decode(rows[0].data) if rows else None
    if not isinstance(first, Created):
        return None
    bots = ["" if seat == PERSON else seat for seat in first.seats]
    names = bots.copy()
    owners = [""] * len(names)
    matches: list[MyMatch] = []
    for row in rows:
        event = decode(row.data)
        if isinstance(event, Sat):
            names[event.seat], owners[event.seat] = event.name, event.who
        elif isinstance(event, Left) and not matches:
            names[event.seat], owners[event.seat] = "", ""
        elif isinstance(event, Began | Did | Stopped):
            note(matches, event, row.at)
    if matches and found.phase == "over":
        matches[-1] = msgspec.structs.replace(matches[-1], over=True)
    mine = [seat for seat, owner in enumerate(owners) if who and owner == who]
    head = (found.table, first.game, first.rules, first.clock, found.phase, names, bots, mine)
    return MyTable(*head, found.created, found.touched, matches)


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
