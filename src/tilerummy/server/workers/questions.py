"""Hints and the solver: questions of people, apart from the bots that tables wait for."""

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from tilerummy.server.workers.pool import Busy, Thinking

T = TypeVar("T")
MOST_QUESTIONS = 12  # under way, for each worker of theirs
MOST_EACH = 3  # of these, from one address
# Niceness of their workers. With the largest, 19, a hint would never come on a machine that is busy otherwise.
GIVES_WAY = 5


class Questions:
    """What people want to know: hints, the solver. They have workers of their own, which give way, so that no bot at a
    table ever waits for a stranger's question; and each address has so many at once.
    """

    def __init__(self, workers: int, limit: float) -> None:
        self.thinking = Thinking(workers, limit, MOST_QUESTIONS * workers, GIVES_WAY, tries=1)
        self.of: Counter[str] = Counter()  # under way, by address

    async def ask(self, address: str, function: Callable[..., T], *values: Any) -> T:
        """Raises Busy and NoAnswer."""
        if self.of[address] >= MOST_EACH:
            raise Busy
        self.of[address] += 1
        try:
            return await self.thinking.ask(function, *values)
        finally:
            self.of[address] -= 1
            if not self.of[address]:
                del self.of[address]
