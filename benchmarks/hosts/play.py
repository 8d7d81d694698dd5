"""Players at an address, table after table, while something dies; how long each was away, and what the log says."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

from benchmarks.chaos.check import Found, check_table, stands
from benchmarks.chaos.player import Fault, Player
from benchmarks.chaos.run import TABLES
from tilerummy.bots.remote import RemoteError
from tilerummy.server.store.choice import store_at
from tilerummy.server.table.events import decode


class Timed(Player):
    """Also keeps when it was welcomed and when its moves were acknowledged."""

    def __init__(self, addresses: Callable[[], list[str]], name: str, seed: int, dawdle: float = 0.0) -> None:
        super().__init__(addresses, name, seed, dawdle)
        self.welcomes: list[float] = []
        self.answers: list[float] = []

    def greet(self, message: dict[str, Any]) -> None:
        super().greet(message)
        self.welcomes.append(time.monotonic())

    def note_done(self, message: dict[str, Any]) -> None:
        super().note_done(message)
        self.answers.append(time.monotonic())


class Evening:
    """Tables at several places at once, one after the other."""

    def __init__(self, addresses: Callable[[], list[str]], seed: int, places: int) -> None:
        self.addresses = addresses
        self.rng = random.Random(seed)
        self.places = places
        self.enough = False
        self.tables: dict[str, tuple[list[Timed], int]] = {}
        self.faults: list[str] = []
        self.made = 0
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self.tasks = [asyncio.create_task(self.place(n)) for n in range(self.places)]

    async def end(self) -> None:
        self.enough = True
        await asyncio.gather(*self.tasks)

    async def place(self, n: int) -> None:
        kind = n
        while not self.enough:
            await self.play_table(*TABLES[kind % len(TABLES)])
            kind += 1

    async def play_table(self, game: str, rules: str, seats: list[str], clock: Any, matches: int) -> None:
        options = {"game": game, "rules": rules, "seats": seats, **({"clock": clock} if clock else {})}
        self.made += 1
        players = [self.player(f"p{self.made}-{n}") for n in range(seats.count("person"))]
        try:
            await players[0].create(options)
            self.tables[players[0].table] = (players, matches)
            for player in players[1:]:
                await player.join(players[0].table)
            await asyncio.gather(*(player.play(matches) for player in players))
        except (Fault, RemoteError) as fault:
            self.faults.append(f"{game} {players[0].table}: {fault}")

    def player(self, name: str) -> Timed:
        return Timed(self.addresses, name, self.rng.randrange(2**31))

    def people(self) -> list[Timed]:
        return [player for players, _ in self.tables.values() for player in players]

    def acknowledged(self) -> int:
        return sum(len(player.done) for player in self.people())

    async def more(self, moves: int) -> None:
        """Until so many more are acknowledged."""
        goal = self.acknowledged() + moves
        while self.acknowledged() < goal and not all(task.done() for task in self.tasks):
            await asyncio.sleep(0.02)

    async def check(self, url: str, whole: bool = True) -> tuple[Found, int]:
        """What the log says, and how many acknowledged moves it does not have. `whole`: nothing else may be wrong."""
        found, lost = Found(), 0
        store = store_at(url)
        await store.open(lambda table, seq: None)
        for name, (players, matches) in self.tables.items():
            rows = await store.read(name)
            events = {row.seq: decode(row.data) for row in rows}
            lost += sum(not stands(events, one, *done) for one in players for done in one.done)
            problems = check_table(name, rows, list(players), matches, found) if whole else []
            self.faults += [f"{name}: {problem}" for problem in problems]
        await store.close()
        return found, lost


def until_next(evening: Evening, at: float, end: float, what: str) -> list[float]:
    """Seconds to the next of the `welcomes` or `answers` of every player who was there and had one before the end."""
    there = [player for player in evening.people() if player.welcomes and player.welcomes[0] < at]
    times = [[time - at for time in getattr(player, what) if at < time < end] for player in there]
    return sorted(found[0] for found in times if found)


def spread(seconds: list[float]) -> dict[str, Any]:
    if not seconds:
        return {"players": 0}
    middle = seconds[len(seconds) // 2]
    return {"players": len(seconds), "half within s": round(middle, 2), "longest s": round(seconds[-1], 2)}


def summary(evening: Evening, found: Found, lost: int) -> dict[str, Any]:
    people = evening.people()
    return {
        "tables": len(evening.tables),
        **{name: getattr(found, name) for name in ("matches", "records", "moves")},
        "acknowledged": evening.acknowledged(),
        "lost": lost,
        "doubled": sum("applied" in fault or "as two" in fault for fault in evening.faults),
        "connections": sum(one.connections for one in people),
        "resent": sum(one.again for one in people),
        "faults": evening.faults,
    }
