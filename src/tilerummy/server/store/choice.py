"""Which store an address means."""

from pathlib import Path

from tilerummy.server.store import Store, StoreDown
from tilerummy.server.store.sqlite import SqliteStore

PATIENCE = 20.0  # seconds without an answer after which a database counts as down


def store_at(url: str, patience: float = PATIENCE, alone: bool = True) -> Store:
    """`sqlite:///PATH`, or `postgresql://USER@HOST/DATABASE` (`?host=FOLDER` for a socket). `alone`: for a server;
    tools may use a SQLite file beside one.
    """
    if url.startswith("sqlite:///"):
        return SqliteStore(Path(url.removeprefix("sqlite:///")), alone)
    if url.startswith(("postgresql:", "postgres:", "postgresql+asyncpg:")):
        from tilerummy.server.store.postgres import PostgresStore  # the driver is optional

        return PostgresStore(url, patience)
    raise StoreDown(f"the database {url.partition(':')[0]} is not one of sqlite, postgresql")
