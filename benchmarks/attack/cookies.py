"""Cookies that the server never gave out: does it take their bearer for a visitor it knows?"""

import secrets

from benchmarks.attack.measuring import Target


def attack(target: Target) -> None:
    for _ in range(60):
        visitor = target.attacker()
        visitor.cookie = made_up = f"tilerummy={secrets.token_urlsafe(24)}"
        target.note(visitor.ask("GET", "/api/me")[0])
        target.counts["taken"] += visitor.cookie.startswith(made_up)
