"""Tries regular expressions on names that make bad ones slow. Run as a program of its own, so that one that never ends
ends with it: JSON lines in, the numbers of those that were quick out. It needs the standard library only.
"""

import faulthandler
import json
import re
import signal
import sys
from types import FrameType

LONG = 40  # characters of what is tried
QUICK = 0.05  # seconds of the processor's time for all that is tried with one expression
OVER = 1.0  # seconds on the clock, where the processor's time cannot be asked for
FILLING = ("a", "1", "-", ".", " ", "a ", "ab", "\u00e9", "\u4e00")


class Slow(Exception):
    pass


def too_slow(_signal: int, _frame: FrameType | None) -> None:
    raise Slow


def tried(pattern: str) -> list[str]:
    """Repeated letters, those of the pattern itself too, with an end that does not fit."""
    letters = sorted({char for char in pattern if char.isalnum()})[:30]
    words = [word for word in re.findall(r"\w+", pattern) if len(word) < LONG][:10]
    whole = [(part * LONG)[:LONG] for part in (*FILLING, *letters, *words)]
    return [text + end for text in whole for end in ("", "!", "\u2603")]


def quick(pattern: str) -> bool:
    """The clock counts the work of this process, so that a busy machine changes nothing. Windows has no such clock:
    there the first slow line ends this process, and all that follow are left out with it.
    """
    if not hasattr(signal, "setitimer"):
        return quick_or_over(pattern)
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, QUICK)
        found = re.compile(pattern, re.IGNORECASE)
        for text in tried(pattern):
            found.search(text)
    except Slow:
        return False
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return True


def quick_or_over(pattern: str) -> bool:
    faulthandler.dump_traceback_later(OVER, exit=True)
    found = re.compile(pattern, re.IGNORECASE)
    for text in tried(pattern):
        found.search(text)
    faulthandler.cancel_dump_traceback_later()
    return True


def main() -> None:
    if hasattr(signal, "SIGVTALRM"):
        signal.signal(signal.SIGVTALRM, too_slow)
    for number, line in enumerate(sys.stdin):
        if quick(json.loads(line)):
            print(number, flush=True)


if __name__ == "__main__":
    main()
