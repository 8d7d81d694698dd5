"""Runs a contest and writes its file; sets that are in the file already are not played again."""

import contextlib
import platform
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from tilerummy import tiles
from tilerummy.arena.contest import Contest, MatchSet
from tilerummy.arena.evidence import Evidence, EvidenceHeader, GameLine, load, save
from tilerummy.arena.play import SetResult
from tilerummy.arena.runners import Runner
from tilerummy.arena.sequential import SequentialTest
from tilerummy.arena.summary import shares_of
from tilerummy.refusal import NotAccepted

KEEP_EVERY = 2.0  # seconds between saves: at most so much is lost in a power cut


def begin(path: Path | None, header: EvidenceHeader, machine: dict[str, Any]) -> Evidence:
    """The evidence so far: that of the file if it is of the same contest, else none."""
    if path is None or not path.exists():
        return Evidence(contest=header, games=[], timings={}, machine=machine)
    found = load(path)
    if msgspec.structs.replace(found.contest, games_each=0) != msgspec.structs.replace(header, games_each=0):
        raise NotAccepted("evidence-other-contest", {"what": difference(found.contest, header)})
    if found.contest.games_each > header.games_each:
        raise NotAccepted("evidence-more-games", {"games": found.contest.games_each})
    timings = found.timings if found.timings is not None else {}
    return Evidence(contest=header, games=found.games, timings=timings, machine=machine)


def difference(one: EvidenceHeader, other: EvidenceHeader) -> str:
    names = [name for name in EvidenceHeader.__struct_fields__ if getattr(one, name) != getattr(other, name)]
    return ", ".join(name for name in names if name != "games_each")


def machine_facts(workers: str) -> dict[str, Any]:
    """What speed depends on, without anything that identifies the machine."""
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": platform.machine(),
        "compiled": not str(tiles.__file__).endswith(".py"),
        "workers": workers,
    }


def play(
    contest: Contest,
    evidence: Evidence,
    runner: Runner,
    path: Path | None = None,
    after: Callable[[int], None] | None = None,
    records: Path | None = None,
) -> None:
    """Play what is missing; `after` is told how many matches were added. Saves as it goes and when it is stopped."""
    done = evidence.done()
    missing = [task for task in contest.tasks() if not (task in done and is_kept(records, contest, task))]
    rule = StopRule(contest)
    rule.add(evidence.games)
    saved = time.monotonic()
    try:
        if rule.over(evidence):
            return
        with contextlib.closing(runner(replace(contest, records=records is not None), missing)) as results:
            for result in results:
                if records is not None:
                    keep(records, result)
                if result.task not in done:
                    evidence.add(result.games, result.timings)
                    rule.add(result.games)
                if after is not None:
                    after(len(result.games))
                if rule.over(evidence):
                    return
                if path is not None and time.monotonic() - saved > KEEP_EVERY:
                    save(path, evidence)
                    saved = time.monotonic()
    finally:
        if path is not None:
            save(path, evidence)


class StopRule:
    """When a run is over that was to decide something.

    Deals count in their order, whoever finished first: else the rule would stop sooner where short matches are won.
    """

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.question = None if contest.decide is None else SequentialTest(contest.decide)
        self.waiting: dict[int, float] = {}  # by deal: what came before those that are due

    def add(self, games: Sequence[GameLine]) -> None:
        if self.question is None:
            return
        self.waiting.update(shares_of(self.contest, games))
        while not self.question.answer and self.question.count in self.waiting:
            self.question.add(self.waiting.pop(self.question.count))

    def over(self, evidence: Evidence) -> bool:
        """Then what was played after the deal that decided it is left out."""
        if self.question is None or not self.question.answer:
            return False
        evidence.cut(self.question.count)
        return True


# ---- records


def record_path(folder: Path, task: MatchSet, rotation: int) -> Path:
    return folder / f"{task.deal}-{task.line_up}-{rotation}.jsonl"


def is_kept(folder: Path | None, contest: Contest, task: MatchSet) -> bool:
    """Whether all records that are asked for are there."""
    return folder is None or all(record_path(folder, task, rotation).exists() for rotation in range(contest.seats))


def keep(folder: Path, result: SetResult) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for rotation, record in enumerate(result.records):
        record_path(folder, result.task, rotation).write_bytes(record)
