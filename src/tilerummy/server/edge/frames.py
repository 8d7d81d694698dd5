"""Batches outgoing frames, and reads small incoming ones without the parser: for each frame uvicorn's parser and `send`
make a dozen objects, and `send` a system call.

ASGI has no way to hand over several messages at once, so uvicorn's protocol for sockets gets one more method, `write`.
Nothing depends on it: without it (another server, a test client, protocols.py) every message goes through `send`.
"""

from asyncio import BaseTransport
from collections.abc import Iterable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import CONNECTING, OPEN

from tilerummy.server.edge.middleware import WRITE
from tilerummy.server.edge.write_timeout import WriteTimeout
from tilerummy.server.settings import Settings

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask


# RFC 6455, 5.2
TEXT = 0x81  # the first byte of a whole text message
MASKED = 0x80  # in the second byte, with the size; what a client sends always is, with the four bytes that follow
SMALL = 125  # the largest size that fits in there


def head_of(size: int) -> bytes:
    """The header of a complete, unmasked text message."""
    if size <= SMALL:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def lone_text(data: bytes) -> bytes | None:
    """The text, if these bytes are exactly one small complete message of a client, as moves usually are."""
    size = len(data) - 6
    if 0 <= size <= SMALL and data[0] == TEXT and data[1] == MASKED | size:
        return apply_mask(data[6:], data[2:6])
    return None


def ends_whole(data: bytes) -> bool:
    """Whether these bytes, which begin with a client's frame, end at the end of a frame. False for very long ones."""
    at = 0
    while len(data) - at >= 6:
        size = data[at + 1] & 127
        if size == 127:
            return False
        at += 6 + size if size <= SMALL else 8 + int.from_bytes(data[at + 2 : at + 4], "big")
    return at == len(data)


class BatchingProtocol(WebSocketsSansIOProtocol):
    aligned = False  # the parser waits for the beginning of a frame; once it may not, it has the rest to itself

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        settings = getattr(self.config, "settings", None) or Settings()
        self.write_timeout = WriteTimeout(transport, settings.write_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.write_timeout.forget()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        self.scope[WRITE] = self.write  # type: ignore[literal-required]
        await super().run_asgi()
        self.write_timeout.watch()  # the client may never read the rest

    def pause_writing(self) -> None:
        super().pause_writing()
        self.write_timeout.watch()

    def resume_writing(self) -> None:
        self.write_timeout.took()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.write_timeout.watch()

    def data_received(self, data: bytes) -> None:
        text = lone_text(data) if self.aligned and not self.frames and self.conn.state is OPEN else None
        if text is None:
            opening = self.conn.state is CONNECTING
            self.aligned = data.endswith(b"\r\n\r\n") if opening else self.aligned and ends_whole(data)
            super().data_received(data)
            return
        self.curr_msg_data_type = "text"
        self.frames = [text]
        self.send_receive_event_to_app()

    def write(self, messages: Iterable[bytes]) -> bool:
        """Writes all messages at once. Writes nothing and returns False if the client is slow, gone or closing."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for data in messages for part in (head_of(len(data)), data)]))
        return True
