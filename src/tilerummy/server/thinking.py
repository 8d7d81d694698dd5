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
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tilerummy.analysis.explanation import Considered, Explanation
from tilerummy.bots.player import make_player
from tilerummy.games import GAMES
from tilerummy.luck import Rng

T = TypeVar("T")
TRIES = 3
START = 30.0  # seconds that a new worker has besides, to read the program
MOST_QUESTIONS = 12  # under way, for each worker of theirs
MOST_EACH = 3  # of these, from one address


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
    """So many workers, each a process, and a queue in front of them that is ours: a worker has one question at a time,
    so its time is that question's and says whether it is stuck, however many are waiting.
    """

    def __init__(
        self, workers: int, limit: float, most: int = 1000, patient: bool = False, tries: int = TRIES
    ) -> None:
        self.begin = give_way if patient else end_with_parent
        self.workers = workers
        self.limit = limit
        self.most = most
        self.tries = tries
        self.waiting = 0
        self.replaced = 0
        self.free = asyncio.Semaphore(workers)
        self.idle: list[ProcessPoolExecutor] = []
        self.all: set[ProcessPoolExecutor] = set()
        self.observe: Callable[[float], None] = lambda seconds: None

    async def ask(self, function: Callable[..., T], *values: Any) -> T:
        """Raises Busy and NoAnswer."""
        if self.waiting >= self.most:
            raise Busy
        self.waiting += 1
        began = time.perf_counter()
        try:
            async with self.free:
                return await self._ask(function, values)
        finally:
            self.waiting -= 1
            self.observe(time.perf_counter() - began)

    async def _ask(self, function: Callable[..., T], values: tuple[Any, ...]) -> T:
        for _ in range(self.tries):
            limit = self.limit if self.idle else self.limit + START
            worker = self.idle.pop() if self.idle else self._new()
            try:
                found = await asyncio.wait_for(self._run(worker, function, values), limit)
            except (BrokenProcessPool, TimeoutError, RuntimeError):
                if worker not in self.all:  # they were all closed meanwhile
                    break
                self.replaced += 1
                self._drop(worker)
            except asyncio.CancelledError:  # nobody waits for it any more, and it would be in the next one's way
                self._drop(worker)
                raise
            except BaseException:
                self.idle.append(worker)  # what the question itself raised
                raise
            else:
                self.idle.append(worker)
                return found
        raise NoAnswer(function.__name__)

    async def _run(self, worker: ProcessPoolExecutor, function: Callable[..., T], values: tuple[Any, ...]) -> T:
        return await asyncio.get_running_loop().run_in_executor(worker, function, *values)

    def _new(self) -> ProcessPoolExecutor:
        worker = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=self.begin)
        self.all.add(worker)
        return worker

    def _drop(self, worker: ProcessPoolExecutor) -> None:
        self.all.discard(worker)
        stop(worker)

    async def decide(self, game: str, rules: dict[str, Any], seen: str, level: str, seconds: float) -> str:
        return await self.ask(decide, game, rules, seen, level, secrets.randbits(62), seconds)

    def close(self) -> None:
        for worker in self.all:
            stop(worker)
        self.all.clear()
        self.idle.clear()


class Questions:
    """What people want to know: hints, the solver. They have workers of their own, which give way, so that no bot at a
    table ever waits for a stranger's question; and each address has so many at once.
    """

    def __init__(self, workers: int, limit: float) -> None:
        self.thinking = Thinking(workers, limit, MOST_QUESTIONS * workers, patient=True, tries=1)
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


def stop(worker: ProcessPoolExecutor) -> None:
    for process in list((worker._processes or {}).values()):
        process.kill()
    worker.shutdown(wait=False, cancel_futures=True)
