"""The server under attack, and somebody who plays there meanwhile."""

import os
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

from tilerummy.bots.remote import SeatedBot, Visitor
from tools import started

FREE = "1000000"  # limits would answer most of what is sent; here the rest of the server must
FAULTS = ("Traceback", "socket-failed", "task-failed")


class Attacked:
    """Log, memory and address of a server process."""

    def __init__(self, folder: Path, port: int) -> None:
        self.log = folder / "server.log"
        self.url = f"http://127.0.0.1:{port}"
        limits = "RATE BURST ADDRESS_RATE ADDRESS_SOCKETS ADDRESS_TABLES MOST_TABLES".split()
        environment = {
            **os.environ,
            **{f"TILERUMMY_{name}": FREE for name in limits},
            "TILERUMMY_DATABASE": f"sqlite:///{folder / 'fuzz.db'}",
            "TILERUMMY_BOT_PAUSE": "0",
            "TILERUMMY_HOST": "127.0.0.1",
            "TILERUMMY_PORT": str(port),
            "TILERUMMY_LOG_LEVEL": "warning",
        }
        command = [sys.executable, "-c", "from tilerummy.cli import main; main()", "serve"]
        with self.log.open("wb") as file:
            self.process = subprocess.Popen(command, env=environment, stdout=file, stderr=subprocess.STDOUT)
        started.wait_for(self.process, lambda: answers(f"{self.url}/healthz"), self.log)

    def memory(self) -> float:
        """Resident, in MiB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return round(next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 1)

    def live_tables(self) -> int:
        """In memory: they stay there for two minutes after the last one has gone."""
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=60) as answer:  # noqa: S310
            lines = answer.read().decode().splitlines()
        return int(next(float(line.split()[1]) for line in lines if line.startswith("tilerummy_live_tables ")))

    def settled(self, patience: float) -> dict[str, float]:
        """Memory once the last table has left it."""
        end = time.monotonic() + patience
        while self.live_tables() and time.monotonic() < end:
            time.sleep(1.0)
        return {"settled": self.memory(), "tables left": self.live_tables()}

    def faults(self) -> int:
        said = self.log.read_text(encoding="utf-8", errors="replace")
        return sum(said.count(word) for word in FAULTS)

    def stop(self) -> None:
        started.stop(self.process)


def answers(url: str) -> bool:
    try:
        urllib.request.urlopen(url, timeout=5).close()  # noqa: S310
    except OSError:
        return False
    return True


class Player:
    """Match after match at a table of its own."""

    def __init__(self, url: str) -> None:
        self.visitor = Visitor(url)
        self.finished = 0
        self.slowest = 0.0  # seconds between two messages that the player waited for
        self.faults: list[str] = []
        self.ending = False
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        try:
            while not self.ending:
                self.play()
        except Exception as error:  # reported: nothing may go wrong for this player
            self.faults.append(repr(error))

    def play(self) -> None:
        body = {"game": "gin", "seats": ["person", "greedy"], "name": "Ann", "rules": "rounds=1"}
        table = self.visitor.call("POST", "/api/tables", body)["id"]
        heard = time.monotonic()
        for message in SeatedBot(self.visitor, table, 0, "greedy", 1).play(1):
            self.slowest = max(self.slowest, time.monotonic() - heard)
            heard = time.monotonic()
            if message["t"] == "refused":
                self.faults.append(str(message))
        self.finished += 1

    def stop(self) -> None:
        """Raises if the last match does not come to its end."""
        self.ending = True
        self.thread.join(120)
        if self.thread.is_alive():
            self.faults.append("the last match does not end")
