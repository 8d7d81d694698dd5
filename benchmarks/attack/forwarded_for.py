"""Behind a proxy: `X-Forwarded-For` made up anew for every request, and unreadable."""

import time

from benchmarks.attack.measuring import Target

SETTINGS = {"PROXIES": "127.0.0.0/8"}


def attack(target: Target) -> None:
    visitor = target.attacker()
    end, number = time.monotonic() + 6, 0
    while time.monotonic() < end:
        number += 1
        words = {"X-Forwarded-For": f"192.0.2.{number % 250}, somebody {number}"}
        status, _ = visitor.ask("POST", "/api/tables", {"game": "gin", "seats": ["person", "person"]}, words)
        visitor.cookie = ""
        target.note(status)
    status, _ = visitor.ask("GET", "/metrics", headers={"X-Forwarded-For": "nobody"})
    target.found["reads the figures of this machine"] = "yes" if status == 200 else "no"
