"""Alembic's entry: which database, and against which schema."""

import asyncio
from typing import Any

from alembic import context
from sqlalchemy import create_engine, pool
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from tilerummy.server.store.schema import metadata


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()


async def run_async(url: str) -> None:
    engine = create_async_engine(url, poolclass=pool.NullPool)
    async with engine.connect() as connection:
        # Several processes may start at once: one migrates, the others wait.
        await connection.exec_driver_sql("SELECT pg_advisory_lock(774411)")
        await connection.run_sync(run)
        await connection.commit()
    await engine.dispose()


def main(url: Any) -> None:
    if str(url).startswith("sqlite"):
        engine = create_engine(url, poolclass=pool.NullPool)
        with engine.connect() as connection:
            run(connection)
            connection.commit()
        engine.dispose()
    else:
        asyncio.run(run_async(url))


main(context.config.attributes["url"])
