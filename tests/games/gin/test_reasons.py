"""Explanations say nothing that is not so."""

from tests.games.gin.positions import OTHER, TEN, place
from tilerummy.analysis.advice import analyse, reasons_for
from tilerummy.analysis.weighing import Weighed
from tilerummy.games.gin.actions import Action
from tilerummy.games.gin.candidates import candidates
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.reasons import reasons
from tilerummy.games.gin.state import KNOCK, PETIT, TO_LAY, State
from tilerummy.games.gin.tactics import Tactics

AT_DISCARD = "discard 0 dealer 1 turns 4 passes 0"


def codes(state: State, action: str) -> list[str]:
    return [reason.code for reason in reasons(state, [Action.parse(action)])]


def test_going_out_does_not_wait_where_only_a_barred_discard_would_do() -> None:
    """G3, `retake=false`: the tile just taken cannot go again, so nobody goes out with it."""
    rules = "retake=false petit=never"
    rack = "r1-3 8:bry k5-7 y1 k13"
    assert "out-can-wait" in codes(place(rack, OTHER, head=AT_DISCARD, rules=rules), "D r1")
    barred = place(rack, OTHER, head=AT_DISCARD, rules=rules, taken="k13")
    assert "K k13" not in [str(action) for action in GIN.options(barred)]
    assert "out-can-wait" not in codes(barred, "D r1")


def empty_stock(rack: str, discard: str) -> State:
    """What is not on the two racks is out of the round."""
    state = place(rack, OTHER, discard=discard)
    state.gone = state.unseen.copy()
    state.unseen.drop(state.gone)
    assert not state.can_draw()
    return state


def test_passing_with_an_empty_stock_ends_the_round() -> None:
    """G10: nothing can come from the stock, and nothing can wait."""
    assert codes(empty_stock(TEN, "k11"), "P") == ["pass-ends-round"]
    assert codes(empty_stock("r1-3 8:bry k5-7 y1", "k11"), "P") == ["pass-ends-round"]


def test_the_offer_says_nothing_about_the_stock() -> None:
    """Whoever passes the tile turned up does not draw: it is offered to the next."""
    head = "offer 0 dealer 1 turns 0 passes 0"
    state = place(TEN, OTHER, head=head, rules="start=upcard", discard="k11")
    assert codes(state, "P") == ["discard-helps-little"]


FAR = "b2 b6 b9 r4 r8 r12 y2 y12 y11 k12"
MADE = "10:ryk y5-7 b1 r3 k2 k13"  # the other copies of these fit nowhere


def test_a_twin_of_a_tile_in_a_combination_does_not_fit() -> None:
    """The same tile again makes nothing: neither the discard nor one that is hidden."""
    for twin in ("y10", "y6"):
        assert codes(place(MADE, FAR, discard=twin), "S")[0] == "discard-helps-little"
        assert "take-combines" not in codes(place(MADE, FAR, discard=twin), "U")
    assert codes(place(MADE, FAR, discard="b10"), "U")[0] == "take-combines"


def test_tiles_that_may_come_are_named_one_by_one_and_all_fit() -> None:
    """The series of tens is there: the blue 10 would make it longer, and 4 or 8 the run; nothing else fits."""
    state = place(MADE, FAR, discard="k11")
    (found,) = [each for each in reasons(state, [Action.parse("S")]) if each.code == "stock-may-help"]
    assert found.params == {"tiles": "[y4] [y8] [b10]"}


def test_chances_that_are_kept_are_tiles_that_fit() -> None:
    """Two each of the yellow 4 and 8, the blue 10 and the other ones."""
    state = place(f"{MADE} k1", FAR, head=AT_DISCARD)
    (found,) = [each for each in reasons(state, [Action.parse("D k2")]) if each.code.endswith("chances")]
    assert found.params == {"tile": "k2", "count": 10}


def test_nobody_adds_to_a_closed_gin_only() -> None:
    """G7: with the default rules the others may add to a gin."""
    rack = "r1-4 8:bry k5-7"
    assert codes(place(rack, OTHER), "g") == ["gin-bonus"]
    assert codes(place(rack, OTHER, rules="gin=closed"), "g") == ["gin-bonus", "gin-is-closed"]


def laying(rack: str, other: str, way: int, rules: str = "") -> State:
    state = place(rack, other, head=AT_DISCARD, rules=rules)
    state.step, state.out, state.way = TO_LAY, 0, way
    state.sides[0].shown = True
    return state


def lay_codes(state: State) -> list[str]:
    return [reason.code for reason in analyse(GIN, GIN.view(state, 0)).reasons]


def test_ways_to_lay_down_are_told_apart_only_if_they_differ() -> None:
    """Red 5 to 10 may lie as one run or two, which is all the same; red 7 is worth more where nobody adds red 8."""
    alike = laying("r5-10 b1-4", OTHER, PETIT, "gin=closed")
    assert len(candidates(alike, Tactics(), 4)) > 1
    assert lay_codes(alike) == ["lay-all-alike"]
    shared = "r4-7 7:byk k1-3"
    assert lay_codes(laying(shared, OTHER, PETIT)) == ["lay-hard-to-add"]
    assert lay_codes(laying(shared, OTHER, PETIT, "gin=closed")) == ["lay-all-alike"]
    assert lay_codes(laying("7:bry r8-9 k1-3 y1 y2", OTHER, KNOCK, "limit=50 least_laid=0")) == ["lay-leaves-least"]
    assert lay_codes(laying("r1-3 8:bry k5-7 k13", OTHER, KNOCK, "limit=20")) == ["lay-only-way"]


def test_what_was_not_searched_has_no_value() -> None:
    """A lone way to draw is not played out."""
    state = place("b1 b2 b5 r1 r5 r9 y3 y7 y11 k3", OTHER, discard="k13")
    assert analyse(GIN, GIN.view(state, 0)).moves == (Weighed("S"),)


def test_a_way_to_lay_down_that_somebody_chose_is_not_called_the_only_one() -> None:
    """Nor the one that others hardly add to, if it is not."""
    state = laying("r4-7 7:byk k1-3", OTHER, PETIT)
    best = analyse(GIN, GIN.view(state, 0)).best.action
    others = [each.action(state) for each in candidates(state, Tactics(), 4) if str(each.action(state)) != best]
    assert others
    assert all(reasons_for(GIN, GIN.view(state, 0), each) == () for each in others)
