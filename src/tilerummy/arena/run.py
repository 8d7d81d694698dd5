"""Runs a contest and writes its file; sets that are in the file already are not played again."""

import contextlib
import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tilerummy import tiles
from tilerummy.arena.contest import Contest
from tilerummy.arena.evidence import Evidence, EvidenceHeader, load, save
from tilerummy.arena.runners import Runner
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
) -> None:
    """Play what is missing; `after` is told how many matches were added. Saves as it goes and when it is stopped."""
    done = evidence.done()
    missing = [task for task in contest.tasks() if task not in done]
    saved = time.monotonic()
    try:
        with contextlib.closing(runner(contest, missing)) as results:
            for result in results:
                evidence.add(result.games, result.timings)
                if after is not None:
                    after(len(result.games))
                if path is not None and time.monotonic() - saved > KEEP_EVERY:
                    save(path, evidence)
                    saved = time.monotonic()
    finally:
        if path is not None:
            save(path, evidence)
