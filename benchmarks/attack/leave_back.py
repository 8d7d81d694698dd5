"""Leaving a match and coming back, as fast as the server takes it: every one is an event in the log for ever."""

import json
import time

from benchmarks.attack.measuring import Target


def attack(target: Target) -> None:
    visitor = target.attacker()
    table = visitor.table(seats=["person", "greedy"], start=True)

    def flap(end: float) -> None:
        with visitor.socket(table) as line:
            number = 0
            while time.monotonic() < end:
                number += 1
                line.send(json.dumps({"t": "back" if number % 2 else "leave", "id": f"n{number}"}))
                while (answer := json.loads(line.recv(timeout=20))).get("id") != f"n{number}":
                    pass
                target.counts["sent"] += 1
                target.counts["refused"] += answer["t"] == "refused"

    target.all_at_once(flap, 3, 10.0)
    with visitor.socket(table) as line:
        target.found["events in the log"] = json.loads(line.recv(timeout=20))["seq"]
