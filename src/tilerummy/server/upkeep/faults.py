"""Notes a fault of a single table once, however often it occurs."""

from tilerummy.server.upkeep.notes import Notes

MOST_LOGGED = 10_000  # faults remembered


class Faults:
    def __init__(self, notes: Notes) -> None:
        self.notes = notes
        self.logged: set[tuple[str, str]] = set()

    def log_once(self, event: str, table: str, error: BaseException) -> None:
        if (event, table) in self.logged:
            return
        if len(self.logged) >= MOST_LOGGED:
            self.logged.clear()
        self.logged.add((event, table))
        self.notes.error(event, table=table, exc_info=error)
