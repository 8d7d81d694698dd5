"""What it costs others that a long log is read: `python -m benchmarks.long_logs`.

Tables with logs of so many events are loaded into a server's process, as after a restart. While the event loop folds
one of them, nobody else is answered: told is the longest turn of the loop, in processor time. Writes
docs/evidence/long-logs.json. Two minutes.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import uvloop

from tilerummy.dealer import new_seed
from tilerummy.server.live.node import Node
from tilerummy.server.settings import Settings
from tilerummy.server.store import Entry, Store, Write
from tilerummy.server.store.postgres import PostgresStore
from tilerummy.server.store.sqlite import SqliteStore
from tilerummy.server.table.events import Clock, Created, Event, Prepared, Ready, Row, Sat, encode
from tilerummy.server.table.table import Table
from tilerummy.server.upkeep.gc_pauses import shorten_pauses
from tools.postgres import Postgres

EVIDENCE = Path(__file__).parents[1] / "docs/evidence/long-logs.json"
LENGTHS = (3_000, 20_000)
RULES: dict[str, dict[str, Any]] = {"gin": {}, "investo": {}, "rummy": {}}
AT_ONCE = (1, 20)
STORES = ("sqlite", "postgres")


@cache
def long_log(game: str, events: int) -> list[Row]:
    """Match after match between two who do whatever they may."""
    created = Created(game, RULES[game], ["person", "person"], Clock(), True, True, True)
    table, rng = Table("long", created), random.Random(events)
    rows: list[Row] = []

    def add(event: Event) -> None:
        table.fold(event, table.at)
        rows.append(Row(len(rows) + 1, 1, encode(event)))

    for event in (created, Prepared(new_seed()), Sat(0, "ann", "Ann"), Sat(1, "ben", "Ben")):
        add(event)
    while len(rows) < events:
        if table.turn is not None and table.match is not None:
            choices = [each for each in table.game.options(table.match.state) if str(each)[0] != "T"]
            done: Any = table.act(table.turn, rng.choice(choices), 1)
        elif table.phase == "pause":
            done = table.deal(1)
        elif table.chairs.all_ready():
            done = table.begin(1)
            rows.append(Row(len(rows) + 1, 1, encode(done)))
            done = table.deal(1)
        else:
            if not table.seed:
                add(Prepared(new_seed()))
            for seat in (0, 1):
                add(Ready(seat))
            continue
        rows.append(Row(len(rows) + 1, 1, encode(done)))
    return rows


async def ticking(steps: list[float]) -> None:
    """The processor time of every turn of the loop: what others on the machine do does not count."""
    while True:
        began = time.thread_time()
        await asyncio.sleep(0)
        steps.append(time.thread_time() - began)


@asynccontextmanager
async def store_of(kind: str, folder: Path) -> AsyncIterator[Store]:
    if kind == "sqlite":
        yield SqliteStore(folder / "long.db")
        return
    postgres = Postgres(folder / "postgres")
    try:
        yield PostgresStore(await asyncio.to_thread(postgres.new_database))
    finally:
        postgres.close()


async def measured(folder: Path, kind: str, game: str, events: int, tables: int) -> dict[str, Any]:
    """So many tables with such logs are asked for at once."""
    async with store_of(kind, folder) as store:
        node = Node(Settings(bot_pause=0.0), store)
        await node.open()
        rows = long_log(game, events)
        names = [f"long{number}" for number in range(tables)]
        for name in names:
            await store.append(Write(name, rows, Entry(game, True, "playing", None, b"")))
        shorten_pauses(node.services.tasks, lambda: 0, lambda: 0)  # as in a server
        steps: list[float] = []
        ticks = asyncio.create_task(ticking(steps))
        began = time.thread_time()
        found = await asyncio.gather(*(node.registry.find(name) for name in names))
        spent = time.thread_time() - began
        ticks.cancel()
        assert all(live.table.seq == len(rows) for live in found)
        await node.close()
    return {
        "store": kind,
        "game": game,
        "events": len(rows),
        "tables at once": tables,
        "processor time for all, ms": round(1000 * spent),
        "longest turn of the loop, ms": round(1000 * max(steps), 1),
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--events", type=int, nargs="+", default=LENGTHS)
    options.add_argument("--stores", nargs="+", default=STORES)
    options.add_argument("--out", type=Path, default=EVIDENCE)
    chosen = options.parse_args()
    found = []
    for kind, events, tables, game in product(chosen.stores, chosen.events, AT_ONCE, RULES):
        with tempfile.TemporaryDirectory() as folder:
            found.append(uvloop.run(measured(Path(folder), kind, game, events, tables)))
        print(json.dumps(found[-1]), flush=True)
        chosen.out.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
