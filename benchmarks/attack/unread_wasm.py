"""The largest file of the page, without gzip, asked for on 80 connections that read nothing."""

import socket
import time
from contextlib import ExitStack, suppress

from benchmarks.attack.measuring import Target
from benchmarks.attack.server import ATTACKER, WAIT

READERS = 80


def attack(target: Target) -> None:
    request = f"GET {target.server.largest_file()} HTTP/1.1\r\nhost: 127.0.0.1:{target.server.port}\r\n\r\n".encode()
    with ExitStack() as stack:
        for _ in range(READERS):
            line = stack.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.settimeout(WAIT)
            line.bind((ATTACKER, 0))
            with suppress(OSError):
                line.connect(("127.0.0.1", target.server.port))
                line.sendall(request)
            target.counts["sent"] += 1
        settle(target)


def settle(target: Target) -> None:
    """Until the memory has not grown for a while: a busy server takes its time to unpack."""
    most, since, end = 0.0, time.monotonic(), time.monotonic() + 60
    while time.monotonic() < min(end, since + 8):
        now = target.server.memory()
        if now > most + 1:
            most, since = now, time.monotonic()
        time.sleep(0.2)
