"""The tables of a device that are in memory: each claimed for this tab, so that no other tab plays it too."""

import asyncio

from tilerummy.device.home import DeviceHome
from tilerummy.refusal import NotAccepted
from tilerummy.server.interface.archive import Archive, check_over, seat_asked
from tilerummy.server.live.advice import Advice
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.loading import table_from
from tilerummy.server.live.registry import Registry
from tilerummy.server.store import Conflict, StoreDown
from tilerummy.server.table import waiting
from tilerummy.server.table.events import Event, Slept
from tilerummy.server.table.table import BrokenLog, Table

LINGER = 3_000  # milliseconds that a table stays in memory after the last look: then another tab may have it
LOOK = 1.0  # seconds between checks for such tables


class DeviceRegistry(Registry):
    services: DeviceHome

    def __init__(self, home: DeviceHome) -> None:
        super().__init__(home, Advice(home))
        self.bridge = home.bridge
        self.looking: asyncio.TimerHandle | None = None
        self.looked = 0  # when it was last looked at, or begun to wait for that

    async def find(self, name: str) -> LiveTable:
        """Raises NotAccepted("table-other-tab") besides."""
        if name not in self.live:
            await self.claim(name)
        try:
            return await super().find(name)
        except BaseException:
            if name not in self.live:
                self.bridge.release(name)
            raise

    async def add(self, table: Table, events: list[Event], at: int) -> LiveTable:
        await self.claim(table.id)
        try:
            return await super().add(table, events, at)
        except BaseException:
            self.bridge.release(table.id)
            raise

    async def claim(self, name: str) -> None:
        if not await self.services.store.do(self.bridge.claim(name)):
            raise NotAccepted("table-other-tab")
        self.look_later()

    def drop(self, live: LiveTable, code: int, reason: str) -> None:
        super().drop(live, code, reason)
        if live.table.id not in self.live:
            self.bridge.release(live.table.id)

    # ---- clocks: time in which the page was closed, or the device asleep, counts for nobody

    async def _load(self, name: str) -> LiveTable:
        live = await super()._load(name)
        await self.forgive(live, live.table.at)
        return live

    def wake_up(self) -> None:
        """A look that comes late was asleep with the tab."""
        if self.services.now() - self.looked > 1000 * LOOK + self.services.overslept:
            for live in self.live.values():
                self.services.tasks.start(self.forgive(live, self.looked))

    async def forgive(self, live: LiveTable, since: int) -> None:
        """If it cannot be stored, there is still the grace."""
        async with live.lock:
            table = live.table
            away = self.services.now() - max(since, table.at)
            if live.gone or away <= self.services.overslept or not waiting.is_timed(table):
                return
            try:
                await live.log.commit(live.moves.fold(Slept(away)))
            except (Conflict, StoreDown) as error:
                self.services.notes.warning("sleep-not-stored", table=table.id, error=type(error).__name__)
                if not live.gone:
                    live.driver.drive(self.services.settings.grace)

    # ---- letting others have it

    def look_later(self) -> None:
        if self.looking is None:
            self.looked = self.services.now()
            self.looking = asyncio.get_running_loop().call_later(LOOK, self.look)

    def look(self) -> None:
        self.looking = None
        self.wake_up()
        limit = self.services.now() - LINGER
        for live in list(self.live.values()):
            if live.used <= limit and not live.audience.connections and not live.lock.locked():
                self.drop(live, 1012, "restart")
        if self.live or self.loading:
            self.look_later()

    # ---- only reading, whichever tab has it

    async def peek(self, name: str) -> Table:
        """As the log says. Raises NotAccepted and StoreDown."""
        live = self.live.get(name)
        if live is not None:
            async with live.lock:
                if live.gone:
                    raise StoreDown("the table is being read again")
                return live.table
        rows = await self.services.store.read(name)
        if not rows:
            raise NotAccepted("table-no-such-table")
        try:
            return await table_from(name, rows, self.services.make_dealer)
        except BrokenLog as error:
            self.services.faults.log_once("broken-log", name, error.__cause__ or error)
            raise NotAccepted("table-no-such-table") from None


class DeviceArchive(Archive):
    registry: DeviceRegistry

    async def must_be_over(self, table: str, number: int) -> None:
        check_over(await self.registry.peek(table), number)

    async def eyes(self, table: str, who: str, wanted: int | None) -> int | None:
        return seat_asked(await self.registry.peek(table), who, wanted)
