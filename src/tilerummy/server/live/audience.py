"""Everybody connected to a live table: what they are told, and who is here."""

import asyncio
from typing import Any

from tilerummy.server import projection, wire
from tilerummy.server.live.connection import Connection
from tilerummy.server.live.log import Log
from tilerummy.server.live.presence import Presence
from tilerummy.server.table.events import Did, Event, Left, Row, Sat

TOGETHER = 0.25  # least seconds between two messages of who is here


class Audience:
    def __init__(self, log: Log, presence: Presence) -> None:
        self.log = log
        self.presence = presence
        self.connections: set[Connection] = set()
        self.spoke: dict[int, int] = {}  # by seat: when it last sent a reaction, on any socket of any process
        self.quiet: asyncio.TimerHandle | None = None  # until then no presence is told
        self.changed = False  # presence may have, meanwhile

    def paces(self) -> list[str]:
        """The speeds of bots that seated players asked for."""
        return [connection.pace for connection in self.connections if connection.seat is not None]

    def tell(self, rows: list[Row], events: list[Event]) -> None:
        """Sends one frame for each event; connections with the same view get the same bytes."""
        table, scores = self.log.table, self.log.scores
        moves = all(isinstance(event, Did) for event in events)
        if not moves and any(isinstance(event, Sat | Left) for event in events):
            self._unseat()
        frames: dict[projection.Look, list[bytes]] = {}
        for connection in self.connections:
            look = (connection.seat, connection.notation)
            if look not in frames:
                frames[look] = [
                    wire.encode(projection.frame(table, row, event, look, row is rows[-1], scores.get(row.seq), moves))
                    for row, event in zip(rows, events, strict=True)
                ]
            for data in frames[look]:
                connection.outbox.send(data)

    def _unseat(self) -> None:
        """Closes connections that have lost their seat, here or in another process: they must not get its view."""
        table = self.log.table
        for connection in self.connections:
            if connection.seat is None or table.chairs[connection.seat].who == connection.who:
                continue
            if table.chairs[connection.seat].who:
                connection.outbox.close(4409, "seat-moved")
            elif not table.created.watch:
                connection.outbox.close(4403, "table-no-spectators")
            connection.seat = None

    def send_all(self, data: bytes) -> None:
        for connection in self.connections:
            connection.outbox.send(data)

    def pass_on(self, seat: int, phrase: Any, now: int) -> None:
        self.spoke[seat] = now
        self.send_all(wire.encode(wire.Said(seat, phrase)))

    def close(self, code: int, reason: str) -> None:
        self.stop_telling()
        for connection in self.connections:
            connection.outbox.close(code, reason)

    # ---- who is here

    def here(self) -> set[int]:
        """Seats whose owner is connected to this process; one device may have several."""
        owners = {connection.who for connection in self.connections if connection.seat is not None}
        return {seat for seat, chair in enumerate(self.log.table.chairs) if chair.who and chair.who in owners}

    def present(self) -> list[bool]:
        table = self.log.table
        here = self.here() | self.presence.elsewhere(table.id)
        return [seat in here for seat in range(len(table.chairs))]

    def tell_present(self) -> None:
        """Presence may have changed. It is told at once, but changes that follow soon are told together."""
        if self.quiet is not None:
            self.changed = True
            return
        self.quiet = asyncio.get_running_loop().call_later(TOGETHER, self._tell_rest)
        if not self.log.gone:
            self.presence.show(self.log.table.id, self.here())
        self._show_present()

    def _tell_rest(self) -> None:
        self.quiet = None
        if self.changed:
            self.changed = False
            self.tell_present()

    def stop_telling(self) -> None:
        if self.quiet is not None:
            self.quiet.cancel()
            self.quiet = None

    def _show_present(self) -> None:
        """To those who were told otherwise."""
        found = self.present()
        data = wire.encode(wire.Present(found))
        for connection in self.connections:
            if connection.present != found:
                connection.present = found
                connection.outbox.send(data)
