"""Keeps the pauses of garbage collection short, since every move waits for them."""

import asyncio
import gc
import sys
import time
from collections.abc import Callable

from tilerummy.server.upkeep.tasks import Tasks

# GC pauses grow with the heap, and everything stands still meanwhile: 50 to 350 ms were seen. What was loaded at the
# start stays for ever and is frozen, so that it is never scanned again. Young objects are collected a few thousand at a
# time; a full collection is rare, and not when Python thinks it is time.
#
# Tables and sockets refer to themselves in circles, so one that has gone stays in memory until the next full
# collection. That comes when as many have gone as are there: memory is at most about twice what is in use, a server
# with many tables pauses seldom, and one with few has little to look at.
YOUNG, OLDER, NEVER = 4_000, 2, 1_000_000
RARELY = 900.0  # seconds
LOOK = 5.0  # seconds
SPARE = 300  # tables and sockets that may be gone, however few are there
SWITCH = 0.001  # seconds a thread may keep the interpreter while another (the store's writer) waits; 5 ms by default

Count = Callable[[], int]


def shorten_pauses(tasks: Tasks, there: Count, gone: Count) -> None:
    """Called once everything is loaded, before the first request. `there`: how many tables and sockets are in use;
    `gone`: how many have ceased to be, since the start.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)
    sys.setswitchinterval(SWITCH)
    tasks.start(collect_rarely(there, gone))


async def collect_rarely(there: Count, gone: Count) -> None:
    before, at = gone(), time.monotonic()
    while True:
        await asyncio.sleep(LOOK)
        if gone() - before >= max(SPARE, there()) or time.monotonic() - at >= RARELY:
            before, at = gone(), time.monotonic()
            gc.collect()
