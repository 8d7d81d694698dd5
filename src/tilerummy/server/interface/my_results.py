"""How my matches ended, and what my play and the others' amounted to."""

from typing import Any

import msgspec

from tilerummy.refusal import NotationError
from tilerummy.server.interface.archive import Archive
from tilerummy.server.interface.mine import MyTable
from tilerummy.server.interface.tables import MOST_MINE
from tilerummy.server.matches.results import Finished, Sum
from tilerummy.server.table.events import Clock
from tilerummy.server.table.table import BrokenLog


class MyResult(msgspec.Struct, frozen=True):
    """A match of mine that is over. By seat: `names` (empty for a bot), `bots` (the level, else empty), `totals`,
    `figures` (a total and of how many rounds, by name) and `thinking` (milliseconds, and in how many turns). `winners`:
    nobody if it was stopped. `given`: it began with what happened in another match. `tiles`: what a bot would have
    got in each seat from the same tiles, with bots in all of them. Times are in milliseconds.
    """

    table: str
    number: int
    game: str
    rules: dict[str, Any]
    clock: Clock
    began: int
    ended: int
    rounds: int
    stopped: bool
    given: bool
    mine: list[int]
    names: list[str]
    bots: list[str]
    totals: list[int]
    winners: list[int]
    figures: list[dict[str, Sum]]
    thinking: list[Sum]
    tiles: list[int]


def my_result(table: MyTable, match: Finished, who: str) -> MyResult:
    told = {name: getattr(match, name) for name in Finished.__struct_fields__ if name != "owners"}
    mine = [seat for seat, owner in enumerate(match.owners) if owner == who]
    return MyResult(table.id, game=table.game, rules=table.rules, clock=table.clock, mine=mine, **told)


async def my_results(archive: Archive, who: str) -> list[MyResult]:
    """The last one first."""
    tables = await archive.mine(who, MOST_MINE)
    found = [result for each in tables for result in await results_of(archive, each, who)]
    return sorted(found, key=lambda result: -result.ended)


async def results_of(archive: Archive, table: MyTable, who: str) -> list[MyResult]:
    """Only of matches at whose end I sat there. Tables that cannot be opened are left out."""
    try:
        matches = await archive.finished(table)
    except (BrokenLog, NotationError, msgspec.DecodeError, UnicodeError, LookupError, ValueError) as error:
        archive.services.faults.log_once("broken-log", table.id, error)
        return []
    return [my_result(table, match, who) for match in matches if who in match.owners]
