"""The thread that carries what was written from SQLite's log (the WAL) into the file itself.

By itself SQLite does this inside a commit, every thousand pages, and whoever waits for that commit waits tens of
milliseconds longer. Here it goes on beside the commits; only when the log has grown long in spite of that (it starts
anew only when all of it has been carried over, which never happens while moves keep coming) are they held up, for the
little that came in since.
"""

import queue
import sqlite3
import threading
from contextlib import suppress

import structlog

log = structlog.get_logger()
EVERY = 1000  # writes
LONG = 32_000  # pages of the log: 128 MiB


class Checkpoints:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.writes = 0
        self.turns: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="sqlite-checkpoint")
        self.thread.start()

    def note(self, writes: int) -> None:
        """They were committed. Called by one thread only, the writer's."""
        self.writes += writes
        if self.writes >= EVERY and self.turns.empty():
            self.writes = 0
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
