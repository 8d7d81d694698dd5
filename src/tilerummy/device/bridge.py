"""What JavaScript does for a device's tables (web/src/offline/tables.ts); tests have one of their own."""

from collections.abc import Awaitable
from typing import Any, Protocol


class Bridge(Protocol):
    """Texts are JSON. A promise that fails says why in its text; `full` in front: there is no room."""

    def append(self, write: str) -> Awaitable[str]:
        """Stores events and the table's entry at once. "": durable; "conflict": somebody wrote these numbers first."""

    def read(self, table: str, after: int) -> Awaitable[str]:
        """The events of a table with greater numbers: `[[seq, at, data], …]`."""

    def list(self) -> Awaitable[str]:
        """The entries of all tables, the last touched first."""

    def delete(self, table: str) -> Awaitable[Any]: ...

    def note(self, name: str, text: str) -> Awaitable[Any]:
        """Keeps a short text, the name of the person here."""

    def noted(self, name: str) -> Awaitable[str]: ...

    def claim(self, table: str) -> Awaitable[bool]:
        """Whether the table is this tab's until it is released or the tab is gone; asked for again, it still is."""

    def release(self, table: str) -> None: ...

    def tell(self, connection: int, text: str) -> None: ...

    def ended(self, connection: int, code: int, reason: str) -> None: ...
