"""Somebody who plays against a bot while a server is attacked, and how long everything took for them."""

import json
import threading
import time
from contextlib import suppress
from typing import Any

from benchmarks.attack.server import INNOCENT, WAIT, Server, Visitor

PAUSE = 0.05  # seconds between two moves


class Innocent:
    """Plays Gin-Rummy at one table, and now and then asks for something on a new connection, as a newcomer does."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.visitor = Visitor(server, INNOCENT)
        self.ended = threading.Event()
        self.waits: list[float] = []
        self.said = 0  # reactions and presence heard
        self.failed = 0
        self.thread = threading.Thread(target=self.play, daemon=True)

    def start(self) -> None:
        self.table = self.visitor.table(seats=["person", "expert"], rules="standard", start=True)
        self.thread.start()
        while not self.waits and not self.failed:  # a bot's worker has been started
            time.sleep(0.05)
        self.waits.clear()

    def stop(self) -> None:
        self.ended.set()
        self.thread.join(3 * WAIT)

    def play(self) -> None:
        while not self.ended.is_set():
            self.since = time.monotonic()
            try:
                self.match()
            except Exception:  # no answer, or the connection was closed
                self.failed += 1
                self.waited()
                time.sleep(0.2)

    def waited(self) -> None:
        """From `since` until now."""
        self.waits.append(time.monotonic() - self.since)

    def match(self) -> None:
        with self.visitor.socket(self.table) as self.line:
            self.position: dict[str, Any] | None = None
            self.phase = "gathering"
            self.number = 0
            self.hear("welcome")
            self.waited()
            while not self.ended.is_set():
                self.step()
                self.number += 1
                if self.number % 10 == 0:
                    self.come_anew()
                time.sleep(PAUSE)

    def step(self) -> None:
        """One move of mine, and what the bot answers."""
        options = (self.position or {}).get("options") or []
        if self.phase != "playing":
            self.say("ready")
            return
        if options:
            self.say("act", at=self.seq, a=options[-1 if self.number % 3 else 0])
        self.since = time.monotonic()
        while self.phase == "playing" and not (self.position or {}).get("options"):
            self.receive()
            if time.monotonic() - self.since > WAIT:
                raise TimeoutError
        self.waited()

    def come_anew(self) -> None:
        self.since = time.monotonic()
        with suppress(OSError):
            Visitor(self.server, INNOCENT).ask("GET", "/api/games")
        self.waited()

    # ---- the socket

    def say(self, kind: str, **rest: Any) -> None:
        name = f"n{time.monotonic_ns()}"
        self.since = time.monotonic()
        self.line.send(json.dumps({"t": kind, "id": name, **rest}))
        while (answer := self.receive()).get("id") != name:
            pass
        self.waited()
        if answer["t"] == "refused" and answer["code"] == "table-stale":
            self.seq = answer["params"]["seq"]

    def hear(self, kind: str) -> None:
        while self.receive()["t"] != kind:
            pass

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.line.recv(timeout=WAIT))
        if message["t"] in ("welcome", "event"):
            self.seq = message["seq"]
            self.position = message.get("position") or self.position
            self.phase = (message.get("table") or {"phase": self.phase})["phase"]
        self.said += message["t"] in ("said", "present")
        return message
