"""Every few seconds: learns what the host has decided, here, in another process or with `tilerummy admin`."""

import asyncio

from tilerummy.server.live.lobby import Lobby
from tilerummy.server.live.registry import MOST_EVENTS, Registry
from tilerummy.server.live.services import Services
from tilerummy.server.store.people import Noted
from tilerummy.server.upkeep.periodic import one_round

EVERY = 5.0  # seconds
WINDOW = 200  # notes looked at: with several processes a note can come after others with greater numbers


class Warden:
    def __init__(self, services: Services, registry: Registry, lobby: Lobby) -> None:
        self.services = services
        self.registry = registry
        self.lobby = lobby
        self.seen: set[tuple[int, int]] | None = None  # the newest notes when it last looked: numbers and times

    async def run(self) -> None:
        while True:
            await one_round("warden-failed", self.look, self.services.notes)
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
        for outbox, visitor in self.lobby.outboxes.items():
            if self.services.guard.ban_of(*visitor) is not None:
                outbox.close(4403, "server-banned")

    async def follow(self) -> None:
        """Tables in memory catch up with what was written to their logs. Numbers begin again when all notes have been
        deleted, so a note is known by its time too.
        """
        newest = await self.services.people.newest(WINDOW)
        before, self.seen = self.seen, {(note.id, note.at) for note in newest}
        for note in reversed(newest):
            if before is not None and (note.id, note.at) not in before:
                await self.take(note)

    async def take(self, note: Noted) -> None:
        if note.task == "close":
            self.registry.grew(note.object, MOST_EVENTS)
        elif note.task == "rename":
            for table in note.detail.split():
                self.registry.grew(table, MOST_EVENTS)
        elif note.task == "forget":
            for table in note.detail.split():
                await self.read_again(table)

    async def read_again(self, table: str) -> None:
        """Its log was rewritten; those who play there notice nothing."""
        self.services.rewritten(table)
        live = self.registry.live.get(table)
        if live is not None:
            async with live.lock:
                await live.log.reload()
