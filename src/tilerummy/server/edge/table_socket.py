"""A WebSocket at a table: identifies the client, reads its messages, sends its outbox."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from litestar.types import Receive

from tilerummy.refusal import NotAccepted
from tilerummy.server import wire
from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.middleware import CHARGE, DIRECT, WRITE
from tilerummy.server.edge.session import NOBODY, origin_allowed, secret_of, who_said
from tilerummy.server.live.connection import Connection
from tilerummy.server.live.greeting import greet, message_in, sit_down
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.messages import MOST_MISSED
from tilerummy.server.live.node import Node
from tilerummy.server.live.services import hash_of
from tilerummy.server.live.twins import quietly
from tilerummy.server.settings import Settings
from tilerummy.server.store import StoreDown
from tilerummy.server.upkeep.meters import Meter

log = structlog.get_logger()
GONE = "gone"
Charge = Callable[[float], Awaitable[None]]
MISSED = 50  # events sent again that count as one more message
STRIKES = 20  # unreadable messages after which the socket is closed


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    after: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    notation: FromQuery[bool] = False,
) -> None:
    node: Node = socket.app.state.node
    settings = node.services.settings
    await socket.accept()
    if not origin_allowed(socket, settings):
        await socket.close(4403, "wrong-origin")
        return
    address = block_of(address_of(socket.scope, settings.proxies))
    if node.services.guard.ban_of(who_said(socket, settings), address) is not None:
        await socket.close(4403, "server-banned")
        return
    try:
        secret = await secret_of(socket, node.services)
        who = hash_of(secret) if secret else NOBODY
        live = await node.registry.find(table)
        if not live.table.chairs.of(who) or (after or 0) > live.table.seq:
            await live.catch_up(None)  # another process may have stored a seat of this visitor
        await socket.scope[CHARGE](resent(live, after))  # type: ignore[literal-required]
        async with live.lock:  # the seat must not be moved between choosing it and the first message
            connection = sit_down(live, who, seat)
            connection.notation = notation
            connection.address = address
            await greet(live, connection, after)
    except NotAccepted as no:
        await socket.close(4404 if no.code == "table-no-such-table" else 4403, no.code)
        return
    except StoreDown:
        await socket.close(1012, "restart")
        return
    node.services.tasks.start(quietly(node.twins.came(live, who, connection.seat, address)))
    try:
        await converse(socket, settings, live, connection)
    finally:
        node.twins.went(live, who, connection.seat)


async def converse(
    socket: WebSocket[Any, Any, Any], settings: Settings, live: LiveTable, connection: Connection
) -> None:
    """Exchanges frames with uvicorn directly: going through the framework costs as much as a move."""
    receive, send = socket.scope[DIRECT]  # type: ignore[literal-required]
    connection.outbox.write = socket.scope.get(WRITE)  # type: ignore[assignment]
    live.audience.tell_present()
    charge = socket.scope[CHARGE]  # type: ignore[literal-required]
    reading = asyncio.create_task(listen(receive, charge, settings, live, connection))
    try:
        code, reason = await connection.outbox.pump(send)
        if reason != GONE:
            await socket.close(code, reason)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # uvicorn has closed it already: the client is gone, or sent an invalid frame
    finally:
        live.services.gone += 1
        live.audience.connections.discard(connection)
        live.audience.tell_present()
        async with live.lock:  # not during a commit, whose event would then not be sent
            reading.cancel()


async def listen(
    receive: Receive, charge: Charge, settings: Settings, live: LiveTable, connection: Connection
) -> None:
    """Reads messages until the socket closes. Any error in here closes this socket and no other."""
    try:
        await take_in(receive, charge, settings, live, connection)
    except WebSocketDisconnect:
        connection.outbox.close(1000, GONE)
    except Exception:
        log.exception("socket-failed", table=live.table.id)
        connection.outbox.close(1011, "fault")


async def take_in(
    receive: Receive, charge: Charge, settings: Settings, live: LiveTable, connection: Connection
) -> None:
    meter = Meter(settings.rate, settings.burst)
    strikes = 0
    while connection.outbox.end is None:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        message = read(event)
        more = resent(live, message.after) if isinstance(message, wire.Sync) else 0.0
        if not meter.allows(min(1 + more, meter.most)):
            connection.outbox.send(wire.encode(wire.Refused("", "table-too-fast", "", {})))
            await asyncio.sleep((1 + more) / settings.rate)
        if message is not None:
            await charge(more)
            await live.take(connection, message)
            continue
        strikes += 1
        connection.outbox.send(wire.encode(wire.Refused("", "table-unreadable", "", {})))
        if strikes >= STRIKES:
            connection.outbox.close(1008, "unreadable")


def resent(live: LiveTable, after: int | None) -> float:
    """What it costs to send everything again after this event, in messages."""
    count = 0 if after is None else live.table.seq - after
    return min(max(count, 0), MOST_MISSED) / MISSED


def read(event: Any) -> wire.FromClient | None:
    return message_in(event.get("text") or event.get("bytes") or b"")
