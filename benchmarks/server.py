"""How much a server holds: `python -m benchmarks.server` (`make bench-server`); writes docs/evidence/server-bench.json.

Server on one core, client on the other, loopback, bounded in time. The limits are measured in the same run: a
bare WebSocket echo, and commits of one row with the same durability. A move counts when it is durable and both sockets
of its table have been told.
"""

import argparse
import asyncio
import gc
import json
import os
import platform
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.server_limits import measure_commits, measure_disk, measure_echo
from benchmarks.server_load import CLIENT_CORE, Load, Server, milliseconds, quantile

RUNS = 3
EVIDENCE = Path(__file__).parents[1] / "docs/evidence/server-bench.json"


def middle(runs: list[dict[str, Any]], by: str) -> dict[str, Any]:
    """The run in the middle, and what the others had: a machine that others share is now faster, now slower."""
    ranked = sorted(runs, key=lambda run: float(run[by]))
    return {**ranked[len(ranked) // 2], f"{by}, all runs": [run[by] for run in ranked]}


async def measure_server(server: Server, chosen: argparse.Namespace, say: Callable[[str, Any], None]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    empty = server.memory()
    load = Load(server)
    await load.open(chosen.busy)
    runs = [await load.flat_out(chosen.seconds) for _ in range(RUNS)]
    found["flat out"] = {"tables": chosen.busy, **middle(runs, "moves a second")}
    say("flat out", found["flat out"])
    runs = [await load.paced(1000, chosen.seconds) for _ in range(RUNS)]
    found["1,000 moves a second"] = {"tables": chosen.busy, **middle(runs, "p99 ms")}
    say("1,000 moves a second", found["1,000 moves a second"])
    load.close()
    await asyncio.sleep(1.0)
    memory = [server.memory()]
    for fill in (load.make(chosen.tables), load.connect(), load.begin()):
        await fill
        await asyncio.sleep(1.0)
        memory.append(server.memory())
    found["live tables"] = {"tables": chosen.tables, "sockets": 2 * chosen.tables}
    runs = [await load.paced(chosen.tables / 2, chosen.seconds) for _ in range(RUNS)]
    found["live tables"] |= middle(runs, "p99 ms")
    say("live tables, a move every 2 s each", found["live tables"])
    load.close()
    steps = [(after - before) / chosen.tables for before, after in pairwise(memory)]
    found["memory, KiB"] = {
        "empty server": round(empty),
        "an idle table": round(steps[0], 1),
        "a connection": round(steps[1] / 2, 1),
        "a match begun": round(steps[2], 1),
    }
    say("memory, KiB", found["memory, KiB"])
    return found


def run(chosen: argparse.Namespace, folder: Path) -> dict[str, Any]:
    def say(name: str, value: Any) -> None:
        print(f"{name}: {value}", flush=True)

    found: dict[str, Any] = {"versions": versions()}
    echo = Server(folder, chosen.port, "benchmarks.server_limits:echo_app")
    echo.wait()
    try:
        found["echo, messages a second"] = round(uvloop.run(measure_echo(chosen.port, 16, chosen.seconds)))
    finally:
        echo.stop()
    say("echo, messages a second", found["echo, messages a second"])
    for rows in (1, 10):
        name = f"rows a second, {rows} a commit"
        found[name] = round(measure_commits(folder, 3.0, rows))
        say(name, found[name])
    took = measure_disk(folder, 3.0, 1000)
    name = "a row's commit when 1,000 a second are asked for"
    found[name] = {"p50 ms": milliseconds(quantile(took, 0.5)), "p99 ms": milliseconds(quantile(took, 0.99))}
    say(name, found[name])
    server = Server(folder, chosen.port)
    server.wait()
    try:
        found |= uvloop.run(measure_server(server, chosen, say))
    finally:
        server.stop()
    return found


def versions() -> dict[str, str]:
    names = ("tilerummy", "litestar", "uvicorn", "websockets", "uvloop")
    return {"python": platform.python_version(), "sqlite": sqlite3.sqlite_version} | {n: version(n) for n in names}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=8.0)
    options.add_argument("--busy", type=int, default=64, help="tables in the runs of few tables")
    options.add_argument("--tables", type=int, default=2000, help="live tables, a move every two seconds each")
    options.add_argument("--port", type=int, default=8421)
    options.add_argument("--out", type=Path, default=EVIDENCE)
    chosen = options.parse_args()
    os.sched_setaffinity(0, {CLIENT_CORE})
    gc.disable()  # a pause of the client would be counted as the server's; the run is short
    folder = Path(tempfile.mkdtemp(prefix="tilerummy-bench-", dir=os.environ.get("BENCH_FOLDER")))
    try:
        found = run(chosen, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    chosen.out.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
