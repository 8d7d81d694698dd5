"""Logs a fault of a single table once, however often it occurs."""

import structlog

MOST_LOGGED = 10_000  # faults remembered

log = structlog.get_logger()


class Faults:
    def __init__(self) -> None:
        self.logged: set[tuple[str, str]] = set()

    def log_once(self, event: str, table: str, error: BaseException) -> None:
        if (event, table) in self.logged:
            return
        if len(self.logged) >= MOST_LOGGED:
            self.logged.clear()
        self.logged.add((event, table))
        log.error(event, table=table, exc_info=error)
