"""Waiting until something holds, instead of for a time that a busy machine makes too short."""

import asyncio
import time
from collections.abc import Callable

PATIENCE = 400.0  # never used up unless something is wrong
PAUSE = 0.05


def until(holds: Callable[[], object], patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, f"not so within {patience:g} seconds"
        time.sleep(PAUSE)


async def until_async(holds: Callable[[], object], patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, f"not so within {patience:g} seconds"
        await asyncio.sleep(PAUSE)
