"""Who thinks for a home: worker processes of a server (pool.py), or the page's own worker (tilerummy.device)."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class NoAnswer(Exception):
    """The workers died or were too slow, several times."""


class Busy(Exception):
    """Too many questions are waiting."""


class Mind(Protocol):
    waiting: int  # questions that are not answered yet

    async def ask(self, function: Callable[..., T], *values: Any) -> T:
        """Raises Busy and NoAnswer."""

    async def decide(self, game: str, rules: dict[str, Any], seen: str, level: str, seconds: float) -> str:
        """One decision of a bot, in notation. Raises Busy and NoAnswer."""

    def close(self) -> None: ...


class Questioned(Protocol):
    async def ask(self, address: str, function: Callable[..., T], *values: Any) -> T:
        """A question of somebody at this address. Raises Busy and NoAnswer."""
