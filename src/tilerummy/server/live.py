"""A table that is being played: its mailbox. One message at a time (`lock`), each with one answer."""

import secrets
from typing import Any

from tilerummy.refusal import NotationError
from tilerummy.server import show, wire
from tilerummy.server.driven import DrivenTable
from tilerummy.server.events import Keyed, Left, Prepared, Ready, Sat, StoodIn, Stopped
from tilerummy.server.line import Line
from tilerummy.server.no import No
from tilerummy.server.store import Conflict, StoreDown

SILENCE = 1_000  # milliseconds between two reactions
STAND_IN = "greedy"  # plays on for somebody who is away, unless another is named


class LiveTable(DrivenTable):
    async def take(self, line: Line, message: wire.FromClient) -> None:
        """The answer goes to the sender; what has changed, to everybody."""
        self.used = self.hall.now()
        try:
            async with self.lock:
                if self.gone:  # a move it remembers may not be in the log
                    raise StoreDown
                try:
                    answer = await self.answer(line, message)
                except Conflict:  # somebody else was first; the table has caught up
                    answer = await self.answer(line, message)
        except No as no:
            answer = wire.Refused(message.id, no.code, no.rule, no.params)
        except (Conflict, StoreDown):
            answer = wire.Refused(message.id, "table-try-again", "", {})
        if isinstance(answer, wire.Refused):
            self.hall.on_refusal(answer.code)
        if answer is not None:
            line.send(wire.encode(answer))

    async def answer(self, line: Line, message: wire.FromClient) -> wire.ToClient | None:
        if isinstance(message, wire.Act):
            return await self.act(line, message)
        if isinstance(message, wire.Ping):
            return wire.Pong(message.id, self.hall.now())
        if isinstance(message, wire.Check):
            return self.check(line, message)
        if isinstance(message, wire.Sync):
            return await self.welcome(line, message.after, message.id)
        if isinstance(message, wire.Sit):
            return await self.change_seat(line, message)
        seat = self.seat_of(line)
        seq = 0
        if isinstance(message, wire.BeReady):
            seq = await self.ready(seat, message.salt)
        elif isinstance(message, wire.Leave):
            seq = await self.leave(seat)
        elif isinstance(message, wire.ComeBack):
            seq = await self.come_back(seat)
        elif isinstance(message, wire.LetStandIn):
            seq = await self.let_stand_in(seat, message)
        elif isinstance(message, wire.End):
            seq = await self.end(seat)
        elif isinstance(message, wire.Say):
            self.say(line, seat, message.phrase)
        else:
            self.hint(line, seat, message)
            return None
        return wire.Done(message.id, seq)

    def say(self, line: Line, seat: int, phrase: wire.Phrase) -> None:
        """A reaction, at most one a second: nobody wants to be shouted at."""
        now = self.hall.now()
        if now - line.spoke < SILENCE:
            raise No("table-too-fast")
        line.spoke = now
        self.pass_on(seat, phrase)
        self.hall.store.say(f"said {self.table.id} {seat} {phrase}")

    def seat_of(self, line: Line) -> int:
        """The seat of a line that still belongs to its session."""
        if line.seat is None or line.seat not in self.table.seats_of(line.who):
            raise No("table-not-seated")
        return line.seat

    def parse(self, text: str) -> Any:
        try:
            return self.table.game.parse_action(text)
        except NotationError as error:
            raise No(f"notation-{error.code}", "", {"position": error.at + 1, **error.params}) from None

    async def act(self, line: Line, message: wire.Act) -> wire.ToClient:
        table = self.table
        seat = self.seat_of(line)
        again = table.ids.get((seat, message.id))
        if again is not None:
            return wire.Done(message.id, again)
        action = self.parse(message.a)
        if table.turn is None:
            raise No("table-no-round")
        if message.at < table.moved:
            raise No("table-stale", "", {"seq": table.seq})
        if table.chairs[seat].level:
            raise No("table-bot-plays")
        if table.chairs[seat].gone:
            await self.come_back(seat)
        hinted = self.hall.hints.recommended(table, seat, action)
        seq = await self.do(seat, action, message.id, "", hinted)
        return wire.Done(message.id, seq)

    def check(self, line: Line, message: wire.Check) -> wire.ToClient:
        seat = self.seat_of(line)
        action = self.parse(message.a)
        match = self.table.match
        if match is None or self.table.turn is None:
            raise No("table-no-round")
        refusal = match.check(seat, action)
        if refusal is not None:
            raise No(f"refusal-{refusal.code}", refusal.rule, refusal.params)
        return wire.Done(message.id, 0)

    async def welcome(self, line: Line, after: int, name: str = "") -> wire.Welcome:
        table = self.table
        rows = await self.hall.store.read(table.id, after) if after < table.seq else []
        rows = rows[: max(0, table.seq - after)]  # another process may have written more: that is told later
        seats = table.seats_of(line.who)
        look = (line.seat, line.notation)
        return show.welcome(table, look, seats, rows, self.present(), self.hall.now(), name)

    async def change_seat(self, line: Line, message: wire.Sit) -> wire.ToClient:
        if message.seat not in self.table.seats_of(line.who):
            raise No("table-not-your-seat")
        line.seat = message.seat
        self.tell_present()
        return await self.welcome(line, self.table.seq, message.id)

    # ---- seats

    async def sit(self, who: str, name: str, wanted: int | None) -> int:
        """Take a free seat, or rename oneself in one's own. Under the lock."""
        table = self.table
        mine = table.seats_of(who)
        if wanted is None and mine:
            wanted = mine[0]
        if wanted is None:
            if not table.open_seats():
                raise No("table-table-full")
            wanted = table.open_seats()[0]
        if wanted not in table.open_seats() and wanted not in mine:
            raise No("table-seat-taken")
        chair = table.chairs[wanted]
        name = name or chair.name
        if chair.who == who and chair.name == name and not chair.gone:
            return wanted
        await self.commit(self.fold(Sat(wanted, who, name)), [(wanted, who)])
        return wanted

    async def ready(self, seat: int, salt: str) -> int:
        table = self.table
        if table.phase == "playing":
            raise No("table-round-running")
        if table.chairs[seat].ready:
            return 0
        events = self.fold(Ready(seat, salt))
        self.go_on(events)
        return await self.commit(events)

    async def leave(self, seat: int) -> int:
        """A seat left before the match is nobody's; one left after it stays among the old owner's matches."""
        table = self.table
        if table.chairs[seat].gone:
            return 0
        early = table.phase == "gathering"
        return await self.commit(self.fold(Left(seat)), [(seat, "")] if early else [])

    async def come_back(self, seat: int) -> int:
        chair = self.table.chairs[seat]
        if not chair.stand_in and not chair.gone:
            return 0
        return await self.commit(self.fold(StoodIn(seat, "")))

    async def let_stand_in(self, seat: int, message: wire.LetStandIn) -> int:
        table = self.table
        level = message.level or STAND_IN
        if level not in table.game.bots():
            raise No("table-no-such-bot", "", {"bot": level[:24]})
        self.must_be_away(seat, message.seat)
        events = self.fold(StoodIn(message.seat, level))
        self.go_on(events)
        return await self.commit(events)

    async def end(self, seat: int) -> int:
        table = self.table
        if table.phase not in ("playing", "pause"):
            raise No("table-no-match")
        mine = table.seats_of(table.chairs[seat].who)
        others = [other for other in range(len(table.chairs)) if other not in mine]
        alone = not any(table.chairs[other].who and not table.chairs[other].stand_in for other in others)
        if not alone and not any(table.away(other, self.hall.now(), self.hall.patience) for other in others):
            raise No("table-nobody-away")
        events = self.fold(Stopped(seat))
        self.add(events, Prepared(self.hall.new_seed()))
        return await self.commit(events)

    def must_be_away(self, seat: int, other: int) -> None:
        if other >= len(self.table.chairs) or other == seat:
            raise No("table-no-such-seat")
        if not self.table.away(other, self.hall.now(), self.hall.patience):
            raise No("table-not-away")

    async def make_key(self, who: str, seat: int) -> str:
        """A secret for moving the seat to another device. Under the lock."""
        if seat not in self.table.seats_of(who):
            raise No("table-not-your-seat")
        secret = secrets.token_urlsafe(18)
        await self.commit(self.fold(Keyed(seat, self.hall.hash(secret))))
        return secret

    async def move_seat(self, secret: str, who: str) -> int:
        """Whoever has the secret has the seat; the old device is told. Under the lock."""
        found = self.hall.hash(secret)
        for seat, chair in enumerate(self.table.chairs):
            if chair.key and secrets.compare_digest(chair.key, found):
                old = chair.who
                await self.commit(self.fold(Sat(seat, who, chair.name)), [(seat, who)])
                for line in [line for line in self.lines if line.who == old and line.seat == seat and old != who]:
                    line.close(4409, "seat-moved")
                return seat
        raise No("table-wrong-key")

    # ---- hints, outside the lock: thinking takes time

    def hint(self, line: Line, seat: int, message: wire.Hint) -> None:
        table = self.table
        if not table.created.hints:
            raise No("table-no-hints")
        if table.turn != seat:
            raise No("table-not-your-turn")
        if line.asking:
            raise No("table-busy")
        line.asking = True
        seen = table.game.show_view(table.view(seat))
        key, moved = (table.id, seat), table.moved

        def note(actions: list[str]) -> None:
            self.hall.hints.note(key, moved, actions)

        self.hall.start(self.hall.hint(line, message, table.game.name, table.created.rules, seen, note))
