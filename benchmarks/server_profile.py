"""Where the time of a server under load goes: `python -m benchmarks.server_profile`.

A server runs under cProfile, by the processor time of its event loop, while 64 tables move as fast as they can. Time is
added up by part of the program; what has no Python function of its own (sockets, the loop) is uvloop's. Profiling makes
it about three times as slow, small functions most. Writes docs/evidence/server-profile.json.
"""

import argparse
import asyncio
import json
import os
import pstats
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.server_load import Load, Server
from tests.server.serving import free_port
from tools import started

EVIDENCE = Path(__file__).parents[1] / "docs/evidence/server-profile.json"
TABLES = 64
UNDER_PROFILE = """
import cProfile, signal, sys, time
from tilerummy.cli import main
profile = cProfile.Profile(time.thread_time)
def end(*_):
    profile.disable()
    profile.dump_stats({path!r} + ".part")
    __import__("os").rename({path!r} + ".part", {path!r})
signal.signal(signal.SIGUSR1, lambda *_: profile.enable())
signal.signal(signal.SIGUSR2, end)
sys.argv = ["tilerummy", "serve", "--port", "{port}"]
main()
"""
# The first that is in the place and name of a function is its part.
PARTS = {
    "frames and HTTP (uvicorn, websockets, edge/)": ("uvicorn", "websockets", "server/edge", "litestar"),
    "what everybody is told (projection, wire, outbox, audience)": ("projection", "wire.py", "outbox", "audience"),
    "JSON (msgspec)": ("msgspec",),
    "the table and its log (live/, table/)": ("server/live", "server/table", "server/upkeep"),
    "handing writes to the store (store/)": ("server/store", "queue", "threading"),
    "the rules (games, match, tiles)": ("tilerummy",),
    "the event loop and sockets (uvloop, asyncio)": ("uvloop", "asyncio", "run_until_complete", "~"),
}
OTHER = "other"


class Profiled(Server):
    def __init__(self, folder: Path, port: int) -> None:
        super().__init__(folder, port)
        started.kill(self.process)  # the usual one is not wanted, its environment is
        self.stats = folder / "stats"
        limits = ("RATE", "BURST", "ADDRESS_RATE", "ADDRESS_SOCKETS", "ADDRESS_TABLES", "MOST_TABLES", "MOST_SOCKETS")
        environment = os.environ | {f"TILERUMMY_{name}": "1000000" for name in limits}
        environment |= {"TILERUMMY_DATABASE": f"sqlite:///{folder / 'profiled.db'}", "TILERUMMY_LOG_LEVEL": "error"}
        command = [sys.executable, "-c", UNDER_PROFILE.format(path=str(self.stats), port=port)]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    async def profiled(self, seconds: float) -> None:
        self.process.send_signal(signal.SIGUSR1)
        await asyncio.sleep(seconds)
        self.process.send_signal(signal.SIGUSR2)
        while not self.stats.exists():
            await asyncio.sleep(0.1)


def part_of(place: str) -> str:
    return next((part for part, words in PARTS.items() if any(word in place for word in words)), OTHER)


def shares(stats: dict[Any, Any]) -> dict[str, float]:
    """Per cent of the processor time."""
    spent: Counter[str] = Counter()
    for (file, _, name), (_, _, own, _, _) in stats.items():
        spent[part_of(f"{file} {name}")] += own
    whole = sum(spent.values())
    return {part: round(100 * own / whole, 1) for part, own in spent.most_common()}


async def load(server: Profiled, seconds: float) -> dict[str, Any]:
    players = Load(server)
    await players.open(TABLES)
    players.eager = True
    for pair in players.pairs:
        pair.move()
    found, _ = await asyncio.gather(players.measure(seconds), server.profiled(seconds))
    players.close()
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--out", type=Path, default=EVIDENCE)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as name:
        server = Profiled(Path(name), free_port())
        server.wait()
        try:
            moves = uvloop.run(load(server, chosen.seconds))
        finally:
            server.stop()
        stats: dict[Any, Any] = pstats.Stats(str(server.stats)).stats  # type: ignore[attr-defined]
    found = {
        "moves a second, profiled": moves["moves a second"],
        "per cent of the loop's time": shares(stats),
        "functions, per cent": dearest(stats),
    }
    print(json.dumps(found, indent=1))
    chosen.out.write_text(json.dumps(found, indent=1) + "\n")


def dearest(stats: dict[Any, Any], most: int = 15) -> dict[str, float]:
    whole = sum(own for _, _, own, _, _ in stats.values())
    first = sorted(stats.items(), key=lambda each: -each[1][2])[:most]
    return {f"{Path(file).name} {name}": round(100 * each[2] / whole, 1) for (file, _, name), each in first}


if __name__ == "__main__":
    main()
