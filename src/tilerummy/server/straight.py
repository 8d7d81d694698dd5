"""Frames on their way out, past the layers: uvicorn's `send` makes four objects and a system call for each of them.

ASGI knows no way to hand over several messages at once, so uvicorn's protocol for sockets gets one more method. Nothing
depends on it: without it (another server, a test client) every message goes through `send`.
"""

from collections.abc import Callable, Iterable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

WRITE = "tilerummy.write"  # in the scope of a socket
Write = Callable[[Iterable[bytes]], bool]


def head_of(size: int) -> bytes:
    """Of a whole text message from a server: final, not masked (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class StraightProtocol(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        self.scope[WRITE] = self.write  # type: ignore[literal-required]
        await super().run_asgi()

    def write(self, messages: Iterable[bytes]) -> bool:
        """All of them now. False, and nothing is written, if the other side is slow, gone or going."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for data in messages for part in (head_of(len(data)), data)]))
        return True
