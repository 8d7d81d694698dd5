"""`make scale`: measures what everything costs, models a million players, and simulates what fits on this machine.
Writes docs/evidence/scale.json. About three minutes; nothing else should run meanwhile.
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
from benchmarks.scale.model import Costs, cores_used, databases_for, flat_out, memory, most_at_one_database, needs

EVIDENCE = Path(__file__).parents[2] / "docs/evidence/scale.json"
PLAYERS = (100, 1_000, 10_000, 100_000, 1_000_000)
Found = dict[str, Any]


async def one_server(crew: Crew, chosen: argparse.Namespace) -> Found:
    """Memory step by step, then moves at a pace and flat out."""
    crowd, kib = Crowd(crew), [crew.memory()]
    port = crew.port
    for step in (crowd.make(chosen.tables), crowd.sit([[port, port]]), crowd.begin()):
        await step
        await asyncio.sleep(1.0)
        kib.append(crew.memory())
    found: Found = {"memory, KiB": [round(each) for each in kib]}
    found["paced"] = await crowd.costs(chosen.seconds, chosen.rate)
    found["flat out"] = await crowd.costs(chosen.seconds)
    crowd.close()
    return found


async def two_servers(crew: Crew, chosen: argparse.Namespace) -> Found:
    """All tables at the first, which the second hears of; each table at one of them; each at both."""
    first, second = (server.port for server in crew.servers)
    found: Found = {}
    places = {"one": [[first, first]], "together": [[first, first], [second, second]], "apart": [[first, second]]}
    for name, ports in places.items():
        crowd = Crowd(crew)
        await crowd.make(chosen.tables)
        await crowd.sit(ports)
        await crowd.begin()
        found[name] = {"paced": await crowd.costs(chosen.seconds, chosen.rate)}
        if name != "one":
            found[name]["flat out"] = await crowd.costs(chosen.seconds)
        crowd.close()
        await asyncio.sleep(1.0)
    return found


async def more_tables(crew: Crew, chosen: argparse.Namespace) -> Found:
    """More tables at two servers, at another pace: what the model has not seen."""
    ports = [[server.port] * 2 for server in crew.servers]
    crowd = Crowd(crew)
    await crowd.make(chosen.more)
    await crowd.sit(ports)
    await crowd.begin()
    found = {"memory, KiB": crew.memory(), **await crowd.costs(chosen.seconds, chosen.rate / 2)}
    crowd.close()
    return found


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
    """Memory from the steps of one server; moves at a pace, when few of them share a commit."""
    kib, paced = one["memory, KiB"], one["paced"]
    steps = [(b - a) / tables for a, b in pairwise(kib)]
    apart = sum(two["apart"]["paced"]["servers, µs"]) - sum(two["together"]["paced"]["servers, µs"])
    return Costs(
        server=paced["servers, µs"][0],
        postgres=paced["Postgres, µs"],
        clients=paced["clients, µs"],
        heard=two["one"]["paced"]["servers, µs"][1],
        apart=round(apart, 1),
        wal=paced["WAL, bytes"],
        stored=one["flat out"]["stored, bytes"],
        sent=paced["sent, bytes"],
        frames=paced["frames"],
        empty=kib[0],
        table=round(max(0.0, steps[0]), 1),
        connection=round(steps[1] / 2, 1),
        match=round(max(0.0, steps[2]), 1),
    )


def compare(costs: Costs, found: Found, chosen: argparse.Namespace) -> list[Found]:
    cores, more, two = count(), found["more tables"], found["two"]["together"]["flat out"]
    pairs = [
        ("moves a second, 1 process", flat_out(costs, cores, 1), found["one"]["flat out"]["moves a second"]),
        ("moves a second, 2 processes", flat_out(costs, cores, 2), two["moves a second"]),
        ("memory, MiB", memory(costs, chosen.more, 2) / 1024, more["memory, KiB"] / 1024),
        ("cores used", cores_used(costs, more["moves a second"], 2), more["cores used"]),
        ("WAL, bytes a move", costs.wal, more["WAL, bytes"]),
    ]
    return [
        {"what": name, "model": round(said, 2), "measured": round(was, 2), "off by %": round(100 * (said / was - 1), 1)}
        for name, said, was in pairs
    ]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=6.0)
    options.add_argument("--rate", type=float, default=800.0, help="moves a second at a pace")
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--more", type=int, default=800, help="tables of the simulation")
    options.add_argument("--out", type=Path, default=EVIDENCE)
    chosen = options.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    gc.disable()  # a pause of the players would be counted as the server's; the run is short
    found: Found = {"machine": {"python": platform.python_version(), "cores": count()}}
    found["one"] = run(one_server, 1, chosen)
    found["two"] = run(two_servers, 2, chosen)
    found["more tables"] = run(more_tables, 2, chosen)
    costs = costs_from(found["one"], found["two"], chosen.tables)
    found["costs"] = msgspec.to_builtins(costs)
    found["most moves a second at one database"] = round(most_at_one_database(costs))
    found["model"] = [needs(costs, players, databases_for(costs, players)) for players in PLAYERS]
    found["simulation"] = compare(costs, found, chosen)
    print(json.dumps(found["simulation"], indent=1))
    chosen.out.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
