"""A WebSocket client that does as little as possible, so that a benchmark measures the server: no masking key but zero
(which is allowed, and free), no extensions, whole frames only.
"""

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, PING, PONG = 1, 9, 10


class RawSocket(asyncio.Protocol):
    def __init__(self, hello: bytes, heard: "Callable[[RawSocket, bytes], None]") -> None:
        self.hello = hello
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.ready = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self.transport.write(self.hello)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if not self.ready:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head[:80].decode("latin-1")))
                return
            self.ready, self.buffer = True, rest
            self.opened.set_result(None)
        self.take_frames()

    def take_frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if len(buffer) < start + size or start > len(buffer):
                break
            if buffer[at] & 15 == TEXT:
                self.heard(self, buffer[start : start + size])
            elif buffer[at] & 15 == PING:  # unanswered, the server takes us for dead
                self.send(buffer[start : start + size], PONG)
            at = start + size
        self.buffer = buffer[at:]

    def send(self, data: bytes, kind: int = TEXT) -> None:
        assert self.transport is not None
        size = len(data)
        first = 0x80 | kind
        head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + data)

    def close(self) -> None:
        assert self.transport is not None
        self.transport.close()


async def connect(
    host: str, port: int, path: str, headers: dict[str, str], heard: Callable[[RawSocket, bytes], None]
) -> RawSocket:
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    hello = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: RawSocket(hello, heard), host, port)
    await socket.opened
    return socket
