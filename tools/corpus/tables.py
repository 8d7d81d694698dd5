"""A server's database: tables in every phase, as the server itself writes them. Seeds, names and time are given.

Kept as SQL text: `tables.sql`, and in `tables.json` what each table must look like when it is read again.
"""

import asyncio
import hashlib
import json
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from tilerummy.dealer import commitment_of, seal_of, seed_of
from tilerummy.luck import Rng
from tilerummy.records.record import encode
from tilerummy.server.interface.new_table import NewTable, created_by
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.node import Node
from tilerummy.server.live.services import hash_of
from tilerummy.server.matches.history import Past
from tilerummy.server.matches.playing_on import Moment, play_on
from tilerummy.server.settings import Settings
from tilerummy.server.store.sqlite import SqliteStore
from tilerummy.server.table.events import Began, Keyed, Row, decode
from tilerummy.server.table.table import Table
from tilerummy.server.workers import decisions

ANN, BEN, EVE = hash_of("ann"), hash_of("ben"), hash_of("eve")
BEGAN = 1_700_000_000_000  # milliseconds
STEP = 1_500


class InProcess:
    """In the place of the processes that think: cheap, and always the same."""

    crowded = False

    async def decide(self, game: str, rules: dict[str, Any], seen: str, level: str, seconds: float) -> str:
        return decisions.decide(game, rules, seen, level, 7, 0.0)


class World:
    """A node whose time, seeds and names are given."""

    def __init__(self, path: Path) -> None:
        self.at = BEGAN
        settings = Settings(bot_pause=0.0, database=f"sqlite:///{path}")
        self.node = Node(settings, SqliteStore(path), lambda: self.at)
        self.node.services.thinking = InProcess()  # type: ignore[assignment]
        seeds = count(1)
        self.node.services.new_seed = lambda: seed_of(f"corpus table {next(seeds)}")
        self.node.services.rng = Rng(1)
        self.rng = Rng(2)

    async def new(self, name: str, **asked: Any) -> LiveTable:
        self.node.services.new_id = lambda: name
        data: dict[str, Any] = {"seats": ["person", "person"], **asked}
        created = created_by(msgspec.convert(data, NewTable))
        return await self.node.registry.create(created, ANN, "Ann", data.get("own", 1))

    async def settle(self, live: LiveTable) -> None:
        """Let the bots decide."""
        while live.driver.thought is not None and not live.driver.thought.done():
            await live.driver.thought
        self.at += STEP

    async def step(self, live: LiveTable, work: Callable[[], Awaitable[Any]]) -> None:
        async with live.lock:
            await work()
        await self.settle(live)

    async def both(self, name: str, **asked: Any) -> LiveTable:
        """Ann and Ben, both ready."""
        live = await self.new(name, **asked)
        await self.step(live, lambda: live.seats.sit(BEN, "Ben", None))
        await self.step(live, lambda: live.seats.ready(0, "Ann's"))
        await self.step(live, lambda: live.seats.ready(1, ""))
        return live

    async def move(self, live: LiveTable) -> None:
        """One move of a person, or everybody is ready."""
        table = live.table
        seat = table.turn
        if seat is None:
            people = [at for at, chair in enumerate(table.chairs) if not chair.level and not chair.ready]
            await self.step(live, lambda: live.seats.ready(people[0], ""))
            return
        game = table.game
        action = game.bots()["greedy"](game.determinize(table.view(seat), self.rng), self.rng)
        await self.step(live, lambda: live.moves.do(seat, action, f"id-{table.seq}", ""))

    async def play(self, live: LiveTable, moves: int = 10_000, until: str = "over") -> LiveTable:
        for _ in range(moves):
            if live.table.phase == until:
                break
            await self.move(live)
        return live

    async def past(self, live: LiveTable, number: int = 1) -> Past:
        return Past(live.table.id, await self.node.services.store.read(live.table.id), number)


Scenario = Callable[[World], Awaitable[None]]


async def gathering(world: World) -> None:
    await world.new("gathering-investo", game="investo", public=True)
    live = await world.new("gathering-gin", game="gin", seats=["person"] * 4, public=True, rules="short")
    await world.step(live, lambda: live.seats.sit(BEN, "", None))
    await world.step(live, lambda: live.seats.ready(0, "salt"))
    await world.step(live, lambda: live.seats.leave(1))


async def playing(world: World) -> None:
    clock = {"kind": "bank", "seconds": 300, "more": 5}
    await world.play(await world.both("playing-investo", game="investo", rules="strict", clock=clock), 25)
    seats = ["person", "greedy", "random"]
    live = await world.new("playing-rummy", game="rummy", seats=seats, rules="family", public=True, watch=False)
    await world.step(live, lambda: live.seats.ready(0, "s"))
    await world.play(live, 9)
    await world.step(live, lambda: live.log.commit(live.moves.fold(Keyed(0, hash_of("key")))))
    days = {"kind": "days", "seconds": 172800}
    await world.play(await world.both("playing-gin-52", game="gin", rules="classic-52", clock=days, hints=False), 12)


async def clocks(world: World) -> None:
    """R4: time runs out in every game's way."""
    for game in ("rummy", "gin", "investo"):
        live = await world.both(f"clock-{game}", game=game, clock={"kind": "turn", "seconds": 30})
        for _ in range(3):
            await world.play(live, 4)
            world.at += 30_000
            await live.driver.run_out(live.table.moved)


async def between_rounds(world: World) -> None:
    live = await world.both("pause-gin", game="gin", rules="rounds=3")
    await world.play(live, until="pause")
    live = await world.both("pause-investo", game="investo", rules="target=40")
    await world.play(live, until="pause")
    await world.step(live, lambda: live.seats.ready(1, ""))


async def over(world: World) -> None:
    """A finished match, what was played on from it, and a rematch, which has another starter."""
    for game, rules in (("investo", "short"), ("rummy", "classic rounds=1"), ("gin", "short")):
        live = await world.play(await world.both(f"over-{game}", game=game, rules=rules))
        await onwards(world, live, game)
        again = await world.play(await world.both(f"rematch-{game}", game=game, rules=rules))
        await world.play(again, 20, until="never")


async def onwards(world: World, live: LiveTable, game: str) -> None:
    moment = Moment(await world.past(live), 21)
    world.node.services.new_id = lambda: f"played-on-{game}"
    new = await play_on(world.node.registry, moment, moment.turn or 0, "greedy", EVE, "Eve", True)
    await world.settle(new)
    await world.play(new, 10_000 if game == "gin" else 5)


async def absent(world: World) -> None:
    """Somebody leaves: a bot stands in, the person comes back, or the others stop the match."""
    live = await world.play(await world.both("stand-in-rummy", game="rummy", clock={"kind": "none"}), 5)
    await world.step(live, lambda: live.seats.leave(1))
    await world.step(live, lambda: live.seats.let_stand_in(0, 1, "greedy"))
    await world.play(live, 4)
    live = await world.play(await world.both("came-back-gin", game="gin"), 5)
    await world.step(live, lambda: live.seats.leave(1))
    await world.step(live, lambda: live.seats.let_stand_in(0, 1, "greedy"))
    await world.step(live, lambda: live.seats.come_back(1))
    await world.play(live, 3)
    live = await world.play(await world.both("stopped-investo", game="investo"), 30)
    await world.step(live, lambda: live.seats.leave(1))
    await world.step(live, lambda: live.seats.end(0))


async def ready_sealed(world: World, live: LiveTable, *salts: str) -> None:
    """Everybody is ready with a sealed word."""
    for seat, salt in enumerate(salts):
        seal = seal_of(commitment_of(live.table.seed), live.table.starter, seat, salt)
        await world.step(live, partial(live.seats.ready, seat, "", seal))


async def seated(world: World, name: str, **asked: Any) -> LiveTable:
    live = await world.new(name, **asked)
    await world.step(live, lambda: live.seats.sit(BEN, "Ben", None))
    return live


async def words(world: World) -> None:
    """Words that are opened, one that is not, words that are being opened, and a match to be played on from."""
    for game, rules in (("investo", "short"), ("rummy", "rounds=1"), ("gin", "rounds=1")):
        live = await seated(world, f"words-{game}", game=game, rules=rules)
        await ready_sealed(world, live, "Ann's", "Ben's")
        await world.step(live, partial(live.seats.open, 1, "Ben's"))
        await world.step(live, partial(live.seats.open, 0, "Ann's"))
        await world.play(live)
        await ready_sealed(world, live, "Ann's next", "Ben's next")
        await world.step(live, partial(live.seats.open, 0, "Ann's next"))
        await live.driver.run_out(live.table.moved)
        await world.play(live, 4, until="never")
    live = await seated(world, "opening-gin", game="gin", rules="rounds=1")
    await ready_sealed(world, live, "Ann's", "Ben's")
    await world.step(live, partial(live.seats.open, 0, "Ann's"))
    world.node.services.new_id = lambda: "planned-gin"
    played = await world.node.registry.find("words-gin")
    moment = Moment(await world.past(played), 9)
    await play_on(world.node.registry, moment, moment.turn or 0, "greedy", EVE, "Eve", start=False)


async def fill(path: Path, scenarios: Sequence[Scenario]) -> None:
    world = World(path)
    node = world.node
    await node.services.store.open(node.peers.heard, node.peers.noticed)
    await node.services.people.set_name(ANN, "Ann", BEGAN)
    for scenario in scenarios:
        await scenario(world)
    for live in node.registry.live.values():
        if live.driver.timer is not None:
            live.driver.timer.cancel()
    await node.services.store.close()


ALL: Sequence[Scenario] = (gathering, playing, clocks, between_rounds, over, absent)


def describe(name: str, rows: list[Row]) -> dict[str, Any]:
    """What must not change: where the table stands and how its matches went."""
    table = Table.load(name, rows)
    matches = []
    for number in range(1, 1 + sum(isinstance(decode(row.data), Began) for row in rows)):
        past = Past(name, rows, number)
        events = hashlib.sha256(b"".join(map(encode, past.match.events))).hexdigest()
        played = past.match
        matches.append({"over": past.over, "totals": played.totals, "given": played.taken_over, "events": events})
    return {"phase": table.phase, "rules": table.rules.data(), "turn": table.turn, "seq": table.seq, "matches": matches}


def rows_of(connection: sqlite3.Connection, table: str) -> list[Row]:
    found = connection.execute("SELECT seq, at, data FROM events WHERE table_id = ? ORDER BY seq", (table,))
    return [Row(*row) for row in found]


def write_tables(folder: Path, scenarios: Sequence[Scenario] = ALL) -> None:
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "tables.sqlite"
        asyncio.run(fill(path, scenarios))
        connection = sqlite3.connect(path)
        (folder / "tables.sql").write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
        names = [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY id")]
        found = {name: describe(name, rows_of(connection, name)) for name in names}
        connection.close()
    (folder / "tables.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
