"""A server from a tree of the program, as somebody on the internet would meet it: on loopback, with default limits."""

import http.client
import json
import os
import re
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tools import started

WAIT = 20.0  # seconds for an answer
INNOCENT, ATTACKER = "127.0.0.2", "127.0.0.66"  # every address of 127.0.0.0/8 is this machine


class Server:
    """`python -m tilerummy.cli serve` of the package that is installed in a tree's environment."""

    def __init__(self, tree: Path, settings: dict[str, str]) -> None:
        self.tree = tree
        self.settings = settings
        self.folder = tempfile.TemporaryDirectory()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.start(settings)

    def start(self, settings: dict[str, str]) -> None:
        folder = Path(self.folder.name)
        words = {f"TILERUMMY_{name}": value for name, value in {"LOG_LEVEL": "error", **settings}.items()}
        environment = {**os.environ, "TILERUMMY_DATABASE": f"sqlite:///{folder / 'attack.db'}", **words}
        environment.pop("PYTHONPATH", None)
        command = [str(self.tree / ".venv/bin/python"), "-m", "tilerummy.cli", "serve", "--port", str(self.port)]
        log = folder / "server.log"
        with log.open("wb") as out:
            self.process = subprocess.Popen(command, env=environment, cwd=folder, stdout=out, stderr=out)
        started.wait_for(self.process, self.answers, log)

    def answers(self) -> bool:
        try:
            return Visitor(self, INNOCENT).ask("GET", "/readyz")[0] == 200
        except OSError:
            return False

    def restart(self, settings: dict[str, str]) -> None:
        started.stop(self.process)
        self.start(settings)

    def close(self) -> None:
        started.stop(self.process)
        self.folder.cleanup()

    def memory(self) -> float:
        """Of the process that serves, resident, in MiB."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0

    def largest_file(self) -> str:
        """Of the page, as it is asked for."""
        packed = self.tree.glob(".venv/lib/python*/site-packages/tilerummy/_web/**/*.gz")
        path = max(packed, key=lambda each: each.stat().st_size)
        return "/" + path.as_posix().partition("/_web/")[2].removesuffix(".gz")

    def line(self, address: str) -> socket.socket:
        """A bare connection from an address."""
        return socket.create_connection(("127.0.0.1", self.port), WAIT, (address, 0))


class Visitor:
    """Somebody with a cookie and an address; every request has a connection of its own."""

    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.address = address
        self.cookie = ""

    def ask(self, method: str, path: str, data: Any = None, headers: dict[str, str] | None = None) -> tuple[int, Any]:
        body = data if data is None or isinstance(data, bytes) else json.dumps(data).encode()
        line = http.client.HTTPConnection("127.0.0.1", self.server.port, WAIT, (self.address, 0))
        try:
            given = {"Content-Type": "application/json", **({"Cookie": self.cookie} if self.cookie else {})}
            line.request(method, path, body, given | (headers or {}))
            answer = line.getresponse()
            text = answer.read()
            self.keep(answer.getheader("Set-Cookie"))
        finally:
            line.close()
        try:
            return answer.status, json.loads(text or b"null")
        except ValueError:
            return answer.status, None

    def keep(self, header: str | None) -> None:
        if header:
            self.cookie = header.partition(";")[0]

    def table(self, **asked: Any) -> str:
        status, made = self.ask("POST", "/api/tables", {"game": "gin", "seats": ["person", "person"], **asked})
        if status != 201:
            raise RuntimeError(f"{status} {made}")
        return str(made["id"])

    def socket(self, table: str, query: str = "") -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/ws/tables/{table}{query}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        line = self.server.line(self.address)
        return connect(
            address, sock=line, additional_headers=headers, max_size=2**26, compression=None, open_timeout=WAIT
        )
