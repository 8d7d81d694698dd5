"""Stores the logs of the tables: `SqliteStore` for one process, `PostgresStore` for several.

An append is atomic, and durable before it returns. The key (table, seq) is the lock: of two writers of the same
number one wins; the other gets `Conflict` and reads what it missed.
"""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from tilerummy.server.table.events import Row


class Conflict(Exception):
    """Somebody else wrote these numbers first."""


class StoreDown(Exception):
    """The database does not answer or cannot be used; whether something was written is not known."""

    code = "table-try-again"  # what people are told


class StoreFull(StoreDown):
    """There is no room for more; nothing was written."""

    code = "table-store-full"


class Entry(msgspec.Struct, frozen=True):
    """What can be found without reading logs. `due`: when the server must act by itself; `info`: for the lobby."""

    game: str
    public: bool
    phase: str
    due: int | None
    info: bytes


class Write(msgspec.Struct, frozen=True):
    """Events of one table with consecutive numbers; the entry and the seats if they change with them."""

    table: str
    rows: list[Row]
    entry: Entry | None = None
    seats: list[tuple[int, str]] = []  # seat, who: the owner now, "" for nobody


class Listed(msgspec.Struct, frozen=True):
    table: str
    created: int
    touched: int
    phase: str
    info: bytes


Heard = Callable[[str, int], None]  # a table, the number of its last event
Noticed = Callable[[str], None]  # what another process said
ALL = ""  # heard instead of a table: something may have been missed at any of them
FORGET = -1  # heard with ALL instead of a number: what is in memory may not be in the database at all


def ignore(_: str) -> None:
    """For users that do not listen to other processes."""


class TableStore(Protocol):
    """What live tables need of a store."""

    def say(self, notice: str) -> None:
        """Sends the other processes a short notice that may get lost: who is connected, that the lobby changed."""

    async def append(self, write: Write) -> None:
        """Raises Conflict or StoreDown."""

    async def read(self, table: str, after: int = 0) -> list[Row]: ...

    async def tables_of(self, who: str, most: int) -> list[Listed]: ...

    async def delete(self, table: str) -> None: ...


class Store(TableStore, Protocol):
    async def open(self, heard: Heard, noticed: Noticed = ignore) -> None:
        """Bring the database up to date; from then on `heard` is called for what other processes write, `noticed`
        for what they `say`. Raises StoreDown with a sentence for whoever starts the server.
        """

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Whether something can be written now. Raises StoreDown."""

    async def public(self, most: int) -> list[Listed]:
        """Public tables that are not over, the newest first."""

    async def due(self, until: int, most: int) -> list[str]:
        """Tables at which the server should have acted by now."""

    async def idle(self, before: int, most: int) -> list[str]:
        """Tables without events since then."""

    async def newest(self, before: int) -> int | None:
        """When a table was last touched before then."""

    async def ask(self, sql: str, *values: str | int | bytes) -> list[tuple[Any, ...]]:
        """Rows of a query in words that SQLite and Postgres share; `?` for each value."""

    async def change(self, sql: str, *values: str | int | bytes) -> None:
        """A statement of the same kind that may be done twice."""
