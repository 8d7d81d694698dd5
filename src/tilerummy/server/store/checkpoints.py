"""The thread that carries what was written from SQLite's log (the WAL) into the file itself.

By itself SQLite does this inside a commit, every thousand pages, and whoever waits for that commit waits tens of
milliseconds longer. Here it goes on beside the commits; only when the log has grown long in spite of that (it starts
anew only when all of it has been carried over, which never happens while moves keep coming) are they held up, for the
little that came in since.

A thread may not get to run for long on a busy machine, and a program that reads keeps the log from starting anew. So
the writer looks at the length of the log itself, and makes it short before it writes on (`shorten`).
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
    """All of the log into the file, once whoever reads an older state is done. Raises sqlite3.OperationalError."""
    busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise sqlite3.OperationalError("the log is too long, and another program that reads keeps it so")
