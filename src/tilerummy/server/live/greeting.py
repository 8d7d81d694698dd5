"""How a connection begins: as which seat it looks, its first message; and what a message on it says."""

import msgspec

from tilerummy.refusal import NotAccepted
from tilerummy.server import wire
from tilerummy.server.live.connection import Connection
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.store import StoreDown

MOST_BYTES = 8192  # of a message


def sit_down(live: LiveTable, who: str, wanted: int | None) -> Connection:
    """As a seat of this session, else as a spectator if the table allows spectators. Under the lock."""
    mine = live.table.chairs.of(who)
    if wanted is not None and wanted in mine:
        return Connection(who, wanted)
    if mine:
        return Connection(who, mine[0])
    if not live.table.created.watch:
        raise NotAccepted("table-no-spectators")
    return Connection(who, None)


async def greet(live: LiveTable, connection: Connection, after: int | None) -> None:
    """Sends the first message; from then on the connection gets every event. Raises StoreDown."""
    first = await live.messages.welcome(connection, live.table.seq if after is None else max(0, after))
    if live.gone:
        raise StoreDown("it left memory while we waited for it")
    connection.outbox.send(wire.encode(first))
    live.audience.connections.add(connection)


def message_in(data: bytes | str) -> wire.FromClient | None:
    """None if it is not a message."""
    if len(data) > MOST_BYTES:
        return None
    try:
        return wire.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
