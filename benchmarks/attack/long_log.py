"""A log made long by playing fast on one device, for the attacks that ask for it again and again."""

import json
from typing import Any

from websockets.sync.client import ClientConnection

from benchmarks.attack.measuring import Target
from benchmarks.attack.server import Visitor

QUICK = {"RATE": "1000000", "BURST": "1000000", "ADDRESS_RATE": "1000000", "BOT_PAUSE": "0"}
MOVES = 3000


def made(target: Target) -> tuple[Visitor, str]:
    """On a server that lets it be made; then that server is started again with its usual limits."""
    usual = target.server.settings
    target.server.restart(QUICK)
    visitor = target.attacker()
    table = visitor.table(own=2, start=True, rules="standard")
    with visitor.socket(table) as line:
        player = Alone(line)
        while player.seq < MOVES:
            player.step()
    target.found["events in the log"] = player.seq
    target.server.restart(usual)
    return visitor, table


class Alone:
    """Both seats of a table, moved by what the server offers."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.seq = 0
        self.seat = 0
        self.number = 0
        self.phase = ""
        self.options: list[str] = []
        while self.receive()["t"] != "welcome":
            pass

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.line.recv(timeout=60))
        if message["t"] in ("welcome", "event"):
            self.seq = message["seq"]
            self.options = (message.get("position") or {"options": self.options})["options"]
            self.phase = (message.get("table") or {"phase": self.phase})["phase"]
        return message

    def say(self, **words: Any) -> None:
        self.number += 1
        self.line.send(json.dumps({"id": f"n{self.number}", **words}))
        while self.receive().get("id") != f"n{self.number}":
            pass

    def step(self) -> None:
        if self.phase == "playing" and self.options:
            choice = self.options[-1 if self.number % 2 else 0]
            self.say(t="act", at=self.seq, a=choice)
            return
        self.seat = 1 - self.seat
        self.say(t="sit", seat=self.seat)
        if self.phase != "playing":
            self.say(t="ready")
