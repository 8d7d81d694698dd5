"""The list of public tables, pushed to whoever has the lobby open whenever it changes."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tilerummy.server.edge.session import origin_allowed
from tilerummy.server.live.log import KeptTable
from tilerummy.server.live.outbox import Line
from tilerummy.server.live.registry import Hall
from tilerummy.server.store import Listed, StoreDown
from tilerummy.server.table.events import Did, Event
from tilerummy.server.upkeep.periodic import one_round
from tilerummy.server.wire import LobbyInfo, LobbyList

MOST = 100  # tables in the list
QUIET = 0.25  # seconds between two lists at least
LOOK = 5.0  # what other processes do is looked for this often

_decoder = msgspec.json.Decoder(LobbyInfo)


async def listed(hall: Hall) -> list[LobbyInfo]:
    infos = [info_of(hall, found) for found in await hall.store.public(MOST) if found.info]
    return [info for info in infos if info is not None]


def info_of(hall: Hall, found: Listed) -> LobbyInfo | None:
    try:
        return _decoder.decode(found.info)
    except (msgspec.DecodeError, UnicodeError) as error:
        hall.log_once("table-not-listed", found.table, error)
        return None


class Lobby:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.changed = asyncio.Event()
        self.shown: dict[Line, bytes] = {}  # the last list each has been sent

    def moved(self, live: KeptTable, events: list[Event]) -> None:
        """After a commit: the list shows nothing of a match but that it is being played, so moves are no news."""
        table = live.table
        moves_only = all(isinstance(event, Did) for event in events)
        if table.created.public and not (moves_only and table.phase == "playing"):
            self.changed.set()
            self.hall.store.say("lobby")

    async def frame(self) -> bytes:
        return msgspec.json.encode(LobbyList(await listed(self.hall)))

    def show(self, line: Line, frame: bytes) -> None:
        if self.shown.get(line) != frame:
            self.shown[line] = frame
            line.send(frame)

    async def run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LOOK):  # `wait_for` may swallow the end of the server (Python 3.11)
                    await self.changed.wait()
            except TimeoutError:
                pass
            self.changed.clear()
            if self.hall.lobby:
                await one_round("lobby-failed", self.tell)
            await asyncio.sleep(QUIET)

    async def tell(self) -> None:
        found = await self.frame()
        for line in self.hall.lobby:
            self.show(line, found)


@websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Sends; whatever it is sent is not read, and too much of it ends the conversation."""
    hall: Hall = socket.app.state.hall
    lobby: Lobby = socket.app.state.lobby
    await socket.accept()
    if not origin_allowed(socket, hall.settings):
        await socket.close(4403, "wrong-origin")
        return
    line = Line("", None)
    hall.lobby.add(line)
    try:
        lobby.show(line, await lobby.frame())
    except StoreDown:
        line.close(1013, "try-again")
    reading = asyncio.create_task(wait_for_end(socket, line))
    try:
        code, reason = await line.pump(socket.send)
        await socket.close(code, reason)
    except WebSocketDisconnect:
        pass
    finally:
        reading.cancel()
        hall.lobby.discard(line)
        lobby.shown.pop(line, None)


async def wait_for_end(socket: WebSocket[Any, Any, Any], line: Line) -> None:
    try:
        for _ in range(100):
            await socket.receive_data(mode="text")
        line.close(1008, "too-much")
    except WebSocketDisconnect:
        line.close(1000, "gone")
