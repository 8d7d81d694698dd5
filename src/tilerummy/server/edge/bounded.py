"""HTTP with limits: size and duration of a request, idle time, slow readers, connections of an address. uvicorn
limits idle time only.

A WebSocket is HTTP until its handshake has been read; after that other limits apply (frames.py, table_socket.py).
"""

from asyncio import TimerHandle, Transport
from typing import Literal

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from tilerummy.server.edge.address import block_of, is_within
from tilerummy.server.edge.protocols import Config
from tilerummy.server.edge.write_timeout import WriteTimeout
from tilerummy.server.interface.problem import MEDIA, problem
from tilerummy.server.settings import networks

PIECE = 4096  # bytes that the parser gets at once: the precision of the limits
DISCARDED = 256 * 1024  # bytes of a body that are read after it was refused, so that the sender sees why
MOST_AHEAD = 16  # requests sent before the answer to the first
LAST_CALL = 2.0  # seconds for the first request of whoever connected before the server stopped

Phase = Literal["idle", "head", "body", "answer"]


class BoundedProtocol(HttpToolsProtocol):
    config: Config
    phase: Phase = "head"
    taken = 0  # bytes so far, of the headers or of the body
    timer: TimerHandle | None = None
    place: str | None = None  # the address that this connection counts for
    upgraded = False
    stopping = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.settings = self.config.settings
        self.write_timeout = WriteTimeout(transport, self.settings.write_seconds)
        self.enter("head", self.settings.header_seconds)
        place = self.place_of(transport)
        if self.config.places.take(place):
            self.place = place
        else:
            self.refuse("table-busy", 503)

    def place_of(self, transport: Transport) -> str:
        """All connections of a proxy of ours have its address, so they count only in total."""
        found = get_remote_addr(transport)
        peer = found[0] if found else ""
        known = is_within(peer, networks(self.settings.proxies))
        return f"{peer} {id(self)}" if known else block_of(peer)

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_go()
        super().connection_lost(exc)

    def let_go(self) -> None:
        """Removes the limits: the connection is closed or has become a WebSocket."""
        self.enter("answer", None)
        self.write_timeout.forget()
        if self.place is not None:
            self.config.places.give_back(self.place)
            self.place = None

    def shutdown(self) -> None:
        """Whoever has just connected asks in a moment, and no other server will hear it: uvicorn would hang up."""
        self.stopping = True
        if self.cycle is None and self.phase == "head":
            self.enter("head", LAST_CALL)
        else:
            super().shutdown()

    def handle_websocket_upgrade(self) -> None:
        if self.stopping:
            self.transport.close()  # clients come back by themselves, and then to the next server
            return
        self.upgraded = True
        self.let_go()
        super().handle_websocket_upgrade()

    # ---- what comes in

    def enter(self, phase: Phase, seconds: float | None) -> None:
        self.phase = phase
        self.taken = 0
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.late)

    def late(self) -> None:
        """Browsers open connections in advance: a response on one would be taken for that to a later request."""
        self.timer = None
        if self.phase == "idle" or (self.phase == "head" and not self.taken):
            self.transport.close()
        else:
            self.refuse("server-bad-request", 408)

    def data_received(self, data: bytes) -> None:
        if self.phase == "idle":
            self.enter("head", self.settings.header_seconds)
        for at in range(0, len(data), PIECE):
            if self.upgraded or self.transport.is_closing():
                return
            piece = data[at : at + PIECE]
            self.taken += len(piece)
            super().data_received(piece)
            self.look_at_size()

    def look_at_size(self) -> None:
        if self.phase == "head" and self.taken > self.settings.header_bytes:
            self.refuse("server-too-big", 431)
        elif self.phase == "body" and self.taken > DISCARDED:
            self.refuse("server-too-big", 413)

    def on_message_begin(self) -> None:
        """A pipelined request does not count as idle time."""
        super().on_message_begin()
        if self.phase != "head":
            self.enter("head", self.settings.header_seconds)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise ValueError("too many requests at once")
        self.enter("body", self.settings.body_seconds)
        super().on_headers_complete()
        if self.stopping and self.cycle is not None:
            self.cycle.keep_alive = False

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.enter("answer", None)
        self.rest()

    # ---- what goes out

    def pause_writing(self) -> None:
        super().pause_writing()
        self.write_timeout.watch()

    def resume_writing(self) -> None:
        self.write_timeout.took()
        super().resume_writing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.write_timeout.watch()
        self.rest()

    def rest(self) -> None:
        """Whether the last request was received completely and answered."""
        if self.phase == "answer" and self.cycle is not None and self.cycle.response_complete:
            self.enter("idle", self.settings.idle_seconds)

    def timeout_keep_alive_handler(self) -> None:
        """uvicorn's own idle timer; it does not run if the response was sent before the request had ended."""

    def refuse(self, code: str, status: int) -> None:
        """Sends an error only where it cannot be taken for the response to another request."""
        if self.transport.is_closing():
            return
        if self.phase == "head":
            may_tell = self.cycle is None or self.cycle.response_complete
        else:
            may_tell = not self.pipeline and not self.cycle.response_started
        if may_tell:
            self.transport.write(answer(code, status))
        self.transport.close()
        self.write_timeout.watch()

    def send_400_response(self, msg: str) -> None:
        self.refuse("server-bad-request", 400)


def answer(code: str, status: int) -> bytes:
    body = msgspec.json.encode(problem(code, status))
    head = f"content-type: {MEDIA}\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    return STATUS_LINE[status] + head.encode() + body
