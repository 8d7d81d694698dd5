"""A server of one's own for a test: it can be killed and started again over the same data."""

import os
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import started

DEALING = "tests.browser.dealing:served"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    def __init__(
        self, folder: Path, app: str = "tilerummy.server.app:create_app", python: str = sys.executable
    ) -> None:
        self.folder = folder
        self.python = python
        self.app = app
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.name("")

    def name(self, test: str) -> None:
        """What the deals of a test's server follow from."""
        (self.folder / "test-name").write_text(test)

    def start(self) -> None:
        settings = {
            "TILERUMMY_TEST_NAME": str(self.folder / "test-name"),
            "TILERUMMY_DATABASE": f"sqlite:///{self.folder / 'tables.db'}",
            "TILERUMMY_BOT_PAUSE": "0",
            "TILERUMMY_MOST_TABLES": "10000",
            "TILERUMMY_ADDRESS_TABLES": "100000",
            "TILERUMMY_RATE": "500",
            "TILERUMMY_BURST": "500",
            "TILERUMMY_ADDRESS_RATE": "2000",
            "TILERUMMY_LOG_LEVEL": "warning",
        }
        command = [self.python, "-m", "uvicorn", "--factory", self.app]
        options = ["--port", str(self.port), "--ws", "websockets-sansio", "--log-level", "warning"]
        with (self.folder / "server.log").open("ab") as log:
            environment = {**os.environ, **settings}
            self.process = subprocess.Popen([*command, *options], env=environment, stdout=log, stderr=log)
        started.wait_for(self.process, self.answers, self.folder / "server.log")

    def answers(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.url}/healthz", timeout=5).close()  # noqa: S310
        except OSError:
            return False
        return True

    def stop(self, hard: bool = False) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if hard:
            started.kill(process)
        else:
            started.stop(process)


@contextmanager
def running(folder: Path, app: str = "tilerummy.server.app:create_app") -> Iterator[Server]:
    """It is gone afterwards, whatever happens."""
    server = Server(folder, app)
    server.start()
    try:
        yield server
    finally:
        server.stop()
