"""Pauses of the whole process kept short: nobody's move should wait for Python's own housekeeping."""

import asyncio
import gc
import sys

from litestar import Litestar

# Looking for garbage takes the longer the more there is to look at, and everything stands still meanwhile: 50 to 350 ms
# were seen. What was loaded at the start stays for ever and is never looked at again. The rest is looked at while it is
# young, a few thousand things at a time; all of it, rarely and not when Python thinks it is time.
YOUNG, OLDER, NEVER = 4_000, 2, 1_000_000
RARELY = 900.0  # seconds
TURN = 0.001  # seconds a thread may keep Python while another (the one that writes) waits for it; 5 ms otherwise


async def keep_steady(app: Litestar) -> None:
    """Once everything is loaded, before anybody is served."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)
    sys.setswitchinterval(TURN)
    app.state.hall.start(collect_rarely())


async def collect_rarely() -> None:
    while True:
        await asyncio.sleep(RARELY)
        gc.collect()
