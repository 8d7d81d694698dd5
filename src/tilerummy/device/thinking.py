"""Bots, hints and reviews think in the worker that the tables are in: one decision at a time, and whatever else is
asked gets in between.
"""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from tilerummy.server.workers import decisions

T = TypeVar("T")


class WorkerThinking:
    def __init__(self) -> None:
        self.waiting = 0
        self.free = asyncio.Lock()
        self.new_number: Callable[[], int] = partial(secrets.randbits, 62)  # replaced by tests

    async def ask(self, function: Callable[..., T], *values: Any) -> T:
        self.waiting += 1
        try:
            async with self.free:
                await asyncio.sleep(0)  # what came in meanwhile is answered first
                return function(*values)
        finally:
            self.waiting -= 1

    async def decide(self, game: str, rules: dict[str, Any], seen: str, level: str, seconds: float) -> str:
        return await self.ask(decisions.decide, game, rules, seen, level, self.new_number(), seconds)

    def close(self) -> None:
        """There is nothing to end."""


class WorkerQuestions:
    """Questions of people: there is one address, this device."""

    def __init__(self, thinking: WorkerThinking) -> None:
        self.thinking = thinking

    async def ask(self, address: str, function: Callable[..., T], *values: Any) -> T:
        return await self.thinking.ask(function, *values)
