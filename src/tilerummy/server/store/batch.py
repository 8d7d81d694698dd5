"""Writes of many tables in one transaction of Postgres, and what can go wrong with it."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import asyncpg

from tilerummy.server.store import Write
from tilerummy.server.table.events import Row

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"  # subscriptable in the stubs only

# Errors of the connection or the server, not of the query: try again.
TROUBLE = (
    OSError,
    EOFError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that was ended in the middle of an answer
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.PostgresSystemError,
)

NEW = """INSERT INTO tables (id, created, touched, game, public, phase, due, info)
    SELECT id, at, at, game, public, phase, due, info FROM unnest(
        $1::varchar[], $2::bigint[], $3::varchar[], $4::boolean[], $5::varchar[], $6::bigint[], $7::bytea[])
        AS new (id, at, game, public, phase, due, info)
    ON CONFLICT DO NOTHING"""
# The wake-up is sent with the commit, or not at all.
EVENTS = """WITH put AS (
        INSERT INTO events (table_id, seq, at, data)
        SELECT * FROM unnest($1::varchar[], $2::integer[], $3::bigint[], $4::bytea[])
        ON CONFLICT DO NOTHING RETURNING table_id, seq)
    SELECT pg_notify($5, $6 || table_id || ' ' || seq) FROM put"""
ENTRIES = """UPDATE tables SET touched = now.at, public = now.public, phase = now.phase, due = now.due, info = now.info
    FROM unnest(
        $1::varchar[], $2::bigint[], $3::varchar[], $4::boolean[], $5::varchar[], $6::bigint[], $7::bytea[])
        AS now (id, at, game, public, phase, due, info)
    WHERE tables.id = now.id"""
SEATS = """INSERT INTO seats (table_id, seat, who) SELECT * FROM unnest($1::varchar[], $2::integer[], $3::varchar[])
    ON CONFLICT (table_id, seat) DO UPDATE SET who = excluded.who"""
SAT = """INSERT INTO sat (table_id, who) SELECT * FROM unnest($1::varchar[], $2::varchar[])
    ON CONFLICT DO NOTHING"""
SAME = "UPDATE tables SET touched = touched WHERE id = $1"
ROWS = "SELECT seq, at, data FROM events WHERE table_id = $1 AND seq > $2::bigint ORDER BY seq"


class Taken(Exception):
    """A number is taken, or the table is gone."""


async def write_all(connection: Connection, writes: Sequence[Write], channel: str, voice: str) -> None:
    """Writes all or none. Raises Taken, or one of TROUBLE.

    Events come before entries and seats: whoever has put the numbers is the only one to change the rest of these
    tables, so two processes cannot wait for each other. That is also why `writes` must be in order of their tables.
    """
    try:
        async with connection.transaction():
            await _write(connection, writes, channel, voice)
    except asyncpg.ForeignKeyViolationError:
        raise Taken from None


async def _write(connection: Connection, writes: Sequence[Write], channel: str, voice: str) -> None:
    new = [write for write in writes if write.rows[0].seq == 1]
    if new:
        await connection.execute(NEW, *_entries(new))
    rows = [(write.table, row.seq, row.at, row.data) for write in writes for row in write.rows]
    put = await connection.fetch(EVENTS, *_columns(rows, 4), channel, voice)
    if len(put) != len(rows):
        raise Taken
    changed = [write for write in writes if write.rows[0].seq > 1 and write.entry is not None]
    if changed:
        await connection.execute(ENTRIES, *_entries(changed))
    seats = [(write.table, seat, who) for write in writes for seat, who in dict(write.seats).items()]
    if seats:
        await connection.execute(SEATS, *_columns(seats, 3))
    sat = sorted({(write.table, who) for write in writes for _, who in write.seats if who})
    if sat:
        await connection.execute(SAT, *_columns(sat, 2))


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[i] for row in rows] for i in range(width)]


def _entries(writes: Sequence[Write]) -> list[list[Any]]:
    rows = []
    for write in writes:
        entry = write.entry
        if entry is not None:
            head = (write.table, write.rows[-1].at, entry.game)
            rows.append((*head, entry.public, entry.phase, entry.due, entry.info))
    return _columns(rows, 7)


async def is_written(connection: Connection, write: Write) -> bool:
    """Whether exactly these events are in the log, after a commit without an answer.

    It commits something itself: with synchronous standbys that waits until they have this commit and the one before.
    """
    first = write.rows[0].seq
    async with connection.transaction():
        await connection.execute(SAME, write.table)
        found = await connection.fetch(ROWS, write.table, first - 1)
    return [Row(*row) for row in found[: len(write.rows)]] == write.rows
