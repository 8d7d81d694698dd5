"""Frames that we write and read without uvicorn's parser are those that any client can read and write."""

import asyncio
from random import Random
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from tilerummy.server.edge.frames import BatchingProtocol, ends_whole, head_of, lone_text

HELLO = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_heads_are_those_of_the_standard(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://example.org/"), state=OPEN, max_size=None)
    text = b"x" * size
    client.receive_data(head_of(size) + text + head_of(2) + b"ok")
    events = client.events_received()
    assert [bytes(event.data) for event in events if isinstance(event, Frame)] == [text, b"ok"]


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 60, 125])
def test_a_small_text_alone_is_read(size: int) -> None:
    assert lone_text(frame(Opcode.TEXT, b"y" * size)) == b"y" * size


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        b"\x81\x85abcd",
        frame(Opcode.TEXT, b"y" * 126),
        frame(Opcode.TEXT, b"y", fin=False),
        frame(Opcode.BINARY, b"y"),
        frame(Opcode.CLOSE, b""),
        frame(Opcode.TEXT, b"y") + b"\x81",
        frame(Opcode.TEXT, b"y")[:-1],
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    ],
)
def test_everything_else_is_left_to_the_parser(data: bytes) -> None:
    assert lone_text(data) is None


def test_where_frames_end() -> None:
    whole = frame(Opcode.TEXT, b"a" * 10) + frame(Opcode.PING, b"b") + frame(Opcode.TEXT, b"c" * 300)
    assert [size for size in range(len(whole) + 1) if ends_whole(whole[:size])] == [0, 16, 23, len(whole)]


class Wire(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.closing = False

    def write(self, data: Any) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...
    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True


async def accept(scope: Any, receive: Any, send: Any) -> None:
    """Take the socket; what comes afterwards stays in the queue."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.sleep(3600)


async def heard(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> list[Any]:
    config = Config(accept, ws_per_message_deflate=False, ws_max_size=16_384, log_config=None)
    protocol = kind(config, ServerState(), {})
    protocol.connection_made(Wire())
    protocol.data_received(HELLO)
    for _ in range(3):
        await asyncio.sleep(0)
    for piece in pieces:
        protocol.data_received(piece)
    tasks = list(protocol.tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return [protocol.queue.get_nowait() for _ in range(protocol.queue.qsize())]


def stream(rng: Random) -> list[bytes]:
    """Messages of all kinds, now and then one that no client may send; as frames."""
    frames = []
    for _ in range(rng.randrange(1, 12)):
        text = rng.choice(["", '{"t":"act"}', "é" * 30, "x" * 125, "x" * 126, "x" * 2000]).encode()
        kind = rng.randrange(14)
        if kind < 7:
            frames.append(frame(Opcode.TEXT, text))
        elif kind < 9:
            frames += [frame(Opcode.TEXT, text[:3], fin=False), frame(Opcode.CONT, text[3:])]
        elif kind < 11:
            frames.append(frame(rng.choice([Opcode.PING, Opcode.PONG]), text[:100]))
        elif kind == 11:
            frames.append(frame(Opcode.BINARY, text))
        elif kind == 12:
            frames.append(frame(Opcode.TEXT, text[:3], fin=False))  # and then, perhaps, another message
        else:
            frames.append(rng.choice([b"\x81\x81abcd\xff", b"\xc1\x80abcd", b"\x81\x01x"]))
    return frames


def in_pieces(rng: Random, frames: list[bytes]) -> list[bytes]:
    """As they come from the network: mostly a frame at a time, else cut and joined anyhow."""
    if rng.random() < 0.4:
        return frames
    pieces, rest = [], b"".join(frames)
    while rest:
        size = rng.choice([1, 3, 6, 17, 131, 5000, len(frames[0])])
        pieces.append(rest[:size])
        rest = rest[size:]
    return pieces


def test_everything_is_heard_as_uvicorn_would_hear_it() -> None:
    async def compare(seed: int) -> int:
        rng = Random(seed)
        pieces = in_pieces(rng, stream(rng))
        ours, theirs = await heard(BatchingProtocol, pieces), await heard(WebSocketsSansIOProtocol, pieces)
        assert ours == theirs, (seed, pieces)
        return len(ours)

    async def all_of_them() -> int:
        return sum([await compare(seed) for seed in range(600)])

    assert asyncio.run(all_of_them()) > 1000


def test_what_a_slow_reader_took_is_noted() -> None:
    """Its buffer has become short: though it is filled up again at once, the reader is not one that takes nothing."""

    async def slow() -> bool:
        protocol = BatchingProtocol(Config(accept, log_config=None), ServerState(), {})
        protocol.connection_made(Full())
        protocol.pause_writing()
        assert not protocol.write_timeout.moved
        protocol.resume_writing()
        protocol.write_timeout.forget()
        return protocol.write_timeout.moved and protocol.writable.is_set()

    class Full(Wire):
        def get_write_buffer_size(self) -> int:
            return 100_000

    assert asyncio.run(slow())
