"""Servers in processes of their own, for tests, benchmarks and pictures: waited for as long as they live, and never
left behind.
"""

import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

PATIENCE = 180.0  # seconds for a process that lives and does not answer: a busy machine may need a minute
STOP = 60.0  # seconds for one that was asked to stop
LOOK = 0.1


def wait_for(process: "subprocess.Popen[Any]", answers: Callable[[], bool], log: Path) -> None:
    """Raises RuntimeError with the end of its log; then, and whatever else goes wrong, the process is gone."""
    end = time.monotonic() + PATIENCE
    try:
        while process.poll() is None and time.monotonic() < end:
            if answers():
                return
            time.sleep(LOOK)
        said = log.read_text(errors="replace")[-2000:]
        raise RuntimeError(f"the server does not answer (exit code {process.poll()}): {said}")
    except BaseException:
        kill(process)
        raise


def stop(process: "subprocess.Popen[Any]") -> int:
    """As an operator would; the exit code. Raises subprocess.TimeoutExpired; then it was killed."""
    process.terminate()
    try:
        return process.wait(STOP)
    finally:
        kill(process)


def kill(process: "subprocess.Popen[Any]") -> None:
    """If it still runs."""
    if process.poll() is None:
        process.kill()
        process.wait()
