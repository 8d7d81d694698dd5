"""Which evidence of matches is of the present program: `python -m benchmarks.still_same [FILE …] [--deals 3]`.

The first deals of a file are played again by the installed package. An arena file has a digest of every deal, move and
score, so that equal ones prove the same matches; a duel's file has only who won. Nothing is written. Without files
everything in docs/evidence that is of matches, which takes some minutes.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from benchmarks import naive_person, pool_gin
from benchmarks.duel import Make, by_name, pair
from tilerummy.arena.contest import MatchSet
from tilerummy.arena.evidence import contest_of, load
from tilerummy.arena.play import play_set

EVIDENCE = Path(__file__).parents[1] / "docs/evidence"
LIMIT = 600.0  # seconds of a decision: nothing is forfeited


def arena_again(path: Path, deals: int) -> Iterator[bool]:
    """For each match whether it is the same."""
    evidence = load(path)
    contest = replace(contest_of(evidence.contest), limit=LIMIT)
    known = {(game.deal, game.line_up, game.rotation): game.digest for game in evidence.games}
    for task in sorted({MatchSet(deal, line_up) for deal, line_up, _ in known})[:deals]:
        for game in play_set(contest, task).games:
            yield known.get((game.deal, game.line_up, game.rotation)) == game.digest


def duel_again(found: dict[str, Any], deals: int) -> Iterator[bool]:
    """For each pair whether as many matches of it are won."""
    names = (found["bots"][0], found["bots"][1])
    make = maker_of(found["game"], names)
    for number, won in enumerate(found["won by pair"][:deals], start=found.get("first pair", 1)):
        yield pair(found["game"], found["rules"], names, number, make)["won"] == won


def maker_of(game: str, names: tuple[str, str]) -> Make:
    if "naive" in names:
        return naive_person.design
    return pool_gin.player if game == "gin" else by_name


def again(path: Path, deals: int) -> list[bool]:
    """Nothing for a file that is not of matches."""
    found = json.loads(path.read_text(encoding="utf-8"))
    if "won by pair" in found:
        return list(duel_again(found, deals))
    return list(arena_again(path, deals)) if "contest" in found else []


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("files", type=Path, nargs="*")
    options.add_argument("--deals", type=int, default=3)
    asked = options.parse_args()
    for path in asked.files or sorted(EVIDENCE.glob("*.json")):
        same = again(path, asked.deals)
        if same:
            verdict = "" if all(same) else ", so of another program"
            print(f"{path.stem}: {sum(same)} of {len(same)} the same{verdict}", flush=True)


if __name__ == "__main__":
    main()
