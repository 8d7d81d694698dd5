"""Pauses of the whole process kept short: nobody's move should wait for Python's own housekeeping."""

import gc
import sys

# Looking for garbage takes the longer the more there is to look at, and everything stands still meanwhile: 50 to 200 ms
# were seen. What was loaded at the start stays for ever and is never looked at again; the rest is looked at less often.
YOUNG, OLDER, OLDEST = 20_000, 20, 50
TURN = 0.001  # seconds a thread may keep Python while another (the one that writes) waits for it; 5 ms otherwise


def keep_steady() -> None:
    """Once everything is loaded, before anybody is served."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, OLDEST)
    sys.setswitchinterval(TURN)
