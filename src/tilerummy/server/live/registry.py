"""All live tables of this process: finding, loading, making and dropping them."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import zip_longest

from tilerummy.refusal import NotAccepted
from tilerummy.server.live.advice import Advice
from tilerummy.server.live.home import Home
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.loading import fold_all, table_from
from tilerummy.server.store import StoreDown
from tilerummy.server.table.events import Created, Event, Prepared, Sat
from tilerummy.server.table.table import BrokenLog, Table

MOST_EVENTS = 2**31 - 1  # larger than any log
UNUSED = 120_000  # milliseconds until a table without connections is dropped from memory


def names_at(name: str, called: Sequence[str], seats: int) -> list[str]:
    """Of the people who share a device: numbered unless they have names of their own."""
    names = [f"{name} {n}" for n in range(1, seats + 1)] if name and seats > 1 else [name] * seats
    return [given or usual for given, usual in zip_longest(called[:seats], names, fillvalue="")]


class Registry:
    def __init__(self, services: Home, advice: Advice) -> None:
        self.services = services
        self.advice = advice
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.grown: dict[str, int] = {}  # tables that other processes wrote to while they were loading
        self.histories = 0  # how many the database had before this one
        self.broken: set[str] = set()  # tables with unreadable logs: the server does not act there

    # ---- making

    async def create(
        self, created: Created, who: str, name: str, seats: int = 1, called: Sequence[str] = ()
    ) -> LiveTable:
        """Makes a table; its maker gets the first seats. `called`: the people who share the device."""
        table = self.new_table(created)
        at = self.services.now()
        free = [seat for seat, chair in enumerate(table.chairs) if chair.free][:seats]
        names = names_at(name, called, seats)
        for each in names:
            self.services.check_name(table.chairs, who, each)
        taken = [Sat(seat, who, own) for seat, own in zip(free, names, strict=False)]
        return await self.add(table, [created, Prepared(self.services.new_seed()), *taken], at)

    def new_table(self, created: Created) -> Table:
        """Without its events yet."""
        table = Table(self.services.new_id(), created)
        table.make_dealer = self.services.make_dealer
        return table

    async def add(self, table: Table, events: list[Event], at: int) -> LiveTable:
        """Stores a new table with its first events."""
        await fold_all(table, events, at)
        live = self._live(table)
        await live.moves.go_on(events)
        self.live[table.id] = live
        try:
            async with live.lock:
                await live.log.commit(events, [(event.seat, event.who) for event in events if isinstance(event, Sat)])
        except BaseException:
            self.live.pop(table.id, None)
            raise
        return live

    def _live(self, table: Table) -> LiveTable:
        return LiveTable(self.services, self.advice, table, self.drop)

    # ---- finding

    async def find(self, name: str) -> LiveTable:
        """Raises NotAccepted("table-no-such-table")."""
        live = self.live.get(name)
        if live is not None:
            live.used = self.services.now()
            return live
        task = self.loading.get(name)
        if task is None:
            task = self.loading[name] = asyncio.create_task(self._load(name))
            task.add_done_callback(lambda _: self._loaded(name))
        return await asyncio.shield(task)

    @asynccontextmanager
    async def held(self, name: str) -> AsyncIterator[LiveTable]:
        """A table under its lock, in the state of the log. Without the lock one could see a move that is not stored yet
        and may never be, even the seed of a match that it ends.
        """
        live = await self.find(name)
        async with live.lock:
            if live.gone:
                raise StoreDown("the table is being read again")
            yield live

    async def _load(self, name: str) -> LiveTable:
        history = self.histories
        rows = await self.services.store.read(name)
        if not rows:
            raise NotAccepted("table-no-such-table")
        try:
            live = self._live(await table_from(name, rows, self.services.make_dealer, self.services.turns))
        except BrokenLog as error:
            self.broken.add(name)
            self.services.faults.log_once("broken-log", name, error.__cause__ or error)
            raise NotAccepted("table-no-such-table") from None
        if history != self.histories:
            raise StoreDown("the database has another history")
        self.broken.discard(name)
        self.live[name] = live
        live.driver.drive(self.services.settings.grace)  # the server may have been down
        self.grew(name, self.grown.pop(name, 0))
        return live

    def _loaded(self, name: str) -> None:
        self.loading.pop(name, None)
        self.grown.pop(name, None)

    # ---- what another process has done

    def grew(self, name: str, seq: int) -> None:
        """Its log has events up to this number."""
        found = self.live.get(name)
        if found is None and name in self.loading:
            self.grown[name] = seq
        elif found is not None and seq > found.log.published:
            self.services.tasks.start(found.catch_up(seq))

    def any_may_have_grown(self) -> None:
        for live in self.live.values():
            self.services.tasks.start(live.catch_up(None))
        self.grown.update(dict.fromkeys(self.loading, MOST_EVENTS))

    def forget_all(self) -> None:
        """Tables in memory may have events that are not in the database. Clients reconnect and get what is."""
        self.histories += 1
        for live in list(self.live.values()):
            self.drop(live, 1012, "restart")

    def deleted(self, name: str) -> None:
        """It is no longer in the store."""
        self.broken.discard(name)
        live = self.live.get(name)
        if live is not None:
            self.drop(live, 4404, "table-gone")

    # ---- dropping

    def drop(self, live: LiveTable, code: int, reason: str) -> None:
        """Drops it from memory."""
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
        live.leave_memory(code, reason)

    def drop_unused(self) -> None:
        limit = self.services.now() - UNUSED
        for live in list(self.live.values()):
            idle = live.used < limit and live.table.at < limit and not live.lock.locked()
            if idle and not live.audience.connections:
                self.drop(live, 1012, "restart")
