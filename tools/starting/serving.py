"""The server from source while the core is compiled, then the installed one in its place, on the same socket: whoever
connects meanwhile waits a moment, and tables go on where they were.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
import threading
import tomllib
from pathlib import Path
from types import FrameType
from typing import Any

from tools.starting.environment import ROOT, program

FROM_SOURCE = {"PYTHONPATH": str(ROOT / "src"), "PYTHONPYCACHEPREFIX": str(ROOT / ".cache/pycache")}
QUIET = {"TILERUMMY_LOG_LEVEL": "warning"}  # a line for every request is for hosts


def address(argv: list[str]) -> tuple[str, int]:
    """Where the server will listen, as far as it can be told without it. Raises ValueError or OSError."""
    reader = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    for name in ("--host", "--port", "--config"):
        reader.add_argument(name)
    given, _ = reader.parse_known_args(argv)
    file = tomllib.loads(Path(given.config).read_text(encoding="utf-8")) if given.config else {}
    host = given.host or os.environ.get("TILERUMMY_HOST") or file.get("host") or "127.0.0.1"
    port = given.port or os.environ.get("TILERUMMY_PORT") or file.get("port") or 8000
    return str(host), int(port)


def listening(argv: list[str]) -> socket.socket | None:
    """A socket that servers are handed; None where it cannot be: the server then listens, or says what is wrong."""
    if os.name == "nt":
        return None
    try:
        host, port = address(argv)
        family, kind, proto, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        made = socket.socket(family, kind, proto)
    except (OSError, ValueError):
        return None
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(where)
        made.listen(2048)
    except (OSError, OverflowError):
        made.close()
        return None
    return made


class Serving:
    """One server after the other."""

    def __init__(self, argv: list[str]) -> None:
        self.argv = argv
        self.socket = listening(argv)
        self.process: subprocess.Popen[str] | None = None
        self.changing = threading.Event()
        self.changed = threading.Event()
        self.ready = threading.Event()  # or over

    def start(self, *more: str, source: bool) -> None:
        """From source, or what is installed."""
        command = [str(program("python")), "-m", "tilerummy.cli", "serve", *self.argv, *more]
        options: dict[str, Any] = {}
        if self.socket is not None:
            command += ["--fd", str(self.socket.fileno())]
            options["pass_fds"] = [self.socket.fileno()]
        settings = {**QUIET, **os.environ, **(FROM_SOURCE if source else {})}
        # Not from this folder, whose modules are no part of the program.
        self.process = subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, text=True, **options)

    def show(self) -> None:
        """What it says, until it is replaced; what its successor says first is known already."""
        assert self.process is not None
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if not self.changing.is_set():
                sys.stdout.write(line)
                sys.stdout.flush()
            self.ready.set()
        self.ready.set()

    def serve(self) -> None:
        self.start("--open", source=True)
        threading.Thread(target=self.show, daemon=True).start()
        self.ready.wait()

    def change_over(self) -> None:
        """The new one loads while the old one stops."""
        old = self.process
        assert old is not None
        self.changing.set()
        if self.socket is None:
            stop(old)
            self.start(source=False)
        else:
            self.start(source=False)
            stop(old)
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.stdout.readline()  # where it is ready: as before
        self.changing.clear()
        self.changed.set()
        threading.Thread(target=self.show, daemon=True).start()

    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def wait(self) -> int:
        """Until a server ends by itself, and not because another takes its place."""
        while True:
            process = self.process
            assert process is not None
            code = patiently(process)
            if self.changing.is_set():
                self.changed.wait()
            if self.process is process:
                return code

    def leave(self, signum: int, frame: FrameType | None) -> None:
        if self.process is not None:
            self.process.terminate()


def patiently(process: subprocess.Popen[str]) -> int:
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue  # the server was interrupted too, and ends


def stop(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGTERM)
    process.wait()
