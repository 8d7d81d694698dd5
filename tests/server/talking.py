"""A player at a test server's table: says something, waits for the answer, keeps what it was told."""

import json
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection

from tilerummy.remote import Visitor

WAIT = 120.0  # seconds for what must come; a busy machine may need some of them


class Talker:
    def __init__(self, visitor: Visitor, table: str, **query: Any) -> None:
        self.visitor = visitor
        self.table = table
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(visitor.socket(table, **query))
        self.frames: list[str] = []
        self.position: dict[str, Any] | None = None
        self.info: dict[str, Any] = {}
        self.count = 0
        self.welcome = self.hear("welcome")

    def receive(self) -> dict[str, Any]:
        text = self.socket.recv(timeout=WAIT)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if "seq" in message and message["t"] in ("welcome", "event"):
            self.seq = message["seq"]
            self.position = message.get("position") or self.position
            self.info = message.get("table") or self.info
        return message

    def hear(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next message of this kind; those before it are taken in."""
        while True:
            message = self.receive()
            if message["t"] == kind and all(message.get(key) == value for key, value in wanted.items()):
                return message

    def say(self, kind: str, /, **rest: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        self.count += 1
        name = rest.pop("id", f"m{self.count}")
        self.socket.send(json.dumps({"t": kind, "id": name, **rest}))
        while True:
            message = self.receive()
            if message.get("id") == name:
                return message

    def act(self, action: str, **rest: Any) -> dict[str, Any]:
        return self.say("act", **{"at": self.seq, "a": action, **rest})

    def heard(self, what: str) -> dict[str, Any]:
        """The next event of this sort."""
        while True:
            message = self.receive()
            if message["t"] == "event" and message["event"]["what"] == what:
                return message

    def close(self) -> None:
        self.stack.close()


def new_table(visitor: Visitor, game: str = "investo", **options: Any) -> dict[str, Any]:
    made: dict[str, Any] = visitor.call(
        "POST", "/api/tables", {"game": game, "seats": ["person", "person"], "name": "Ann", **options}
    )
    return made


def two_at_table(url: str, game: str = "investo", **options: Any) -> tuple[Talker, Talker]:
    """Ann and Ben, both ready: the first round is dealt."""
    ann, ben = Visitor(url), Visitor(url)
    table = new_table(ann, game, **options)["id"]
    ben.call("POST", f"/api/tables/{table}/join", {"name": "Ben"})
    first, second = Talker(ann, table), Talker(ben, table)
    first.say("ready")
    second.say("ready")
    first.heard("dealt")
    return first, second


def mover(*talkers: Talker) -> Talker:
    """Whose turn it is, after taking in all that was told."""
    for talker in talkers:
        talker.say("sync", after=talker.seq)
    return next(one for one in talkers if one.position and one.position["view"]["turn"] == one.welcome["seat"])
