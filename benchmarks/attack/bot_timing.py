"""The time a bot takes, against how many tiles it lays then: what does its silence tell of its rack?"""

import json
import time
from statistics import StatisticsError, correlation
from typing import Any

from benchmarks.attack.measuring import Target

SETTINGS = {"BOT_PAUSE": "0.6", "BOT_WORKERS": "2"}
SECONDS = 45.0


def attack(target: Target) -> None:
    pairs: list[tuple[float, int]] = []

    def watch(end: float) -> None:
        visitor = target.attacker()
        table = visitor.table(game="rummy", seats=["person", "expert"], start=True)
        with visitor.socket(table) as line:
            watcher = Watcher(line, pairs)
            while time.monotonic() < end and not watcher.over:
                watcher.step()

    for _ in range(2):
        target.all_at_once(watch, 2, SECONDS / 2)
    target.counts["sent"] = len(pairs)
    try:
        found = correlation([wait for wait, _ in pairs], [laid for _, laid in pairs])
    except StatisticsError:  # all alike
        found = 0.0
    target.found["correlation of time and tiles laid"] = round(found, 2)


class Watcher:
    """Passes its turns, and looks at the clock."""

    def __init__(self, line: Any, pairs: list[tuple[float, int]]) -> None:
        self.line = line
        self.pairs = pairs
        self.number = 0
        self.over = False
        self.since = time.monotonic()
        self.sizes: list[int] = []
        self.take()

    def take(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.line.recv(timeout=60))
        if message["t"] in ("welcome", "event"):
            self.seq = message["seq"]
            if message.get("position"):
                self.position = message["position"]
                self.look(message)
            if message.get("table") and message["table"]["phase"] != "playing":
                self.over = True
        return message

    def look(self, message: dict[str, Any]) -> None:
        """After the bot's first move of a turn: how long it took, and how many tiles are gone from its rack."""
        sizes = [side["size"] for side in self.position["view"]["sides"]]
        event = message.get("event", {})
        if event.get("what") == "did" and event.get("seat") == 1 and self.since:
            self.pairs.append((time.monotonic() - self.since, max(0, self.sizes[1] - sizes[1])))
            self.since = 0.0
        elif event.get("seat") == 0 and self.position["view"]["turn"] == 1:
            self.since = time.monotonic()
        self.sizes = sizes

    def step(self) -> None:
        options = self.position["options"]
        if self.position["view"]["turn"] != 0 or not options:
            self.take()
            return
        self.number += 1
        self.line.send(json.dumps({"t": "act", "id": f"n{self.number}", "at": self.seq, "a": options[0]}))
        while self.take().get("id") != f"n{self.number}":
            pass
