"""The thread that writes. Writes that arrive during a commit go into the next one together, so the disk limits the
number of commits, not of moves.

Each statement releases the GIL and must wait to get it back. So the writer is woken once for a batch, not for every
move, and the rows of all tables are one statement. For the same reason the event loop checks the files, while the
writer waits for its next batch.

The threads end with the process, whether the store was closed or not: only what a commit has made durable was ever
acknowledged, and an interrupted commit is rolled back when the file is opened again.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import structlog

from tilerummy.server.store import Conflict, StoreDown, Write
from tilerummy.server.store import checkpoints as limits
from tilerummy.server.store.checkpoints import Checkpoints, shorten
from tilerummy.server.store.files import Files

log = structlog.get_logger()
MOST = 500  # writes in one commit
ROWS = 100  # events in one statement
STATEMENTS = 2 * ROWS  # prepared statements kept: one for every number of events

NEW = "INSERT INTO tables (touched, game, public, phase, due, info, id, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
# Never an insert: an entry without the events before it would be a broken log, after a table was deleted.
ENTRY = "UPDATE tables SET touched = ?, game = ?, public = ?, phase = ?, due = ?, info = ? WHERE id = ?"
SEAT = """INSERT INTO seats (table_id, seat, who) VALUES (?, ?, ?)
    ON CONFLICT (table_id, seat) DO UPDATE SET who = excluded.who"""
SAT = "INSERT INTO sat (table_id, who) VALUES (?, ?) ON CONFLICT DO NOTHING"

Work = Write | tuple[str, tuple[Any, ...]]  # an append of a table, or any statement with its values
Job = tuple[Work, "asyncio.Future[None]"]


class Writer:
    """The event loop collects writes; the thread processes one batch at a time."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        loop: asyncio.AbstractEventLoop,
        checkpoints: Checkpoints,
        files: Files,
    ) -> None:
        self.connection = connection
        self.loop = loop
        self.checkpoints = checkpoints
        self.files = files
        self.waiting: list[Job] = []
        self.busy = False  # the thread has a batch, or is about to get one
        self.long = False  # length of the log at the last check
        self.lost = False  # one of the files
        self.batches: queue.SimpleQueue[list[Job]] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="sqlite-write", daemon=True)
        self.thread.start()

    # ---- on the loop

    def put(self, work: Work) -> "asyncio.Future[None]":
        future: asyncio.Future[None] = self.loop.create_future()
        self.waiting.append((work, future))
        if not self.busy:
            self.busy = True
            self.hand_over()
        return future

    def hand_over(self) -> None:
        """To an idle thread at once. Checking after the commit is enough, unless a problem is already known."""
        self.give(self.look() if self.lost else None)

    def give(self, problem: StoreDown | None) -> None:
        """Passes the next batch to the thread; if there is a problem, nothing that waits is written."""
        if problem is not None:
            lost, self.waiting = self.waiting, []
            answer(lost, [problem] * len(lost))
        self.busy = bool(self.waiting)
        if self.busy:
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            self.batches.put(batch)

    def look(self) -> StoreDown | None:
        """The problem with the files, if any."""
        problem: StoreDown | None = None
        try:
            length = self.files.look() if self.lost else self.files.glance()
            self.long = length > limits.MOST_BYTES
        except StoreDown as error:
            problem = error
        if (problem is not None) != self.lost:
            self.lost = problem is not None
            log.error("database-file-lost" if self.lost else "database-file-back", error=str(problem or ""))
            self.checkpoints.now()  # if the log was deleted: copies acknowledged writes into the file
        return problem

    def settle(self, batch: list[Job], results: list[Exception | None]) -> None:
        """A commit counts only if the file is still at its path."""
        problem = self.look()
        self.give(problem)
        answer(batch, [result or problem for result in results])

    async def close(self) -> None:
        """Closes after the waiting writes are done."""
        rest, self.waiting = self.waiting, []
        if rest:
            self.batches.put(rest)
        self.batches.put([])
        await self.loop.run_in_executor(None, self.thread.join)

    # ---- on the thread

    def run(self) -> None:
        while batch := self.batches.get():
            results = commit(self.connection, [work for work, _ in batch], self.long)
            try:
                self.loop.call_soon_threadsafe(self.settle, batch, results)
            except RuntimeError:  # the event loop was closed: nobody waits any more
                pass
            self.checkpoints.note(len(batch))
        self.checkpoints.close()
        self.connection.close()


def answer(batch: list[Job], results: Sequence[Exception | None]) -> None:
    for (_, future), result in zip(batch, results, strict=True):
        if future.done():
            continue
        if result is None:
            future.set_result(None)
        else:
            future.set_exception(result)


def commit(connection: sqlite3.Connection, works: list[Work], long: bool = False) -> list[Exception | None]:
    """Writes everything in one transaction; a conflict undoes only its own part. Never raises: the writer must go on.

    `long`: the log must be truncated first.
    """
    try:
        if long:
            shorten(connection)
        writes = [work for work in works if isinstance(work, Write)]
        if len(writes) < len(works) or not together(connection, writes):
            return one_by_one(connection, works)
    except sqlite3.Error as error:
        undo(connection)
        return [StoreDown(str(error))] * len(works)
    return [None] * len(works)


def together(connection: sqlite3.Connection, writes: list[Write]) -> bool:
    """Whether all could be written; otherwise none was."""
    rows = [(write.table, row.seq, row.at, row.data) for write in writes for row in write.rows]
    plain = len(rows) <= ROWS and all(write.entry is None and not write.seats for write in writes)
    try:
        if plain:  # a statement alone is a transaction
            insert(connection, rows)
            return True
        connection.execute("BEGIN IMMEDIATE")
        for write in writes:
            write_entry(connection, write)
        insert_all(connection, rows)
        for write in writes:
            write_seats(connection, write)
        connection.execute("COMMIT")
    except sqlite3.OperationalError:
        raise
    except Exception:  # a number is taken, a table gone, or a value cannot be written: find out which
        undo(connection)
        return False
    return True


def one_by_one(connection: sqlite3.Connection, works: list[Work]) -> list[Exception | None]:
    connection.execute("BEGIN IMMEDIATE")
    results = [attempt(connection, work) for work in works]
    connection.execute("COMMIT")
    return results


def attempt(connection: sqlite3.Connection, work: Work) -> Exception | None:
    connection.execute("SAVEPOINT one")
    problem: Exception | None = None
    try:
        if isinstance(work, Write):
            write_entry(connection, work)
            insert_all(connection, [(work.table, row.seq, row.at, row.data) for row in work.rows])
            write_seats(connection, work)
        else:
            connection.execute(*work)
    except sqlite3.IntegrityError as error:
        problem = Conflict(str(error))
    except sqlite3.OperationalError:
        raise  # a problem of the file or the disk: nothing of the batch can be written
    except Exception as error:  # a write that cannot be done at all must not make the others fail
        problem = error
    if problem is not None:
        connection.execute("ROLLBACK TO one")
    connection.execute("RELEASE one")
    return problem


# ---- statements


@lru_cache(ROWS)
def insert_of(count: int) -> str:
    values = ", ".join(["(?, ?, ?, ?)"] * count)
    return f"INSERT INTO events (table_id, seq, at, data) VALUES {values}"  # noqa: S608 - marks only


def insert(connection: sqlite3.Connection, rows: list[tuple[str, int, int, bytes]]) -> None:
    """Raises sqlite3.IntegrityError when a number is taken or the table is gone."""
    connection.execute(insert_of(len(rows)), [value for row in rows for value in row])


def insert_all(connection: sqlite3.Connection, rows: list[tuple[str, int, int, bytes]]) -> None:
    for start in range(0, len(rows), ROWS):
        insert(connection, rows[start : start + ROWS])


def write_entry(connection: sqlite3.Connection, write: Write) -> None:
    entry = write.entry
    if entry is None:
        return
    at = write.rows[-1].at
    values = (at, entry.game, entry.public, entry.phase, entry.due, entry.info, write.table)
    if write.rows[0].seq == 1:
        connection.execute(NEW, (*values, at))
    else:
        connection.execute(ENTRY, values)


def write_seats(connection: sqlite3.Connection, write: Write) -> None:
    for seat, who in write.seats:
        connection.execute(SEAT, (write.table, seat, who))
        if who:
            connection.execute(SAT, (write.table, who))


def undo(connection: sqlite3.Connection) -> None:
    """On a full disk SQLite may have rolled back already, on a broken one it cannot; the next BEGIN shows it."""
    try:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        log.error("rollback-failed", error=str(error))
