"""One seat says something on many sockets: how much of it does the other seat hear?"""

import json
import time

from benchmarks.attack.measuring import Target, heard

SECONDS = 6.0


def attack(target: Target) -> None:
    visitor, table, victim = target.table_for_two()

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
    target.found["heard a second"] = round(heard(victim, "said") / SECONDS, 1)
