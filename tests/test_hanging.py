"""Runs of the tests that hang, in a process of their own: each is ended and says where it hung."""

import faulthandler
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.hanging import STDERR, limit

ROOT = Path(__file__).parents[1]
LIMIT = 100  # seconds; then nothing has ended it
BUSY = "import threading\n\ndef wait_for_ever():\n    threading.Event().wait()\n\n"
LEFT = "def test_it():\n    threading.Thread(target=wait_for_ever, name='left').start()\n"
SERVER = """import pytest

@pytest.fixture(scope="session")
def server():
    yield
    {end}

"""

HANGING = {
    "a thread left behind": BUSY + LEFT,
    "a thread left behind by a test that fails": BUSY + LEFT + "    assert False\n",
    "while collecting": BUSY + "wait_for_ever()\n",
    "a fixture at the end": BUSY + SERVER.format(end="wait_for_ever()") + "def test_it(server):\n    pass\n",
}


def start(folder: Path, test: str, **environment: str) -> "subprocess.Popen[str]":
    (folder / "test_one.py").write_text(test)
    (folder / "conftest.py").write_text((ROOT / "tests/conftest.py").read_text())
    (folder / "pytest.ini").write_text(f"[pytest]\npythonpath = {ROOT}\n")
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider", "--import-mode=importlib", "."]
    given = {**os.environ, **environment}
    return subprocess.Popen(
        command, cwd=folder, env=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def ended(run: "subprocess.Popen[str]") -> tuple[int, str]:
    """Its exit code and what it said on the error stream. Raises subprocess.TimeoutExpired."""
    try:
        _, said = run.communicate(timeout=LIMIT)
    finally:
        run.kill()
    return run.returncode, said


@pytest.mark.parametrize("how", HANGING)
def test_a_run_that_hangs_is_ended_and_says_where(how: str, tmp_path: Path) -> None:
    for quiet in ("4", "20", "90"):  # a slow machine may not get so far in four seconds
        code, said = ended(start(tmp_path, HANGING[how], TILERUMMY_TEST_QUIET=quiet, TILERUMMY_TEST_END="1"))
        if "in wait_for_ever" in said:
            break
    assert code == 1
    assert "Timeout" in said
    assert "in wait_for_ever" in said
    assert "test_one.py" in said


def test_a_run_that_is_told_to_end_says_where_it_was_and_tidies_up(tmp_path: Path) -> None:
    tidy = SERVER.format(end="open('stopped', 'w').close()")
    run = start(tmp_path, BUSY + tidy + "def test_it(server):\n    print('now', flush=True)\n    wait_for_ever()\n")
    assert run.stdout is not None
    assert run.stdout.readline() == "now\n"
    run.send_signal(signal.SIGTERM)
    code, said = ended(run)
    assert code == 2
    assert "in test_it" in said
    assert (tmp_path / "stopped").exists()


def test_a_run_that_ends_says_nothing(tmp_path: Path) -> None:
    assert ended(start(tmp_path, "def test_it():\n    pass\n")) == (0, "")


def test_a_limit_of_zero_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is forked has no thread that waits, and would wait for it."""
    asked: list[float] = []
    monkeypatch.setattr(faulthandler, "dump_traceback_later", lambda seconds, **_: asked.append(seconds))
    config = SimpleNamespace(stash={STDERR: 2})
    for seconds in (0.0, 5.0):
        limit(config, seconds)  # type: ignore[arg-type]
    assert asked == [5.0]
