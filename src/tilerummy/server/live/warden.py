"""Every few seconds: learns what the host has decided, here, in another process or with `tilerummy admin`."""

import asyncio

from tilerummy.server.live.registry import MOST_EVENTS, Registry
from tilerummy.server.live.services import Services
from tilerummy.server.upkeep.periodic import one_round

EVERY = 5.0  # seconds
MOST = 1000  # notes of the host's log read at a time


class Warden:
    def __init__(self, services: Services, registry: Registry) -> None:
        self.services = services
        self.registry = registry
        self.last: int | None = None  # the last note of the host's log that was read

    async def run(self) -> None:
        while True:
            await one_round("warden-failed", self.look)
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        guard, people = self.services.guard, self.services.people
        await asyncio.to_thread(guard.filter.read)
        guard.learn(await people.bans(self.services.now()))
        self.turn_out()
        await self.follow()

    def turn_out(self) -> None:
        """Closes the connections of those who are banned now."""
        for live in self.registry.live.values():
            for connection in live.audience.connections:
                if self.services.guard.ban_of(connection.who, connection.address) is not None:
                    connection.outbox.close(4403, "server-banned")

    async def follow(self) -> None:
        """Tables in memory catch up with what was written to their logs."""
        if self.last is None:
            newest = await self.services.people.noted(1)
            self.last = newest[0].id if newest else 0
            return
        for note in await self.services.people.noted_after(self.last, MOST):
            self.last = note.id
            if note.task == "close":
                self.registry.grew(note.object, MOST_EVENTS)
            elif note.task == "rename":
                for table in note.detail.split():
                    self.registry.grew(table, MOST_EVENTS)
            elif note.task == "forget":
                self.read_again(note.detail.split())

    def read_again(self, tables: list[str]) -> None:
        """Their logs were rewritten."""
        for table in tables:
            if table in self.registry.live:
                self.registry.drop(self.registry.live[table], 1012, "restart")
