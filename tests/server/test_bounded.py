"""Nobody keeps a connection for ever or fills the memory through one: bytes, seconds and numbers have an end.

What must happen is waited for, and what must not is asked for after something that comes later: no test depends on how
fast the machine is.
"""

import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.matches import client, new_table
from tests.server.serving import Serving, serving
from tests.waiting import until
from tilerummy.server.edge import bounded
from tilerummy.server.edge.write_timeout import WriteTimeout, unread

LONG = 60.0  # seconds until a test gives up
SHORT = 0.3  # a limit that a test waits for
ALL_SHORT: dict[str, Any] = {f"{what}_seconds": SHORT for what in ("header", "body", "idle", "write")}
GET = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n"
PUT = b"PUT /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("bounded")) as running:
        yield running


def dial(server: Serving, small: bool = False) -> socket.socket:
    made = socket.socket()
    if small:  # so that what the kernels hold is little
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.settimeout(LONG)
    made.connect(("127.0.0.1", server.settings.port))
    return made


def send_all(line: socket.socket, data: bytes) -> None:
    with suppress(ConnectionError):  # it may be closed while we send
        line.sendall(data)


def rest(line: socket.socket) -> bytes:
    """All until the other side closes."""
    found = b""
    with suppress(ConnectionError):
        while piece := line.recv(65536):
            found += piece
    return found


def healthy(line: socket.socket) -> bool:
    """Takes the whole answer to `GET`."""
    found = b""
    while not found.endswith(b"}"):
        found += line.recv(65536)
    return found.startswith(b"HTTP/1.1 200")


# ---- bytes


def test_headers_have_an_end(server: Serving) -> None:
    with dial(server) as line:
        send_all(line, b"GET / HTTP/1.1\r\nhost: here\r\n" + b"x-more: and more\r\n" * 100_000)
        answer = rest(line)
    assert b"431" in answer.split(b"\r\n")[0]
    assert b"application/problem+json" in answer


@pytest.mark.parametrize("begin", [b"GET /", b"GET / HTTP/1.1\r\nx: ", b"\r\n" * 20_000])
def test_a_line_has_an_end(server: Serving, begin: bytes) -> None:
    """Neither an address nor a header nor what comes before a request goes on for ever."""
    with dial(server) as line:
        send_all(line, begin + b"a" * 1_000_000)
        assert rest(line).startswith(b"HTTP/1.1 4")


def test_headers_count_anew_for_every_request(server: Serving) -> None:
    asked = b"GET /healthz HTTP/1.1\r\nhost: here\r\nx-long: " + b"a" * 6000 + b"\r\n\r\n"
    with dial(server) as line:
        for _ in range(20):
            line.sendall(asked)
            assert healthy(line)


def test_a_body_has_an_end_also_after_it_was_refused(server: Serving) -> None:
    with dial(server) as line:
        send_all(line, PUT + b"transfer-encoding: chunked\r\n\r\n")
        for _ in range(10_000):
            try:
                line.sendall(b"400\r\n" + b"x" * 1024 + b"\r\n")
            except ConnectionError:
                break
        else:
            pytest.fail("ten million bytes were taken")


def test_what_chunks_are_called_has_an_end(server: Serving) -> None:
    """A chunk's size may be followed by words, which are no body."""
    with dial(server) as line:
        send_all(line, PUT + b"transfer-encoding: chunked\r\n\r\n1;" + b"a" * 3_000_000)
        assert b"413" in rest(line).split(b"\r\n")[0]


def test_so_many_requests_ahead_of_their_answers(server: Serving) -> None:
    with dial(server) as line:
        send_all(line, GET * 20_000)
        assert rest(line).count(b"HTTP/1.1") < 20_000


def test_a_few_requests_ahead_are_answered_in_order(server: Serving) -> None:
    with dial(server) as line:
        line.sendall(GET * 5 + GET.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
        assert rest(line).count(b"HTTP/1.1 200") == 6


# ---- seconds


@pytest.mark.parametrize(
    ("half", "status"),
    [
        (b"GET / HT", b"408"),
        (b"GET / HTTP/1.1\r\nhost: here\r\n", b"408"),
        (PUT + b"content-length: 100\r\n\r\n{", b"408"),
        (PUT + b"transfer-encoding: chunked\r\n\r\n5\r\n{", b"408"),
        (GET, b"200"),
        (GET + b"GET", b"200"),
        (PUT + b"content-length: 100000\r\n\r\n{", b"413"),
        (PUT.replace(b"json", b"x") + b"content-length: 9\r\n\r\n{", b"415"),
    ],
)
def test_half_a_request_ends(tmp_path: Path, half: bytes, status: bytes) -> None:
    with serving(tmp_path, header_seconds=SHORT, body_seconds=SHORT, idle_seconds=SHORT) as running:
        with dial(running) as line:
            line.sendall(half)
            assert status in rest(line).split(b"\r\n")[0]
        until(lambda: not running.server.server_state.connections)


def test_a_connection_without_a_request_is_closed_and_told_nothing(tmp_path: Path) -> None:
    """Browsers open some to be quicker later: what is told there would be read as the answer to their next request."""
    with serving(tmp_path, header_seconds=SHORT) as running:
        with dial(running) as line:
            assert rest(line) == b""
        until(lambda: not running.server.server_state.connections)


def test_whoever_leaves_in_the_middle_is_no_failure_of_ours(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        with dial(running) as line:
            line.sendall(PUT + b"content-length: 100\r\n\r\n{")
            until(lambda: bool(running.server.server_state.tasks))
        until(lambda: not running.server.server_state.tasks)
        lines = httpx.get(f"{running.url}/metrics").text.splitlines()
        counts = [each for each in lines if each.startswith("tilerummy_http_seconds_count")]
        assert any('method="PUT"' in each for each in counts)
        assert not any('status="5' in each for each in counts)


def gone(server: Serving) -> bool:
    """Whether nobody can connect any more."""
    try:
        dial(server).close()
    except ConnectionRefusedError:
        return True
    return False


def test_who_connected_before_the_end_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded, "LAST_CALL", LONG)
    with serving(tmp_path, stop_after=int(LONG)) as running, dial(running) as line, dial(running) as socket_to_be:
        until(lambda: len(running.connections()) == 2)
        running.server.should_exit = True
        until(lambda: gone(running))
        line.sendall(GET)
        answer = rest(line)
        assert answer.startswith(b"HTTP/1.1 200")
        assert b"connection: close" in answer
        upgrade = b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: Y\r\n"
        socket_to_be.sendall(b"GET /ws/lobby HTTP/1.1\r\nhost: here\r\n" + upgrade + b"\r\n")
        assert rest(socket_to_be) == b""


def test_who_says_nothing_does_not_keep_a_server_from_stopping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded, "LAST_CALL", SHORT)
    with serving(tmp_path, stop_after=int(LONG), header_seconds=2 * LONG) as running, dial(running) as line:
        until(lambda: len(running.connections()) == 1)
        start = time.monotonic()
        running.stop()
        assert rest(line) == b""
        assert time.monotonic() - start < LONG


def test_drops_do_not_buy_time(tmp_path: Path) -> None:
    """The time counts for the request, not from the last byte."""
    with serving(tmp_path, header_seconds=1.0, idle_seconds=1.0) as running, dial(running) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            try:
                line.sendall(b"x: y\r\n")
            except ConnectionError:
                return
            time.sleep(0.02)
        pytest.fail("it was never closed")


def test_a_question_that_takes_long_is_not_cut(tmp_path: Path) -> None:
    """Only the sender's time counts, not ours."""
    with serving(tmp_path, **ALL_SHORT) as running, dial(running) as other, client(running) as ann:
        rest(other)  # all of these limits are over once
        live = running.run(running.node.registry.find(new_table(ann)))
        running.run(live.lock.acquire())
        with dial(running) as line:
            line.sendall(f"GET /api/tables/{live.table.id} HTTP/1.1\r\nhost: a\r\n\r\n".encode())
            with dial(running) as later:
                rest(later)
            assert running.loop is not None
            running.loop.call_soon_threadsafe(live.lock.release)
            assert rest(line).startswith(b"HTTP/1.1 200")


def test_a_socket_is_not_cut_by_the_limits_of_requests(tmp_path: Path) -> None:
    with serving(tmp_path, address_connections=1, **ALL_SHORT) as running:
        with connect(running.url.replace("http", "ws") + "/ws/lobby") as silent:
            silent.recv(timeout=LONG)
            for _ in range(3):  # nor does it take the place of one
                with dial(running) as line:
                    assert not rest(line)  # no 503
            pong = silent.ping()
            assert pong.wait(LONG)


# ---- readers who do not read


def big(server: Serving, size: int = 8_000_000) -> None:
    """A large file among the pages."""
    assets = server.app.state.assets
    files = assets.files
    files["big.bin"] = type(files["index.html"])(b"x" * size, b"", "application/octet-stream", '"big"', "no-cache")


def test_who_takes_nothing_of_an_answer_is_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, write_seconds=SHORT) as running, ExitStack() as stack:
        big(running)
        lines = [stack.enter_context(dial(running, small=True)) for _ in range(5)]
        for line in lines:
            line.sendall(b"GET /big.bin HTTP/1.1\r\nhost: here\r\n\r\n")
        until(lambda: bool(running.server.server_state.connections))
        until(lambda: not running.server.server_state.connections)
        until(lambda: not running.server.server_state.tasks)


def write_timeout_of(server: Serving) -> WriteTimeout:
    """Of the one connection there is, once something waits for it."""
    until(lambda: any(each.write_timeout.timer for each in server.connections()))
    found: WriteTimeout = server.connections()[0].write_timeout
    return found


def take(line: socket.socket, size: int) -> int:
    """So many bytes, or all that there are."""
    found = 0
    while found < size and (piece := line.recv(min(65536, size - found))):
        found += len(piece)
    return found


@pytest.mark.parametrize("step", [100_000, 5_000_000])
def test_who_reads_slowly_gets_it_all(tmp_path: Path, step: int) -> None:
    """The limit is for no progress, not for the whole: neither the system's buffer, which is larger than the small
    steps, nor ours, which is filled up again in the large ones, may hide it. The looks are ours: no clock runs here.
    """
    size = 3 * step + 6_000_000
    with serving(tmp_path, write_seconds=3600.0) as running, dial(running, small=True) as line:
        big(running, size)
        line.sendall(b"GET /big.bin HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
        reader = write_timeout_of(running)

        async def look() -> bool:
            reader.forget()
            reader.look()
            return not reader.transport.is_closing()

        found = 0
        for _ in range(3):
            found += take(line, step)
            until(lambda: reader.moved or unread(reader.transport) < reader.left)
            assert running.run(look())
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1_000_000)  # enough of it
        assert found + len(rest(line)) > size


def test_a_socket_that_is_closed_and_not_read_does_not_stay(tmp_path: Path) -> None:
    with serving(tmp_path, write_seconds=SHORT) as running, client(running) as ann, dial(running, small=True) as line:
        table = new_table(ann)
        line.sendall(
            f"GET /ws/tables/{table} HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n".encode()
        )
        live = running.run(running.node.registry.find(table))
        until(lambda: len(live.audience.connections) == 1)

        async def flood() -> None:
            for each in live.audience.connections:
                for _ in range(10):
                    each.outbox.send(b" " * 1_000_000)

        for _ in range(3):
            running.run(flood())
        until(lambda: not live.audience.connections)
        until(lambda: not any("Batching" in type(each).__name__ for each in running.connections()))


# ---- how many


def test_so_many_connections_from_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, address_connections=3) as running, ExitStack() as stack:
        lines = [stack.enter_context(dial(running)) for _ in range(3)]
        for line in lines:
            line.sendall(GET)
            assert healthy(line)
        with dial(running) as one_more:
            assert b"503" in rest(one_more).split(b"\r\n")[0]
        # Ended by a reset, as some do: the place is free again
        lines[0].setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        lines[0].close()
        until(lambda: httpx_ok(running))
        assert running.server.config.places.open  # type: ignore[attr-defined]
    until(lambda: not running.server.config.places.open)  # type: ignore[attr-defined]


def httpx_ok(server: Serving) -> bool:
    with suppress(httpx.HTTPError):
        return httpx.get(f"{server.url}/healthz").status_code == 200
    return False


def test_a_proxy_of_ours_may_have_as_many_as_there_are(tmp_path: Path) -> None:
    with serving(tmp_path, address_connections=1, most_connections=5, proxies="127.0.0.0/8") as running:
        with ExitStack() as stack:
            lines = [stack.enter_context(dial(running)) for _ in range(5)]
            for line in lines:
                line.sendall(GET)
                assert healthy(line)
            with dial(running) as one_more:
                assert b"503" in rest(one_more).split(b"\r\n")[0]
