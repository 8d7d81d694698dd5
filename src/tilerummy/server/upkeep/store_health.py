"""Does the store answer? Anybody may ask, so it is asked at most once a second."""

import asyncio
import time

from tilerummy.server.store import Store

FRESH = 1.0  # seconds for which an answer is cached, also a bad one


class StoreHealth:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked: asyncio.Task[None] | None = None
        self.until = 0.0

    async def check(self) -> None:
        """Raises StoreDown."""
        asked = self.asked
        if asked is None or (asked.done() and time.monotonic() >= self.until):
            asked = self.asked = asyncio.create_task(self._ask())
        await asyncio.shield(asked)

    async def _ask(self) -> None:
        try:
            await self.store.ping()
        finally:
            self.until = time.monotonic() + FRESH
