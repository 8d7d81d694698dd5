"""JSON nested without end, and text that is not UTF-8: a mistake of the sender, not of the server."""

from benchmarks.attack.measuring import Target

BODIES = [b"[" * 8000, b'{"game":' * 1500, b'{"game": "\xff\xfe"}', b"\xc3\x28", b'{"name": "\xed\xa0\x80"}']


def attack(target: Target) -> None:
    visitor = target.attacker()
    for body in BODIES * 12:
        for method, path in (("POST", "/api/tables"), ("POST", "/api/solve"), ("PUT", "/api/me")):
            status, _ = visitor.ask(method, path, body)
            target.note(status)
            target.counts["internal errors"] += status == 500
