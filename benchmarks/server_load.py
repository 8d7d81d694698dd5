"""Tables full of players for the benchmark of the server, and the server they play on."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from socket import create_connection
from typing import Any

import msgspec

from benchmarks.raw_socket import RawSocket, connect
from tilerummy.bots.remote import Visitor
from tools import started

SERVER_CORE, CLIENT_CORE = 0, 1
NOT_MINE = b'"options":[]'


class Seen(msgspec.Struct):
    options: list[str] = []


class Frame(msgspec.Struct):
    t: str
    seq: int = 0
    position: Seen | None = None


decoder = msgspec.json.Decoder(Frame)


# ---- the server


class Server:
    """`tilerummy serve` as a host runs it, or a bare application."""

    def __init__(self, folder: Path, port: int, app: str = "") -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        environment = {**os.environ, "TILERUMMY_DATABASE": f"sqlite:///{folder / 'bench.db'}"}
        of_one = ("RATE", "BURST", "ADDRESS_RATE", "ADDRESS_SOCKETS", "ADDRESS_TABLES", "MOST_TABLES")
        for name in (*of_one, "MOST_SOCKETS", "ADDRESS_CONNECTIONS", "MOST_CONNECTIONS"):
            environment[f"TILERUMMY_{name}"] = "1000000"
        environment["TILERUMMY_LOG_LEVEL"] = "error"
        command = ["taskset", "-c", str(SERVER_CORE), sys.executable, "-m"]
        if app:
            command += ["uvicorn", app, "--ws", "websockets-sansio", "--loop", "uvloop", "--log-level", "error"]
        else:
            command += ["tilerummy.cli", "serve"]
        command += ["--port", str(port)]
        self.log = folder / "server.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    def wait(self) -> None:
        started.wait_for(self.process, self.answers, self.log)

    def answers(self) -> bool:
        try:
            create_connection(("127.0.0.1", self.port), 5).close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        started.stop(self.process)

    def memory(self) -> float:
        """Resident, in KiB."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(text.split("VmRSS:")[1].split()[0])

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---- tables


class Pair:
    """Two players at a table who move as soon as they may, or when told to."""

    def __init__(self, load: "Load", table: str) -> None:
        self.load = load
        self.table = table
        self.sockets: list[RawSocket] = []
        self.waiting: tuple[RawSocket, bytes] | None = None  # a move ready to be sent
        self.sent = 0.0
        self.told = 0
        self.count = 0

    async def sit(self, cookies: list[str], paths: list[str]) -> None:
        for cookie, path in zip(cookies, paths, strict=True):
            headers = {"Cookie": f"tilerummy={cookie}"}
            self.sockets.append(await connect("127.0.0.1", self.load.port, path, headers, self.take))

    def begin(self) -> None:
        for socket in self.sockets:
            socket.send(b'{"t":"ready","id":"r0"}')

    def take(self, socket: RawSocket, data: bytes) -> None:
        if data.startswith(b'{"t":"event"'):
            self.note_told(data)
            if NOT_MINE not in data:
                self.plan(socket, decoder.decode(data))
        elif data.startswith(b'{"t":"welcome"') and NOT_MINE not in data:
            self.plan(socket, decoder.decode(data))

    def note_told(self, data: bytes) -> None:
        """A move counts when the second of the two has heard of it."""
        if b'"what":"did"' not in data:
            if b'"phase":"pause"' in data or b'"phase":"over"' in data:
                self.go_on()
            return
        self.told += 1
        if self.told == 2 and self.sent:
            self.load.note(time.perf_counter() - self.sent)
            self.sent = 0.0
        if b'"score"' in data:
            self.go_on()

    def go_on(self) -> None:
        self.count += 1
        for socket in self.sockets:
            socket.send(b'{"t":"ready","id":"r%d"}' % self.count)

    def plan(self, socket: RawSocket, frame: Frame) -> None:
        options = [] if frame.position is None else [option for option in frame.position.options if option[0] != "T"]
        if not options:
            return
        self.count += 1
        action = options[self.count * 7 % len(options)]
        self.waiting = (socket, b'{"t":"act","id":"m%d","at":%d,"a":"%s"}' % (self.count, frame.seq, action.encode()))
        if self.load.eager:
            self.move()

    def move(self) -> bool:
        """Send the move that is ready, if the one before has been told to both."""
        if self.waiting is None:
            return False
        socket, data = self.waiting
        self.waiting = None
        self.told = 0
        self.sent = time.perf_counter()
        socket.send(data)
        return True


class Load:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.port = server.port
        self.eager = False
        self.latencies: list[float] = []
        self.pairs: list[Pair] = []
        self.cookies: list[str] = []

    def note(self, seconds: float) -> None:
        self.latencies.append(seconds)

    async def make(self, tables: int, game: str = "investo") -> None:
        """Tables with two seats taken and nobody there."""
        ann, ben = Visitor(self.server.url), Visitor(self.server.url)
        loop = asyncio.get_running_loop()
        for each in (ann, ben):
            await loop.run_in_executor(None, each.call, "GET", "/api/me")
        self.cookies = [each.cookies["tilerummy"] for each in (ann, ben)]
        for _ in range(tables):
            self.pairs.append(Pair(self, await loop.run_in_executor(None, new_table, ann, ben, game)))

    async def connect(self) -> None:
        for pair in self.pairs:
            await pair.sit(self.cookies, [f"/ws/tables/{pair.table}"] * 2)

    async def begin(self) -> None:
        for pair in self.pairs:
            pair.begin()
            await asyncio.sleep(0.001)
        await asyncio.sleep(1.0)

    async def open(self, tables: int) -> None:
        await self.make(tables)
        await self.connect()
        await self.begin()

    async def flat_out(self, seconds: float) -> dict[str, Any]:
        """Every table moves as soon as its last move was told."""
        self.eager = True
        for pair in self.pairs:
            pair.move()
        await asyncio.sleep(1.0)
        found = await self.measure(seconds)
        self.eager = False
        await asyncio.sleep(0.5)
        return found

    async def paced(self, rate: float, seconds: float) -> dict[str, Any]:
        """So many moves a second, one table after the other."""
        end = time.perf_counter() + seconds + 1.0
        pacer = asyncio.create_task(self.pace(rate, end))
        await asyncio.sleep(1.0)
        found = await self.measure(seconds)
        pacer.cancel()
        await asyncio.sleep(0.5)
        return found

    async def pace(self, rate: float, end: float) -> None:
        start, done, at = time.perf_counter(), 0, 0
        while time.perf_counter() < end:
            owed = int((time.perf_counter() - start) * rate) - done
            for _ in range(owed):
                self.pairs[at].move()
                at = (at + 1) % len(self.pairs)
            done += owed
            await asyncio.sleep(0.002)

    async def measure(self, seconds: float) -> dict[str, Any]:
        self.latencies.clear()
        cpu, start = self.server.cpu(), time.perf_counter()
        await asyncio.sleep(seconds)
        spent, used = time.perf_counter() - start, self.server.cpu() - cpu
        found = sorted(self.latencies)
        return {
            "moves a second": round(len(found) / spent),
            "p50 ms": milliseconds(quantile(found, 0.5)),
            "p99 ms": milliseconds(quantile(found, 0.99)),
            "worst ms": milliseconds(quantile(found, 1.0)),
            "server's processor a move, µs": round(1e6 * used / max(1, len(found))),
        }

    def close(self) -> None:
        for pair in self.pairs:
            for socket in pair.sockets:
                socket.close()
        self.pairs.clear()


def quantile(found: list[float], part: float) -> float:
    return found[min(len(found) - 1, int(part * len(found)))] if found else 0.0


def milliseconds(seconds: float) -> float:
    return round(1000 * seconds, 2)


def new_table(ann: Visitor, ben: Visitor, game: str) -> str:
    body = {"game": game, "seats": ["person", "person"], "name": "Ann", "rules": "stall_limit=1000 target=500"}
    made = ann.call("POST", "/api/tables", body)
    ben.call("POST", f"/api/tables/{made['id']}/join", {"name": "Ben"})
    return str(made["id"])
