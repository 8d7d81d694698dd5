"""Which seats are connected to the other processes. Each announces its changes; one that falls silent is considered
dead.

Notices: `hello P` (a process is new, or was cut off: tell it everything), `here P TABLE 0,1` (the seats connected to
it), `alive P`, `bye P`.
"""

import secrets
from collections.abc import Callable

BEAT = 10_000  # milliseconds between signs of life
SILENT = 30_000  # silence after which a process counts as dead

KINDS = ("hello", "here", "alive", "bye")


class Presence:
    def __init__(self, say: Callable[[str], None], now: Callable[[], int]) -> None:
        self.say = say
        self.now = now
        self.name = secrets.token_hex(6)
        self.ours: dict[str, set[int]] = {}
        self.theirs: dict[str, dict[str, set[int]]] = {}  # process, table
        self.heard: dict[str, int] = {}
        self.beaten = now()

    def elsewhere(self, table: str) -> set[int]:
        """Seats connected to other processes."""
        return set().union(*(tables.get(table, ()) for tables in self.theirs.values()))

    # ---- ours

    def show(self, table: str, seats: set[int]) -> None:
        if seats != self.ours.get(table, set()):
            self.ours[table] = seats
            self._say(table)
        if not seats:
            self.ours.pop(table, None)

    def _say(self, table: str) -> None:
        seats = ",".join(map(str, sorted(self.ours[table])))
        self.say(f"here {self.name} {table} {seats}")

    def hello(self) -> None:
        """The others may have forgotten us, and we may have missed notices."""
        self.say(f"hello {self.name}")
        for table in self.ours:
            self._say(table)

    def bye(self) -> None:
        self.say(f"bye {self.name}")

    # ---- theirs; each returns the tables where presence changed

    def take(self, notice: str) -> set[str]:
        kind, name, *rest = notice.split(" ")
        known = name in self.theirs
        if kind == "bye":
            return self._forget(name)
        self.heard[name] = self.now()
        changed = self._forget(name) if kind == "hello" else set()
        tables = self.theirs.setdefault(name, {})
        if kind == "here":
            changed = {rest[0]}
            tables[rest[0]] = {int(seat) for seat in rest[1].split(",") if seat}
            if not tables[rest[0]]:
                del tables[rest[0]]
        elif kind == "hello":
            for table in self.ours:
                self._say(table)
        elif not known:
            self.hello()
        return changed

    def _forget(self, name: str) -> set[str]:
        self.heard.pop(name, None)
        return set(self.theirs.pop(name, {}))

    def beat(self) -> set[str]:
        """Called periodically: announces that this process is alive, and forgets those that have been silent."""
        now = self.now()
        if now - self.beaten >= BEAT:
            self.beaten = now
            self.say(f"alive {self.name}")
        dead = [name for name, at in self.heard.items() if now - at > SILENT]
        return set().union(*(self._forget(name) for name in dead))
