"""Plays the rules name, one by one, in notation."""

import pytest

from tests.solver.agreement import COMPILED, cases_here, random_cases
from tests.solver.judge import is_legal
from tilerummy.layout import Layout
from tilerummy.melds import MeldRules
from tilerummy.solver.solver import Solver
from tilerummy.solver.steps import apply_step, steps_between
from tilerummy.tiles import Tiles


def laid(table: str, rack: str, stars: str = "exchange", rules: MeldRules | None = None) -> str:
    play = Solver(rules or MeldRules(), stars).best(Layout.parse(table), Tiles.parse(rack))
    assert play is not None
    return str(play.laid)


def test_star_keeps_its_meaning_without_its_tile() -> None:
    """R8: `*r6` cannot leave for the two eights, unless Stars are free."""
    assert laid("[r4 r5 *r6 r7]", "k8 b8") == ""
    assert laid("r4-6 [r7 r8 *r9]", "k8 b8") == ""
    assert laid("[*r3 r4 r5 r6]", "k8 b8", "free") == "b8 k8"


def test_star_is_released_by_its_own_tile() -> None:
    """R8: the tile takes its place, and the Star is wild in the same play."""
    assert laid("[r5 *r6 r7]", "r6 k8 b8") == "b8 r6 k8"


def test_star_in_a_series_of_three_is_released_by_either_missing_colour() -> None:
    """R8: never by a colour that was present."""
    assert laid("[r8 *y8 k8]", "b8 k1 k2") == "b8 k1 k2"
    assert laid("[r8 *y8 k8]", "y8 k1 k2") == "y8 k1 k2"
    assert laid("[r8 *y8 k8]", "r8 k1 k2") == ""


def test_one_tile_releases_one_star() -> None:
    """R8: two Stars for red 6 need two red 6."""
    table = "[r5 *r6 r7] [*r6 k6 b6]"
    assert laid(table, "r6 y1 k12 k13 b1 b2") in ("b1 b2 r6", "r6 k12 k13")
    assert laid(table, "r6 r6 k12 k13 b1 b2") == "b1 b2 r6 r6 k12 k13"


def test_star_may_duplicate_a_tile_whose_copies_are_out() -> None:
    """R8: three sequences through red 12, one of them a Star's."""
    assert laid("r10-12 r10-12 [*r12 k12 b12]", "y12 r13 r13") != ""


def test_ace_follows_thirteen_only_by_option() -> None:
    """R9: 12-13-1 with ace both; 13-1-2 never."""
    high = MeldRules(ace_high=True)
    assert laid("", "r12 r13 r1") == ""
    assert laid("", "r12 r13 r1", rules=high) == "r1 r12 r13"
    assert laid("", "r13 r1 r2", rules=high) == ""
    assert laid("r2-13", "r1 r1", rules=high) == "r1 r1"


def test_mixed_colours_and_single_kinds_of_combinations() -> None:
    """R13"""
    assert laid("", "r5 k6 b7") == ""
    assert laid("", "r5 k6 b7", rules=MeldRules(mixed=True)) == "b7 r5 k6"
    assert laid("", "r5 r6 r7 k7 b7", rules=MeldRules(runs=False)) == "b7 r7 k7"
    assert laid("", "r5 r6 r7 k7 b7", rules=MeldRules(series=False)) == "r5 r6 r7"


def test_opening_counts_a_star_as_what_it_stands_for() -> None:
    """R5: the best place for the Star is 13, and 11-12-13 three times side by side may be needed for it."""
    solver = Solver(MeldRules())
    play = solver.opening(Layout(), Tiles.parse("k11 k12 *"), 30)
    assert play is not None
    assert (play.points, str(play.table)) == (36, "[k11 k12 *k13]")
    assert solver.opening(Layout(), Tiles.parse("k1 k2 *"), 30) is None
    play = solver.opening(Layout(), Tiles.parse("r9-13 r9-13 *"), 0)
    assert play is not None
    assert play.points == 121


def test_opening_leaves_the_table_alone() -> None:
    """R5: from the rack only."""
    table = Layout.parse("r5-7 [r8 *y8 k8]")
    play = Solver(MeldRules()).opening(table, Tiles.parse("r8 y8 k11-13"), 30)
    assert play is not None
    assert play.table == Layout.parse("r5-7 [r8 *y8 k8] k11-13")


def test_opening_may_lay_fewer_tiles_to_reach_the_minimum() -> None:
    """R5: 1-2-3-4 and 13-13-13 exclude nothing, but the points come first where the minimum asks for them."""
    rack = Tiles.parse("r1 r2 r3 k3 y3 k1 y1")
    play = Solver(MeldRules()).opening(Layout(), rack, 9, "tiles")
    assert play is not None
    assert play.points >= 9


def test_node_limit_returns_the_best_so_far() -> None:
    """With a flag that says whether it is proven."""
    solver = Solver(MeldRules(), "free")
    unproven = 0
    for rules, stars, table, rack in random_cases(cases_here(60), "limit"):
        if rules.runs and rules.series and not rules.mixed and not rules.ace_high and stars != "none":
            cut = solver.best(table, rack, limit=3)
            best = solver.best(table, rack)
            assert best is not None
            assert cut is not None
            assert best.proven
            assert cut.tiles() <= best.tiles()
            assert cut.proven or is_legal(table, cut.table, rack, rules, "free")
            unproven += not cut.proven
    assert unproven > 0 or not COMPILED


def test_several_plays_differ_and_come_in_order() -> None:
    solver = Solver(MeldRules())
    plays = solver.several(Layout.parse("r5-7 8:rky"), Tiles.parse("r8 b8 r4 k1"), 20)
    sets = [str(play.laid) for play in plays]
    assert sets == sorted(sets, key=lambda text: -len(text.split()))
    assert sorted(sets) == sorted(["b8 r4 r8", "b8 r4", "b8 r8", "r4 r8", "b8", "r4", "r8"])


def test_tidy_play_touches_as_few_melds_as_possible() -> None:
    """r8 goes to the end of its sequence; the other melds stay as they are."""
    table = Layout.parse("r5-7 8:rky b1-9 k2-6 2:bry")
    play = Solver(MeldRules()).best(table, Tiles.parse("r8"), tidy=True)
    assert play is not None
    assert play.table == Layout.parse("r5-8 8:rky b1-9 k2-6 2:bry")


def test_steps_lead_from_the_old_table_to_the_new_one() -> None:
    for rules, stars, table, rack in random_cases(cases_here(84), "steps"):
        play = Solver(rules, stars).best(table, rack, tidy=True)
        assert play is not None
        assert is_legal(table, play.table, rack, rules, stars)
        now = table
        added: list[int] = []
        for step in steps_between(table, play.table):
            now = apply_step(now, step)
            added += [min(code, 52) for code in step.laid]
        assert now == play.table
        assert Tiles.of(added) == play.laid


def test_tidying_lays_as_much_as_before() -> None:
    for rules, stars, table, rack in random_cases(cases_here(42), "tidy"):
        solver = Solver(rules, stars)
        best, tidy = solver.best(table, rack), solver.best(table, rack, tidy=True)
        assert best is not None
        assert tidy is not None
        assert best.tiles() == tidy.tiles()


@pytest.mark.parametrize(
    ("rules", "stars", "complaint"),
    [(MeldRules(), "some", "stars must be"), (MeldRules(runs=False, series=False), "free", "no combinations")],
)
def test_senseless_rules_are_refused(rules: MeldRules, stars: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Solver(rules, stars)


def test_third_copy_is_refused() -> None:
    """T1"""
    with pytest.raises(ValueError, match="more than two"):
        Solver(MeldRules()).best(Layout.parse("r5-7 r5-7"), Tiles.parse("r5"))
