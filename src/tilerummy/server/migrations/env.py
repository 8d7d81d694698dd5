"""Alembic's entry: which database, and against which schema."""

import asyncio
from typing import Any

from alembic import context
from sqlalchemy import create_engine, event, pool
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from tilerummy.server.store.schema import metadata

LOCK = 774411  # of all that migrate the same database


def run(connection: Connection) -> None:
    """All in one transaction, also with SQLite: a server that is killed meanwhile can start again."""
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=True,
        compare_type=True,
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


async def run_async(url: str) -> None:
    from tilerummy.server.store.hosts import Hosts  # the driver is optional

    async def connect() -> Any:
        try:
            return await Hosts(url).connect()
        except Exception as error:  # the driver's own, which SQLAlchemy would pass on as they are
            raise OSError(str(error)) from None

    # SQLAlchemy reads addresses in its own way: connect as the server does.
    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=pool.NullPool)
    try:
        async with engine.connect() as connection:
            # Several processes may start at once: one migrates, the others wait. Closing gives the lock back.
            await connection.exec_driver_sql(f"SELECT pg_advisory_lock({LOCK})")
            await connection.run_sync(run)
            await connection.commit()
    finally:
        await engine.dispose()


def leave_transactions_to_us(connection: Any, _record: Any) -> None:
    """Python's sqlite3 begins none before a statement that changes the schema."""
    connection.isolation_level = None


def run_sync(url: str) -> None:
    engine = create_engine(url, poolclass=pool.NullPool)
    event.listen(engine, "connect", leave_transactions_to_us)
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            run(connection)
            connection.commit()
    finally:
        engine.dispose()


def main(url: str) -> None:
    if url.startswith("sqlite"):
        run_sync(url)
    else:
        asyncio.run(run_async(url))


main(context.config.attributes["url"])
