"""Public tables, so many that nobody else's is in the list any more."""

from benchmarks.attack.measuring import Target
from benchmarks.attack.server import INNOCENT, Visitor

SETTINGS = {"ADDRESS_RATE": "1000", "RATE": "1000", "BURST": "1000"}  # time is what the attacker has
SESSIONS = 7
EACH = 18


def prepare(target: Target) -> None:
    target.innocent.visitor = Visitor(target.server, INNOCENT)
    target.found["table"] = target.innocent.visitor.table(public=True)


def attack(target: Target) -> None:
    for _ in range(SESSIONS):
        visitor = target.attacker()
        for _ in range(EACH):
            asked = {"game": "gin", "seats": ["person", "person"], "public": True}
            target.note(visitor.ask("POST", "/api/tables", asked)[0])
    _, shown = Visitor(target.server, INNOCENT).ask("GET", "/api/tables")
    there = target.found.pop("table") in [each["id"] for each in shown]
    target.found["another's table is listed"] = "yes" if there else "no"
