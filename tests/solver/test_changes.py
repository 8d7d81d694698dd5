"""A play that is laid otherwise: the same tiles, legal, and no arrangement changes fewer combinations."""

from random import Random

import pytest

from tests.solver.agreement import Case, cases_here, random_cases, small_cases
from tests.solver.changes import changed, fewest, fewest_by_exhaustion
from tests.solver.judge import is_legal
from tests.solver.naive import plays
from tests.solver.test_runs import POSITIONS, tiles
from tilerummy.layout import Layout
from tilerummy.melds import RUNS, MeldRules
from tilerummy.solver.arrange import after_play, lay_out
from tilerummy.solver.solver import Solver
from tilerummy.tiles import Tiles


def tidied(case: Case) -> tuple[int, Tiles]:
    """How many combinations the best play changes once it is tidied, and what it lays; it must be the same legally."""
    rules, stars, table, rack = case
    solver = Solver(rules, stars)
    play = solver.best(table, rack)
    assert play is not None
    after = solver.tidied(table, play.table)
    assert after.tiles() == play.table.tiles()
    assert is_legal(table, after, rack, rules, stars)
    assert changed(table, after, rules) <= changed(table, play.table, rules)
    return changed(table, after, rules), play.laid


def test_no_legal_table_changes_fewer_combinations() -> None:
    """R7, R8 under all options: against every legal table there is, without the solver."""
    for case in small_cases(cases_here(252), "changes"):
        rules, stars, table, _ = case
        found, laid = tidied(case)
        assert found == fewest_by_exhaustion(table, laid, rules, stars), str(case)


@pytest.mark.compiled_only
def test_no_smaller_set_of_combinations_would_do() -> None:
    """Tables of up to 60 tiles: against every set of combinations that is smaller than the one changed."""
    for case in random_cases(210, "changes"):
        rules, stars, table, _ = case
        found, laid = tidied(case)
        assert fewest(table, laid, rules, stars, found, 3000) in (found, None), str(case)


@pytest.mark.parametrize(
    ("table", "after", "number"),
    [
        ("r5-7 b5-7 y5-7", "5:bryk 6:bryk 7:bryk", 0),  # k5-7 beside them
        ("r1-4 4:bky", "r1-3 4:bryk r10-12", 0),
        ("r5-7 r8-10", "r5-11", 1),
        ("r4-7", "r5-7 4:bry", 1),
        ("[r5 *r6 r7] b1-3", "r5-7 [b1 b2 b3 *b4]", 1),  # R8: released by r6, the Star can stay with its run
        ("[r5 *r6 r7] r1-3 k1-3", "r5-7 [r1 r2 r3 *r4] k1-4", 2),
    ],
)
def test_what_need_not_change_stays(table: str, after: str, number: int) -> None:
    rules, before = MeldRules(), Layout.parse(table)
    found = Solver(rules).tidied(before, Layout.parse(after))
    assert found.tiles() == Layout.parse(after).tiles()
    assert changed(before, found, rules) == number


def test_a_play_that_changes_no_more_than_it_needs_is_left_alone() -> None:
    before, after = Layout.parse("r5-7 8:rky"), Layout.parse("r5-8 8:rky")
    assert Solver(MeldRules()).tidied(before, after) is after


def test_of_the_fewest_those_are_changed_that_move_the_least() -> None:
    """b5 goes to the end of a run; b1-9 could be cut in two as well."""
    before = Layout.parse("b1-9 b6-8 5:rky")
    found = Solver(MeldRules()).tidied(before, Layout.parse("b1-5 b5-8 b6-9 5:rky"))
    assert str(found) in ("b1-9 5:rky b5-8", "b1-9 b6-8 5:bryk")


@pytest.mark.compiled_only
def test_a_search_that_is_given_up_still_spares_what_it_can() -> None:
    """Legal, the same tiles, never more combinations."""
    fewer = 0
    for rules, stars, table, rack in random_cases(105, "given up"):
        solver = Solver(rules, stars)
        play = solver.best(table, rack)
        assert play is not None
        after = solver.calm.lay(table, play.table, 0)
        assert after.tiles() == play.table.tiles()
        assert is_legal(table, after, rack, rules, stars)
        assert changed(table, after, rules) <= changed(table, play.table, rules)
        fewer += changed(table, after, rules) < changed(table, play.table, rules)
    assert fewer > 0


# ---- runs only (Investo)


def test_runs_change_no_more_than_they_need() -> None:
    """I10: legal plays of every position; the table lies as it would, or as a play before has left it."""
    for seed, (table, rack) in enumerate(POSITIONS):
        legal = sorted(plays(table, rack))
        before = lay_out(tiles(table))
        for laid in Random(seed).sample(legal, min(4, len(legal))):
            found = changed(before, after_play(before, tiles(laid)), RUNS)
            assert fewest(before, tiles(laid), RUNS, "none", found) == found


def test_a_run_is_extended_where_another_would_have_to_be_cut() -> None:
    """I10: r5 and r4 go on from r1-3; at the front of r5-7 one of them would be left over."""
    after = after_play(Layout.parse("r5-7 r1-3"), Tiles.parse("r4 r5"))
    assert after == Layout.parse("r5-7 r1-5")
