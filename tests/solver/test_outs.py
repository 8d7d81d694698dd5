"""What every tile that may come would do, compared with the solver."""

from random import Random

import pytest

from tests.solver.positions import random_position
from tilerummy.layout import Layout
from tilerummy.melds import MeldRules
from tilerummy.solver.outs import Outs, suits
from tilerummy.solver.solver import Solver
from tilerummy.tiles import STAR, Tiles, parse_tile


def left_by_solver(solver: Solver, table: Layout, rack: Tiles) -> int:
    best = solver.best(table, rack)
    assert best is not None
    return len(rack) - len(best.laid)


@pytest.mark.parametrize("stars", [0, 1])
def test_all_draws_leave_as_few_tiles_as_the_solver_says(stars: int) -> None:
    rules = MeldRules()
    solver, outs = Solver(rules), Outs()
    for seed in range(6):
        rng = Random(f"outs {seed}")
        table, rack = random_position(rng, rules, rng.randint(0, 24), rng.randint(2, 8), 0)
        rack = Tiles(rack.one, rack.two, stars)
        counts = table.counts()
        assert outs.lie(counts)
        assert outs.look(rack, len(rack))
        assert outs.alone == left_by_solver(solver, table, rack)
        for kind in rng.sample(range(52), 20):
            if counts[kind] + rack.count(kind) < 2:
                more = rack.copy()
                more.add(kind)
                assert outs.left[kind] == left_by_solver(solver, table, more)


def test_a_star_may_come_too() -> None:
    outs = Outs()
    assert outs.lie(Layout.parse("r5-7").counts())
    assert outs.look(Tiles.parse("k9 k10"), 2)
    assert [outs.left[parse_tile(tile)] for tile in ("k8", "k11", "r8", "y1")] == [0, 0, 2, 3]
    assert outs.left[STAR] == 0
    assert outs.alone == 2


def test_what_stays_is_exact_up_to_a_bound() -> None:
    outs = Outs()
    assert outs.lie(Layout.parse("r5-7").counts())
    assert outs.look(Tiles.parse("k9 b1 y13"), 1)
    assert outs.alone > 1


def test_plain_rules_only() -> None:
    assert suits(MeldRules())
    assert not suits(MeldRules(mixed=True))
    assert not suits(MeldRules(ace_high=True))
    assert not suits(MeldRules(runs=False))
