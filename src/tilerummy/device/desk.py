"""Answers to what is asked of a device's tables, each as the server's route of the same path."""

from functools import partial
from typing import Any

import msgspec

from tilerummy.analysis.review import Review
from tilerummy.device import luggage
from tilerummy.device.home import WHO, DeviceHome
from tilerummy.device.tables import DeviceArchive, DeviceRegistry
from tilerummy.server.interface import games, records, reviewing, solving
from tilerummy.server.interface.mine import MyTable
from tilerummy.server.interface.my_results import MyResult, my_results
from tilerummy.server.interface.names import Me, clean_name
from tilerummy.server.interface.new_table import NewTable, check_salt, created_by
from tilerummy.server.interface.playing_on import PlayOn, play_on_from
from tilerummy.server.interface.records import FromRecord, HandedOver, HandOver, OneRecord
from tilerummy.server.interface.tables import MOST_MINE, Join, Made, TableSeen, seen, set_up
from tilerummy.server.matches import history
from tilerummy.server.matches.history import ReplayInfo, Verification
from tilerummy.server.matches.reviews import Progress, Reviews
from tilerummy.server.table.events import PERSON

ADDRESS = "here"  # of everybody on this device, for the order of reviews


class Desk:
    def __init__(self, home: DeviceHome) -> None:
        self.home = home
        self.registry = DeviceRegistry(home)
        self.archive = DeviceArchive(self.registry)
        self.reviews = Reviews(home.thinking, home.thinking, home.notes)
        home.tasks.start(self.reviews.run())

    def status(self, answer: Any) -> int:
        """Of an answer that is no problem."""
        return 202 if isinstance(answer, Progress) else 201 if isinstance(answer, Made) else 200

    # ---- the person here

    async def me(self) -> Me:
        return Me(await self.home.store.name())

    async def rename(self, me: Me) -> Me:
        name = clean_name(me.name)
        await self.home.store.set_name(name)
        return Me(name)

    async def name(self, wanted: str) -> str:
        return clean_name(wanted) or await self.home.store.name()

    # ---- tables

    async def games(self) -> Any:
        return games.INFO

    async def lobby(self) -> list[Any]:
        return []

    async def make(self, asked: NewTable) -> Made:
        """All people sit at this device."""
        created = msgspec.structs.replace(created_by(asked), public=False)
        asked.own = created.seats.count(PERSON)
        names = [clean_name(each) for each in asked.names]
        return await set_up(self.registry, created, asked, WHO, await self.name(asked.name), names)

    async def table(self, table: str) -> TableSeen:
        return seen(await self.registry.peek(table), WHO)

    async def delete(self, table: str) -> dict[str, str]:
        """Only here: a device has no host who clears up. Not while another tab has it."""
        await self.registry.claim(table)
        self.registry.deleted(table)
        try:
            await self.home.store.delete(table)
            self.home.rewritten(table)
        finally:
            self.registry.bridge.release(table)
        return {}

    async def join(self, table: str, asked: Join) -> Made:
        name = await self.name(asked.name)
        async with self.registry.held(table) as live:
            await live.seats.sit(WHO, name, asked.seat)
            return Made(table, live.table.chairs.of(WHO))

    async def mine(self) -> list[MyTable]:
        return await self.archive.mine(WHO, MOST_MINE)

    async def results(self) -> list[MyResult]:
        return await my_results(self.archive, WHO)

    async def logs(self) -> list[luggage.DeviceLog]:
        """Only here: all tables, to be taken to another device."""
        return await luggage.pack(self.home)

    async def bring_logs(self, asked: luggage.Luggage) -> luggage.BroughtLogs:
        return await luggage.unpack(self.registry, asked)

    # ---- matches

    async def record(self, table: str, number: int, seat: int | None = None, at: int | None = None) -> str:
        who = await self.archive.eyes(table, WHO, seat)
        return (await self.archive.ask(table, number, lambda past: history.record(past, who))).decode()

    async def replay(self, table: str, number: int, seat: int | None = None, at: int | None = None) -> ReplayInfo:
        who = await self.archive.eyes(table, WHO, seat)
        return await self.archive.ask(table, number, lambda past: history.replay(past, who, at))

    async def verify(self, table: str, number: int) -> Verification:
        await self.archive.eyes(table, WHO, None)
        return await self.archive.ask(table, number, history.verify)

    async def review(self, table: str, number: int, seat: int | None = None) -> Review | Progress:
        eyes = await self.archive.eyes(table, WHO, None)
        key = (table, number, (eyes or 0) if seat is None else seat)
        found = self.reviews.find(key)
        if found is None:
            await self.archive.must_be_over(table, number)
            self.reviews.may_start(WHO, ADDRESS)
            found = await reviewing.begin(self.archive, self.reviews, key, WHO, ADDRESS)
        return found

    async def play_on(self, table: str, number: int, asked: PlayOn) -> Made:
        check_salt(asked.salt)
        await self.archive.eyes(table, WHO, None)
        return await play_on_from(self.archive, table, number, asked, WHO, await self.name(asked.name))

    # ---- records that were brought, and matches taken away

    async def from_record(self, asked: FromRecord) -> Made:
        """Every person sits at this device."""
        asked.own = [at for at, seat in enumerate(asked.seats) if seat == PERSON] or asked.own
        names = [clean_name(each) for each in asked.names]
        return await records.from_record(self.archive, asked, WHO, await self.name(asked.name), names)

    async def hand_over(self, table: str, asked: HandOver) -> HandedOver:
        return await records.hand_over(self.archive, table, WHO)

    async def replay_record(self, asked: OneRecord) -> ReplayInfo:
        return await records.replay(self.archive, asked)

    async def verify_record(self, asked: OneRecord) -> Verification:
        return await records.verify(self.archive, asked)

    # ---- the solver

    async def solve(self, asked: solving.Asked) -> solving.Solved:
        return await solving.solved(asked, partial(self.home.questions.ask, ADDRESS))
