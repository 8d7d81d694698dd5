"""Malformed, truncated, oversized, out-of-order and forged messages to a table's socket."""

import json
import random
import string
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tilerummy.bots.remote import Visitor

KINDS = tuple("act check ready open leave back stand-in end say hint sync sit ping nothing".split())
WORDS = ("S", "U", "N", "P", "O", "T1", "T9", "I1 r7", "X1.1 k4", "A r5-7", "A [r5 *r6 r7]", "D r3", "E *", "L", "K r1")
ODD: list[Any] = [None, True, -1, 2**63, 1e308, "", "\x00", "é" * 50, [], {}, [[[]]], "<b>", "../..", "' OR 1=1 --"]


def some_id(rng: random.Random) -> str:
    return "".join(rng.choices(string.ascii_letters, k=8))


def valid(rng: random.Random) -> dict[str, Any]:
    """A message of the right form, at the wrong time or about somebody else's things as often as not."""
    kind = rng.choice(KINDS[:-1])
    message: dict[str, Any] = {"t": kind, "id": some_id(rng)}
    fields: dict[str, dict[str, Any]] = {
        "act": {"at": rng.choice([0, 1, 5, 10**6]), "a": rng.choice(WORDS)},
        "check": {"a": rng.choice(WORDS)},
        "ready": {"salt": some_id(rng)},
        "open": {"salt": some_id(rng)},
        "stand-in": {"seat": rng.randrange(8), "level": rng.choice(["expert", "nobody"])},
        "say": {"phrase": rng.choice(["hello", "wow"])},
        "hint": {"kind": "play"},
        "sync": {"after": rng.choice([0, 3, 10**9])},
        "sit": {"seat": rng.randrange(8)},
    }
    if kind == "leave" and rng.random() < 0.9:
        message["t"] = "ping"
    return {**message, **fields.get(kind, {})}


def forged(rng: random.Random) -> str:
    """One field of a good message is something else."""
    message = valid(rng)
    key = rng.choice([*message, "seat", "who", "by", "luck", "extra"])
    message[key] = rng.choice(ODD)
    return json.dumps(message)


def truncated(rng: random.Random) -> str:
    text = json.dumps(valid(rng))
    return text[: rng.randrange(len(text))]


def noise(rng: random.Random) -> str | bytes:
    data = rng.randbytes(rng.randrange(200))
    return data if rng.random() < 0.5 else data.decode("latin-1")


def oversized(rng: random.Random) -> str:
    message = valid(rng)
    message["a"] = "A " + "r5-7 " * rng.choices([500, 3000, 20000], [10, 10, 1])[0]
    return json.dumps(message)


def nested(rng: random.Random) -> str:
    depth = rng.choice([10, 300, 3000])
    return rng.choice(["[" * depth, '{"t":' * depth, "[" * depth + "]" * depth])


def notation(rng: random.Random) -> str:
    """Nonsense in a good message: the game must answer by code."""
    text = "".join(rng.choices("SVTAIXNRBEDPUGgKLOC rbyk*0123456789-:[].", k=rng.randrange(1, 60)))
    return json.dumps({"t": rng.choice(["act", "check"]), "id": some_id(rng), "a": text, "at": 10**6})


def in_form(rng: random.Random) -> str:
    return json.dumps(valid(rng))


MAKERS: dict[str, Callable[[random.Random], str | bytes]] = {
    "forged": forged,
    "truncated": truncated,
    "noise": noise,
    "oversized": oversized,
    "nested": nested,
    "notation": notation,
    "out of order": in_form,
}


class Attack:
    def __init__(self, url: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.url = url
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()

    def run(self, count: int) -> None:
        games = [("investo", 2), ("rummy", 3), ("gin", 4)]
        while (left := count - sum(self.sent.values())) > 0:
            game, seats = self.rng.choice(games)
            visitor = Visitor(self.url)
            body = {"game": game, "seats": ["person"] + ["greedy"] * (seats - 1), "name": "Eve"}
            made = visitor.call("POST", "/api/tables", body)
            self.session(visitor, made["id"], min(200, left))

    def session(self, visitor: Visitor, table: str, count: int) -> None:
        """One table, as many sockets as it takes: a socket that is closed on us is opened again."""
        left = count
        while left > 0:
            with suppress(ConnectionClosed, InvalidStatus, OSError), opened(visitor, table) as socket:
                left = self.shoot(socket, left)
                self.closed[socket.close_code or 0] += 1

    def shoot(self, socket: ClientConnection, left: int) -> int:
        with suppress(ConnectionClosed):
            socket.send(json.dumps({"t": "ready", "id": "ready"}))
            while left > 0:
                kind = self.rng.choice([*MAKERS])
                message = MAKERS[kind](self.rng)
                left -= 1
                self.sent[kind] += 1
                socket.send(message)
                self.drain(socket, 0.0)
                if self.rng.random() < 0.05:  # let the server keep up, so that most is read and not dropped
                    socket.send(json.dumps({"t": "ping", "id": "keep-up"}))
                    self.drain(socket, 1.0)
        return left

    def drain(self, socket: ClientConnection, wait: float) -> None:
        with suppress(TimeoutError):
            while True:
                answer = json.loads(socket.recv(timeout=wait))
                if answer.get("id") == "keep-up":
                    return
                self.answers[answer["t"] + (":" + answer["code"] if answer["t"] == "refused" else "")] += 1


def opened(visitor: Visitor, table: str) -> ClientConnection:
    """As a visitor opens it, but not waiting long for a server that has closed already."""
    address = f"ws{visitor.base.removeprefix('http')}/ws/tables/{table}"
    headers = {"Cookie": visitor.header()}
    return connect(address, additional_headers=headers, close_timeout=0.05, compression=None, max_size=2**22)
