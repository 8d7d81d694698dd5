"""The server's processes: started, killed, started again."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import IO

from tools.started import PATIENCE, stop

SETTINGS = {
    "BOT_PAUSE": "0",
    "BOT_WORKERS": "1",
    "GRACE": "1",
    "RATE": "10000",
    "BURST": "10000",
    "ADDRESS_RATE": "100000",
    "ADDRESS_SOCKETS": "10000",
    "ADDRESS_TABLES": "100000",
    "MOST_TABLES": "100000",
    "LOG_LEVEL": "warning",
}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """One process with its own port, which it keeps."""

    def __init__(self, database: str, log: IO[bytes]) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = {**os.environ, **{f"TILERUMMY_{name}": value for name, value in SETTINGS.items()}}
        self.environment["TILERUMMY_DATABASE"] = database
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None
        self.up = False

    async def start(self) -> None:
        """Until it answers."""
        command = [sys.executable, "-m", "uvicorn", "--factory", "tilerummy.server.app:create_app"]
        options = ["--host", "127.0.0.1", "--port", str(self.port), "--ws", "websockets-sansio", "--log-level", "error"]
        self.process = subprocess.Popen(
            [*command, *options], env=self.environment, stdout=self.log, stderr=subprocess.STDOUT
        )
        end = time.monotonic() + PATIENCE
        while not await asyncio.to_thread(self.answers):
            if self.process.poll() is not None or time.monotonic() > end:
                code = self.process.poll()
                self.kill()
                raise RuntimeError(f"the server does not start: {code}")
            await asyncio.sleep(0.02)
        self.up = True

    def answers(self) -> bool:
        try:
            urllib.request.urlopen(self.address + "/healthz", timeout=2).close()  # noqa: S310
        except urllib.error.HTTPError:
            return True
        except OSError:
            return False
        return True

    def kill(self) -> None:
        """At once, with nothing written or said."""
        self.up = False
        process = self.process
        if process is not None and process.poll() is None:
            process.send_signal(signal.SIGKILL)
            process.wait()

    async def stop(self) -> int:
        """As an operator would; the exit code."""
        self.up = False
        assert self.process is not None
        return await asyncio.to_thread(stop, self.process)


def log_file(folder: Path) -> IO[bytes]:
    return (folder / "server.log").open("ab")
