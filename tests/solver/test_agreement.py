"""The solver against an integer program and an exhaustive search; benchmarks/solver_agree.py does many more."""

import os
import subprocess
import sys
from pathlib import Path

from tests.solver.agreement import (
    by_exhaustion,
    by_program,
    cases_here,
    disagreements,
    minimum_for,
    random_cases,
    small_cases,
)
from tests.solver.hard import hard_cases
from tests.solver.program import best_value
from tilerummy.solver.solver import Solver

ROOT = Path(__file__).parents[2]


def test_best_plays_and_openings_agree_with_an_integer_program() -> None:
    """R2, R5, R8, R9, R13, over all option sets."""
    for i, case in enumerate(random_cases(cases_here(105))):
        assert disagreements(case, by_program, minimum_for(i)) == []


def test_hard_positions_agree_with_an_integer_program() -> None:
    for i, (_, rules, stars, table, rack) in enumerate(hard_cases(cases_here(24))):
        assert disagreements((rules, stars, table, rack), by_program, minimum_for(i)) == []


def test_small_positions_agree_with_an_exhaustive_search() -> None:
    for i, case in enumerate(small_cases(cases_here(63))):
        assert disagreements(case, by_exhaustion, minimum_for(i) // 2) == []


def test_emptying_the_rack_agrees_with_an_integer_program() -> None:
    """R10: the solver finds a play that lays everything exactly when there is one."""
    for rules, stars, table, rack in random_cases(cases_here(63), "empty"):
        play = Solver(rules, stars).empties(table, rack)
        wanted = best_value(table, rack, rules, stars, "tiles", must_lay=rack)
        assert (play is None) == (wanted is None), (str(table), str(rack))
        assert play is None or play.laid == rack


def test_playable_kinds_agree_with_an_integer_program() -> None:
    for rules, stars, table, rack in random_cases(cases_here(7), "playable"):
        playable = Solver(rules, stars).playable(table, rack)
        for kind in set(rack.kinds()):
            one = type(rack).of([kind])
            wanted = best_value(table, rack, rules, stars, "tiles", must_lay=one)
            assert (kind in playable) == (wanted is not None), (str(table), str(rack), kind)


def answers() -> str:
    """What the solver says, word for word, to many positions."""
    lines = []
    for rules, stars, table, rack in [*random_cases(42, "twin"), *[case[1:] for case in hard_cases(8)]]:
        solver = Solver(rules, stars)
        lines += [repr(solver.best(table, rack, objective, 400)) for objective in ("tiles", "points")]
        lines.append(repr(solver.opening(table, rack, 30)))
    return "\n".join(lines)


def test_compiled_and_uncompiled_give_the_same_answers() -> None:
    code = "from tests.solver.test_agreement import answers; print(answers())"
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == answers()
