"""Closes connections whose client does not read what we send, since they hold memory.

The size of our own buffer does not tell: while an answer is being sent it is refilled as soon as it runs low, and the
kernel's buffer holds megabytes, which a slow connection takes minutes to read.
"""

import struct
from asyncio import BaseTransport, TimerHandle, Transport, get_running_loop
from typing import cast

try:
    from fcntl import ioctl
    from termios import TIOCOUTQ
except ImportError:  # Windows does not tell how much the kernel holds
    ioctl = None  # type: ignore[assignment]


def unread(transport: Transport) -> int:
    """Bytes that the client has not received yet: in our buffer and in the kernel's."""
    return transport.get_write_buffer_size() + held_by_system(transport)


def held_by_system(transport: Transport) -> int:
    sock = transport.get_extra_info("socket")
    if ioctl is None or sock is None:
        return 0
    try:
        return int(struct.unpack("i", ioctl(sock.fileno(), TIOCOUTQ, bytes(4)))[0])
    except (OSError, ValueError):  # closed meanwhile, or not a TCP connection
        return 0


class WriteTimeout:
    """Closes the connection if the client reads nothing for so many seconds while data is waiting."""

    def __init__(self, transport: BaseTransport, seconds: float) -> None:
        self.transport = cast(Transport, transport)
        self.seconds = seconds
        self.left = 0
        self.moved = False  # our buffer has drained since the last check, whatever is in it now
        self.timer: TimerHandle | None = None

    def watch(self) -> None:
        if self.timer is None and self.transport.get_write_buffer_size():
            self.left = unread(self.transport)
            self.moved = False
            self.timer = get_running_loop().call_later(self.seconds, self.look)

    def took(self) -> None:
        """Our buffer has drained and may be filled again."""
        self.moved = True

    def look(self) -> None:
        self.timer = None
        if self.moved or unread(self.transport) < self.left:
            self.watch()
        else:
            self.transport.abort()  # `close` would wait until everything has been read

    def forget(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
