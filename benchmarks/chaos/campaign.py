"""A long crash test in short chapters, each on a new database and checked at its end. What was found is added to a
file, from which the next run goes on.
"""

import json
import secrets
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from benchmarks.chaos.run import Plan, chaos

Result = dict[str, Any]


class Kind(NamedTuple):
    """`counted`: which trouble there must be so much of in all (`goal`); `chapter`: one part of it."""

    counted: str
    goal: int
    chapter: Plan


KINDS = {
    "sqlite": Kind("kills", 10_000, Plan(kills=400)),
    "postgres": Kind("kills", 2_000, Plan("postgres", kills=80, processes=2, restarts=6, cuts=34)),
    "full": Kind("full", 200, Plan(full=40)),
    "power": Kind("power", 200, Plan(power=40)),
}
LONGEST = 300.0  # seconds of a chapter
LAST_TABLES = 500.0  # more: tables that have begun are played to their end


class Campaign:
    """`worlds`: so many chapters at once. Several programs may add to the same file."""

    def __init__(self, name: str, goal: int | None, folder: Path, end: float, worlds: int) -> None:
        self.kind = KINDS[name]
        self.goal = self.kind.goal if goal is None else goal
        self.file = folder / f"{name}.jsonl"
        self.end = end
        self.worlds = worlds
        folder.mkdir(parents=True, exist_ok=True)

    def results(self) -> list[Result]:
        return [json.loads(line) for line in self.file.read_text().splitlines()] if self.file.exists() else []

    def done(self) -> int:
        return sum(int(result[self.kind.counted]) for result in self.results())

    def run(self) -> None:
        """Until the goal is reached or the time is over. Raises what a chapter raised, after the others are kept."""
        broken: list[BaseException] = []
        with ProcessPoolExecutor(self.worlds, get_context("spawn")) as pool:
            running: set[Future[Result]] = set()
            while running or (self.goes_on() and not broken):
                while len(running) < self.worlds and self.goes_on() and not broken:
                    running.add(pool.submit(chaos, self.chapter(), secrets.randbits(31)))
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    problem = future.exception()
                    if problem is None:
                        self.keep(future.result())
                    else:
                        broken.append(problem)
        if broken:
            raise broken[0]

    def goes_on(self) -> bool:
        return self.done() < self.goal and time.monotonic() < self.end

    def chapter(self) -> Plan:
        seconds = min(max(1.0, self.end - time.monotonic()), LONGEST)
        return msgspec.structs.replace(self.kind.chapter, seconds=seconds, limit=seconds + LAST_TABLES)

    def keep(self, result: Result) -> None:
        with self.file.open("a") as file:
            file.write(json.dumps(result) + "\n")
        print(f"{self.file.stem}: {self.done()} of {self.goal} {self.kind.counted}", json.dumps(result), flush=True)


def total(results: list[Result]) -> Result:
    """All chapters as one. `hours`: during which at least one was running."""
    first = results[-1]
    sums = {name: sum(result.get(name, 0) for result in results) for name, value in first.items() if type(value) is int}
    hours = busy([(result["began"], result["began"] + result["seconds"]) for result in results]) / 3600
    return {
        "store": first["store"],
        "processes": first["processes"],
        "chapters": len(results),
        **{name: value for name, value in sums.items() if name not in ("processes", "seed")},
        "faults": [fault for result in results for fault in result["faults"]],
        "hours": round(hours, 2),
    }


def busy(spans: list[tuple[float, float]]) -> float:
    """How long it is that at least one of them lasts."""
    length, until = 0.0, float("-inf")
    for begin, end in sorted(spans):
        length += max(0.0, end - max(begin, until))
        until = max(until, end)
    return length
