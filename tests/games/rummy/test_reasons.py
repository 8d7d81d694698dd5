"""Explanations say nothing that is not so."""

import pytest

from tests.games.rummy.setting import refused, setting
from tilerummy.analysis.advice import analyse
from tilerummy.analysis.weighing import Weighed
from tilerummy.games.rummy.game import RUMMY
from tilerummy.games.rummy.reasons import reasons
from tilerummy.games.rummy.state import State

OTHER = "b1 b2 b5 b6 b9 b10"


def codes(state: State, text: str) -> list[str]:
    return [reason.code for reason in reasons(state, RUMMY.parse_action(text))]


def test_an_opening_that_leaves_no_tile_to_discard_is_none() -> None:
    """R11: the three 12s cannot be laid, so nothing waits."""
    state = setting(["12:bry", OTHER], "", "draw-discard", plays=[0, 0])
    assert refused(state, "A 12:bry") != ""
    assert "opening-waits" not in codes(state, "D b12")


def test_nothing_is_said_for_not_going_out() -> None:
    """R10, R11: whoever overlooks it is not told that these tiles can be laid later."""
    assert "holds-back" not in codes(setting(["r8 r9", OTHER], "r5-7"), "E r8")
    assert "keeps-tiles" not in codes(setting(["r8 r9 r10", OTHER], "r5-7", "draw-discard"), "D r10")
    assert "keeps-tiles" in codes(setting(["r8 r9 k1 k4", OTHER], "r5-7", "draw-discard"), "D k1")


@pytest.mark.parametrize(("rules", "text"), [("", "E k1"), ("turn=draw", "P"), ("draw-discard stall_limit=20", "D k1")])
def test_nothing_is_said_for_waiting_in_the_own_last_turn(rules: str, text: str) -> None:
    """R12: the round is blocked before the next one, unless somebody else lays."""
    waiting = {"opening-waits", "holds-back", "keeps-tiles"}
    for racks, table, plays in ((["r8 k1 k4", OTHER], "r5-7", 1), (["12:bry k1 k4", OTHER], "", 0)):
        state = setting(racks, table, rules, plays=[plays, 1])
        state.idle = state.stall_limit * 2 - 3
        assert waiting & set(codes(state, text))
        state.idle += 1
        assert not waiting & set(codes(state, text))


def test_a_play_costs_a_turn_only_where_turns_are_exchanges() -> None:
    """R6, R11: whoever draws anyway loses nothing by laying."""
    racks = ["r8 k1 b12 y4 y9", OTHER]
    assert codes(setting(racks, "r5-7"), "E b12")[0] == "holds-back"
    assert codes(setting(racks, "r5-7", "draw-discard"), "D b12")[0] == "keeps-tiles"
    assert codes(setting(racks, "r5-7", "family turn=draw"), "P")[0] == "keeps-tiles"


def test_nothing_is_waited_for_without_a_stock() -> None:
    """R12: no tile will come."""
    turn = "choose 0 start 0 idle 0 passes 0"
    state = setting(["12:bry k1 k4", OTHER], "", turn=turn, plays=[0, 0], stock=False)
    assert codes(state, "P") == ["nothing-better"]
    opened = setting(["r8 k1 b12 y4 y9", OTHER], "r5-7", turn=turn, stock=False)
    assert codes(opened, "P") == ["nothing-better"]


def test_an_opening_cannot_wait_when_another_may_go_out() -> None:
    """R10: another has one tile left."""
    for other, said in ((OTHER, True), ("b1", False)):
        state = setting(["12:bry k1 k4", other], "r5-7", plays=[0, 1])
        assert ("opening-waits" in codes(state, "E k1")) == said


@pytest.mark.parametrize(("plays", "code"), [(0, "goes-out-doubled"), (1, "goes-out")])
def test_a_play_that_leaves_the_discard_goes_out(plays: int, code: str) -> None:
    """R10, R11, R12: with a stock and without."""
    state = setting(["12:bry k9", OTHER], "r5-7", "draw-discard", plays=[plays, 1])
    assert codes(state, "A r5-7 12:bry") == [code, "discard-left"]
    turn = "choose 0 start 0 idle 0 passes 0"
    state = setting(["12:bry k9", OTHER], "r5-7", "draw-discard", turn=turn, plays=[plays, 1], stock=False)
    assert codes(state, "A r5-7 12:bry") == [code, "discard-left"]


def test_what_was_not_searched_has_no_value() -> None:
    """Going out needs no search."""
    state = setting(["r8 r9", OTHER], "r5-7")
    assert analyse(RUMMY, RUMMY.view(state, 0)).moves == (Weighed("A r5-9"),)
