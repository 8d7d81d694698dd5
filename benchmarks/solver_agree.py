"""The solver against its oracles on thousands of positions: `python -m benchmarks.solver_agree`.

Best plays and openings, both objectives, every arrangement checked by the tests' judge and by the table of the games.
Writes docs/evidence/solver-agree.json and ends with 1 if anything disagrees.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tests.solver.agreement import (
    Case,
    Oracle,
    by_exhaustion,
    by_program,
    disagreements,
    minimum_for,
    random_cases,
    small_cases,
)
from tests.solver.hard import hard_cases

EVIDENCE = Path("docs/evidence/solver-agree.json")


def compare(name: str, cases: Iterable[Case], oracle: Oracle) -> tuple[dict[str, object], bool]:
    started = time.perf_counter()
    number = 0
    wrong: list[str] = []
    modes: Counter[str] = Counter()
    for number, case in enumerate(cases, 1):
        wrong += disagreements(case, oracle, minimum_for(number))
        modes[case[1]] += 1
    for line in wrong[:10]:
        print(line, file=sys.stderr)
    seconds = round(time.perf_counter() - started, 1)
    print(f"{name}: {number} positions, {4 * number} answers, {len(wrong)} disagreements, {seconds} s", flush=True)
    row: dict[str, object] = {"name": name, "positions": number, "answers": 4 * number, "disagreements": len(wrong)}
    return {**row, "stars": dict(modes)}, not wrong


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solver_agree", description=__doc__)
    parser.add_argument("--positions", type=int, default=2016, help="generated, against the integer program")
    parser.add_argument("--hard", type=int, default=200, help="hand-shaped, against the integer program")
    parser.add_argument("--small", type=int, default=504, help="against the exhaustive search")
    options = parser.parse_args(argv)
    hard = ((rules, stars, table, rack) for _, rules, stars, table, rack in hard_cases(options.hard))
    rows = [
        compare("generated positions, integer program", random_cases(options.positions, "agree"), by_program),
        compare("hand-shaped hard positions, integer program", hard, by_program),
        compare("small positions, exhaustive search", small_cases(options.small, "agree"), by_exhaustion),
    ]
    EVIDENCE.parent.mkdir(parents=True, exist_ok=True)
    EVIDENCE.write_text(json.dumps([row for row, _ in rows], indent=1) + "\n", encoding="utf-8")
    return 0 if all(fine for _, fine in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
