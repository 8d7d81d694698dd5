"""A long crash test in short chapters, each on a new database and checked at its end. What was found is added to a
file, from which the next run goes on; what the evidence already sums up counts as well, on any machine.
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
NOT_SUMMED = ("processes", "seed", "chapters")


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
    """`worlds`: so many chapters at once. Several programs may add to the same file. `earlier`: the sum of chapters
    that need not be in the file; its `seeds` say which of them are.
    """

    def __init__(
        self, name: str, goal: int | None, folder: Path, end: float, worlds: int, earlier: Result | None = None
    ) -> None:
        self.kind = KINDS[name]
        self.earlier = earlier
        self.goal = self.kind.goal if goal is None else goal
        self.file = folder / f"{name}.jsonl"
        self.end = end
        self.worlds = worlds
        folder.mkdir(parents=True, exist_ok=True)

    def results(self) -> list[Result]:
        """The chapters that the earlier sum does not have."""
        lines = self.file.read_text().splitlines() if self.file.exists() else []
        summed = set() if self.earlier is None else set(self.earlier.get("seeds", ()))
        return [result for result in map(json.loads, lines) if result["seed"] not in summed]

    def sum(self) -> Result | None:
        """Of everything so far."""
        return total(self.results(), self.earlier)

    def done(self) -> int:
        found = self.sum()
        return 0 if found is None else int(found[self.kind.counted])

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


def total(results: list[Result], earlier: Result | None = None) -> Result | None:
    """All chapters as one, added to an earlier sum. `hours`: during which at least one was running."""
    before = earlier or {}
    last = results[-1] if results else before
    if not last:
        return None
    names = [name for name, value in last.items() if type(value) is int and name not in NOT_SUMMED]
    hours = busy([(result["began"], result["began"] + result["seconds"]) for result in results]) / 3600
    return {
        "store": last["store"],
        "processes": last["processes"],
        "chapters": before.get("chapters", 0) + len(results),
        **{name: sum(result.get(name, 0) for result in (before, *results)) for name in names},
        "faults": [fault for result in (before, *results) for fault in result.get("faults", ())],
        "hours": round(before.get("hours", 0.0) + hours, 2),
        "seeds": [*before.get("seeds", ()), *(result["seed"] for result in results)],
    }


def busy(spans: list[tuple[float, float]]) -> float:
    """How long it is that at least one of them lasts."""
    length, until = 0.0, float("-inf")
    for begin, end in sorted(spans):
        length += max(0.0, end - max(begin, until))
        until = max(until, end)
    return length
