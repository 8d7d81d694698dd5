"""The figures for Prometheus, asked for without end."""

import time

from benchmarks.attack.measuring import Target

SETTINGS = {"METRICS": "open"}


def attack(target: Target) -> None:
    def ask(end: float) -> None:
        visitor = target.attacker()
        while time.monotonic() < end:
            target.note(visitor.ask("GET", "/metrics")[0])

    target.all_at_once(ask, 4, 6.0)
