"""Whether the number of a puzzle says who will solve it: `python -m benchmarks.puzzle_difficulty`.

Three bots of limited sight (benchmarks.limited_sight) try every puzzle of the package, and others made anew from
another seed, each so many times with other luck. Reported are the rank correlation (Spearman) of number and solve rate,
for all puzzles and within each kind, and the solve rate in four classes of equal size; the same for the level, to
compare. Writes docs/evidence/puzzle-difficulty.json; ends with 1 if a class of higher numbers is solved more often than
a lower one, or a correlation over all puzzles is weaker than -0.5.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from benchmarks.limited_sight import BOTS, solves
from tilerummy.luck import Rng
from tilerummy.puzzles.difficulty import difficulty
from tilerummy.puzzles.make import make_many
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.puzzle import KINDS, LEVELS, Puzzle

EVIDENCE: Final = Path("docs/evidence/puzzle-difficulty.json")
CLASSES: Final = 4
LEAST: Final = -0.5
PARTS: Final = ("shipped", "fresh")


def ranks(values: Sequence[float]) -> list[float]:
    """Equal values share the mean of their ranks."""
    order = sorted(range(len(values)), key=lambda i: values[i])
    found = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for i in order[start:end]:
            found[i] = (start + end - 1) / 2
        start = end
    return found


def spearman(first: Sequence[float], second: Sequence[float]) -> float | None:
    """None where one of them is the same everywhere."""
    a, b = ranks(first), ranks(second)
    mean = (len(a) - 1) / 2
    over = sum((x - mean) * (y - mean) for x, y in zip(a, b, strict=True))
    under = (sum((x - mean) ** 2 for x in a) * sum((y - mean) ** 2 for y in b)) ** 0.5
    return round(over / under, 3) if under else None


def solve_rate(bot: str, puzzle: Puzzle, tries: int) -> float:
    return sum(solves(bot, puzzle, Rng(puzzle.seed * 31 + number)) for number in range(tries)) / tries


def classes(numbers: Sequence[float], rates: Sequence[float]) -> list[dict[str, Any]]:
    order = sorted(range(len(numbers)), key=lambda i: numbers[i])
    found = []
    for number in range(CLASSES):
        some = order[number * len(order) // CLASSES : (number + 1) * len(order) // CLASSES]
        bounds = [numbers[some[0]], numbers[some[-1]]]
        rate = round(sum(rates[i] for i in some) / len(some), 3)
        found.append({"puzzles": len(some), "numbers": bounds, "solved": rate})
    return found


def by_level(puzzles: Sequence[Puzzle], rates: Sequence[float]) -> dict[str, float]:
    found = {}
    for level in LEVELS:
        some = [rate for puzzle, rate in zip(puzzles, rates, strict=True) if puzzle.level == level]
        found[str(level)] = round(sum(some) / len(some), 3)
    return found


def report(puzzles: list[Puzzle], tries: int) -> dict[str, Any]:
    numbers = [difficulty(puzzle) for puzzle in puzzles]
    levels = [float(puzzle.level) for puzzle in puzzles]
    bots: dict[str, Any] = {}
    for bot in BOTS:
        rates = [solve_rate(bot, puzzle, tries) for puzzle in puzzles]
        kinds = {kind: spearman(*within(puzzles, kind, numbers, rates)) for kind in KINDS}
        kinds_level = {kind: spearman(*within(puzzles, kind, levels, rates)) for kind in KINDS}
        bots[bot] = {
            "solved": round(sum(rates) / len(rates), 3),
            "correlation": {"number": spearman(numbers, rates), "level": spearman(levels, rates)},
            "correlation within a kind": {"number": kinds, "level": kinds_level},
            "classes": classes(numbers, rates),
            "levels": by_level(puzzles, rates),
        }
        print(bot, json.dumps(bots[bot], indent=1), flush=True)
    return {"puzzles": len(puzzles), "tries": tries, "bots": bots}


def within(
    puzzles: Sequence[Puzzle], kind: str, first: Sequence[float], second: Sequence[float]
) -> tuple[list[float], list[float]]:
    some = [i for i, puzzle in enumerate(puzzles) if puzzle.kind == kind]
    return [first[i] for i in some], [second[i] for i in some]


def faults(found: dict[str, Any]) -> list[str]:
    wrong = []
    for bot, row in found["bots"].items():
        rates = [each["solved"] for each in row["classes"]]
        if sorted(rates, reverse=True) != rates:
            wrong.append(f"{bot}: solve rates do not fall from class to class: {rates}")
        if row["correlation"]["number"] is None or row["correlation"]["number"] > LEAST:
            wrong.append(f"{bot}: correlation {row['correlation']['number']}")
    return wrong


def puzzles_of(name: str, fresh: int, seed: int) -> list[Puzzle]:
    return our_set().puzzles if name == "shipped" else list(make_many(fresh, KINDS, LEVELS, seed))


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.puzzle_difficulty", description=__doc__)
    parser.add_argument("--part", choices=PARTS, action="append", help="only this one; the others stay")
    parser.add_argument("--tries", type=int, default=20, help="attempts of each bot at each puzzle")
    parser.add_argument("--fresh", type=int, default=208, help="puzzles made anew, unknown when the model was made")
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--file", type=Path, default=EVIDENCE)
    options = parser.parse_args(argv)
    found: dict[str, Any] = json.loads(options.file.read_text(encoding="utf-8")) if options.file.exists() else {}
    for name in options.part or PARTS:
        found[name] = report(puzzles_of(name, options.fresh, options.seed), options.tries)
        found["wrong"] = [f"{part}: {fault}" for part in PARTS if part in found for fault in faults(found[part])]
        options.file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print("\n".join(found["wrong"]) or "as expected")
    return 1 if found["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
