"""What is to be sent on one socket, in order, without anybody waiting for a slow reader."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

Write = Callable[[Iterable[bytes]], bool]  # writes all at once; returns False and writes nothing if it cannot

MOST_WAITING = 256  # waiting messages after which the client is too slow
MOST_BYTES = 1024 * 1024  # as well; a single message may be longer: what somebody missed in a long match


class Outbox:
    """`end` is set when the socket must be closed, and with which code."""

    def __init__(self) -> None:
        self.waiting: deque[bytes] = deque()
        self.size = 0  # of all that is waiting
        self.more = asyncio.Event()
        self.loop = asyncio.get_running_loop()
        self.write: Write | None = None  # writes a batch at once, where the server can (edge/frames.py)
        self.due = False  # `flush` will be called
        self.pumping = False  # a message is being sent: no other may overtake it
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
        """Sends the messages of one loop iteration together; if the client is slow, the pump sends them."""
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
        """Sends messages until the outbox is closed, and then those still waiting."""
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
