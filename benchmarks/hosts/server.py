"""A server as its host runs it, on a machine of its own or on this one."""

import os
import subprocess
import sys
import urllib.request
from pathlib import Path

from benchmarks.chaos.servers import SETTINGS
from benchmarks.hosts.network import Machine
from tools import started
from tools.postgres_cluster import free_port

PORT = 8000


class Server:
    def __init__(self, database: str, folder: Path, machine: Machine | None = None) -> None:
        self.machine = machine
        self.address = "127.0.0.1" if machine is None else machine.address
        self.port = free_port() if machine is None else PORT
        self.url = f"http://{self.address}:{self.port}"
        self.log = folder / f"server-{self.address}-{self.port}.log"
        self.environment = os.environ | {f"TILERUMMY_{name}": value for name, value in SETTINGS.items()}
        self.environment["TILERUMMY_DATABASE"] = database
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tilerummy.cli", "serve", "--host", self.address, "--port", str(self.port)]
        if self.machine is not None:
            command = self.machine.inside(command)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)

    def answers(self) -> bool:
        try:
            urllib.request.urlopen(self.url + "/readyz", timeout=5).close()  # noqa: S310
        except OSError:
            return False
        return True

    def kill(self) -> None:
        """At once, its workers too."""
        if self.machine is not None:
            self.machine.kill_all()
        if self.process is not None:
            started.kill(self.process)

    def stop(self) -> int:
        """As an operator would; the exit code."""
        assert self.process is not None
        return started.stop(self.process)
