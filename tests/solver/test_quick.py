"""The quick search agrees with the solver where it does not give up."""

from random import Random

from tests.solver.positions import random_position
from tilerummy.melds import MeldRules
from tilerummy.solver.quick import UNKNOWN, Quick, suits
from tilerummy.solver.solver import Solver
from tilerummy.tiles import Tiles


def test_quick_leaves_as_few_tiles_as_the_solver() -> None:
    rules = MeldRules()
    solver, quick = Solver(rules), Quick()
    known = 0
    for seed in range(150):
        rng = Random(f"quick {seed}")
        table, rack = random_position(rng, rules, rng.randint(0, 30), rng.randint(3, 14), 0)
        left = quick.left(table.tiles(), rack)
        if left == UNKNOWN:
            continue
        known += 1
        best = solver.best(table, rack)
        assert best is not None
        assert left == len(rack) - len(best.laid)
        rest = Tiles(quick.one, quick.two)
        assert len(rest) == left
        fewer = solver.empties(table, rack.minus(rest))
        assert left == len(rack) or fewer is not None
    assert known > 100


def test_quick_search_is_for_plain_rules_without_stars() -> None:
    assert suits(MeldRules(), Tiles(), Tiles.parse("r1"))
    assert not suits(MeldRules(), Tiles(), Tiles.parse("r1 *"))
    assert not suits(MeldRules(mixed=True), Tiles(), Tiles.parse("r1"))
