"""One run: tables are played one after the other at several places at once, until there was enough trouble."""

import asyncio
import random
import signal
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.chaos.check import Found, check_table
from benchmarks.chaos.disk import Disk
from benchmarks.chaos.nursery import CHECKPOINT
from benchmarks.chaos.player import Fault, Player
from benchmarks.chaos.servers import Server, log_file
from tilerummy.bots.remote import RemoteError
from tilerummy.server.store.choice import store_at
from tools.postgres import Postgres

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

# So many writes from one checkpoint to the next that lives end in them. Not on full disks: the log would not grow.
OFTEN = {CHECKPOINT: "10"}

# Besides what is planned: servers killed before they were ready or before there were enough moves, and starts that
# failed on a full disk.
COUNTED = ("kills", "restarts", "cuts", "full", "power", "while_starting", "too_slow", "failed_starts")


class Plan(msgspec.Struct, frozen=True):
    """How much trouble of each kind, on which store. `moves`: how many are acknowledged, on average, before a server is
    killed; `seconds`: after so many there was enough of everything; `limit`: then something hangs.
    """

    store: str = "sqlite"
    kills: int = 0
    processes: int = 1
    restarts: int = 0  # of the database
    cuts: int = 0  # of all its connections
    full: int = 0  # episodes of a full disk
    power: int = 0  # cuts of the power
    moves: int = 15
    places: int = 4
    seconds: float = 600.0
    limit: float = 3000.0


class Run:
    def __init__(self, plan: Plan, url: str, folder: Path, seed: int, postgres: Postgres | None, disk: Disk) -> None:
        self.plan = plan
        self.url = url
        self.postgres = postgres
        self.disk = disk
        self.rng = random.Random(seed)
        self.log = log_file(folder)
        more = disk.environment() if plan.full else disk.environment() | OFTEN
        self.servers = [Server(url, self.log, more) for _ in range(plan.processes)]
        self.end = time.monotonic() + plan.seconds
        self.enough = False
        self.made = 0
        self.tables: dict[str, tuple[list[Player], int]] = {}
        self.faults: list[str] = []
        self.counts = dict.fromkeys(COUNTED, 0)
        self.waiting: dict[asyncio.Event, int] = {}  # for so many more acknowledgements

    def addresses(self) -> list[str]:
        return [server.address for server in self.servers if server.up]

    def is_enough(self, kind: str) -> bool:
        return bool(self.counts[kind] >= getattr(self.plan, kind)) or time.monotonic() > self.end

    async def run(self, trouble: Callable[["Run"], Any]) -> Found:
        await asyncio.gather(*(server.open() for server in self.servers))
        try:
            try:
                await asyncio.wait_for(self.all(trouble), self.plan.limit)
            except TimeoutError:
                self.faults.append(f"not over after {self.plan.limit} s")
            codes = [await server.stop() for server in self.servers if server.up]
            self.faults += [f"a server stopped with {code}" for code in codes if code not in (0, -signal.SIGTERM)]
        finally:
            await asyncio.gather(*(server.close() for server in self.servers))
            self.log.close()
        return await self.check()

    async def all(self, trouble: Callable[["Run"], Any]) -> None:
        places = [asyncio.create_task(self.place(n)) for n in range(self.plan.places)]
        try:
            await trouble(self)
            self.enough = True
            await asyncio.gather(*places)
        finally:
            for place in places:
                place.cancel()

    # ---- playing

    async def place(self, n: int) -> None:
        """One table after the other."""
        kind = n + self.rng.randrange(len(TABLES))
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
        return Player(self.addresses, f"p{self.made}-{n}", self.rng.randrange(2**31), dawdle, self.acknowledged)

    def acknowledged(self) -> None:
        for event in self.waiting:
            self.waiting[event] -= 1
            if self.waiting[event] <= 0:
                event.set()

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


def chaos(plan: Plan, seed: int, folder: Path | None = None) -> dict[str, Any]:
    """A run on a database of its own; what was done and found, for the evidence."""
    if folder is not None:
        return run_in(folder, plan, seed)
    with tempfile.TemporaryDirectory(prefix="tilerummy-chaos-") as made:
        return run_in(Path(made), plan, seed)


def run_in(folder: Path, plan: Plan, seed: int) -> dict[str, Any]:
    from benchmarks.chaos.trouble import trouble

    disk = Disk(folder, journal=plan.power > 0, needed=plan.power + plan.full > 0)
    postgres = Postgres(folder / "postgres") if plan.store == "postgres" else None
    url = f"sqlite:///{disk.folder / 'chaos.db'}" if postgres is None else postgres.new_database()
    began = time.time()
    try:
        run = Run(plan, url, folder, seed, postgres, disk)
        found = asyncio.run(run.run(trouble))
    finally:
        if postgres is not None:
            postgres.close()
    return summary(run, found, seed, began)


def summary(run: Run, found: Found, seed: int, began: float) -> dict[str, Any]:
    players = [player for players, _ in run.tables.values() for player in players]
    return {
        "store": run.plan.store,
        "processes": run.plan.processes,
        "seed": seed,
        **run.counts,
        **msgspec.to_builtins(found),
        "connections": sum(player.connections for player in players),
        "resent": sum(player.again for player in players),
        "refused_for_now": sum(player.refused for player in players),
        "faults": run.faults,
        "began": round(began, 1),
        "seconds": round(time.time() - began, 1),
    }
