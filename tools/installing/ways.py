"""The ways in, each on a bare machine with empty caches, timed until the page can be fetched."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from tools.installing.roots import Machine, settings
from tools.try_image import Podman, running
from tools.trying import free_port, has_page

ROOT = Path(__file__).parents[2]
PATIENCE = 1200.0
OVER = "The compiled core is in use now"
Times = dict[str, list[float]]


class Made(NamedTuple):
    """What tools.installing.prepared has made."""

    bare: Path
    headers: Path
    pure: Path
    compiled: Path
    app: Path
    store: str  # of images


class Run:
    """A program in a group of its own, watched until its page is there."""

    def __init__(self, command: list[str], log: Path, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.log = log
        self.began = time.monotonic()
        with log.open("w") as told:
            streams: dict[str, Any] = {"stdout": told, "stderr": subprocess.STDOUT, "stdin": subprocess.DEVNULL}
            self.process = subprocess.Popen(command, env=settings(), start_new_session=True, **streams)

    def until(self, holds: Callable[[], bool]) -> float:
        while not holds():
            if self.process.poll() is not None or time.monotonic() - self.began > PATIENCE:
                self.end()
                sys.exit(f"it did not get that far:\n{self.log.read_text()}")
            time.sleep(0.05)
        return round(time.monotonic() - self.began, 1)

    def page(self) -> float:
        return self.until(lambda: has_page(self.url))

    def core(self) -> float:
        return self.until(lambda: OVER in self.log.read_text())

    def end(self) -> None:
        """The process space ends with its first process."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def timed(machine: Machine, script: str, *measures: str) -> list[float]:
    """The script gets a port as $PORT."""
    port = free_port()
    run = Run(machine.command(f"PORT={port}; {script}"), machine.folder / f"log-{port}", port)
    try:
        return [getattr(run, name)() for name in measures]
    finally:
        run.end()


def given(machine: Machine, file: Path, name: str) -> str:
    """A copy of a file of ours on that machine; the path there."""
    shutil.copy(file, machine.path(name))
    return name


def clone(machine: Machine) -> str:
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(machine.path("/clone"))], check=True)
    return "cd /clone && exec make play ARGS=\"--port $PORT\""


def from_clone(made: Made, folder: Path, times: Times) -> None:
    machine = Machine(made.bare, folder)
    play = clone(machine)
    times["clone"] += timed(machine, play, "page")
    times["again-uncompiled"] += timed(machine, play, "page")


def from_clone_with_headers(made: Made, folder: Path, times: Times) -> None:
    machine = Machine(made.headers, folder)
    play = clone(machine)
    page, core = timed(machine, play, "page", "core")
    times["headers"].append(page)
    times["core"].append(core)
    times["again"] += timed(machine, play, "page")


def with_wheel(made: Made, folder: Path, tool: str) -> tuple[Machine, str]:
    """A bare machine that has the wheel and a program that installs it, with empty caches; where the wheel is."""
    machine = Machine(made.bare, folder)
    wheel = given(machine, made.compiled, f"/wheels/{made.compiled.name}")
    machine.run(f"python3 -m venv /{tool} && /{tool}/bin/pip install --quiet {tool} && rm -rf ~/.cache")
    return machine, wheel


def from_pipx(made: Made, folder: Path, times: Times) -> None:
    machine, wheel = with_wheel(made, folder, "pipx")
    steps = f"/pipx/bin/pipx install '{wheel}[server]' && exec tilerummy serve --port $PORT"
    times["pipx"] += timed(machine, steps, "page")


def from_uvx(made: Made, folder: Path, times: Times) -> None:
    machine, wheel = with_wheel(made, folder, "uv")
    steps = f"exec /uv/bin/uvx --from 'tilerummy[server] @ file://{wheel}' tilerummy serve --port $PORT"
    times["uvx"] += timed(machine, steps, "page")
    times["uvx-again"] += timed(machine, steps, "page")


def from_pure_wheel(made: Made, folder: Path, times: Times) -> None:
    machine = Machine(made.bare, folder)
    wheel = given(machine, made.pure, f"/wheels/{made.pure.name}")
    install = f"python3 -m venv /v && /v/bin/pip install --quiet '{wheel}[server]'"
    times["pure"] += timed(machine, f"{install} && exec /v/bin/tilerummy serve --port $PORT", "page")


def from_app(made: Made, folder: Path, times: Times) -> None:
    machine = Machine(made.bare, folder)
    app = given(machine, made.app, "/tilerummy")
    times["app"] += timed(machine, f"exec {app} serve --port $PORT", "page")


def from_image(made: Made, folder: Path, times: Times) -> None:
    port, began = free_port(), time.monotonic()
    with running(Podman(made.store), port):
        while not has_page(f"http://127.0.0.1:{port}"):
            if time.monotonic() - began > PATIENCE:
                sys.exit("the image does not serve")
            time.sleep(0.05)
        times["image"].append(round(time.monotonic() - began, 1))


WAYS: dict[str, Callable[[Made, Path, Times], None]] = {
    "clone": from_clone,
    "headers": from_clone_with_headers,
    "pipx": from_pipx,
    "uvx": from_uvx,
    "pure": from_pure_wheel,
    "app": from_app,
    "image": from_image,
}
