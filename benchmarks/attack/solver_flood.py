"""Hard questions to the solver, from several sessions of one address, while somebody plays against a bot."""

import time

from benchmarks.attack.measuring import Target

RACK = " ".join(f"{colour}{value}" for colour in "bryk" for value in range(1, 14))
ASKED = {"game": "rummy", "table": "", "rack": f"{RACK} {RACK} * *", "more": 20}


def attack(target: Target) -> None:
    def ask(end: float) -> None:
        visitor = target.attacker()
        while time.monotonic() < end:
            try:
                target.note(visitor.ask("POST", "/api/solve", ASKED)[0])
            except OSError:
                target.counts["refused"] += 1
            time.sleep(0.05)

    target.all_at_once(ask, 12, 10.0)
