"""Folds a long log in slices, so that other tables are served in between."""

import asyncio

from tilerummy.dealer import Dealer
from tilerummy.server.table.events import Event, Row
from tilerummy.server.table.table import BrokenLog, Table

SLICE = 50  # events folded before other tasks may run


async def table_from(name: str, rows: list[Row], make_dealer: type[Dealer]) -> Table:
    """Raises BrokenLog for anything unreadable: a game of a newer version, half a row."""
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
