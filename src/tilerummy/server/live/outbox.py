"""The server's side of one socket: what is to be sent, in order, without anybody waiting for a slow reader."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from tilerummy.server.edge.frames import Write

MOST_WAITING = 256  # messages, then the reader is too slow
MOST_BYTES = 1024 * 1024  # as well; a single message may be longer: what somebody missed in a long match


class Line:
    """`seat` None is a spectator. `end` is set when the socket must be closed, and with which code."""

    def __init__(self, who: str, seat: int | None, notation: bool = False) -> None:
        self.who = who
        self.seat = seat
        self.address = ""  # where it comes from, for limits
        self.notation = notation  # wants views as text too
        self.asking = False  # a hint is being thought about
        self.spoke = -1_000_000  # when it last sent a reaction
        self.waiting: deque[bytes] = deque()
        self.size = 0  # of all that is waiting
        self.more = asyncio.Event()
        self.loop = asyncio.get_running_loop()
        self.write: Write | None = None  # a way past the pump, where the server has one
        self.due = False  # `flush` will be called
        self.pumping = False  # a message is half out: none may overtake it
        self.end: tuple[int, str] | None = None

    def send(self, data: bytes) -> None:
        if self.end is not None:
            return
        if len(self.waiting) >= MOST_WAITING or (self.waiting and self.size + len(data) > MOST_BYTES):
            self.waiting.clear()
            self.size = 0
            self.close(1013, "too-slow")
            return
        self.waiting.append(data)
        self.size += len(data)
        if self.write is None:
            self.more.set()
        elif not self.due:
            self.due = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """What was said in one round of the loop goes out together; if the reader is slow, the pump waits for it."""
        self.due = False
        if not self.waiting:
            return
        if self.write is None or self.pumping or not self.write(self.waiting):
            self.more.set()
            return
        self.waiting.clear()
        self.size = 0

    def close(self, code: int, reason: str) -> None:
        if self.end is None:
            self.end = (code, reason)
            self.more.set()

    async def pump(self, send: Callable[[Any], Awaitable[None]]) -> tuple[int, str]:
        """Send what comes until the line is closed; what is still waiting then goes first."""
        while True:
            self.pumping = True
            while self.waiting:
                data = self.waiting.popleft()
                self.size -= len(data)
                await send({"type": "websocket.send", "text": data.decode()})
            if self.end is not None:
                return self.end
            self.pumping = False
            self.more.clear()
            await self.more.wait()
