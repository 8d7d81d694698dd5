"""One attack on one tree: the server, somebody innocent, the attack, and what was measured meanwhile."""

import json
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection

from benchmarks.attack.innocent import Innocent
from benchmarks.attack.server import ATTACKER, INNOCENT, Server, Visitor

BETWEEN = 0.1  # seconds between two looks at the memory


class Measured(msgspec.Struct):
    """Memory in MiB, time in milliseconds. `counts`: of the attacker's requests and messages, and what came of them."""

    before: int
    peak: int
    slowest: int
    failed: int
    counts: dict[str, int | float | str]


class Target:
    """What an attack has: the server, and a counter for what becomes of it."""

    def __init__(self, server: Server, innocent: Innocent) -> None:
        self.server = server
        self.innocent = innocent
        self.counts: Counter[str] = Counter()
        self.found: dict[str, int | float | str] = {}

    def attacker(self) -> Visitor:
        return Visitor(self.server, ATTACKER)

    def table_for_two(self) -> tuple[Visitor, str, ClientConnection]:
        """The attacker, the table, and the socket of somebody else who sits there."""
        visitor, other = self.attacker(), Visitor(self.server, INNOCENT)
        table = visitor.table()
        other.ask("POST", f"/api/tables/{table}/join", {"name": "Ann"})
        return visitor, table, other.socket(table)

    def note(self, status: int) -> None:
        self.counts["sent"] += 1
        self.counts["refused"] += status in (403, 408, 413, 421, 429, 431, 503)

    def all_at_once(self, work: Callable[[float], Any], count: int, seconds: float) -> None:
        """In so many threads, until the time that each is given."""
        end = time.monotonic() + seconds
        threads = [threading.Thread(target=work, args=(end,), daemon=True) for _ in range(count)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(seconds + 40)


def heard(line: ClientConnection, kind: str) -> int:
    """How many messages of a kind have come; closes the socket."""
    count = 0
    with line:
        try:
            while True:
                count += json.loads(line.recv(timeout=1))["t"] == kind
        except (TimeoutError, OSError):
            return count


class Memory:
    """The most that a server had."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.before = self.most = server.memory()
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.watch, daemon=True)
        self.thread.start()

    def watch(self) -> None:
        while not self.ended.wait(BETWEEN):
            self.most = max(self.most, self.server.memory())

    def stop(self) -> None:
        self.ended.set()
        self.thread.join()


def measure(module: Any, tree: Path) -> Measured:
    """`module`: SETTINGS of the server if they are not the usual ones, `prepare` if there is something to do before
    the time that counts, and `attack`.
    """
    settings = {"BOT_PAUSE": "0", **getattr(module, "SETTINGS", {})}
    server = Server(tree, settings)
    try:
        innocent = Innocent(server)
        target = Target(server, innocent)
        if hasattr(module, "prepare"):
            module.prepare(target)
        innocent.start()
        memory = Memory(server)
        module.attack(target)
        memory.stop()
        innocent.stop()
        slowest = round(max(innocent.waits, default=0.0) * 1000)
        counts = {**target.counts, **target.found}
        return Measured(round(memory.before), round(memory.most), slowest, innocent.failed, counts)
    finally:
        server.close()
