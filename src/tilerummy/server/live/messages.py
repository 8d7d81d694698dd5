"""What each message of a socket does at a live table, and its answer. Under the lock."""

import asyncio
from typing import Any

from tilerummy.refusal import NotAccepted, NotationError, not_accepted
from tilerummy.server import projection, wire
from tilerummy.server.live.advice import Advice
from tilerummy.server.live.audience import Audience
from tilerummy.server.live.connection import Connection
from tilerummy.server.live.home import Home
from tilerummy.server.live.loading import SLICE
from tilerummy.server.live.log import Log
from tilerummy.server.live.moves import Moves
from tilerummy.server.live.seats import Seats

SILENCE = 1_000  # milliseconds between two reactions of a seat
MOST_MISSED = 2_000  # events in a welcome: of more, the last


class Messages:
    def __init__(
        self, services: Home, advice: Advice, log: Log, audience: Audience, moves: Moves, seats: Seats
    ) -> None:
        self.services = services
        self.advice = advice
        self.log = log
        self.audience = audience
        self.moves = moves
        self.seats = seats

    async def answer(self, connection: Connection, message: wire.FromClient) -> wire.ToClient | None:
        if isinstance(message, wire.Act):
            return await self.act(connection, message)
        if isinstance(message, wire.Ping):
            return wire.Pong(message.id, self.services.now())
        if isinstance(message, wire.Check):
            return self.check(connection, message)
        if isinstance(message, wire.Sync):
            return await self.welcome(connection, message.after, message.id)
        if isinstance(message, wire.Sit):
            return await self.change_seat(connection, message)
        seat = self.seat_of(connection)
        seq = 0
        if isinstance(message, wire.BeReady):
            seq = await self.seats.ready(self.mine(connection, message.seat), message.salt, message.seal)
        elif isinstance(message, wire.OpenWord):
            seq = await self.seats.open(self.mine(connection, message.seat), message.salt)
        elif isinstance(message, wire.Leave | wire.ComeBack | wire.LetStandIn | wire.End):
            seq = await self.change_company(connection, seat, message)
        elif isinstance(message, wire.Say):
            self.say(seat, message.phrase)
        elif isinstance(message, wire.Pace):
            connection.pace = message.speed
        else:
            self.hint(connection, seat, message)
            return None
        return wire.Done(message.id, seq)

    async def change_company(
        self, connection: Connection, seat: int, message: wire.Leave | wire.ComeBack | wire.LetStandIn | wire.End
    ) -> int:
        """Each is an event in the log, and could be asked for without end."""
        self.seats.count_change(connection.who)
        if isinstance(message, wire.Leave):
            return await self.seats.leave(seat)
        if isinstance(message, wire.ComeBack):
            return await self.seats.come_back(seat)
        if isinstance(message, wire.LetStandIn):
            return await self.seats.let_stand_in(seat, message.seat, message.level)
        return await self.seats.end(seat)

    def seat_of(self, connection: Connection) -> int:
        """The seat of a connection, if it still belongs to its session."""
        seat = connection.seat
        if seat is None or not self.log.table.chairs.has(connection.who, seat):
            raise NotAccepted("table-not-seated")
        return seat

    def mine(self, connection: Connection, wanted: int | None) -> int:
        """The seat of a connection, or another one of the same device."""
        if wanted is None:
            return self.seat_of(connection)
        if wanted not in self.log.table.chairs.of(connection.who):
            raise NotAccepted("table-not-your-seat")
        return wanted

    def parse(self, text: str) -> Any:
        try:
            return self.log.table.game.parse_action(text)
        except NotationError as error:
            raise not_accepted(error) from None

    async def act(self, connection: Connection, message: wire.Act) -> wire.ToClient:
        table = self.log.table
        seat = self.seat_of(connection)
        again = table.ids.get((seat, message.id))
        if again is not None:
            return wire.Done(message.id, again)
        action = self.parse(message.a)
        if table.turn is None:
            raise NotAccepted("table-no-round")
        await self.check_sight(message.at)
        if table.chairs[seat].level:
            raise NotAccepted("table-bot-plays")
        if table.chairs[seat].gone:
            await self.seats.come_back(seat)
        hinted = self.advice.hints.recommended(table, seat, action)
        seq = await self.moves.do(seat, action, message.id, "", hinted)
        if hinted:
            self.advice.hints.follow(table, seat)
        return wire.Done(message.id, seq)

    async def check_sight(self, at: int) -> None:
        """A move is for a position that its sender has seen. So a resend after the ids were forgotten is refused, not
        done again: the move itself has changed the position.
        """
        if at > self.log.table.seq:  # told by another process, perhaps
            await self.log.catch_up(None)
        if not self.log.table.moved <= at <= self.log.table.seq:
            raise NotAccepted("table-stale", {"seq": self.log.table.seq})

    def check(self, connection: Connection, message: wire.Check) -> wire.ToClient:
        seat = self.seat_of(connection)
        action = self.parse(message.a)
        match = self.log.table.match
        if match is None or self.log.table.turn is None:
            raise NotAccepted("table-no-round")
        refusal = match.check(seat, action)
        if refusal is not None:
            raise not_accepted(refusal)
        return wire.Done(message.id, 0)

    async def welcome(self, connection: Connection, after: int, name: str = "") -> wire.Welcome:
        table = self.log.table
        missed = await self.missed(after, connection.seat)
        seats = table.chairs.of(connection.who)
        look = (connection.seat, connection.notation)
        connection.present = self.audience.present()
        return projection.welcome(table, look, seats, missed, connection.present, self.services.now(), name)

    async def missed(self, after: int, seat: int | None) -> list[wire.EventFrame]:
        """In slices, so that other tables are served in between."""
        table = self.log.table
        first = max(after, table.seq - MOST_MISSED)
        rows = await self.services.store.read(table.id, first) if first < table.seq else []
        rows = rows[: max(0, table.seq - first)]  # another process may have written more: that is told later
        frames: list[wire.EventFrame] = []
        for start in range(0, len(rows), SLICE):
            frames += projection.missed(table, rows[start : start + SLICE], seat)
            await asyncio.sleep(0)
        return frames

    async def change_seat(self, connection: Connection, message: wire.Sit) -> wire.ToClient:
        if message.seat not in self.log.table.chairs.of(connection.who):
            raise NotAccepted("table-not-your-seat")
        connection.seat = message.seat
        self.audience.tell_present()
        return await self.welcome(connection, self.log.table.seq, message.id)

    def say(self, seat: int, phrase: wire.Phrase) -> None:
        """A reaction, at most one a second, however many sockets the seat has."""
        now = self.services.now()
        if now - self.audience.spoke.get(seat, -SILENCE) < SILENCE:
            raise NotAccepted("table-too-fast")
        self.audience.pass_on(seat, phrase, now)
        self.services.store.say(f"said {self.log.table.id} {seat} {phrase}")

    def hint(self, connection: Connection, seat: int, message: wire.Hint) -> None:
        """Computed outside the lock, since it takes time."""
        table = self.log.table
        if not table.created.hints:
            raise NotAccepted("table-no-hints")
        if table.turn != seat:
            raise NotAccepted("table-not-your-turn")
        if connection.asking:
            raise NotAccepted("table-busy")
        connection.asking = True
        self.services.tasks.start(self.advice.give(connection, message, table, seat))
