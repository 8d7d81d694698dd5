"""An attempt is right, legal but not the answer, on the way, or refused with its rule."""

import pytest

from tilerummy.layout import Layout
from tilerummy.melds import MeldRules
from tilerummy.puzzles.judge import choices, judge
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.puzzle import Puzzle
from tilerummy.puzzles.verify import part, rows_of
from tilerummy.refusal import NotationError
from tilerummy.solver.solver import Solver
from tilerummy.tiles import Tiles

ALL = our_set().puzzles


@pytest.mark.parametrize("at", range(0, len(ALL), 7))
def test_answer_is_right(at: int) -> None:
    assert judge(ALL[at], ALL[at].answer)[0].outcome == "right"


def short_play(puzzle: Puzzle) -> str | None:
    """A play that the rules allow and that is not the answer."""
    table, rack = Layout.parse(part(puzzle, "table")), Tiles.parse(part(puzzle, "rack"))
    for play in Solver(MeldRules()).several(table, rack, 4):
        if judge(puzzle, [f"A {play.table}"])[0].outcome == "wrong":
            return f"A {play.table}"
    return None


@pytest.mark.parametrize(("kind", "code"), [("lay-all", "tiles-left"), ("use-tile", "tile-left")])
def test_play_that_leaves_what_was_asked_for_is_not_the_answer(kind: str, code: str) -> None:
    puzzle, action = next((p, found) for p in ALL if p.kind == kind and p.level == 1 and (found := short_play(p)))
    verdict, _ = judge(puzzle, [action])
    assert (verdict.outcome, verdict.code) == ("wrong", f"puzzles-wrong-{code}")
    assert "tile" not in verdict.params  # the page would say it with its article, and the sentence has one


@pytest.mark.parametrize("kind", ["lay-all", "use-tile"])
def test_tile_given_away_is_not_laid(kind: str) -> None:
    puzzle = next(p for p in ALL if p.kind == kind)
    tile = puzzle.tile or part(puzzle, "rack").split()[0]
    verdict, _ = judge(puzzle, [f"E {tile}"])
    assert (verdict.outcome, verdict.code) == ("wrong", "puzzles-wrong-not-laid")


def test_table_tile_taken_back_is_refused_with_its_rule() -> None:
    """R7"""
    puzzle = next(p for p in ALL if p.kind == "lay-all")
    melds = Layout.parse(part(puzzle, "table")).melds
    verdict, _ = judge(puzzle, [f"A {Layout(melds[1:])}"])
    assert (verdict.outcome, verdict.code, verdict.rule) == ("refused", "refusal-table-tile-missing", "R7")


def test_other_investo_is_refused_and_the_right_one_goes_on() -> None:
    """I6"""
    for puzzle in [p for p in ALL if p.kind == "which-investo"][::10]:
        for action in choices(puzzle, 0):
            verdict, attempt = judge(puzzle, [action])
            if action == puzzle.answer[0]:
                assert verdict.outcome == "going-on"
                assert len(attempt.rack()) == len(Tiles.parse(part(puzzle, "rack"))) + 4  # I7
            else:
                assert (verdict.code, verdict.rule) == ("refusal-cannot-honour", "I6")


def test_all_complete_rows_are_offered_good_and_bad() -> None:
    puzzle = next(p for p in ALL if p.kind == "which-investo")
    assert len(choices(puzzle, 0)) == sum(len(faces) == 3 for faces in rows_of(puzzle)) > 1


def test_laying_without_taking_is_not_the_answer() -> None:
    """I10: rearranging alone is legal."""
    puzzle = next(p for p in ALL if p.kind == "which-investo")
    verdict, _ = judge(puzzle, [f"A {part(puzzle, 'table')}"])
    assert (verdict.outcome, verdict.code) == ("wrong", "puzzles-wrong-not-taken")


def test_discard_that_goes_on_is_not_the_answer_and_one_that_cannot_go_out_is_refused() -> None:
    """G3, G5"""
    puzzle = next(p for p in ALL if p.kind == "which-discard")
    tile = puzzle.answer[0].removeprefix("K ")
    other = next(name for name in part(puzzle, "rack").split() if name != tile)
    assert judge(puzzle, [f"D {tile}"])[0].code == "puzzles-wrong-goes-on"
    verdict, _ = judge(puzzle, [f"K {other}"])
    assert (verdict.outcome, verdict.rule) == ("refused", "G5")


def test_nothing_done_goes_on_and_nonsense_is_notation() -> None:
    assert judge(ALL[0], [])[0].outcome == "going-on"
    with pytest.raises(NotationError):
        judge(ALL[0], ["A x99"])
