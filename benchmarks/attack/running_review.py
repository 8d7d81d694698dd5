"""The review of a match that is still played, asked for without end: refused, but what does the refusal cost?"""

import time

from benchmarks.attack import sync_flood
from benchmarks.attack.measuring import Target

prepare = sync_flood.prepare


def attack(target: Target) -> None:
    visitor, table = sync_flood.AT[0]
    _, mine = visitor.ask("GET", "/api/mine")
    number = len(mine[0]["matches"])

    def ask(end: float) -> None:
        while time.monotonic() < end:
            status, _ = visitor.ask("GET", f"/api/tables/{table}/matches/{number}/review")
            target.note(status)
            target.counts["answered that it is not over"] += status == 409

    target.all_at_once(ask, 4, 8.0)
