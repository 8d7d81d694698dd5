"""What follows from a decision at a live table: the events that are stored together."""

import asyncio
from typing import Any

from tilerummy.refusal import Refusal, not_accepted
from tilerummy.server.live.home import Home
from tilerummy.server.live.loading import SLICE
from tilerummy.server.live.log import Log
from tilerummy.server.table.events import Event, Prepared


class Moves:
    def __init__(self, services: Home, log: Log) -> None:
        self.services = services
        self.log = log

    async def do(self, seat: int, action: Any, name: str, by: str, hinted: bool = False) -> int:
        table = self.log.table
        found = table.act(seat, action, self.services.now(), name, by, hinted)
        if isinstance(found, Refusal):
            raise not_accepted(found)
        number = table.seq
        self.log.note_score(number)
        events: list[Event] = [found]
        if table.phase != "playing":
            await self.end_round(events)
        await self.log.commit(events)
        return number

    async def end_round(self, events: list[Event]) -> None:
        if self.log.table.phase == "over":
            self.add(events, Prepared(self.services.new_seed()))
        await self.go_on(events)

    def fold(self, event: Event) -> list[Event]:
        self.log.table.fold(event, self.services.now())
        return [event]

    def add(self, events: list[Event], event: Event) -> None:
        self.log.table.fold(event, self.log.table.at)
        events.append(event)

    async def go_on(self, events: list[Event], late: bool = False) -> None:
        """Begin the match or deal the next round once everybody is ready; a match waits for sealed words, but not for
        those that come too late.
        """
        table = self.log.table
        phase = table.phase
        if phase == "playing" or not table.chairs.all_ready() or not table.chairs.wanted():
            return
        if phase == "pause":
            events.append(table.deal(table.at))
        elif late or not table.opening:
            await self.begin(events)

    async def begin(self, events: list[Event]) -> None:
        table = self.log.table
        if not table.seed:
            self.add(events, Prepared(self.services.new_seed()))
        planned = table.planned
        events.append(table.begin(table.at))
        if not planned:
            events.append(table.deal(table.at))
        for number, event in enumerate(planned, 1):
            self.add(events, event)
            if number % SLICE == 0:
                await asyncio.sleep(0)
