"""Worker processes with a time limit: a long search never blocks the event loop, and a dead or stuck worker is
replaced and asked again.

A worker gets a view in notation, never a state.
"""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from tilerummy.server.workers import decisions
from tilerummy.server.workers.mind import Busy, NoAnswer

T = TypeVar("T")
TRIES = 3
START = 30.0  # additional seconds for a new worker, to import the program


def end_with_parent() -> None:
    """In the worker: exits when the server is killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch(sentinel: int) -> None:
        multiprocessing.connection.wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, args=(parent.sentinel,), daemon=True).start()


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Ctrl+C reaches every process of a terminal; one that is started here never hears it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin(niceness: int) -> None:
    """In the worker: lowers the priority of work that can wait."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)


class Thinking:
    """A number of worker processes with a queue of our own: a worker has one question at a time, so the time limit
    applies to that question alone, however many are waiting.
    """

    def __init__(
        self, workers: int, limit: float, most: int = 1000, niceness: int = 0, tries: int = TRIES
    ) -> None:
        self.niceness = niceness
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
        self.new_number: Callable[[], int] = partial(secrets.randbits, 62)  # replaced by tests

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
                if worker not in self.all:  # the pool was closed meanwhile
                    break
                self.replaced += 1
                self._drop(worker)
            except asyncio.CancelledError:  # nobody waits for it any more, and it would delay the next question
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
        with without_interrupts():  # the first question starts the process
            answer = asyncio.get_running_loop().run_in_executor(worker, function, *values)
        return await answer

    def _new(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        worker = ProcessPoolExecutor(1, context, initializer=begin, initargs=(self.niceness,))
        self.all.add(worker)
        return worker

    def _drop(self, worker: ProcessPoolExecutor) -> None:
        self.all.discard(worker)
        stop(worker)

    async def decide(self, game: str, rules: dict[str, Any], seen: str, level: str, seconds: float) -> str:
        return await self.ask(decisions.decide, game, rules, seen, level, self.new_number(), seconds)

    def close(self) -> None:
        for worker in self.all:
            stop(worker)
        self.all.clear()
        self.idle.clear()


def stop(worker: ProcessPoolExecutor) -> None:
    for process in list((worker._processes or {}).values()):
        process.kill()
    worker.shutdown(wait=False, cancel_futures=True)
