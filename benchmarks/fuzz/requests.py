"""Malformed HTTP: requests that break the protocol, and well-formed ones with nonsense in them."""

import json
import random
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit

from benchmarks.fuzz.sockets import ODD, some_id

METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "get", "BREW", "")
PATHS = (
    "/",
    "/api/me",
    "/api/me/data",
    "/api/tables",
    "/api/tables/{id}",
    "/api/tables/{id}/join",
    "/api/tables/{id}/report",
    "/api/tables/{id}/matches/1/record",
    "/api/tables/{id}/matches/1/replay",
    "/api/solve",
    "/api/games",
    "/api/fairness",
    "/api/host/ban",
    "/ws/tables/{id}",
    "/ws/lobby",
    "/t/{id}",
    "/privacy",
    "/fairness",
    "/host",
    "/plain/host.js",
    "/assets/x.js",
    "/readyz",
    "/schema/openapi.json",
    "/.well-known/security.txt",
    "/../../etc/passwd",
    "/%00",
    "/%ff%fe",
)
QUERIES = (
    "",
    "?seat=-1",
    "?at=99999999999999999999",
    "?lang=%00",
    "?seat[]=1",
    "?" + "a=b&" * 500,
    "?%",
    "?number=NaN",
)
PATIENCE = 20.0  # seconds for an answer: the machine may be busy
MOST_READ = 1 << 16


def target(rng: random.Random, table: str) -> str:
    place = rng.choice([table, some_id(rng), "%2e%2e", "x" * 300, "\u00e9"])
    return rng.choice(PATHS).replace("{id}", place) + rng.choice(QUERIES)


def body_of(rng: random.Random) -> bytes:
    """JSON of about the right form, of no form, or not JSON."""
    fields = {name: rng.choice(ODD) for name in rng.sample(["game", "seats", "name", "rules", "seat", "own", "a"], 3)}
    depth = rng.choice([10, 5000])
    return rng.choice([json.dumps(fields).encode(), rng.randbytes(50), b"[" * depth, b"", b"{", b'"\xff\xfe"'])


def request(line: str, headers: list[str], body: bytes) -> bytes:
    return "\r\n".join([line, *headers, "", ""]).encode("latin-1", "replace") + body


def nonsense(rng: random.Random, table: str) -> bytes:
    """As the protocol wants it, with a body that nobody wants."""
    body = body_of(rng)
    headers = ["Host: 127.0.0.1", f"Content-Length: {len(body)}", "Content-Type: application/json"]
    return request(f"{rng.choice(METHODS[:6])} {target(rng, table)} HTTP/1.1", headers, body)


def odd_headers(rng: random.Random, table: str) -> bytes:
    name = rng.choice(
        ["Cookie", "Accept-Language", "Origin", "X-Forwarded-For", "Accept-Encoding", "Range", "Upgrade", ""]
    )
    value = rng.choice(
        ["", "tilerummy=" + "x" * 5000, "\xff\xfe", "a, " * 500, "bytes=0-,-5,9-1", "websocket", "::1%x, ,", "\x00"]
    )
    return request(f"GET {target(rng, table)} HTTP/1.1", ["Host: 127.0.0.1", f"{name}: {value}"], b"")


def odd_line(rng: random.Random, table: str) -> bytes:
    parts = [rng.choice(METHODS), target(rng, table), rng.choice(["HTTP/1.1", "HTTP/9.9", "HTTP/1.0", "", "ICAP/1.0"])]
    return request(
        rng.choice([" ", "  ", "\t"]).join(parts), [rng.choice(["Host: 127.0.0.1", "Host: ", "Host", ""])], b""
    )


def odd_length(rng: random.Random, table: str) -> bytes:
    """The length of the body is wrong, missing or said twice."""
    length = rng.choice(["-1", "5", "99999999999999999999", "0x10", "1, 2", " "])
    lines = [
        ["Content-Length: " + length],
        ["Transfer-Encoding: chunked"],
        ["Transfer-Encoding: chunked", "Content-Length: 4"],
    ]
    ends = [b"zz\r\n", b"5\r\nabc", b"0\r\n\r\n", b"ffffffffff\r\nx", body_of(rng)]
    return request("POST /api/tables HTTP/1.1", ["Host: 127.0.0.1", *rng.choice(lines)], rng.choice(ends))


def noise(rng: random.Random, table: str) -> bytes:
    return rng.randbytes(rng.randrange(1, 400))


def big(rng: random.Random, table: str) -> bytes:
    """A head or a body beyond all limits."""
    if rng.random() < 0.5:
        return request("GET / HTTP/1.1", ["Host: x", *(f"X-{number}: {'y' * 200}" for number in range(500))], b"")
    body = b"[" + b"1," * 20_000
    return request("POST /api/solve HTTP/1.1", ["Host: x", f"Content-Length: {len(body)}"], body)


MAKERS: dict[str, Callable[[random.Random, str], bytes]] = {
    "nonsense": nonsense,
    "odd headers": odd_headers,
    "odd line": odd_line,
    "odd length": odd_length,
    "noise": noise,
    "big": big,
}


class Requests:
    """One connection for each: what breaks the protocol ends it anyway."""

    def __init__(self, url: str, seed: int, table: str) -> None:
        self.rng = random.Random(seed)
        self.address = urlsplit(url).hostname, urlsplit(url).port
        self.table = table
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()

    def run(self, count: int) -> None:
        for _ in range(count):
            kind = self.rng.choice([*MAKERS])
            self.sent[kind] += 1
            self.answers[self.send(MAKERS[kind](self.rng, self.table))] += 1

    def send(self, data: bytes) -> str:
        """The status of the answer, or `closed` without one."""
        with suppress(OSError), socket.create_connection(self.address, PATIENCE) as connection:
            with suppress(OSError):  # it may have answered and closed before all is sent
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
            first = connection.recv(MOST_READ)
            return first[9:12].decode("latin-1") if first.startswith(b"HTTP/1.1 ") else "closed"
        return "closed"
