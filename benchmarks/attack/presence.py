"""A seat that comes and goes: how often is everybody at the table told of it?"""

import json
import time

from benchmarks.attack.measuring import Target
from benchmarks.attack.server import INNOCENT, Visitor

SECONDS = 6.0


def attack(target: Target) -> None:
    visitor, other = target.attacker(), Visitor(target.server, INNOCENT)
    table = visitor.table()
    other.ask("POST", f"/api/tables/{table}/join", {"name": "Ann"})
    victim = other.socket(table)

    def flap(end: float) -> None:
        while time.monotonic() < end:
            try:
                visitor.socket(table).close()
            except Exception:
                target.counts["refused"] += 1
            target.counts["sent"] += 1

    target.all_at_once(flap, 4, SECONDS)
    count = 0
    with victim:
        try:
            while True:
                count += json.loads(victim.recv(timeout=1))["t"] == "present"
        except (TimeoutError, OSError):
            pass
    target.found["told a second"] = round(count / SECONDS, 1)
