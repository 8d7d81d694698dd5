"""A thousand puzzles made and checked again by other means: `python -m benchmarks.puzzles_check --count 1000`.

Each puzzle is checked by the exhaustive search of `tilerummy puzzles check`; those of Rummy and Investo once more by
the integer program of the tests (HiGHS). Writes docs/evidence/puzzles.json and ends with 1 if anything disagrees.
"""

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import highspy

from tests.solver.judge import stands_for
from tests.solver.program import Program, add_melds
from tilerummy.layout import Layout
from tilerummy.melds import DECLARED, MeldRules
from tilerummy.puzzles.make import make_many
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.puzzle import GENERATOR, KINDS, LEVELS, Puzzle
from tilerummy.puzzles.verify import faults, part, rows_of
from tilerummy.tiles import STAR, Tiles, parse_tile

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


def fewest_by_program(puzzle: Puzzle) -> int | None:
    """The least number of combinations that have to change: the program keeps as many as it can."""
    rack, plays = plays_of(puzzle)
    rules = RUMMY if puzzle.game == "rummy" else INVESTO
    table = Layout.parse(part(puzzle, "table"))
    kept = [most_kept(table, rack, rules, required) for required in plays]
    return min((len(table) - number for number in kept if number is not None), default=None)


def most_kept(table: Layout, rack: Tiles, rules: MeldRules, required: Tiles) -> int | None:
    """A column for every combination that stays as it is; the tiles of the others and of the rack are laid out anew."""
    model = Program()
    stays = [model.column(1, 1) for _ in table.melds]
    laid = {kind: model.column() for kind in range(STAR + 1)}
    for kind, column in laid.items():
        model.row({column: 1}, int(required.count(kind)), int(rack.count(kind)))
    tiles, wild = add_melds(model, rules, [0] * 13)
    for kind in range(STAR):
        there = {stays[i]: float(meld.codes.count(kind)) for i, meld in enumerate(table.melds) if kind in meld.codes}
        lying = sum(there.values())
        model.row({**{i: 1.0 for i in tiles[kind]}, laid[kind]: -1.0, **there}, lying, lying)
    stars = {i: 1.0 for kind in range(STAR) for i in wild[kind]}
    starred = {stays[i]: 1.0 for i, meld in enumerate(table.melds) if max(meld.codes) >= DECLARED}
    model.row({**stars, laid[STAR]: -1.0, **starred}, len(starred), len(starred))
    if starred:
        add_star(model, stands_for(table, rules), starred, wild, laid)
    return model.maximum()


def add_star(
    model: Program,
    sources: list[tuple[int, ...]],
    starred: dict[int, float],
    wild: dict[int, list[int]],
    laid: dict[int, int],
) -> None:
    """R8, for the one Star: its combination stays, or it goes on as one of these, or such a tile was laid."""
    ways: dict[int, float] = {}
    for (kind,) in sources:
        goes_on, released = model.column(0, 1), model.column(0, 1)
        ways |= {goes_on: 1.0, released: 1.0}
        model.row({**{i: 1.0 for i in wild[kind]}, goes_on: -1.0}, 0, highspy.kHighsInf)
        model.row({laid[kind]: 1.0, released: -1.0}, 0, highspy.kHighsInf)
    model.row({**ways, **starred}, 1, 1)


def check(puzzles: list[Puzzle], program: bool) -> dict[str, Any]:
    started = time.perf_counter()
    wrong: dict[str, list[str]] = {}
    by_program = 0
    for number, puzzle in enumerate(puzzles, 1):
        found = faults(puzzle)
        if program and puzzle.game != "gin":
            by_program += 1
            found += [] if fewest_by_program(puzzle) == puzzle.proof.measure else ["program"]
        if found:
            wrong[puzzle.id] = found
            print(puzzle.id, found, file=sys.stderr)
        if number % 100 == 0:
            print(f"{number} checked, {len(wrong)} wrong", flush=True)
    seconds = round(time.perf_counter() - started, 1)
    counted = Counter(str(puzzle.level) for puzzle in puzzles)
    row = {"generator": GENERATOR, "puzzles": len(puzzles), "exhaustive": len(puzzles), "program": by_program}
    return {**row, "wrong": wrong, "seconds_checking": seconds, "levels": dict(sorted(counted.items()))}


def evidence_so_far(seed: int, count: int) -> dict[str, Any]:
    """What other kinds of the same thousand came to, so that one kind can be done again alone."""
    found = json.loads(EVIDENCE.read_text(encoding="utf-8")) if EVIDENCE.exists() else {}
    same = found.get("seed") == seed and found.get("count") == count
    return found if same else {"seed": seed, "count": count, "made": {}, "shipped": {}}


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.puzzles_check", description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=KINDS, action="append", help="only these of them")
    parser.add_argument("--no-program", action="store_true", help="the exhaustive search only")
    options = parser.parse_args(argv)
    found = evidence_so_far(options.seed, options.count)
    for kind in options.kind or KINDS:
        started = time.perf_counter()
        made = list(make_many(options.count, KINDS, LEVELS, options.seed, [kind]))
        making = round(time.perf_counter() - started, 1)
        print(f"{kind}: {len(made)} made in {making} s", flush=True)
        found["made"][kind] = {**check(made, not options.no_program), "seconds_making": making}
        found["shipped"][kind] = check([p for p in our_set().puzzles if p.kind == kind], not options.no_program)
        EVIDENCE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 1 if any(row["wrong"] for rows in (found["made"], found["shipped"]) for row in rows.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
