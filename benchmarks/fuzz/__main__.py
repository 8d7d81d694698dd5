"""`python -m benchmarks.fuzz`: a million malformed messages and requests, in bounded runs that go on where the last
one stopped.

Each part has a number, which is its seed. What a part found is kept in `.cache/fuzz` until all are done. Then, and
after each run, docs/evidence/server-fuzz.json says what all parts found together.
"""

import argparse
import json
import logging
import tempfile
import time
import urllib.request
from collections import Counter
from pathlib import Path
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
            "finished": self.player.finished - finished,
        }


def run(folder: Path, port: int, wanted: int, part: int, minutes: float, done: list[dict[str, Any]]) -> None:
    """Parts go to `done`, each with the faults logged in it, until so much is sent or the time is over."""
    target, first = Target(folder, port), len(done)
    end = time.monotonic() + minutes * 60
    try:
        while sent(done) < wanted and time.monotonic() < end:
            found = target.attack(len(done), part)
            before = sum(each["faults logged"] for each in done[first:])
            done.append({**found, "faults logged": target.server.faults() - before, "run": first})
        target.player.stop()
        done[-1]["finished"] += target.player.finished - sum(each["finished"] for each in done[first:])
        done[-1].update({"player faults": target.player.faults, "player waited": round(target.player.slowest, 2)})
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
    """Of each run: memory after its second part, when pools and caches are there, and after its last."""
    runs: dict[int, list[float]] = {}
    for part in parts:
        runs.setdefault(part["run"], []).append(part["memory"])
    return [
        {"parts": len(found), "from MiB": found[min(1, len(found) - 1)], "to MiB": found[-1]} for found in runs.values()
    ]


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
        "faults at the other table": [fault for part in parts for fault in part.get("player faults", [])],
        "longest wait at the other table, seconds": max(
            (part.get("player waited", 0.0) for part in parts), default=0.0
        ),
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--messages", type=int, default=1_000_000)
    options.add_argument("--minutes", type=float, default=60.0, help="then it stops; the next run goes on")
    options.add_argument("--port", type=int, default=8411)
    options.add_argument("--fresh", action="store_true", help="forget what earlier runs did")
    options.add_argument("--out", type=Path, default=EVIDENCE)
    chosen = options.parse_args()
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # sockets that end in the middle are the point here
    parts: list[dict[str, Any]] = [] if chosen.fresh or not STATE.exists() else json.loads(STATE.read_text())
    try:
        if sent(parts) < chosen.messages:
            with tempfile.TemporaryDirectory() as name:
                run(Path(name), chosen.port, chosen.messages, PART, chosen.minutes, parts)
    finally:
        STATE.parent.mkdir(parents=True, exist_ok=True)
        STATE.write_text(json.dumps(parts), encoding="utf-8")
    found = summed(parts)
    print(json.dumps(found, indent=1))
    chosen.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
