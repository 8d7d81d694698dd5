"""Hints and the solver: questions of people, apart from the bots that tables wait for."""

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from tilerummy.server.workers.mind import Busy
from tilerummy.server.workers.pool import Thinking

T = TypeVar("T")
MOST_QUESTIONS = 12  # under way, for each worker of theirs
MOST_EACH = 3  # of these, from one address
# Niceness of these workers. With the largest, 19, hints would starve on a busy machine.
GIVES_WAY = 5


class Questions:
    """Questions of people: hints, the solver. They have separate workers of lower priority, so that no bot waits for
    them, and a limit for each address.
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
