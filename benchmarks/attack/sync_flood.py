"""Everything of a long log asked for again and again, on several sockets."""

import json
import time

from benchmarks.attack import long_log
from benchmarks.attack.measuring import Target
from benchmarks.attack.server import Visitor

AT: list[tuple[Visitor, str]] = []


def prepare(target: Target) -> None:
    AT[:] = [long_log.made(target)]


def attack(target: Target) -> None:
    visitor, table = AT[0]

    def ask(end: float) -> None:
        with visitor.socket(table) as line:
            while time.monotonic() < end:
                line.send(json.dumps({"t": "sync", "id": "again", "after": 0}))
                while (answer := json.loads(line.recv(timeout=40))).get("id") != "again":
                    target.counts["refused"] += answer["t"] == "refused"
                target.counts["sent"] += 1

    target.all_at_once(ask, 4, 8.0)
