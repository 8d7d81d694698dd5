"""A thousand puzzles made and checked again by other means: `python -m benchmarks.puzzles_check --count 1000`.

Each puzzle is checked by the exhaustive search of `tilerummy puzzles check`; those of Rummy and Investo once more by
the integer program of the tests (HiGHS). Writes docs/evidence/puzzles.json and ends with 1 if anything disagrees.
"""

import argparse
import json
import sys
import time
from collections import Counter
from itertools import combinations
from pathlib import Path

from tests.solver.program import best_value
from tilerummy.melds import MeldRules
from tilerummy.puzzles.make import make_many
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.puzzle import GENERATOR, KINDS, LEVELS, Puzzle
from tilerummy.puzzles.verify import faults, part, rows_of
from tilerummy.table import Table
from tilerummy.tiles import Tiles, parse_tile

EVIDENCE = Path("docs/evidence/puzzles.json")
RUMMY, INVESTO = MeldRules(), MeldRules(series=False, stars=False)


def plays_of(puzzle: Puzzle) -> tuple[Tiles, list[Tiles]]:
    """The rack, and what must be laid of it: any of these will do."""
    rack = Tiles.parse(part(puzzle, "rack"))
    if puzzle.kind == "lay-all":
        return rack, [rack]
    if puzzle.kind == "use-tile":
        return rack, [Tiles.of([parse_tile(puzzle.tile)])]
    faces = rows_of(puzzle)[int(puzzle.answer[0][1:]) - 1]
    return rack + Tiles.of(faces), [Tiles.of([kind]) for kind in sorted(set(faces))]


def program_agrees(puzzle: Puzzle) -> bool:
    """The integer program finds a play with as many combinations as claimed, and none with one fewer."""
    rules, stars = (RUMMY, "exchange") if puzzle.game == "rummy" else (INVESTO, "none")
    melds = Table.parse(part(puzzle, "table")).melds
    rack, plays = plays_of(puzzle)

    def possible(size: int) -> bool:
        for some in combinations(melds, size):
            for must in plays:
                if best_value(Table(some), rack, rules, stars, "tiles", None, must) is not None:
                    return True
        return False

    measure = puzzle.proof.measure
    return possible(measure) and (measure == 0 or not possible(measure - 1))


def check(puzzles: list[Puzzle], program: bool) -> dict[str, object]:
    started = time.perf_counter()
    wrong: dict[str, list[str]] = {}
    by_program = 0
    for number, puzzle in enumerate(puzzles, 1):
        found = faults(puzzle)
        if program and puzzle.game != "gin":
            by_program += 1
            found += [] if program_agrees(puzzle) else ["program"]
        if found:
            wrong[puzzle.id] = found
            print(puzzle.id, found, file=sys.stderr)
        if number % 100 == 0:
            print(f"{number} checked, {len(wrong)} wrong", flush=True)
    row: dict[str, object] = {"puzzles": len(puzzles), "exhaustive": len(puzzles), "program": by_program}
    seconds = round(time.perf_counter() - started, 1)
    counted = Counter(f"{puzzle.kind} {puzzle.level}" for puzzle in puzzles)
    return {**row, "wrong": wrong, "seconds": seconds, "kinds": dict(sorted(counted.items()))}


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.puzzles_check", description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-program", action="store_true", help="the exhaustive search only")
    options = parser.parse_args(argv)
    started = time.perf_counter()
    made = list(make_many(options.count, KINDS, LEVELS, options.seed))
    making = round(time.perf_counter() - started, 1)
    print(f"{len(made)} made in {making} s", flush=True)
    rows = {"made": check(made, not options.no_program), "shipped": check(our_set().puzzles, not options.no_program)}
    found = {"generator": GENERATOR, "seed": options.seed, "seconds_making": making, **rows}
    EVIDENCE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 1 if any(row["wrong"] for row in rows.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
