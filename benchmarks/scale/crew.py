"""A Postgres and some servers on it, each a process at a port of its own; players, and what all of it uses."""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import msgspec
import psutil  # type: ignore[import-untyped]

from benchmarks.hosts.server import Server
from benchmarks.raw_socket import RawSocket, connect
from benchmarks.server_load import Load, Pair
from tools import started
from tools.postgres_cluster import Instance

ENOUGH = "1000000"
LIMITS = ("RATE", "BURST", "ADDRESS_RATE", "ADDRESS_SOCKETS", "ADDRESS_TABLES", "MOST_TABLES", "MOST_SOCKETS",
          "ADDRESS_CONNECTIONS", "MOST_CONNECTIONS")  # fmt: skip
WRITTEN = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"
STORED = "SELECT pg_total_relation_size('events')"
EVENTS = "SELECT count(*) FROM events"
COMMITS = "SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint"  # transactions that wrote


class Usage(msgspec.Struct):
    """Since the beginning: seconds of processor time, bytes, counts."""

    servers: list[float]
    postgres: float
    clients: float
    wal: int
    stored: int
    events: int
    commits: int
    frames: int
    sent: int
    at: float


class Crew:
    """Looks like one server to `Load`."""

    def __init__(self, folder: Path, processes: int) -> None:
        self.postgres = Instance(folder / f"postgres{processes}")
        self.postgres.create()
        self.postgres.start()
        url = f"postgresql://postgres@{self.postgres.at}/postgres"
        self.servers = [Server(url, folder) for _ in range(processes)]
        for server in self.servers:
            server.environment |= {f"TILERUMMY_{name}": ENOUGH for name in LIMITS}
            server.environment["TILERUMMY_LOG_LEVEL"] = "error"
            server.start()
            assert server.process is not None
            started.wait_for(server.process, server.answers, server.log)
        self.url, self.port = self.servers[0].url, self.servers[0].port
        self.frames = self.sent = 0

    def processes(self) -> list[psutil.Process]:
        return [psutil.Process(server.process.pid) for server in self.servers if server.process is not None]

    def cpu(self) -> float:
        return sum(spent(process) for process in self.processes())

    def memory(self) -> float:
        """KiB that would be free without the servers."""
        return float(sum(process.memory_full_info().uss for process in self.processes()) / 1024)

    async def usage(self) -> Usage:
        asked = [await self.postgres.fetch(sql) for sql in (WRITTEN, STORED, EVENTS, COMMITS)]
        wal, stored, events, commits = (int(str(each)) for each in asked)
        servers = [spent(process) for process in self.processes()]
        postgres = sum(spent(process) for process in self.postgres.processes())
        clients = time.process_time()
        now = time.perf_counter()
        return Usage(servers, postgres, clients, wal, stored, events, commits, self.frames, self.sent, now)

    def close(self) -> None:
        for server in self.servers:
            server.kill()
        self.postgres.kill()


def spent(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


class Crowd(Load):
    """Players whose sockets are where they are wanted."""

    def __init__(self, crew: Crew) -> None:
        super().__init__(crew)  # type: ignore[arg-type]
        self.crew = crew

    async def sit(self, ports: list[list[int]]) -> None:
        """`ports`: of the two seats, for one table after the other, over and over."""
        for n, pair in enumerate(self.pairs):
            for cookie, port in zip(self.cookies, ports[n % len(ports)], strict=True):
                headers = {"Cookie": f"tilerummy={cookie}"}
                path = f"/ws/tables/{pair.table}"
                pair.sockets.append(await connect("127.0.0.1", port, path, headers, self.counted(pair)))

    def counted(self, pair: Pair) -> Any:
        def take(socket: RawSocket, data: bytes) -> None:
            self.crew.frames += 1
            self.crew.sent += len(data)
            pair.take(socket, data)

        return take

    async def costs(self, seconds: float, rate: float = 0.0) -> dict[str, Any]:
        """Flat out, or so many moves a second: what each stored event cost."""
        self.eager = not rate
        pacing = asyncio.create_task(self.pace(rate, time.perf_counter() + seconds + 60)) if rate else None
        for pair in self.pairs if not rate else []:
            pair.move()
        await asyncio.sleep(1.0)
        self.latencies.clear()
        before = await self.crew.usage()
        await asyncio.sleep(seconds)
        after = await self.crew.usage()
        if pacing is not None:
            pacing.cancel()
        self.eager = False
        await asyncio.sleep(0.5)
        return each_move(before, after)


def each_move(before: Usage, after: Usage) -> dict[str, Any]:
    moves = after.events - before.events
    if not moves:
        raise RuntimeError("nobody moved")

    def micro(name: str) -> float:
        return round(1e6 * float(getattr(after, name) - getattr(before, name)) / moves, 1)

    def part(name: str) -> float:
        return round(float(getattr(after, name) - getattr(before, name)) / moves, 3)

    used = sum(cores(after)) - sum(cores(before))
    servers = [round(1e6 * (b - a) / moves, 1) for a, b in zip(before.servers, after.servers, strict=True)]
    return {
        "moves a second": round(moves / (after.at - before.at)),
        "servers, µs": servers,
        "Postgres, µs": micro("postgres"),
        "clients, µs": micro("clients"),
        "WAL, bytes": part("wal"),
        "stored, bytes": part("stored"),
        "commits": part("commits"),
        "frames": part("frames"),
        "sent, bytes": part("sent"),
        "used by servers and Postgres": round(used / (after.at - before.at), 3),
    }


def cores(usage: Usage) -> list[float]:
    return [*usage.servers, usage.postgres]


def count() -> int:
    return len(os.sched_getaffinity(0))
