"""Waiting until something holds, instead of for a time that a busy machine makes too short."""

import asyncio
import os
import time
from collections.abc import Callable

# Seconds; never used up unless something is wrong. `make mutants`, where something is, has less.
PATIENCE = float(os.environ.get("TILERUMMY_TEST_PATIENCE", "400"))
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
