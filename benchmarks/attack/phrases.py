"""One seat says something on many sockets: how much of it does the other seat hear?"""

import json
import time

from websockets.sync.client import ClientConnection

from benchmarks.attack.measuring import Target
from benchmarks.attack.server import INNOCENT, Visitor

SECONDS = 6.0


def attack(target: Target) -> None:
    visitor, other = target.attacker(), Visitor(target.server, INNOCENT)
    table = visitor.table()
    other.ask("POST", f"/api/tables/{table}/join", {"name": "Ann"})
    victim = other.socket(table)

    def say(end: float) -> None:
        with visitor.socket(table) as line:
            while time.monotonic() < end:
                line.send(json.dumps({"t": "say", "id": "again", "phrase": "hurry"}))
                while (answer := json.loads(line.recv(timeout=20))).get("id") != "again":
                    pass
                target.counts["sent"] += 1
                target.counts["refused"] += answer["t"] == "refused"
                time.sleep(0.2)

    target.all_at_once(say, 20, SECONDS)
    target.found["heard a second"] = round(heard(victim) / SECONDS, 1)


def heard(line: ClientConnection) -> int:
    count = 0
    with line:
        try:
            while True:
                count += json.loads(line.recv(timeout=1))["t"] == "said"
        except (TimeoutError, OSError):
            return count
