"""Headers without an end, on one connection."""

from benchmarks.attack.measuring import Target
from benchmarks.attack.server import ATTACKER

MOST = 100  # MiB


def attack(target: Target) -> None:
    line = target.server.line(ATTACKER)
    with line:
        line.sendall(f"GET / HTTP/1.1\r\nhost: 127.0.0.1:{target.server.port}\r\n".encode())
        header = b"x-a: " + b"a" * (16 * 1024 - 7) + b"\r\n"
        sent = 0
        try:
            while sent < MOST * 2**20:
                line.sendall(header)
                sent += len(header)
        except OSError:
            target.counts["refused"] += 1
    target.counts["sent"] += 1
    target.found["MiB of headers taken"] = round(sent / 2**20, 1)
