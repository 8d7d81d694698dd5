"""The thread that checkpoints SQLite's log (the WAL).

By default SQLite checkpoints inside a commit, every thousand pages, which delays that commit by tens of milliseconds.
This thread does it concurrently. The log restarts only after a complete checkpoint, which never happens while moves
keep coming; when it has grown long, commits are held up while the remaining pages are copied.

The thread may be starved on a busy machine, and a reader keeps the log from restarting. So the writer checks the
length of the log itself, and truncates it before it goes on writing (`shorten`).
"""

import queue
import sqlite3
import threading
from contextlib import suppress

import structlog

log = structlog.get_logger()
EVERY = 1000  # writes
LONG = 32_000  # pages of the log: 128 MiB
MOST_BYTES = 512 * 2**20  # of the log; the writer waits rather than write beyond them


class Checkpoints:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.writes = 0
        self.turns: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="sqlite-checkpoint", daemon=True)
        self.thread.start()

    def note(self, writes: int) -> None:
        """They were committed. Called by one thread only, the writer's."""
        self.writes += writes
        if self.writes >= EVERY and self.turns.empty():
            self.writes = 0
            self.turns.put(True)

    def now(self) -> None:
        """Without waiting for more writes."""
        self.turns.put(True)

    def close(self) -> None:
        self.turns.put(False)
        self.thread.join()

    def run(self) -> None:
        while self.turns.get():
            try:
                carry_over(self.connection)
            except sqlite3.Error as error:  # nothing is lost: it stays in the log
                log.warning("checkpoint-failed", error=str(error))
        with suppress(sqlite3.Error):
            self.connection.close()


def carry_over(connection: sqlite3.Connection) -> None:
    _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    if pages > LONG:
        connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()


def shorten(connection: sqlite3.Connection) -> None:
    """Copies the whole log into the file once readers of older states are done. Raises sqlite3.OperationalError."""
    busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise sqlite3.OperationalError("the log is too long, and another program that reads keeps it so")
