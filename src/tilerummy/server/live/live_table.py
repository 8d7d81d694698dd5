"""A table that is being played: an actor, which takes one message at a time (`lock`), each with one answer.

It is made of its log (stored before it is told), its audience (connections) and its driver (bots, clocks).
"""

import asyncio
from collections.abc import Callable

from tilerummy.refusal import NotAccepted
from tilerummy.server import wire
from tilerummy.server.live import handover
from tilerummy.server.live.advice import Advice
from tilerummy.server.live.audience import Audience
from tilerummy.server.live.connection import Connection
from tilerummy.server.live.driver import Driver
from tilerummy.server.live.home import Home
from tilerummy.server.live.log import Log
from tilerummy.server.live.messages import Messages
from tilerummy.server.live.moves import Moves
from tilerummy.server.live.seats import Seats
from tilerummy.server.store import Conflict, StoreDown
from tilerummy.server.table.events import Event, Row
from tilerummy.server.table.table import Table

Drop = Callable[["LiveTable", int, str], None]


class LiveTable:
    def __init__(self, services: Home, advice: Advice, table: Table, drop: Drop) -> None:
        self.services = services
        self.drop = drop
        self.lock = asyncio.Lock()
        self.used = services.now()
        self.log = Log(services, table, self)
        self.audience = Audience(self.log, services.presence)
        self.moves = Moves(services, self.log)
        self.driver = Driver(services, self.log, self.moves, self.lock, self.audience)
        self.seats = Seats(services, self.log, self.moves)
        self.messages = Messages(services, advice, self.log, self.audience, self.moves, self.seats)

    @property
    def table(self) -> Table:
        return self.log.table

    @property
    def gone(self) -> bool:
        return self.log.gone

    async def take(self, connection: Connection, message: wire.FromClient) -> None:
        """Answers the sender, and sends changes to everybody."""
        self.used = self.services.now()
        try:
            async with self.lock:
                if self.log.gone:  # a move it remembers may not be in the log
                    raise StoreDown
                try:
                    answer = await self.messages.answer(connection, message)
                except Conflict:  # another writer was first; the table has caught up
                    if self.log.gone:
                        raise
                    answer = await self.messages.answer(connection, message)
        except NotAccepted as no:
            answer = wire.refused(message.id, no)
        except (Conflict, StoreDown) as error:
            code = error.code if isinstance(error, StoreDown) else StoreDown.code
            answer = wire.Refused(message.id, code, "", {})
        if isinstance(answer, wire.Refused):
            self.services.on_refusal(answer.code)
        if answer is not None:
            connection.outbox.send(wire.encode(answer))

    async def catch_up(self, seq: int | None) -> None:
        """Another process has written up to this number; None: it may have written."""
        async with self.lock:
            await self.log.catch_up(seq)

    # ---- what the log says

    def happened(self, rows: list[Row], events: list[Event], mine: bool) -> None:
        self.audience.tell(rows, events)
        self.driver.drive(0.0, mine)

    def read_again(self) -> None:
        self.driver.drive(handover.LATE, False)

    def lost(self, code: int, reason: str) -> None:
        self.drop(self, code, reason)

    def leave_memory(self, code: int, reason: str) -> None:
        """Clients reconnect and get the state of the log."""
        self.log.gone = True
        self.services.gone += 1
        self.services.presence.show(self.table.id, set())
        self.driver.stop_clock()
        self.audience.close(code, reason)
