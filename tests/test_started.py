"""Servers that tests and benchmarks start are waited for while they live, and are gone whatever happens."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.browser import serving
from tools import started

SLEEPS = "import time; print('asleep', flush=True); time.sleep(600)"
DEAF = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); " + SLEEPS


def run(program: str, log: Path) -> "subprocess.Popen[bytes]":
    with log.open("wb") as file:
        return subprocess.Popen([sys.executable, "-c", program], stdout=file, stderr=file)


def sleeping_app() -> None:
    """For uvicorn: a server that never starts."""
    time.sleep(600)


def test_a_slow_start_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(started, "LOOK", 0.001)
    process = run(SLEEPS, tmp_path / "log")
    answers = iter([False] * 500 + [True])
    started.wait_for(process, lambda: next(answers), tmp_path / "log")
    assert process.poll() is None
    started.stop(process)
    assert process.poll() is not None


def test_one_that_never_answers_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(started, "PATIENCE", 0.2)
    process = run(SLEEPS, tmp_path / "log")
    with pytest.raises(RuntimeError, match="does not answer"):
        started.wait_for(process, lambda: False, tmp_path / "log")
    assert process.returncode is not None


def test_one_that_ends_is_not_waited_for(tmp_path: Path) -> None:
    process = run("import sys; sys.exit('no such setting')", tmp_path / "log")
    with pytest.raises(RuntimeError, match=r"exit code 1\): no such setting"):
        started.wait_for(process, lambda: False, tmp_path / "log")


def test_it_is_gone_when_the_one_who_waits_is_interrupted(tmp_path: Path) -> None:
    process = run(SLEEPS, tmp_path / "log")

    def interrupted() -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        started.wait_for(process, interrupted, tmp_path / "log")
    assert process.returncode is not None


def test_one_that_does_not_stop_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    process = run(DEAF, tmp_path / "log")
    started.wait_for(process, lambda: "asleep" in (tmp_path / "log").read_text(), tmp_path / "log")
    monkeypatch.setattr(started, "STOP", 0.2)
    with pytest.raises(subprocess.TimeoutExpired):
        started.stop(process)
    assert process.returncode is not None


def test_the_browser_tests_leave_no_server_that_did_not_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(started, "PATIENCE", 1.0)
    server = serving.Server(tmp_path, "tests.test_started:sleeping_app")
    with pytest.raises(RuntimeError):
        server.start()
    assert server.process is not None
    assert server.process.returncode is not None
