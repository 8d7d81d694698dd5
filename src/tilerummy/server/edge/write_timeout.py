"""A connection whose other end does not read what we write must not hold memory for ever."""

from asyncio import BaseTransport, TimerHandle, Transport, get_running_loop
from typing import cast


class WriteTimeout:
    """While there is something to read: an end that takes nothing for so many seconds is cut off."""

    def __init__(self, transport: BaseTransport, seconds: float) -> None:
        self.transport = cast(Transport, transport)
        self.seconds = seconds
        self.left = 0
        self.timer: TimerHandle | None = None

    def watch(self) -> None:
        if self.timer is None and self.transport.get_write_buffer_size():
            self.left = self.transport.get_write_buffer_size()
            self.timer = get_running_loop().call_later(self.seconds, self.look)

    def look(self) -> None:
        self.timer = None
        if self.transport.get_write_buffer_size() >= self.left:
            self.transport.abort()  # `close` would wait until it has read everything
        else:
            self.watch()

    def forget(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
