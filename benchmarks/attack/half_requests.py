"""Requests that are never finished, on many connections of one address."""

import select
import socket
import time
from contextlib import ExitStack

from benchmarks.attack.measuring import Target
from benchmarks.attack.server import ATTACKER

LINES = 600
STAYS = 14.0  # seconds


def attack(target: Target) -> None:
    with ExitStack() as stack:
        lines: list[socket.socket] = []
        for _ in range(LINES):
            target.counts["sent"] += 1
            try:
                line = stack.enter_context(target.server.line(ATTACKER))
                line.sendall(b"GET /api/games HTTP/1.1\r\nhost: 127.0")
                lines.append(line)
            except OSError:
                pass
        time.sleep(STAYS)
        ended, _, _ = select.select(lines, [], [], 0)
        target.counts["refused"] += LINES - len(lines) + len(ended)
        target.found["still open after 14 s"] = len(lines) - len(ended)
