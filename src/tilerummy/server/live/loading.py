"""Folds a long log in slices, so that other tables are served in between."""

import asyncio
from contextlib import nullcontext

from tilerummy.dealer import Dealer
from tilerummy.server.table.events import Event, Row
from tilerummy.server.table.table import BrokenLog, Table

Turns = asyncio.Semaphore
SLICE = 50  # events folded before other tasks may run
LONG = 500  # events of a log that waits for its turn
AT_ONCE = 2  # of these: with many at once, everybody else would wait for a slice of each


async def table_from(name: str, rows: list[Row], make_dealer: type[Dealer], turns: Turns | None = None) -> Table:
    """Raises BrokenLog for anything unreadable: a game of a newer version, half a row."""
    async with turns if turns is not None and len(rows) > LONG else nullcontext():
        return await folded(name, rows, make_dealer)


async def folded(name: str, rows: list[Row], make_dealer: type[Dealer]) -> Table:
    try:
        table = Table.unfolded(name, rows, make_dealer)
        for row in rows:
            table.fold_row(row)
            if row.seq % SLICE == 0:
                await asyncio.sleep(0)
        return table
    except BrokenLog:
        raise
    except Exception as error:
        raise BrokenLog(name) from error


async def fold_all(table: Table, events: list[Event], at: int) -> None:
    """The events of a new table; a match that is played on may be long already."""
    for number, event in enumerate(events, 1):
        table.fold(event, at)
        if number % SLICE == 0:
            await asyncio.sleep(0)
