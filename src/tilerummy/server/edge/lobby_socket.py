"""The socket of the lobby: it sends the list of public tables, and reads nothing."""

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.session import origin_allowed, who_said
from tilerummy.server.live.lobby import Lobby
from tilerummy.server.live.node import Node
from tilerummy.server.live.outbox import Outbox
from tilerummy.server.store import StoreDown

MOST_HEARD = 100  # incoming messages after which the socket is closed


@websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Sends the list; incoming messages are ignored, and too many of them close the socket."""
    node: Node = socket.app.state.node
    await socket.accept()
    settings = node.services.settings
    if not origin_allowed(socket, settings):
        await socket.close(4403, "wrong-origin")
        return
    visitor = (who_said(socket, settings), block_of(address_of(socket.scope, settings.proxies)))
    if node.services.guard.ban_of(*visitor) is not None:
        await socket.close(4403, "server-banned")
        return
    await converse(socket, node.lobby, visitor)


async def converse(socket: WebSocket[Any, Any, Any], lobby: Lobby, visitor: tuple[str, str]) -> None:
    outbox = Outbox()
    lobby.outboxes[outbox] = visitor
    try:
        lobby.show(outbox, await lobby.frame())
    except StoreDown:
        outbox.close(1013, "try-again")
    reading = asyncio.create_task(wait_for_end(socket, outbox))
    try:
        code, reason = await outbox.pump(socket.send)
        await socket.close(code, reason)
    except WebSocketDisconnect:
        pass
    finally:
        reading.cancel()
        lobby.leave(outbox)


async def wait_for_end(socket: WebSocket[Any, Any, Any], outbox: Outbox) -> None:
    try:
        for _ in range(MOST_HEARD):
            await socket.receive_data(mode="text")
        outbox.close(1008, "too-much")
    except WebSocketDisconnect:
        outbox.close(1000, "gone")
