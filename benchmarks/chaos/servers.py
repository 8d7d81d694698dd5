"""The server's processes: started, killed, started again."""

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import IO

from tools.started import PATIENCE

SETTINGS = {
    "BOT_PAUSE": "0",
    "BOT_WORKERS": "1",
    "DATABASE_WAIT": "30",
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
    """One process after the other at the same port; `more` is for their environment."""

    def __init__(self, database: str, log: IO[bytes], more: dict[str, str] | None = None) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = {**os.environ, **{f"TILERUMMY_{name}": value for name, value in SETTINGS.items()}}
        self.environment |= {"TILERUMMY_DATABASE": database, **(more or {})}
        self.log = log
        self.nursery: Process | None = None
        self.alive = False  # as far as it was heard
        self.up = False  # and it answers

    async def open(self) -> None:
        command = [sys.executable, "-m", "benchmarks.chaos.nursery", str(self.port)]
        self.nursery = await asyncio.create_subprocess_exec(
            *command, env=self.environment, stdin=PIPE, stdout=PIPE, stderr=self.log
        )
        assert await self.hear() == "prepared"

    def begin(self) -> None:
        """A new life."""
        self.alive = True
        self.say("start")

    async def is_ready(self) -> bool:
        """Waits until it answers; False if it ended instead."""
        self.alive = self.up = await self.hear() == "ready"
        return self.up

    async def kill(self) -> bool:
        """At once, with nothing written or said. Whether it was alive."""
        return self.alive and await self.end("kill") == -signal.SIGKILL

    async def stop(self) -> int:
        """As an operator would; the exit code."""
        return await self.end("stop")

    async def end(self, how: str) -> int:
        self.alive = self.up = False
        self.say(how)
        while True:
            word, _, code = (await self.hear()).partition(" ")
            if word == "gone":
                return int(code)

    def say(self, word: str) -> None:
        assert self.nursery is not None
        assert self.nursery.stdin is not None
        self.nursery.stdin.write(f"{word}\n".encode())

    async def hear(self) -> str:
        assert self.nursery is not None
        assert self.nursery.stdout is not None
        line = await asyncio.wait_for(self.nursery.stdout.readline(), PATIENCE)
        if not line:
            raise RuntimeError("the servers' parent has died; its log says why")
        return line.decode().strip()

    async def close(self) -> None:
        """With the life that it may have."""
        self.up = False
        if self.nursery is not None and self.nursery.returncode is None:
            with suppress(ProcessLookupError):
                self.nursery.kill() if self.nursery.stdin is None else self.nursery.stdin.close()
            await self.nursery.wait()


def log_file(folder: Path) -> IO[bytes]:
    return (folder / "server.log").open("ab")
