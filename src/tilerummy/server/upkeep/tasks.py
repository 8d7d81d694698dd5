"""Tasks that run in the background and that nobody awaits."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from tilerummy.server.upkeep.notes import Notes


class Tasks:
    """Keeps a reference to each task until it ends, and notes failures: asyncio does neither in time."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes
        self.running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.notes.error("task-failed", exc_info=task.exception())

    async def cancel(self) -> None:
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
