"""Where the sets of a contest are played: here, in a pool of processes, or on Ray. The results are the same.

A runner takes sets and yields their results in any order. When its iterator is closed it stops at once; a run that is
resumed plays unfinished sets again.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from typing import Any

from tilerummy.arena.contest import Contest, MatchSet
from tilerummy.arena.play import SetResult, play_set

Results = Generator[SetResult, None, None]
Runner = Callable[[Contest, Sequence[MatchSet]], Results]
WAITING = 3  # tasks queued for each worker: it never idles, and little is lost when the run is stopped


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(contest: Contest, tasks: Sequence[MatchSet]) -> Results:
    for task in tasks:
        yield play_set(contest, task)


def pool_of(workers: int) -> Runner:
    return play_here if workers == 1 else partial(play_in_pool, workers)


def deaf() -> None:
    """Ignores Ctrl-C, which reaches every process of the terminal: the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_in_pool(workers: int, contest: Contest, tasks: Sequence[MatchSet]) -> Results:
    """Workers are started afresh, not forked: a fork of a program with threads (a progress bar) may hang."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), deaf)
    left = iter(tasks)
    running: set[Future[SetResult]] = set()
    try:
        while True:
            for task in left:
                running.add(pool.submit(play_set, contest, task))
                if len(running) >= workers * WAITING:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        if running:  # stopped: a match may go on for minutes, so do not wait for it
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
        pool.shutdown(cancel_futures=True)


def on_ray(address: str) -> Runner:
    return partial(play_on_ray, address)


def play_on_node(contest: Contest, task: MatchSet) -> SetResult:
    import ray

    result = play_set(contest, task)
    result.where = ray.get_runtime_context().get_node_id()
    return result


def play_on_ray(address: str, contest: Contest, tasks: Sequence[MatchSet]) -> Results:
    """On every machine of a Ray cluster; each must have the same tilerummy installed."""
    import ray  # the extra `tilerummy[ray]`

    ray.init(address=address, log_to_driver=False, logging_level="error")
    try:
        remote: Any = ray.remote(num_cpus=1, max_retries=3, scheduling_strategy="SPREAD")(play_on_node)
        room = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(tasks)
        running: list[Any] = []
        while True:
            for task in left:
                running.append(remote.remote(contest, task))
                if len(running) >= room:
                    break
            if not running:
                return
            done, running = ray.wait(running)
            yield from ray.get(done)
    except ray.exceptions.RayError as error:  # a node without tilerummy, say
        raise ConnectionError(str(error).strip().splitlines()[-1]) from None
    finally:
        ray.shutdown()
