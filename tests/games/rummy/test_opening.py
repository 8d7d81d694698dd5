"""R5: the first play."""

from tests.games.rummy.setting import do, refused, setting
from tilerummy.games.rummy.game import RUMMY

TABLE = "r5-7 [b8 *r8 k8]"
UNOPENED = [0, 1]


def test_opening_is_worth_thirty() -> None:
    """R5: combinations count together."""
    state = setting(["y9 y10 y11 b4 r4 k4 k13", "b1"], TABLE, plays=UNOPENED)
    assert refused(state, f"A {TABLE} 4:brk") == "opening-too-low R5"
    assert refused(state, f"A {TABLE} y9-11") == ""
    assert refused(state, f"A {TABLE} y9-11 4:brk") == ""
    exact = setting(["y9 y10 y11 k13", "b1"], TABLE, "opening=31", plays=UNOPENED)
    assert refused(exact, f"A {TABLE} y9-11") == "opening-too-low R5"


def test_how_much_is_missing_is_said() -> None:
    """R5."""
    state = setting(["y9 y10 y11 b4 r4 k4 k13", "b1"], TABLE, "opening=40", plays=UNOPENED)
    for melds, points in (("4:brk", 12), ("y9-11", 30)):
        found = RUMMY.check(state, 0, RUMMY.parse_action(f"A {TABLE} {melds}"))
        assert found is not None
        assert found.params == {"points": points, "opening": 40}


def test_stars_count_what_they_stand_for() -> None:
    """R5."""
    state = setting(["y9 y10 * k13", "b1"], TABLE, plays=UNOPENED)
    assert refused(state, f"A {TABLE} [* y9 y10]") == "opening-too-low R5"
    assert refused(state, f"A {TABLE} [y9 y10 *]") == ""


def test_opening_is_from_the_rack_alone() -> None:
    """R5: other players' combinations may be used from the next turn on."""
    state = setting(["y9 y10 y11 r8 k13", "b1"], TABLE, plays=UNOPENED)
    assert refused(state, "A r5-8 [b8 *y8 k8] y9-11") == "opening-uses-table R5"
    do(state, f"A {TABLE} y9-11")
    do(state, "E b1", "k1")
    assert refused(state, "A r5-8 [b8 *y8 k8] y9-11") == ""


def test_without_a_minimum_the_first_play_is_still_from_the_rack() -> None:
    """R5."""
    state = setting(["y1 y2 y3 r8 k13", "b1"], TABLE, "opening=0", plays=UNOPENED)
    assert refused(state, "A r5-8 [b8 *y8 k8]") == "opening-uses-table R5"
    assert refused(state, f"A {TABLE} y1-3") == ""


def test_opening_may_leave_a_star_declared_otherwise() -> None:
    """R5, R8: in a series of three the colour written for a Star is no change."""
    state = setting(["y9 y10 y11 k13", "b1"], TABLE, plays=UNOPENED)
    assert refused(state, "A r5-7 [b8 k8 *y8] y9-11") == ""
    assert refused(state, "A r5-7 [b8 k8 *] y9-11") == ""


def test_after_opening_no_minimum_holds() -> None:
    """R5, R7."""
    state = setting(["y1 y2 y3 k13", "b1"], TABLE)
    assert refused(state, f"A {TABLE} y1-3") == ""
