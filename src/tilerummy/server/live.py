"""A table that is being played: its mailbox, its sockets, its bots and its clock.

One message at a time (`lock`); an event is stored before anybody is told of it. If it cannot be stored, the table is
made again from the log, so what is in memory never runs ahead of what is durable.
"""

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

import structlog

from tilerummy.refusal import NotationError, Params, Refusal
from tilerummy.server import show, wire
from tilerummy.server.events import (
    Event,
    Keyed,
    Left,
    Prepared,
    Ready,
    Row,
    Sat,
    StoodIn,
    Stopped,
    encode,
)
from tilerummy.server.line import Line
from tilerummy.server.store import Conflict, Entry, StoreDown, Write
from tilerummy.server.table import Table
from tilerummy.server.thinking import Busy, NoAnswer

if TYPE_CHECKING:
    from tilerummy.server.hall import Hall

log = structlog.get_logger()
HOUR = 3_600_000
BACKUP = 5_000  # after this a bot's move may be asked for by another process
LATE = 0.5  # seconds that a clock leaves to the process that wrote last
CLOCK = "clock"


class No(Exception):
    """Not accepted: a code with parameters. The code is the key of its sentence (messages/)."""

    def __init__(self, code: str, rule: str = "", params: Params | None = None) -> None:
        self.code = code
        self.rule = rule
        self.params = params if params is not None else {}
        super().__init__(code)


class LiveTable:
    def __init__(self, hall: "Hall", table: Table) -> None:
        self.hall = hall
        self.table = table
        self.told = table.seq
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.thought: asyncio.Task[None] | None = None
        self.saved: Entry | None = None
        self.touched = 0
        self.used = hall.now()
        self.gone = False  # out of memory: what is here may differ from the log
        self.mine = True  # the last event was written here, so bots and clocks are this process's to drive

    # ---- storing and telling

    async def commit(self, events: list[Event], seats: list[tuple[int, str]] | None = None) -> int:
        """Store what the table has just folded, then tell everybody. Returns the number of the last event."""
        if self.gone:
            raise StoreDown("the table is being read again")
        table = self.table
        first = table.seq - len(events) + 1
        rows = [Row(first + i, table.at, encode(event)) for i, event in enumerate(events)]
        entry = self.entry()
        write = Write(table.id, rows, entry, seats or [])
        try:
            await self.hall.store.append(write)
        except BaseException:
            await self.reload()
            raise
        if entry is not None:
            self.save(entry)
        self.tell(rows, events)
        self.hall.moved(self, events)
        return table.seq

    def save(self, entry: Entry) -> None:
        """This stands in the database now; the lobbies of other processes look when it is theirs to show."""
        if entry.public and (self.saved is None or (entry.info, entry.phase) != (self.saved.info, self.saved.phase)):
            self.hall.store.say("lobby")
        self.saved, self.touched = entry, self.table.at

    def entry(self) -> Entry | None:
        """What others look for, if it has changed (or a touch is due)."""
        table = self.table
        due = table.due()
        if due is not None and table.turn is not None and table.chairs[table.turn].level:
            due += BACKUP
        info = wire.encode_info(show.lobby_info(table)) if table.created.public else b""
        entry = Entry(table.created.game, table.created.public, table.phase, due, info)
        return entry if entry != self.saved or table.at - self.touched > HOUR else None

    def tell(self, rows: list[Row], events: list[Event], mine: bool = True) -> None:
        """One frame an event for everybody; those who look from the same seat get the same bytes."""
        table = self.table
        self.told = rows[-1].seq
        if any(isinstance(event, Sat | Left) for event in events):
            self.unseat()
        frames: dict[show.Look, list[bytes]] = {}
        for line in self.lines:
            look = (line.seat, line.notation)
            if look not in frames:
                frames[look] = [
                    wire.encode(show.told(table, row, event, look, row is rows[-1]))
                    for row, event in zip(rows, events, strict=True)
                ]
            for data in frames[look]:
                line.send(data)
        self.drive(0.0, mine)

    def unseat(self) -> None:
        """Whoever has lost a seat, here or in another process, must not see through its eyes any more."""
        for line in self.lines:
            if line.seat is None or self.table.chairs[line.seat].who == line.who:
                continue
            if self.table.chairs[line.seat].who:
                line.close(4409, "seat-moved")
            elif not self.table.created.watch:
                line.close(4403, "table-no-spectators")
            line.seat = None

    async def reload(self) -> None:
        """Make the table again from the log; what came from elsewhere is told."""
        try:
            rows = await self.hall.store.read(self.table.id)
        except StoreDown:
            self.hall.drop(self, 1012, "restart")
            return
        if not rows:
            self.hall.drop(self, 4404, "table-gone")
            return
        self.table = Table.load(self.table.id, rows[: self.told], self.hall.make_dealer)
        self.saved = None
        self.follow(rows[self.told :])
        self.drive(LATE, False)

    def follow(self, rows: list[Row]) -> None:
        for row in rows:
            event = self.table.fold_row(row)
            self.tell([row], [event], False)

    async def catch_up(self, seq: int | None) -> None:
        """Another process has written up to this number; None: perhaps."""
        async with self.lock:
            if self.gone or (seq is not None and seq <= self.told):
                return
            try:
                self.follow(await self.hall.store.read(self.table.id, self.told))
            except StoreDown:
                self.hall.drop(self, 1012, "restart")

    # ---- messages

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
            self.pass_on(seat, message.phrase)
            self.hall.store.say(f"said {self.table.id} {seat} {message.phrase}")
        else:
            self.hint(line, seat, message)
            return None
        return wire.Done(message.id, seq)

    def seat_of(self, line: Line) -> int:
        """The seat of a line that still belongs to its session."""
        if line.seat is None or self.table.chairs[line.seat].who != line.who:
            raise No("table-not-seated")
        return line.seat

    def parse(self, text: str) -> Any:
        try:
            action = self.table.game.parse_action(text)
        except NotationError as error:
            raise No(f"notation-{error.code}", "", {"position": error.at + 1, **error.params}) from None
        if str(action) in self.table.game.clock_only:
            raise No("table-clock-only")
        return action

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
        seq = await self.do(seat, action, message.id, "")
        return wire.Done(message.id, seq)

    async def do(self, seat: int, action: Any, name: str, by: str) -> int:
        table = self.table
        found = table.act(seat, action, self.hall.now(), name, by)
        if isinstance(found, Refusal):
            raise No(f"refusal-{found.code}", found.rule, found.params)
        number = table.seq
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
        if phase == "playing" or not table.all_ready() or (phase == "over" and not table.people()):
            return
        if phase != "pause":
            if not table.seed:
                self.add(events, Prepared(self.hall.new_seed()))
            events.append(table.begin(table.at))
        events.append(table.deal(table.at))

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
        if message.seat >= len(self.table.chairs) or self.table.chairs[message.seat].who != line.who:
            raise No("table-not-your-seat")
        line.seat = message.seat
        return await self.welcome(line, self.table.seq, message.id)

    # ---- seats

    def fold(self, event: Event) -> list[Event]:
        self.table.fold(event, self.hall.now())
        return [event]

    async def sit(self, who: str, name: str, wanted: int | None) -> int:
        """Take a free seat, or rename oneself in one's own. Under the lock."""
        table = self.table
        mine = table.seats_of(who)
        if wanted is None and mine:
            wanted = mine[0]
        if wanted is None:
            free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
            if not free:
                raise No("table-table-full")
            wanted = free[0]
        if wanted >= len(table.chairs) or not (table.chairs[wanted].free or wanted in mine):
            raise No("table-seat-taken")
        chair = table.chairs[wanted]
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
        table = self.table
        events = self.fold(Left(seat))
        free = table.chairs[seat].free
        return await self.commit(events, [(seat, "")] if free else [])

    async def come_back(self, seat: int) -> int:
        chair = self.table.chairs[seat]
        if not chair.stand_in and not chair.gone:
            return 0
        return await self.commit(self.fold(StoodIn(seat, "")))

    async def let_stand_in(self, seat: int, message: wire.LetStandIn) -> int:
        table = self.table
        if message.level not in table.game.bots():
            raise No("table-no-such-bot", "", {"bot": message.level[:24]})
        self.must_be_away(seat, message.seat)
        events = self.fold(StoodIn(message.seat, message.level))
        self.go_on(events)
        return await self.commit(events)

    async def end(self, seat: int) -> int:
        table = self.table
        if table.phase not in ("playing", "pause"):
            raise No("table-no-match")
        others = [other for other in range(len(table.chairs)) if other != seat]
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
        if seat >= len(self.table.chairs) or self.table.chairs[seat].who != who:
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
        seen = table.game.show_view(table.view(seat))
        self.hall.start(self.hall.hint(line, message, table.game.name, table.created.rules, seen))

    # ---- who is here

    def present(self) -> list[bool]:
        here = self.here() | self.hall.elsewhere(self.table.id)
        return [seat in here for seat in range(len(self.table.chairs))]

    def send_all(self, data: bytes) -> None:
        for line in self.lines:
            line.send(data)

    def here(self) -> set[int]:
        return {line.seat for line in self.lines if line.seat is not None}

    def tell_present(self) -> None:
        """Somebody came or went, here."""
        if not self.gone:
            self.hall.presence.show(self.table.id, self.here())
        self.show_present()

    def show_present(self) -> None:
        self.send_all(wire.encode(wire.Present(self.present())))

    def pass_on(self, seat: int, phrase: Any) -> None:
        self.send_all(wire.encode(wire.Said(seat, phrase)))

    # ---- what the server does by itself

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
