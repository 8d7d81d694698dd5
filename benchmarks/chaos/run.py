"""One run: tables are played one after the other at several places at once, until enough was killed."""

import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.chaos.check import Found, check_table
from benchmarks.chaos.player import Fault, Player
from benchmarks.chaos.servers import Server, log_file
from tilerummy.bots.remote import RemoteError
from tilerummy.server.store.choice import store_at
from tools.postgres import Postgres, end_connections

TURN = {"kind": "turn", "seconds": 2}
BANK = {"kind": "bank", "seconds": 8, "more": 1}
# game, rules, seats, clock, matches
TABLES: list[tuple[str, str, list[str], dict[str, Any] | None, int]] = [
    ("gin", "rounds=1 turn_cap=6", ["person", "person"], None, 2),
    ("investo", "target=5 max_rounds=1 stall_limit=3", ["person", "person"], None, 1),
    ("rummy", "rounds=2 stall_limit=6", ["person", "person", "person"], TURN, 1),
    ("gin", "rounds=2 turn_cap=4", ["person", "random", "person"], BANK, 1),
    ("rummy", "rounds=1 stall_limit=6", ["person", "greedy"], None, 2),
    ("investo", "target=5 max_rounds=1 stall_limit=3", ["greedy", "person"], TURN, 1),
]


class Plan(msgspec.Struct, frozen=True):
    """What is to be killed, and how long a server lives at most, in seconds."""

    kills: int
    processes: int = 1
    restarts: int = 0  # of the database
    cuts: int = 0  # of all its connections
    life: float = 3.0
    places: int = 6
    limit: float = 3000.0


class Run:
    def __init__(self, plan: Plan, url: str, folder: Path, seed: int, postgres: Postgres | None = None) -> None:
        self.plan = plan
        self.url = url
        self.postgres = postgres
        self.rng = random.Random(seed)
        self.log = log_file(folder)
        self.servers = [Server(url, self.log) for _ in range(plan.processes)]
        self.enough = False
        self.made = 0
        self.tables: dict[str, tuple[list[Player], int]] = {}
        self.faults: list[str] = []
        self.killed = self.restarted = self.cut = 0

    def addresses(self) -> list[str]:
        return [server.address for server in self.servers if server.up]

    async def run(self) -> Found:
        await asyncio.gather(*(server.start() for server in self.servers))
        try:
            await asyncio.wait_for(self.all(), self.plan.limit)
        except TimeoutError:
            self.faults.append(f"not over after {self.plan.limit} s")
        codes = [await server.stop() for server in self.servers if server.up]
        self.faults += [f"a server stopped with {code}" for code in codes if code not in (0, -signal.SIGTERM)]
        return await self.check()

    async def all(self) -> None:
        places = [asyncio.create_task(self.place(n)) for n in range(self.plan.places)]
        trouble = [self.kill_servers(n) for n in range(len(self.servers))]
        await asyncio.gather(*trouble, self.trouble_database())
        self.enough = True
        await asyncio.gather(*places)

    # ---- playing

    async def place(self, n: int) -> None:
        """One table after the other."""
        kind = n
        while not self.enough:
            await self.play_table(*TABLES[kind % len(TABLES)])
            kind += 1

    async def play_table(self, game: str, rules: str, seats: list[str], clock: Any, matches: int) -> None:
        options = {"game": game, "rules": rules, "seats": seats, "public": self.made % 2 == 0}
        if clock is not None:
            options["clock"] = clock
        people = seats.count("person")
        players = [self.new_player(n, 0.02 if clock else 0.0) for n in range(people)]
        self.made += 1
        try:
            await players[0].create(options)
            self.tables[players[0].table] = (players, matches)
            for player in players[1:]:
                await player.join(players[0].table)
            await asyncio.gather(*(player.play(matches) for player in players))
        except (Fault, RemoteError) as fault:
            self.faults.append(f"{game} {players[0].table}: {fault}")

    def new_player(self, n: int, dawdle: float) -> Player:
        return Player(self.addresses, f"p{self.made}-{n}", self.rng.randrange(2**31), dawdle)

    # ---- killing

    async def kill_servers(self, n: int) -> None:
        """Kill this process at a random moment of its life and start it again, until enough were killed in all."""
        server = self.servers[n]
        while self.killed < self.plan.kills:
            await asyncio.sleep(self.rng.uniform(0.0, self.plan.life))
            if self.killed < self.plan.kills:
                server.kill()
                self.killed += 1
                if self.killed % 20 == 0:
                    print(f"{self.killed} kills, {len(self.tables)} tables, {len(self.faults)} faults", file=sys.stderr)
                await server.start()

    async def trouble_database(self) -> None:
        """Spread over the kills."""
        plan = self.plan
        deeds: list[Callable[[], Awaitable[None]]] = [self.restart for _ in range(plan.restarts)]
        deeds += [self.end_connections for _ in range(plan.cuts)]
        self.rng.shuffle(deeds)
        for n, deed in enumerate(deeds, 1):
            while self.killed < plan.kills * n / (len(deeds) + 1):
                await asyncio.sleep(0.05)
            await deed()

    async def restart(self) -> None:
        assert self.postgres is not None
        how = self.rng.choice([signal.SIGKILL, signal.SIGQUIT])
        await asyncio.to_thread(self.postgres.kill, how)
        await asyncio.to_thread(self.postgres.start)
        self.restarted += 1

    async def end_connections(self) -> None:
        await end_connections(self.url)
        self.cut += 1

    # ---- afterwards

    async def check(self) -> Found:
        found = Found()
        store = store_at(self.url)
        await store.open(lambda table, seq: None)
        for name, (players, matches) in self.tables.items():
            rows = await store.read(name)
            problems = check_table(name, rows, players, matches, found)
            self.faults += [f"{name}: {problem}" for problem in problems]
        await store.close()
        return found


def chaos(plan: Plan, kind: str, seed: int, folder: Path | None = None) -> dict[str, Any]:
    """A run on a database of its own; what was done and found, for the evidence."""
    home = folder or Path(tempfile.mkdtemp(prefix="tilerummy-chaos-"))
    postgres = Postgres(home / "postgres") if kind == "postgres" else None
    url = f"sqlite:///{home / 'chaos.db'}" if postgres is None else postgres.new_database()
    began = time.monotonic()
    try:
        run = Run(plan, url, home, seed, postgres)
        try:
            found = asyncio.run(run.run())
        finally:
            for server in run.servers:
                server.kill()
            run.log.close()
    finally:
        if postgres is not None:
            postgres.close()
    return summary(run, kind, found, time.monotonic() - began)


def summary(run: Run, kind: str, found: Found, seconds: float) -> dict[str, Any]:
    players = [player for players, _ in run.tables.values() for player in players]
    return {
        "store": kind,
        "processes": run.plan.processes,
        "kills": run.killed,
        "database_restarts": run.restarted,
        "connections_cut": run.cut,
        **msgspec.to_builtins(found),
        "connections": sum(player.connections for player in players),
        "resent": sum(player.again for player in players),
        "faults": run.faults,
        "seconds": round(seconds, 1),
    }
