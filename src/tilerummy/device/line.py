"""A line of the page to a table, with the frames of a socket: what `edge/table_socket.py` is on a server."""

import asyncio
from collections.abc import Iterable
from typing import Any

from tilerummy.device.home import WHO
from tilerummy.device.tables import DeviceRegistry
from tilerummy.refusal import NotAccepted
from tilerummy.server import wire
from tilerummy.server.live.connection import Connection
from tilerummy.server.live.greeting import greet, message_in, sit_down
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.store import StoreDown

GONE = "gone"
ENDS = {"table-no-such-table": 4404, "table-other-tab": 4423}


class Line:
    def __init__(self, registry: DeviceRegistry, number: int) -> None:
        self.registry = registry
        self.bridge = registry.bridge
        self.number = number
        self.inbox: asyncio.Queue[str] = asyncio.Queue()
        self.connection: Connection | None = None
        self.hung_up = False

    def close(self) -> None:
        self.hung_up = True
        if self.connection is not None:
            self.connection.outbox.close(1000, GONE)

    async def run(self, table: str, after: int | None, seat: int | None, notation: bool) -> None:
        try:
            live = await self.registry.find(table)
            if (after or 0) > live.table.seq:
                await live.catch_up(None)
            async with live.lock:  # the seat must not be moved between choosing it and the first message
                connection = self.connection = sit_down(live, WHO, seat)
                connection.notation = notation
                await greet(live, connection, after)
        except NotAccepted as no:
            self.end(ENDS.get(no.code, 4403), no.code)
        except StoreDown:
            self.end(1012, "restart")
        else:
            await self.converse(live, connection)

    def end(self, code: int, reason: str) -> None:
        if not self.hung_up:
            self.bridge.ended(self.number, code, reason)

    async def converse(self, live: LiveTable, connection: Connection) -> None:
        connection.outbox.write = self.write
        if self.hung_up:
            self.close()
        live.audience.tell_present()
        reading = self.registry.services.tasks.start(self.listen(live, connection))
        try:
            code, reason = await connection.outbox.pump(self.send)
            self.end(code, reason)
        finally:
            live.audience.connections.discard(connection)
            live.audience.tell_present()
            live.used = self.registry.services.now()
            async with live.lock:  # not during a commit, whose event would then not be sent
                reading.cancel()

    def write(self, messages: Iterable[bytes]) -> bool:
        if not self.hung_up:
            for data in messages:
                self.bridge.tell(self.number, data.decode())
        return True

    async def send(self, message: Any) -> None:
        self.write([message["text"].encode()])

    async def listen(self, live: LiveTable, connection: Connection) -> None:
        """Any error in here ends this line and no other."""
        try:
            while connection.outbox.end is None:
                message = message_in(await self.inbox.get())
                if message is None:
                    connection.outbox.send(wire.encode(wire.Refused("", "table-unreadable", "", {})))
                else:
                    await live.take(connection, message)
        except Exception:
            self.registry.services.notes.exception("line-failed", table=live.table.id)
            connection.outbox.close(1011, "fault")
