"""A run of the tests that hangs is ended, and says where: every thread of it, on the error stream.

pytest-timeout ends a test that hangs. This is for all the rest: collecting, fixtures of the session, and above all what
comes after the last test, when Python waits for threads that somebody has left behind. A run that is told to end
(`make` gives each a limit with `timeout`) says where it was and tidies up: no server is left behind.
"""

import faulthandler
import os
import signal
from collections.abc import Iterator
from types import FrameType

import pytest

# Seconds without a test that begins or ends; above pytest-timeout's limit, which knows more to say. 0: no limit, for
# processes that are forked, which the thread that waits does not outlive.
QUIET = float(os.environ.get("TILERUMMY_TEST_QUIET", "900"))
# Seconds to end after the last test.
END = float(os.environ.get("TILERUMMY_TEST_END", "120"))

STDERR = pytest.StashKey[int]()


def limit(config: pytest.Config, seconds: float) -> None:
    """From now on. Set again and again: pytest's own plugin takes it away when a test fails."""
    if seconds:
        faulthandler.dump_traceback_later(seconds, exit=True, file=config.stash[STDERR])


def interrupt(signum: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt("told to end")


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    config.stash[STDERR] = os.dup(2)  # before output is captured, and kept until the process ends
    signal.signal(signal.SIGTERM, interrupt)
    if hasattr(faulthandler, "register"):  # not on Windows
        faulthandler.register(signal.SIGTERM, file=config.stash[STDERR], chain=True)
    limit(config, QUIET)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    limit(item.config, QUIET)
    try:
        return (yield)
    finally:
        limit(item.config, QUIET)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    limit(config, END)
