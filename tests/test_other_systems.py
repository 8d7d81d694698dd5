"""What Windows and macOS lack or have elsewhere, simulated: signals, data folders, limits, process groups."""

import importlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tilerummy.cli import is_for_people, main
from tilerummy.cli import play as play_command
from tilerummy.server.live import slow_patterns
from tilerummy.server.settings import Settings, data_folder

SOURCE = Path(__file__).parents[1] / "src/tilerummy"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    return tmp_path


def test_data_lies_where_each_system_wants_it(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    platformdirs = pytest.importorskip("platformdirs")
    monkeypatch.setattr(os.path, "expanduser", lambda path: str(path).replace("~", str(home)))
    for system, theirs in (("linux", "unix.Unix"), ("darwin", "macos.MacOS")):
        monkeypatch.setattr(sys, "platform", system)
        module, name = theirs.split(".")
        found = getattr(importlib.import_module(f"{platformdirs.__name__}.{module}"), name)("tilerummy")
        assert data_folder() == Path(found.user_data_dir)
    monkeypatch.setattr(sys, "platform", "win32")
    assert data_folder() == home / "AppData/Local/tilerummy"
    monkeypatch.setenv("LOCALAPPDATA", str(home / "elsewhere"))
    assert data_folder() == home / "elsewhere/tilerummy"


def test_data_stays_where_it_was(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    (home / ".local/share/tilerummy").mkdir(parents=True)
    assert data_folder() == home / ".local/share/tilerummy"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "x"))
    assert data_folder() == home / "x/tilerummy"


def test_a_path_of_windows_is_an_address_of_a_database(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", r"C:\Users\Ann Lee\AppData")
    assert Settings().database_url().startswith(r"sqlite:///C:\Users\Ann Lee\AppData")


def test_signals_that_windows_lacks_are_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SIGHUP", "SIGKILL", "SIGVTALRM", "SIGALRM", "SIGUSR1", "setitimer", "ITIMER_VIRTUAL"):
        monkeypatch.delattr(signal, name, raising=False)
    monkeypatch.setattr(signal, "SIGBREAK", 21, raising=False)
    assert play_command.ending_signals() == [signal.SIGTERM, 21]
    assert slow_patterns.quick("(rude|words)")


def test_a_slow_pattern_ends_its_process_where_there_is_no_timer() -> None:
    code = (
        "import signal, sys\n"
        "for name in ('SIGVTALRM', 'setitimer', 'ITIMER_VIRTUAL'): delattr(signal, name)\n"
        f"sys.path.insert(0, {str(Path(slow_patterns.__file__).parent)!r})\n"
        "import slow_patterns; slow_patterns.OVER = 0.3; slow_patterns.main()"
    )
    lines = "".join(json.dumps(pattern) + "\n" for pattern in ("fine", "(a+)+$", "fine too"))
    done = subprocess.run([sys.executable, "-c", code], input=lines, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["0"]
    assert done.returncode != 0


def test_processes_are_started_afresh_and_never_forked() -> None:
    """Windows cannot fork, and macOS should not."""
    for path in SOURCE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "os.fork(" not in text, path
        assert 'get_context("fork' not in text, path


def test_modules_of_one_system_are_imported_where_they_may_be_missing() -> None:
    """Always in a try, or inside a function that is not reached."""
    missing = ("import fcntl", "from fcntl", "import resource", "import pwd", "import termios")
    for path in SOURCE.rglob("*.py"):
        assert not [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith(missing)], path


def test_without_a_command_people_play_and_programs_get_the_usage(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[list[str]] = []
    from tilerummy.cli import serve

    def start(argv: list[str]) -> int:
        asked.append(argv)
        return 0

    monkeypatch.setattr(serve, "main", start)
    monkeypatch.setattr("tilerummy.cli.is_for_people", lambda: True)
    assert main([]) == 0
    assert asked == [["--open"]]
    monkeypatch.setattr("tilerummy.cli.is_for_people", lambda: False)
    assert main([]) == 2
    assert "tilerummy serve" in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", None)  # a program without a window
    assert not is_for_people()
