"""Two servers on a Postgres with a standby; the primary dies, the standby takes over, and a new standby is made."""

import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.hosts.play import Evening, spread, summary, until_next
from benchmarks.hosts.server import Server
from tools import started
from tools.postgres_cluster import Cluster

LAG = 1.0  # seconds that the standby is behind in every second failover
NOTICED = 2.0  # seconds until whoever watches the primary promotes the standby


class Failover:
    def __init__(self, folder: Path, synchronous: bool, seed: int, places: int, moves: int) -> None:
        self.rng = random.Random(seed)
        self.cluster = Cluster(folder, synchronous)
        self.servers = [Server(self.cluster.url, folder) for _ in range(2)]
        self.evening = Evening(lambda: [server.url for server in self.servers], seed, places)
        self.moves = moves
        self.times: list[tuple[str, float, float]] = []

    async def run(self, kinds: list[str]) -> dict[str, Any]:
        for server in self.servers:
            await asyncio.to_thread(self.start, server)
        self.evening.begin()
        for number, kind in enumerate(kinds, 1):
            await self.evening.more(self.moves)
            await self.fail(kind, number % 2 == 0)
            print(f"{number} failovers, {self.evening.acknowledged()} moves", flush=True)
        await self.evening.end()
        found, lost = await self.evening.check(self.cluster.url, self.cluster.synchronous)
        return {"failovers": self.pauses(kinds), **summary(self.evening, found, lost)}

    def start(self, server: Server) -> None:
        server.start()
        assert server.process is not None
        started.wait_for(server.process, server.answers, server.log)

    async def fail(self, kind: str, behind: bool) -> None:
        cluster = self.cluster
        if behind:
            cluster.primary.freeze_sender()
            await asyncio.sleep(LAG)
        at = time.monotonic()
        if kind == "kill":
            cluster.primary.kill()
        else:
            cluster.primary.freeze()
        await asyncio.sleep(NOTICED)
        await asyncio.to_thread(cluster.fail_over)
        await self.evening.more(self.moves)
        self.times.append((kind, at, time.monotonic()))
        await asyncio.to_thread(cluster.attach)

    def pauses(self, kinds: list[str]) -> dict[str, Any]:
        found = {}
        for kind in dict.fromkeys(kinds):
            mine = [each for each in self.times if each[0] == kind]
            next_moves = [until_next(self.evening, at, end, "answers") for _, at, end in mine]
            first = sorted(times[0] for times in next_moves if times)
            found[kind] = {"times": len(mine), "first move acknowledged": spread(first)}
        return found

    def close(self) -> None:
        for server in self.servers:
            server.kill()
        self.cluster.close()


def run_failover(
    kinds: list[str], synchronous: bool = True, seed: int = 1, places: int = 6, moves: int = 60, limit: float = 3000
) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="tilerummy-failover-") as folder:
        run = Failover(Path(folder), synchronous, seed, places, moves)
        began = time.monotonic()
        try:
            found = asyncio.run(asyncio.wait_for(run.run(kinds), limit))
        finally:
            run.close()
    return {"synchronous": synchronous, **found, "seconds": round(time.monotonic() - began)}
