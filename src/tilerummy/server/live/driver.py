"""What the server does at a table by itself: bots, clocks."""

import asyncio
from time import monotonic
from typing import Any

from tilerummy.refusal import NotAccepted, NotationError
from tilerummy.server.live import handover, pace
from tilerummy.server.live.audience import Audience
from tilerummy.server.live.home import Home
from tilerummy.server.live.log import Log
from tilerummy.server.live.moves import Moves
from tilerummy.server.store import Conflict, StoreDown
from tilerummy.server.table import waiting
from tilerummy.server.table.events import Event
from tilerummy.server.table.table import CLOCK, Table
from tilerummy.server.workers.mind import Busy, NoAnswer


class Driver:
    def __init__(self, services: Home, log: Log, moves: Moves, lock: asyncio.Lock, audience: Audience) -> None:
        self.services = services
        self.notes = services.notes
        self.log = log
        self.moves = moves
        self.lock = lock
        self.audience = audience
        self.timer: asyncio.TimerHandle | None = None
        self.thought: asyncio.Task[None] | None = None
        self.mine = True  # this process wrote the last event, so it drives bots and clocks

    def drive(self, least: float = 0.0, mine: bool = True) -> None:
        """Called after every event: wakes a bot or sets the clock. No time runs out within `least` seconds from now.

        Not `mine`: another process wrote the event and drives the table; this one waits before it takes over.
        """
        self.mine = mine
        if self.timer is not None:
            self.stop_clock()
        table = self.log.table
        due = waiting.due(table)
        if due is None:
            return
        seat = table.turn
        loop = asyncio.get_running_loop()
        if seat is not None and table.chairs[seat].level:
            if not mine:
                self.timer = loop.call_later(handover.BACKUP / 1000, self.drive)
            elif self.thought is None or self.thought.done():
                self.thought = self.services.tasks.start(self.think())
            return
        now = self.services.now()
        wait = max(least, (due - now) / 1000) + (0.0 if mine else handover.LATE)
        self.timer = loop.call_later(wait, self.time_up, table.moved, now + 1000 * wait)

    def stop_clock(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def driving(self) -> bool:
        return self.timer is not None or (self.thought is not None and not self.thought.done())

    # ---- bots

    async def think(self) -> None:
        """Let a bot decide as long as it is a bot's turn."""
        last = None
        while True:
            table = self.log.table
            seat = table.turn
            level = "" if seat is None else table.chairs[seat].level
            if seat is None or not level or self.services.closing or self.log.gone or not self.mine:
                return
            moved = table.moved
            step = pace.pause(self.audience.paces(), seat != last, self.services.settings.bot_pause)
            last = seat
            text = await self.answer_of(table, seat, level, step)
            async with self.lock:
                table = self.log.table
                if table.moved != moved or table.turn != seat or not table.chairs[seat].level:
                    continue
                try:
                    await self.do_for_bot(seat, text, level)
                except (Conflict, StoreDown) as error:
                    # The table was read again, and `drive` waits: another process may be driving it.
                    self.notes.warning("bot-move-not-stored", table=table.id, error=type(error).__name__)
                    return

    async def answer_of(self, table: Table, seat: int, level: str, step: float) -> str:
        """What the bot decides, when people can follow, and not sooner or later because of what it holds."""
        began = monotonic()
        text = await self.ask_bot(table, seat, level)
        if seconds := pace.rest(step, monotonic() - began):
            await asyncio.sleep(seconds)
        return text

    async def ask_bot(self, table: Table, seat: int, level: str) -> str:
        settings = self.services.settings
        seen = table.game.show_view(table.view(seat))
        asked = (table.game.name, table.created.rules, seen, level, settings.bot_seconds)
        try:
            return await self.services.thinking.decide(*asked)
        except (NoAnswer, Busy) as error:
            self.notes.warning("bot-gave-no-answer", table=table.id, level=level, error=type(error).__name__)
            return ""

    async def do_for_bot(self, seat: int, text: str, level: str) -> None:
        """The bot's decision, or the cheap policy's if the bot has no legal one."""
        table = self.log.table
        try:
            await self.moves.do(seat, table.game.parse_action(text), "", level)
        except (NotationError, NotAccepted):
            self.notes.warning("bot-replaced", table=table.id, seat=seat)
            await self.moves.do(seat, self.cheap_action(seat), "", level)

    def cheap_action(self, seat: int) -> Any:
        table, rng = self.log.table, self.services.rng
        return table.game.bots()["greedy"](table.game.determinize(table.view(seat), rng), rng)

    # ---- clocks

    def time_up(self, moved: int, due: float) -> None:
        if self.services.now() - due > self.services.overslept:  # as after a restart
            self.drive(self.services.settings.grace, self.mine)
        else:
            self.services.tasks.start(self.run_out(moved))

    async def begin_late(self) -> None:
        """Not every sealed word was opened in time: the others do not wait any longer."""
        try:
            events: list[Event] = []
            await self.moves.go_on(events, late=True)
            await self.log.commit(events)
        except (Conflict, StoreDown) as error:
            self.notes.warning("beginning-not-stored", table=self.log.table.id, error=type(error).__name__)

    async def run_out(self, moved: int) -> None:
        """The clock has run out: makes the game's timeout moves until the turn ends."""
        async with self.lock:
            table = self.log.table
            seat = table.turn
            if table.opening and table.moved == moved:
                await self.begin_late()
                return
            if table.moved != moved or seat is None or table.chairs[seat].level:
                return
            try:
                while self.log.table.turn == seat and self.log.table.match is not None:
                    action = self.log.table.game.time_up(self.log.table.match.state)
                    await self.moves.do(seat, action, "", CLOCK)
            except (Conflict, StoreDown, NotAccepted) as error:
                self.notes.warning("clock-not-stored", table=table.id, error=type(error).__name__)
