"""Keeps the pauses of garbage collection short, since every move waits for them."""

import asyncio
import gc
import sys

from tilerummy.server.upkeep.tasks import Tasks

# GC pauses grow with the heap, and everything stands still meanwhile: 50 to 350 ms were seen. What was loaded at the
# start stays for ever and is frozen, so that it is never scanned again. Young objects are collected a few thousand at a
# time; a full collection is rare, and not when Python thinks it is time.
YOUNG, OLDER, NEVER = 4_000, 2, 1_000_000
RARELY = 900.0  # seconds
SWITCH = 0.001  # seconds a thread may keep the interpreter while another (the store's writer) waits; 5 ms by default


def shorten_pauses(tasks: Tasks) -> None:
    """Called once everything is loaded, before the first request."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)
    sys.setswitchinterval(SWITCH)
    tasks.start(collect_rarely())


async def collect_rarely() -> None:
    while True:
        await asyncio.sleep(RARELY)
        gc.collect()
