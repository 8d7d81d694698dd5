"""`make scale`: measures what everything costs, models a million players, and simulates what fits on this machine.
Writes docs/evidence/scale.json. About three minutes.

Processor time is counted, not the clock, so that others on the machine disturb little: what they leave of the cores
decides how many moves a second there are, and the model says how many that should give.
"""

import argparse
import asyncio
import gc
import json
import platform
import signal
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from benchmarks.scale.crew import Crew, Crowd, count
from benchmarks.scale.model import Costs, a_move, fit, memory, most_at_one_database, needs

EVIDENCE = Path(__file__).parents[2] / "docs/evidence/scale.json"
PLAYERS = (100, 1_000, 10_000, 100_000, 1_000_000)
Found = dict[str, Any]


async def one_server(crew: Crew, chosen: argparse.Namespace) -> Found:
    """Memory step by step, then moves at several paces and flat out."""
    crowd, kib = Crowd(crew), [crew.memory()]
    port = crew.port
    for step in (crowd.make(chosen.tables), crowd.sit([[port, port]]), crowd.begin()):
        await step
        await asyncio.sleep(1.0)
        kib.append(crew.memory())
    paces = [await crowd.costs(chosen.seconds, rate) for rate in (*chosen.rates, 0.0)]
    crowd.close()
    return {"memory, KiB": [round(each) for each in kib], "paces": paces}


async def two_servers(crew: Crew, chosen: argparse.Namespace) -> Found:
    """All tables at the first, which the second hears of; each table at one of them; each at both."""
    first, second = (server.port for server in crew.servers)
    found: Found = {}
    places = {"one": [[first, first]], "together": [[first, first], [second, second]], "apart": [[first, second]]}
    for name, ports in places.items():
        crowd = await crowd_at(crew, chosen.tables, ports)
        found[name] = await crowd.costs(chosen.seconds, chosen.rates[-1])
        crowd.close()
        await asyncio.sleep(1.0)
    return found


async def more_tables(crew: Crew, chosen: argparse.Namespace) -> Found:
    """More tables, at another pace and flat out: what the model has not seen."""
    crowd = await crowd_at(crew, chosen.more, [[server.port] * 2 for server in crew.servers])
    kib = crew.memory()
    paces = [await crowd.costs(chosen.seconds, rate) for rate in (chosen.rates[-1] / 2, 0.0)]
    crowd.close()
    return {"memory, KiB": round(kib), "paces": paces}


async def crowd_at(crew: Crew, tables: int, ports: list[list[int]]) -> Crowd:
    crowd = Crowd(crew)
    await crowd.make(tables)
    await crowd.sit(ports)
    await crowd.begin()
    return crowd


def run(work: Any, processes: int, chosen: argparse.Namespace) -> Found:
    with tempfile.TemporaryDirectory(prefix="tilerummy-scale-") as folder:
        crew = Crew(Path(folder), processes)
        try:
            found: Found = uvloop.run(work(crew, chosen))
        finally:
            crew.close()
    print(json.dumps(found), flush=True)
    return found


def costs_from(one: Found, two: Found, tables: int) -> Costs:
    kib, paces = one["memory, KiB"], one["paces"]
    steps = [(b - a) / tables for a, b in pairwise(kib)]
    sums = {name: sum(two[name]["servers, µs"]) for name in two}
    return Costs(
        server=fit([(pace["commits"], pace["servers, µs"][0]) for pace in paces]),
        postgres=fit([(pace["commits"], pace["Postgres, µs"]) for pace in paces]),
        heard=two["one"]["servers, µs"][1],
        apart=round(sums["apart"] - sums["together"], 1),
        wal=round(sum(pace["WAL, bytes"] for pace in paces) / len(paces)),
        stored=round(paces[-1]["stored, bytes"]),
        sent=round(sum(pace["sent, bytes"] for pace in paces) / len(paces)),
        frames=round(paces[-1]["frames"], 1),
        empty=kib[0],
        table=round(max(0.0, steps[0]), 1),
        connection=round(steps[1] / 2, 1),
        match=round(max(0.0, steps[2]), 1),
    )


def compare(costs: Costs, found: Found, chosen: argparse.Namespace) -> list[Found]:
    """The model's word against runs that it was not made from."""
    pairs = []
    for processes, run in ((1, found["more at one"]), (2, found["more at two"])):
        where = f"{chosen.more} tables, {processes} process{'es' if processes > 1 else ''}: "
        pairs.append((where + "memory, MiB", memory(costs, chosen.more, processes) / 1024, run["memory, KiB"] / 1024))
        for name, pace in zip(("at a pace", "flat out"), run["paces"], strict=True):
            cost = a_move(costs, pace["commits"], processes)
            rate = 1e6 * pace["used by servers and Postgres"] / cost
            pairs.append((f"{where}moves a second {name}", rate, pace["moves a second"]))
        pairs.append((where + "WAL, bytes a move", costs.wal, run["paces"][0]["WAL, bytes"]))
    return [
        {"what": name, "model": round(said, 1), "measured": round(was, 1), "off by %": round(100 * (said / was - 1), 1)}
        for name, said, was in pairs
    ]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=6.0)
    options.add_argument("--rates", type=float, nargs="+", default=[200.0, 800.0], help="moves a second at a pace")
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--more", type=int, default=800, help="tables of the simulation")
    options.add_argument("--again", action="store_true", help="only compute: the runs are in the file already")
    options.add_argument("--out", type=Path, default=EVIDENCE)
    chosen = options.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    gc.disable()  # a pause of the players would be counted as the server's; the run is short
    found: Found = json.loads(chosen.out.read_text("utf-8")) if chosen.again else measured(chosen)
    costs = costs_from(found["one"], found["two"], chosen.tables)
    found["costs"] = msgspec.to_builtins(costs)
    found["most moves a second at one database"] = round(most_at_one_database(costs))
    found["model"] = [needs(costs, players) for players in PLAYERS]
    found["simulation"] = compare(costs, found, chosen)
    print(json.dumps(found["simulation"], indent=1))
    chosen.out.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def measured(chosen: argparse.Namespace) -> Found:
    return {
        "machine": {"python": platform.python_version(), "cores": count()},
        "one": run(one_server, 1, chosen),
        "two": run(two_servers, 2, chosen),
        "more at one": run(more_tables, 1, chosen),
        "more at two": run(more_tables, 2, chosen),
    }


if __name__ == "__main__":
    main()
