"""A server's process as the home of its live tables: worker processes think, threads replay, names are guarded."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import structlog

from tilerummy.server.live import likeness
from tilerummy.server.live.guard import Guard
from tilerummy.server.live.home import Home, hash_of, milliseconds
from tilerummy.server.live.stamps import Stamps
from tilerummy.server.settings import Settings
from tilerummy.server.store import Store
from tilerummy.server.store.people import People
from tilerummy.server.table.chairs import Chairs
from tilerummy.server.workers.pool import Thinking
from tilerummy.server.workers.questions import Questions

__all__ = ["Services", "hash_of", "milliseconds"]
T = TypeVar("T")


class Services(Home):
    settings: Settings
    store: Store
    thinking: Thinking
    questions: Questions

    def __init__(self, settings: Settings, store: Store, now: Callable[[], int] = milliseconds) -> None:
        thinking = Thinking(settings.bot_workers, settings.bot_limit)
        questions = Questions(settings.question_workers, settings.question_limit)
        super().__init__(settings, store, thinking, questions, structlog.get_logger(), now)
        self.people = People(store)
        self.guard = Guard(settings, now)
        self.stamps = Stamps()

    def check_name(self, chairs: Chairs, who: str, name: str, over: bool = False) -> None:
        likeness.check_name(chairs, who, name, over)

    async def apart(self, work: Callable[[], T]) -> T:
        """In a thread."""
        return await asyncio.to_thread(work)
