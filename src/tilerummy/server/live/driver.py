"""What the server does at a table by itself: deals, bots, clocks."""

import asyncio
from typing import Any

import structlog

from tilerummy.refusal import NotationError, Refusal
from tilerummy.server.live.log import BACKUP, LATE, KeptTable
from tilerummy.server.no import No
from tilerummy.server.store import Conflict, StoreDown
from tilerummy.server.table.events import Event, Prepared
from tilerummy.server.table.table import CLOCK, Table
from tilerummy.server.workers.pool import Busy, NoAnswer

log = structlog.get_logger()


class DrivenTable(KeptTable):
    async def do(self, seat: int, action: Any, name: str, by: str, hinted: bool = False) -> int:
        table = self.table
        found = table.act(seat, action, self.hall.now(), name, by, hinted)
        if isinstance(found, Refusal):
            raise No(f"refusal-{found.code}", found.rule, found.params)
        number = table.seq
        self.note_score(number)
        events: list[Event] = [found]
        if table.phase == "over":
            self.add(events, Prepared(self.hall.new_seed()))
        self.go_on(events)
        await self.commit(events)
        return number

    def add(self, events: list[Event], event: Event) -> None:
        self.table.fold(event, self.table.at)
        events.append(event)

    def go_on(self, events: list[Event]) -> None:
        """Begin the match or deal the next round once everybody is ready."""
        table = self.table
        phase = table.phase
        if phase == "playing" or not table.all_ready() or not table.wanted():
            return
        if phase != "pause":
            if not table.seed:
                self.add(events, Prepared(self.hall.new_seed()))
            events.append(table.begin(table.at))
        events.append(table.deal(table.at))

    def fold(self, event: Event) -> list[Event]:
        self.table.fold(event, self.hall.now())
        return [event]

    # ---- bots and clocks

    def drive(self, least: float = 0.0, mine: bool = True) -> None:
        """After every event: wake a bot, or set the clock; nobody's time runs out within `least` seconds from now.

        Not `mine`: another process wrote the event and goes on from it. It is left to it for a while.
        """
        self.mine = mine
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        table = self.table
        seat = table.turn
        due = table.due()
        if seat is None or due is None:
            return
        loop = asyncio.get_running_loop()
        if table.chairs[seat].level:
            if not mine:
                self.timer = loop.call_later(BACKUP / 1000, self.drive)
            elif self.thought is None or self.thought.done():
                self.thought = self.hall.start(self.think())
            return
        wait = max(least, (due - self.hall.now()) / 1000) + (0.0 if mine else LATE)
        self.timer = loop.call_later(wait, self.time_up, table.moved)

    def driven(self) -> bool:
        return self.timer is not None or (self.thought is not None and not self.thought.done())

    async def think(self) -> None:
        """Let a bot decide as long as it is a bot's turn."""
        while True:
            table = self.table
            seat = table.turn
            level = "" if seat is None else table.chairs[seat].level
            if seat is None or not level or self.hall.closing or self.gone or not self.mine:
                return
            moved = table.moved
            text = await self.ask_bot(table, seat, level)
            async with self.lock:
                table = self.table
                if table.moved != moved or table.turn != seat or not table.chairs[seat].level:
                    continue
                try:
                    await self.do(seat, self.bots_action(seat, text), "", level)
                except (Conflict, StoreDown) as error:
                    # The table has been read again, and `drive` waits: another process may be at it.
                    log.warning("bot-move-not-stored", table=table.id, error=type(error).__name__)
                    return

    async def ask_bot(self, table: Table, seat: int, level: str) -> str:
        hall = self.hall
        if hall.settings.bot_pause:
            await asyncio.sleep(hall.settings.bot_pause)
        seen = table.game.show_view(table.view(seat))
        try:
            return await hall.thinking.decide(
                table.game.name, table.created.rules, seen, level, hall.settings.bot_seconds
            )
        except (NoAnswer, Busy) as error:
            log.warning("bot-gave-no-answer", table=table.id, level=level, error=type(error).__name__)
            return ""

    def bots_action(self, seat: int, text: str) -> Any:
        """A bot's answer, or what would happen if time ran out when it has none that the rules allow."""
        game, match = self.table.game, self.table.match
        assert match is not None
        try:
            action = game.parse_action(text) if text else None
        except NotationError:
            action = None
        if action is None or match.check(seat, action) is not None:
            log.warning("bot-replaced", table=self.table.id, seat=seat)
            return game.bots()["greedy"](game.determinize(match.view(seat), self.hall.rng), self.hall.rng)
        return action

    def time_up(self, moved: int) -> None:
        self.hall.start(self.run_out(moved))

    async def run_out(self, moved: int) -> None:
        """The clock has run out: do what the game says until the turn is another's."""
        async with self.lock:
            table = self.table
            seat = table.turn
            if table.moved != moved or seat is None or table.chairs[seat].level:
                return
            try:
                while self.table.turn == seat and self.table.match is not None:
                    await self.do(seat, self.table.game.time_up(self.table.match.state), "", CLOCK)
            except (Conflict, StoreDown) as error:
                log.warning("clock-not-stored", table=table.id, error=type(error).__name__)
