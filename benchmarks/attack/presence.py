"""A seat that comes and goes: how often is everybody at the table told of it?"""

import time

from benchmarks.attack.measuring import Target, heard

SECONDS = 6.0


def attack(target: Target) -> None:
    visitor, table, victim = target.table_for_two()

    def flap(end: float) -> None:
        while time.monotonic() < end:
            try:
                visitor.socket(table).close()
            except Exception:  # however it is refused
                target.counts["refused"] += 1
            target.counts["sent"] += 1

    target.all_at_once(flap, 4, SECONDS)
    target.found["told a second"] = round(heard(victim, "present") / SECONDS, 1)
