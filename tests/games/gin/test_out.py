"""Going out: grand gin, petit gin, eight or nine, and their moments (G5)."""

import pytest

from tests.games.gin.positions import OTHER, does, offered, place, refused
from tilerummy.games.gin.game import GIN

WHOLE = "r1-4 8:bry k5-7"  # all ten
ELEVEN = "r1-4 8:bryk k5-7"
NINE = "r1-3 8:bry k5-7 k13"  # nine, but what is left is worth 13
GOOD_NINE = "r1-3 8:bry k5-7 k9"
EIGHT = "r1-4 8:bryk b3 k5"
FIRST = "discard 0 dealer 1 turns 0 passes 0"


def test_grand_gin_needs_all_eleven_after_taking() -> None:
    """G5"""
    state = does(place(WHOLE, OTHER, discard="k8"), "U")
    assert "G" in offered(state)
    assert GIN.turn(does(state, "G")) == 0
    loose = does(place(WHOLE, OTHER, discard="k13"), "U")
    assert "G" not in offered(loose)
    assert refused(loose, "G") == "not-all-combined G5"


def test_beginners_dealt_eleven_count() -> None:
    """G5"""
    assert "G" in offered(place(ELEVEN, OTHER, head=FIRST))


def test_grand_gin_can_be_switched_off() -> None:
    """G5, option `grand`"""
    state = place(ELEVEN, OTHER, head=FIRST, rules="grand=false")
    assert refused(state, "G") == "no-grand-gin G5"
    assert "G" not in offered(state)


def test_petit_gin_is_for_the_start_of_the_turn() -> None:
    """G5"""
    state = place(WHOLE, OTHER, discard="k13")
    assert "g" in offered(state)
    assert refused(does(state.copy(), "U"), "g k13") == "only-at-start G5"
    assert refused(does(state.copy(), "U"), "g") == "discard-expected G5"
    assert GIN.turn(does(state, "g")) == 0
    assert refused(place(GOOD_NINE, OTHER, discard="k13"), "g") == "not-all-combined G5"


@pytest.mark.parametrize(
    ("window", "start", "discard"),
    [
        ("start", "", "only-at-start G5"),
        ("discard", "only-with-discard G5", ""),
        ("both", "", ""),
        ("never", "no-petit-gin G5", "no-petit-gin G5"),
    ],
)
def test_windows_for_petit_gin_are_options(window: str, start: str, discard: str) -> None:
    """G5, option `petit`"""
    state = place(WHOLE, OTHER, discard="k13", rules=f"petit={window}")
    assert ("g" in offered(state)) == (start == "")
    assert start == "" or refused(state, "g") == start
    does(state, "U")
    assert ("g k13" in offered(state)) == (discard == "")
    assert discard == "" or refused(state, "g k13") == discard


@pytest.mark.parametrize("rack", [GOOD_NINE, EIGHT])
def test_eight_or_nine_at_the_start_of_the_turn(rack: str) -> None:
    """G5"""
    state = place(rack, OTHER, discard="k13")
    assert "K" in offered(state)
    assert GIN.turn(does(state, "K")) == 0


@pytest.mark.parametrize("rack", [GOOD_NINE, EIGHT])
def test_eight_or_nine_right_after_discarding(rack: str) -> None:
    """G5"""
    state = does(place(rack, OTHER, discard="k13"), "U")
    assert "K k13" in offered(state)
    assert GIN.turn(does(state, "K k13")) == 0
    assert state.discard == 51


def test_rest_must_be_worth_less_than_ten() -> None:
    """G5"""
    assert refused(place(NINE, OTHER), "K") == "too-much-left G5"
    assert refused(place("r1-4 8:bryk k9 b1", OTHER), "K") == "too-much-left G5"
    assert "K" in offered(place("r1-4 8:bryk k8 b1", OTHER))
    state = does(place(NINE, OTHER, discard="k12"), "U")
    assert refused(state, "K k12") == "too-much-left G5"


def test_limit_is_an_option() -> None:
    """G5, option `limit`"""
    assert "K" in offered(place(NINE, OTHER, rules="limit=14"))
    assert refused(place(NINE, OTHER, rules="limit=13"), "K") == "too-much-left G5"


def test_seven_laid_are_too_few() -> None:
    """G5: three loose tiles, however cheap."""
    state = place("r1-4 8:bry b1 y2 b3", OTHER)
    assert refused(state, "K") == "not-eight-or-nine G5"
    assert "K" in offered(place("r1-4 8:bry b1 y2 b3", OTHER, rules="least_laid=7"))


def test_eight_are_found_even_where_fewer_would_leave_less() -> None:
    """G5: a series of twos leaves 3 points in three tiles; only the sequence gets eight down."""
    state = place("2:bry r1 r3 k5-9", OTHER)
    assert "K" in offered(state)
    does(state, "K")
    assert refused(state, "L 2:bry k5-9 r1") == "too-short R2"


def test_ten_complete_after_discarding_may_be_laid_as_nine() -> None:
    """G5"""
    state = does(place(WHOLE, OTHER, discard="k13"), "U")
    assert "K k13" in offered(state)
    does(state, "K k13")
    assert offered(state) == ["L r2-4 k5-7 8:bry"]
    assert refused(state, "L r1-4 k5-7 8:bry") == "leave-one G5"


def test_ten_complete_with_only_dear_tiles_to_spare_cannot_be_laid_as_nine() -> None:
    """G5"""
    state = does(place("r10-13 12:bky k5-7", OTHER, discard="k13"), "U")
    assert refused(state, "K k13") == "leave-one G5"


@pytest.mark.parametrize(
    ("window", "start", "discard"),
    [("start", True, False), ("discard", False, True), ("both", True, True), ("never", False, False)],
)
def test_windows_for_eight_or_nine_are_options(window: str, start: bool, discard: bool) -> None:
    """G5, option `knock`"""
    state = place(GOOD_NINE, OTHER, discard="k13", rules=f"knock={window}")
    assert ("K" in offered(state)) == start
    if not start:
        assert refused(state, "K") == ("gin-only G5" if window == "never" else "only-with-discard G5")
    does(state, "U")
    assert ("K k13" in offered(state)) == discard
    if not discard:
        assert refused(state, "K k13") == ("gin-only G5" if window == "never" else "only-at-start G5")


def test_going_out_is_the_same_act_as_discarding_so_that_nothing_leaks() -> None:
    """G12: no moment of the turn tells others that somebody could go out."""
    could = does(place(GOOD_NINE, OTHER, discard="k13"), "U", "D k13")
    could_not = does(place("r1 r5 r9 8:br y13 k5-7 k9", OTHER, discard="k13"), "U", "D k13")
    assert GIN.view(could, None) == GIN.view(could_not, None)
