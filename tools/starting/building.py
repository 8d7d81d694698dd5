"""The page, the compiled core and the package, built from this folder by programs of the environment."""

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path

from tools.starting.environment import PIP, ROOT, VENV, SetupFailed, is_newer, is_ready, program

BUILD = ROOT / "hatch_build.py"
# Whoever wants to play does not wait for the core of the browser (docs/decisions/0026).
os.environ.setdefault("TILERUMMY_CORE", "kept")
WHEELS = ROOT / ".cache/wheel"
COMPILED = VENV / "installed-compiled"  # a mark, as in the Makefile
PAGE = VENV / "page-built"  # another, of our own
MADE = ("__pycache__", "node_modules", "_web")
PROGRESS = re.compile(r"^Compiled (\d+) of (\d+) C files")


def wants_pure() -> bool:
    return os.environ.get("TILERUMMY_PURE", "0") not in ("", "0")


def sources() -> Iterator[Path]:
    """Folders too: their time changes when a file is added or removed."""
    yield from (ROOT / "pyproject.toml", BUILD, *(ROOT / "building").glob("*.py"))
    for folder in ("src", "rulebook", "web"):
        for above, folders, names in os.walk(ROOT / folder):
            folders[:] = [name for name in folders if name not in MADE]
            yield Path(above)
            yield from (Path(above, name) for name in names)


def is_installed() -> bool:
    """The compiled package, from the sources as they are now."""
    return is_ready() and is_newer(COMPILED, *sources())


def has_page() -> bool:
    """Built from the sources as they are now."""
    return is_ready() and is_newer(PAGE, *sources())


def has_compiler() -> bool:
    """The compiler that this Python builds extensions with, and Python's headers; Windows knows only by trying."""
    if os.name == "nt":
        return True
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "gcc").split()
    return shutil.which(words[0]) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def gently(command: list[str]) -> list[str]:
    """What may wait leaves the processor to what is waited for."""
    return ["nice", "-n", "10", *command] if shutil.which("nice") else command


class Build:
    """A part of hatch_build.py in a process of its own. `heard`: all that it said."""

    def __init__(self, part: str, gentle: bool = False) -> None:
        command = [str(program("python")), str(BUILD), part]
        if gentle:
            command = gently(command)
        streams = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "errors": "replace"}
        # Ctrl+C is for the server; a build is told to end. A group, not a session of its own: Linux shares the
        # processor equally between sessions, and a build would be gentle to nobody but itself.
        self.process: subprocess.Popen[str] = subprocess.Popen(  # type: ignore[call-overload]
            command, cwd=ROOT, process_group=0, stdin=subprocess.DEVNULL, **streams
        )
        self.heard: list[str] = []

    def wait(self, progress: Callable[[int], None] = lambda percent: None) -> bool:
        """Whether it went well; `progress` is told how many of a hundred parts are done."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.heard.append(line)
            found = PROGRESS.match(line)
            if found:
                progress(100 * int(found[1]) // int(found[2]))
        return self.process.wait() == 0

    def stop(self) -> None:
        """With the compilers that it has started."""
        if self.process.poll() is None:
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGTERM)
            else:
                self.process.terminate()
        self.process.wait()


def install() -> None:
    """The wheel from what was built, into the environment. Raises SetupFailed."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    for old in VENV.glob("installed-*"):
        old.unlink()
    python = str(program("python"))
    quietly = {"cwd": ROOT, "env": {**os.environ, **PIP}, "capture_output": True, "check": False}
    build = [python, "-m", "hatchling", "build", "-t", "wheel", "-d", str(WHEELS)]
    if subprocess.run(build, **quietly).returncode:  # type: ignore[call-overload]
        raise SetupFailed("starting-core-failed")
    wheels = [str(path) for path in WHEELS.glob("*.whl")]
    pip = [python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--force-reinstall", *wheels]
    if subprocess.run(pip, **quietly).returncode:  # type: ignore[call-overload]
        raise SetupFailed("starting-core-failed")
    COMPILED.touch()


def show(build: Build) -> None:
    sys.stderr.writelines(build.heard)
