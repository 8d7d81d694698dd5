"""Bots and solver in processes of their own, with a time limit: a long search never stops the server's loop, and a dead
or stuck worker is replaced and asked again.

What goes to a worker is a view in notation, never a state.
"""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tilerummy.bots.player import make_player
from tilerummy.explanation import Considered, Explanation
from tilerummy.games import GAMES
from tilerummy.luck import Rng

T = TypeVar("T")
TRIES = 3
FEW = 4  # thoughts under way, for each worker; beyond that only bots are let in, whose tables wait for them


class NoAnswer(Exception):
    """The workers died or were too slow, several times."""


class Busy(Exception):
    """Too many questions are waiting."""


def end_with_parent() -> None:
    """In the worker: when the server is killed, its workers must not stay behind."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch(sentinel: int) -> None:
        multiprocessing.connection.wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, args=(parent.sentinel,), daemon=True).start()


def give_way() -> None:
    """In a worker whose work can wait: everything else on the machine goes first."""
    end_with_parent()
    os.nice(19)


def decide(game: str, rules: dict[str, Any], seen: str, level: str, seed: int, seconds: float) -> str:
    """In the worker: one decision, in notation."""
    playing = GAMES[game]
    view = playing.parse_view(seen, playing.rules_type.make(rules))
    return str(make_player(playing, level, seed).decide(view, (), seconds))


def advise(game: str, rules: dict[str, Any], seen: str, kind: str, seconds: float) -> Explanation:
    """In the worker: the most that can be played now, or what an expert would consider and why."""
    playing = GAMES[game]
    view = playing.parse_view(seen, playing.rules_type.make(rules))
    if kind == "advice":
        return playing.explain(view, Rng(1), seconds)
    action = playing.bots()["greedy"](playing.determinize(view, Rng(1)), Rng(1))
    return Explanation((Considered(str(action)),), ())


class Thinking:
    def __init__(self, workers: int, limit: float, most: int = 1000, patient: bool = False) -> None:
        self.begin = give_way if patient else end_with_parent
        self.workers = workers
        self.limit = limit
        self.most = most
        self.waiting = 0
        self.replaced = 0
        self.pool: ProcessPoolExecutor | None = None
        self.observe: Callable[[float], None] = lambda seconds: None

    @property
    def crowded(self) -> bool:
        return self.waiting >= FEW * self.workers

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers, multiprocessing.get_context("spawn"), initializer=self.begin
            )
        return self.pool

    async def ask(self, function: Callable[..., T], *values: Any) -> T:
        if self.waiting >= self.most:
            raise Busy
        self.waiting += 1
        began = time.perf_counter()
        try:
            return await self._ask(function, values)
        finally:
            self.waiting -= 1
            self.observe(time.perf_counter() - began)

    async def _ask(self, function: Callable[..., T], values: tuple[Any, ...]) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._pool()
            try:
                # The queue is not the worker's fault: the limit grows with it.
                limit = self.limit * (1 + self.waiting / max(1, self.workers))
                return await asyncio.wait_for(loop.run_in_executor(pool, function, *values), limit)
            except (BrokenProcessPool, TimeoutError, RuntimeError):
                self._replace(pool)
        raise NoAnswer(function.__name__)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """The first of those who waited for a broken pool makes a new one."""
        if self.pool is pool:
            self.replaced += 1
            self.pool = None
            stop(pool)

    async def decide(self, game: str, rules: dict[str, Any], seen: str, level: str, seconds: float) -> str:
        return await self.ask(decide, game, rules, seen, level, secrets.randbits(62), seconds)

    def close(self) -> None:
        if self.pool is not None:
            stop(self.pool)
            self.pool = None


def stop(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
