"""`python -m benchmarks.fuzz`: a million malformed messages and requests, in bounded runs that go on where the last
one stopped.

Each part has a number, which is its seed. What a part found is kept in `.cache/fuzz`. After each run
docs/evidence/server-fuzz.json says what all parts found together, with the server's memory after every part: a run is
one life of a server.
"""

import argparse
import json
import logging
import signal
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import linear_regression
from typing import Any

from benchmarks.fuzz.described import Described
from benchmarks.fuzz.requests import Requests
from benchmarks.fuzz.server import Attacked, Player
from benchmarks.fuzz.sockets import Attack
from tilerummy.bots.remote import Visitor

ROOT = Path(__file__).parents[2]
EVIDENCE = ROOT / "docs/evidence/server-fuzz.json"
STATE = ROOT / ".cache/fuzz/parts.json"
PART = 10_000  # messages and requests; of these
HTTP = 1_500
DESCRIBED = 500
SENT = ("socket messages", "requests", "described requests")


class Target:
    """A server with a table whose address the requests use, and somebody who plays."""

    def __init__(self, folder: Path, port: int) -> None:
        self.server = Attacked(folder, port)
        url = self.server.url
        body = {"game": "investo", "seats": ["person", "person"], "own": 2, "start": True, "public": True}
        self.table = Visitor(url).call("POST", "/api/tables", body)["id"]
        with urllib.request.urlopen(f"{url}/schema/openapi.json") as answer:  # noqa: S310
            self.description = json.load(answer)
        self.player = Player(url)

    def attack(self, number: int, part: int) -> dict[str, Any]:
        url, began, finished = self.server.url, time.monotonic(), self.player.finished
        sockets = Attack(url, number)
        requests = Requests(url, number, self.table)
        described = Described(url, number, self.table, self.description)
        sockets.run(part - part * (HTTP + DESCRIBED) // PART)
        requests.run(part * HTTP // PART)
        described.run(part * DESCRIBED // PART)
        return {
            "part": number,
            "socket messages": dict(sockets.sent),
            "socket answers": dict(sockets.answers),
            "sockets closed": {str(code): count for code, count in sockets.closed.items()},
            "requests": dict(requests.sent),
            "described requests": dict(described.sent),
            "statuses": dict(requests.answers + described.answers),
            "seconds": round(time.monotonic() - began, 1),
            "memory": self.server.memory(),
            "live tables": self.server.live_tables(),
            "finished": self.player.finished - finished,
        }


def run(
    folder: Path, port: int, wanted: int, part: int, minutes: float, done: list[dict[str, Any]], settle: float = 0.0
) -> Iterator[None]:
    """Parts go to `done`, one a step, each with the faults logged in it, until so much is sent or the time is over.
    `settle`: seconds to wait at the end, at most, for all tables to leave memory.
    """
    target, first = Target(folder, port), len(done)
    end = time.monotonic() + minutes * 60
    try:
        while sent(done) < wanted and time.monotonic() < end:
            found = target.attack(len(done), part)
            before = sum(each["faults logged"] for each in done[first:])
            player = {"player faults": list(target.player.faults), "player waited": round(target.player.slowest, 2)}
            done.append({**found, **player, "faults logged": target.server.faults() - before, "run": first})
            yield
        target.player.stop()
        done[-1]["finished"] += target.player.finished - sum(each["finished"] for each in done[first:])
        done[-1].update({"player faults": target.player.faults, "player waited": round(target.player.slowest, 2)})
        done[-1].update(target.server.settled(settle) if settle else {})
    finally:
        target.server.stop()


def sent(parts: list[dict[str, Any]]) -> int:
    return sum(sum(part[key].values()) for part in parts for key in SENT)


def total(parts: list[dict[str, Any]], key: str) -> dict[str, int]:
    found: Counter[str] = Counter()
    for part in parts:
        found.update(part[key])
    return dict(found.most_common())


def growth(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of each run: memory after every part, how fast it grew in the later half, and what it was without any table."""
    runs: dict[int, list[dict[str, Any]]] = {}
    for part in parts:
        runs.setdefault(part["run"], []).append(part)
    return [lifetime(found) for found in runs.values()]


def lifetime(parts: list[dict[str, Any]]) -> dict[str, Any]:
    points = [(sent(parts[: at + 1]), part["memory"], part["live tables"]) for at, part in enumerate(parts)]
    return {
        "minutes": round(sum(part["seconds"] for part in parts) / 60, 1),
        "MiB for each 100,000 sent, in the later half": round(1e5 * slope(points[len(points) // 2 :]), 2),
        "MiB without any table at the end": parts[-1].get("settled"),
        "sent, MiB, live tables": [list(point) for point in points],
    }


def slope(points: list[tuple[int, float, int]]) -> float:
    """Of the line that fits best: MiB for each that is sent."""
    if len(points) < 2:
        return 0.0
    return linear_regression([point[0] for point in points], [point[1] for point in points]).slope


def last_words(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The last part of each run, which has what its player saw in all of it."""
    return list({part["run"]: part for part in parts}.values())


def summed(parts: list[dict[str, Any]]) -> dict[str, Any]:
    counts = {key: total(parts, key) for key in SENT}
    statuses = total(parts, "statuses")
    return {
        "sent": sent(parts),
        **counts,
        "socket answers": total(parts, "socket answers"),
        "sockets closed by code": total(parts, "sockets closed"),
        "HTTP statuses": statuses,
        "5xx": sum(count for status, count in statuses.items() if status.startswith("5")),
        "internal errors logged": sum(part["faults logged"] for part in parts),
        "seconds": round(sum(part["seconds"] for part in parts)),
        "memory by run": growth(parts),
        "matches finished at the other table": sum(part["finished"] for part in parts),
        "faults at the other table": [
            fault for part in last_words(parts) for fault in part["player faults"]
        ],
        "longest wait at the other table, seconds": max((part["player waited"] for part in parts), default=0.0),
    }


def keep(parts: list[dict[str, Any]]) -> None:
    STATE.write_text(json.dumps(parts), encoding="utf-8")
    told = {"sent": sent(parts), **{name: parts[-1].get(name) for name in ("memory", "live tables", "settled")}}
    print(json.dumps(told), flush=True)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--messages", type=int, default=1_000_000)
    options.add_argument("--minutes", type=float, default=60.0, help="then it stops; the next run goes on")
    options.add_argument("--port", type=int, default=8411)
    options.add_argument("--settle", type=float, default=240.0, help="seconds for the last tables to leave memory")
    options.add_argument("--fresh", action="store_true", help="forget what earlier runs did")
    options.add_argument("--out", type=Path, default=EVIDENCE)
    chosen = options.parse_args()
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # sockets that end in the middle are the point here
    parts: list[dict[str, Any]] = [] if chosen.fresh or not STATE.exists() else json.loads(STATE.read_text())
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))  # the server ends with it
    STATE.parent.mkdir(parents=True, exist_ok=True)
    if sent(parts) < chosen.messages:
        with tempfile.TemporaryDirectory() as name:
            for _ in run(Path(name), chosen.port, chosen.messages, PART, chosen.minutes, parts, chosen.settle):
                keep(parts)
        keep(parts)
    found = summed(parts)
    print(json.dumps(found, indent=1))
    chosen.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
