"""Two server hosts behind a proxy, on one Postgres; one after the other dies and comes back."""

import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.hosts.network import NETWORK, Machine
from benchmarks.hosts.play import Evening, spread, summary, until_next
from benchmarks.hosts.proxy import Host, Proxy
from benchmarks.hosts.server import Server
from tools.postgres_cluster import Instance
from tools.started import PATIENCE

KINDS = {
    "power": "the machine vanishes: cable and processes at once, no connection is closed",
    "kill": "its processes are killed",
    "stop": "it is stopped as for an upgrade (SIGTERM)",
}


class Hosts:
    def __init__(self, folder: Path, seed: int, places: int, moves: int) -> None:
        self.machines = [Machine(1), Machine(2)]
        self.postgres = Instance(folder / "postgres", "0.0.0.0", NETWORK)  # noqa: S104 (in a network of its own)
        self.postgres.create()
        self.postgres.start()
        self.servers = []
        for machine in self.machines:
            url = f"postgresql://postgres@{machine.here}:{self.postgres.port}/postgres"
            self.servers.append(Server(url, folder, machine))
        self.proxy = Proxy([Host(server.address, server.port) for server in self.servers])
        self.address = ""
        self.evening = Evening(lambda: [self.address], seed, places)
        self.moves = moves  # between two deaths
        self.deaths: list[tuple[str, float, float]] = []  # how, when, when the host was ready again

    async def run(self, kinds: list[str]) -> dict[str, Any]:
        self.address = await self.proxy.open()
        for n, server in enumerate(self.servers):
            server.start()
            await self.is_ready(n)
        self.evening.begin()
        for number, kind in enumerate(kinds):
            await self.evening.more(self.moves)
            await self.die(number % 2, kind)
            print(f"{number + 1} deaths, {self.evening.acknowledged()} moves", flush=True)
        await self.evening.end()
        found, lost = await self.evening.check(self.servers[0].environment["TILERUMMY_DATABASE"])
        return {"deaths": self.away(kinds), **summary(self.evening, found, lost)}

    async def is_ready(self, n: int) -> None:
        end = time.monotonic() + PATIENCE
        while not self.proxy.hosts[n].ready:
            if time.monotonic() > end:
                raise RuntimeError(f"a host does not start: {self.servers[n].log.read_text()[-2000:]}")
            await asyncio.sleep(0.05)

    async def die(self, n: int, kind: str) -> None:
        """And come back, after the others have played on."""
        at, server, machine = time.monotonic(), self.servers[n], self.machines[n]
        if kind == "stop":
            await asyncio.to_thread(server.stop)
        elif kind == "power":
            machine.cut()
        server.kill()
        while self.proxy.hosts[n].ready:
            await asyncio.sleep(0.02)
        await self.evening.more(self.moves)
        machine.plug_in()
        server.start()
        await self.is_ready(n)
        self.deaths.append((kind, at, time.monotonic()))

    def away(self, kinds: list[str]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for kind in dict.fromkeys(kinds):
            mine = [death for death in self.deaths if death[0] == kind]
            times = [each for _, at, end in mine for each in until_next(self.evening, at, end, "welcomes")]
            found[kind] = {"what": KINDS[kind], "times": len(mine), "came back": spread(sorted(times))}
        return found

    def close(self) -> None:
        for server in self.servers:
            server.kill()
        self.postgres.kill()
        for machine in self.machines:
            machine.close()


def run_hosts(kinds: list[str], seed: int = 1, places: int = 6, moves: int = 60, limit: float = 3000) -> dict[str, Any]:
    """To be called in a network of its own (`network.alone`)."""
    with tempfile.TemporaryDirectory(prefix="tilerummy-hosts-") as folder:
        hosts = Hosts(Path(folder), seed, places, moves)
        began = time.monotonic()
        try:
            found = asyncio.run(asyncio.wait_for(hosts.run(kinds), limit))
        finally:
            hosts.close()
    return found | {"seconds": round(time.monotonic() - began)}
