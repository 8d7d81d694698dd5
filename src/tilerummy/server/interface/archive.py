"""The matches of tables from their logs: a few at a time, apart from the tables that are being played."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from tilerummy.refusal import NotAccepted
from tilerummy.server.interface.mine import MyTable, Summaries
from tilerummy.server.live.home import Home
from tilerummy.server.live.registry import Registry
from tilerummy.server.matches.history import Past
from tilerummy.server.matches.results import Finished, finished
from tilerummy.server.table.table import Table

T = TypeVar("T")
MOST_TOLD = 2000  # tables whose results are kept in memory
MOST_AT_ONCE = 2  # matches replayed at a time: they share a core with the tables


class Archive:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.services: Home = registry.services
        self.turns = asyncio.Semaphore(MOST_AT_ONCE)
        self.told: OrderedDict[str, list[Finished]] = OrderedDict()
        self.services.caches.append(self.told)
        self.summaries = Summaries(self.services, self.apart)

    async def ask(self, table: str, number: int, question: Callable[[Past], T]) -> T:
        rows = await self.services.store.read(table)
        dealer = self.services.make_dealer
        return await self.apart(lambda: question(Past(table, rows, number, dealer)))

    async def apart(self, work: Callable[[], T]) -> T:
        async with self.turns:
            return await self.services.apart(work)

    async def mine(self, who: str, most: int) -> list[MyTable]:
        """The last used first."""
        return await self.summaries.mine(await self.services.store.tables_of(who, most), who)

    async def finished(self, table: MyTable) -> list[Finished]:
        """Results do not change: a log is read and folded again only if one has come."""
        count = len(table.matches) - (table.phase != "over")
        found = self.told.get(table.id, [])
        if count > len(found):
            rows = await self.services.store.read(table.id)
            found = await self.apart(lambda: finished(table.id, rows, self.services.make_dealer))
            self.told[table.id] = found
            while len(self.told) > MOST_TOLD:
                self.told.popitem(last=False)
        return found

    async def must_be_over(self, table: str, number: int) -> None:
        """Known without reading the log again."""
        async with self.registry.held(table) as live:
            check_over(live.table, number)

    async def eyes(self, table: str, who: str, wanted: int | None) -> int | None:
        async with self.registry.held(table) as live:
            return seat_asked(live.table, who, wanted)


def check_over(table: Table, number: int) -> None:
    if number > table.number:
        raise NotAccepted("server-no-such-match", {"number": number})
    if number == table.number and table.phase != "over":
        raise NotAccepted("server-not-over")


def seat_asked(table: Table, who: str, wanted: int | None) -> int | None:
    """The seat whose view a session gets: its own, else a spectator's if the table allows spectators.

    Several seats are several people on one device. It is unknown which of them is looking, so they get a spectator's
    view unless the request names a seat. Under the lock.
    """
    mine = table.chairs.of(who)
    if wanted is not None:
        if wanted not in mine:
            raise NotAccepted("table-not-your-seat")
        return wanted
    if mine:
        return mine[0] if len(mine) == 1 else None
    if not table.created.watch:
        raise NotAccepted("table-no-spectators")
    return None
