"""Once a second: wakes tables where the server is due to act, and drops unused ones from memory."""

import asyncio

from tilerummy.refusal import NotAccepted
from tilerummy.server.live.peers import Peers
from tilerummy.server.live.registry import Registry
from tilerummy.server.live.services import Services
from tilerummy.server.store import Conflict, StoreDown
from tilerummy.server.upkeep.periodic import one_round

SWEEP = 1.0  # seconds between checks for due tables
WAKE = 100  # tables loaded in one round


class Sweeper:
    def __init__(self, services: Services, registry: Registry, peers: Peers) -> None:
        self.services = services
        self.registry = registry
        self.peers = peers

    async def run(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await one_round("sweep-failed", self.wake_due, self.services.notes)
            await one_round("sweep-failed", self.tidy, self.services.notes)

    async def tidy(self) -> None:
        self.registry.drop_unused()
        self.peers.beat()

    async def wake_due(self) -> None:
        """Wakes tables at which a bot or a clock should have acted, for example after a restart.

        Tables in memory and unreadable ones do not count towards the limit.
        """
        broken = self.registry.broken
        most = WAKE + len(broken) + len(self.registry.live)
        for name in await self.services.store.due(self.services.now(), most):
            if name in broken:
                continue
            try:
                await self.wake(name)
            except NotAccepted:
                broken.add(name)
            except (StoreDown, Conflict):
                raise
            except Exception as error:
                broken.add(name)
                self.services.faults.log_once("table-not-woken", name, error)

    async def wake(self, name: str) -> None:
        live = self.registry.live.get(name)
        if live is None:
            await self.registry.find(name)
        elif not live.driver.driving() and not live.lock.locked():  # whoever holds the lock drives it afterwards
            live.driver.drive()
