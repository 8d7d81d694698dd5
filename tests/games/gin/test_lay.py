"""Laying down in turn (G7)."""

import pytest

from tests.games.gin.positions import OTHER, THIRD, does, offered, place, refused, result
from tilerummy.games.gin.actions import LAY
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.moves import act
from tilerummy.games.gin.state import State
from tilerummy.luck import GivenLuck
from tilerummy.refusal import NotationError

OUT = "lay 0 dealer 0 turns 9 passes 0"


def after_knock(second: str, *, lying: str = "0 r5-7 0 8:bry 0 k1-3", rules: str = "", left: str = "open y1") -> State:
    """Seat 0 has gone out and laid down; seat 1 is to lay."""
    head = "lay 1 dealer 0 turns 9 passes 0"
    return place(left, second, head=head, out="0 eight-nine", lying=lying, rules=rules)


def test_who_goes_out_lays_first_then_clockwise() -> None:
    """G7"""
    state = place("r1-3 8:bry k5-7 k9", OTHER, THIRD, head="draw 0 dealer 2 turns 9 passes 0")
    does(state, "K", "L r1-3 8:bry k5-7")
    assert GIN.turn(state) == 1
    does(state, offered(state)[0])
    assert GIN.turn(state) == 2
    does(state, offered(state)[0])
    assert GIN.turn(state) is None


def test_own_combinations_and_additions() -> None:
    """G7"""
    state = after_knock("r8 r4 k8 k4 b10-12 b1 y13 y12")
    does(state, "L b10-12 r5-7+r4+r8 8:bry+k8 k1-3+k4")
    assert result(state).left == [1, 26]
    assert [int(state.lying[i]) for i in range(4)] != []
    assert GIN.tiles(state) == 104


def test_default_leaves_least() -> None:
    """G7"""
    state = after_knock("r8 r4 k8 k4 b10-12 b1 y13 y12")
    assert offered(state) == ["L b10-12 r5-7+r4+r8 8:bry+k8 k1-3+k4"]


def test_any_split_is_the_players_choice() -> None:
    """G7: even nothing."""
    state = after_knock("r8 r4 k8 k4 b10-12 b1 y13 y12")
    assert result(does(state.copy(), "L")).left == [1, 8 + 4 + 8 + 4 + 33 + 1 + 25]
    assert result(does(state.copy(), "L r5-7+r8")).left[1] == 4 + 8 + 4 + 33 + 1 + 25


def test_additions_go_onto_anybodys_combinations() -> None:
    """G7"""
    state = place(
        "open y1",
        "open k9",
        "r8 r4 k8 k4 b10-12 b1 b5 y12",
        head="lay 2 dealer 0 turns 9 passes 0",
        out="0 eight-nine",
        lying="0 r5-7 1 b2-4",
    )
    does(state, "L b10-12 b2-4+b1+b5 r5-7+r8")
    assert result(state).left[2] == 4 + 8 + 4 + 12


def test_later_players_may_add_to_what_was_added() -> None:
    """G7"""
    state = place(
        "open y1",
        "r8 r10 y9 b2 b4 b6 k9 k11 k13 y11",
        "r9 r3 y5 b1 b8 b10 k1 k3 k13 y13",
        head="lay 1 dealer 0 turns 9 passes 0",
        out="0 eight-nine",
        lying="0 r5-7",
    )
    does(state, "L r5-7+r8")
    assert refused(state, "L r5-7+r8") == "not-on-rack G7"
    assert refused(state, "L r5-7+r9") == "not-lying G7"
    assert offered(state) == ["L r5-8+r9"]


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("L r5-7+r8 r5-7+r4", "not-lying G7"),  # named twice, lies once
        ("L r5-7+k8", "does-not-fit G7"),
        ("L k1-3+k8", "does-not-fit G7"),
        ("L 8:bryk+r8", "not-lying G7"),
        ("L r6-8+r4", "not-lying G7"),
        ("L b10-13", "not-on-rack G7"),
        ("L [b10 b11]", "too-short R2"),
        ("L [b10 b12 b11 b1]", "gap R2"),
        ("L [b12 y12 b11]", "odd-colour R2"),
        ("L b10-12 b10-12", "not-on-rack G7"),
        ("L [k8 k8 b8]", "not-on-rack G7"),
        ("S", "lay-down-first G7"),
        ("D r8", "lay-down-first G7"),
        ("K", "lay-down-first G7"),
    ],
)
def test_nothing_lying_is_split_and_only_combinations_are_laid(action: str, code: str) -> None:
    """G7, R2"""
    assert refused(after_knock("r8 r4 k8 k4 b10-12 b1 y13 y12"), action) == code


@pytest.mark.parametrize("action", ["L [b10 b11 b11 b12]", "L [b11 b11 r11 y11]", "L [b11 b11 b12]"])
def test_a_combination_has_no_tile_twice(action: str) -> None:
    """R2: though without the second copy it would be one."""
    assert refused(after_knock("b10-12 b11 r11 y11 k4 b1 y13 y12"), action).endswith(" R2")


def test_two_equal_combinations_are_two_places() -> None:
    """G7"""
    state = after_knock("r8 r8 k8 k4 b10-12 b1 y13 y12", lying="0 r5-7 0 r5-7 0 k1-3")
    assert offered(state) == ["L b10-12 r5-7+r8 r5-7+r8 k1-3+k4"]
    does(state, "L b10-12 r5-7+r8 r5-7+r8")
    assert str(GIN.show_state(state)).count("r5-8") == 2


def test_nobody_lays_before_somebody_is_out() -> None:
    """G1, G7"""
    assert refused(place("r1-3 8:bry k5-7 k9", OTHER), "L r1-3") == "nobody-is-out G7"


@pytest.mark.parametrize(
    ("way", "rack", "lay", "code"),
    [
        ("petit-gin", "r1-4 8:bry k5-7", "L r1-4 8:bry", "lay-all G5"),
        ("grand-gin", "r1-4 8:bryk k5-7", "L r1-4 8:bry k5-7", "lay-all G5"),
        ("eight-nine", "r1-4 8:bryk b3 k5", "L r1-3 8:bryk", "too-few-laid G5"),
        ("eight-nine", "r1-4 8:bryk b3 k5", "L r1-4 8:bry", "too-few-laid G5"),
        ("eight-nine", "r1-4 8:bry k5-7", "L r1-4 k5-7", "too-few-laid G5"),
        ("eight-nine", "r9-12 8:bry k5-7", "L r9-11 8:bry k5-7", "too-much-left G5"),
    ],
)
def test_who_goes_out_lays_what_was_announced(way: str, rack: str, lay: str, code: str) -> None:
    """G5, G7"""
    state = place(f"open {rack}", OTHER, head=OUT, out=f"0 {way}")
    assert refused(state, lay) == code
    assert GIN.turn(does(state, offered(state)[0])) == 1


def test_split_of_who_goes_out_is_a_choice() -> None:
    """G5: the series of four or the sequence may have the tile."""
    state = place("open r6-8 8:byk k4-6 b1", OTHER, head=OUT, out="0 eight-nine")
    for lay in ("L r6-8 8:byk k4-6",):
        assert GIN.turn(does(state.copy(), lay)) == 1
    assert refused(state, "L 8:bryk k4-6") == "too-few-laid G5"


def test_only_the_gin_itself_is_closed() -> None:
    """G7, option gin=closed: combinations of the others take additions, those of the gin do not."""
    state = place(
        "open", "open k1", "r8 b6 k2",
        head="lay 2 dealer 0 turns 5 passes 0", out="0 petit-gin", lying="0 b1-5 0 y1-5 1 r5-7", rules="gin=closed",
    )  # fmt: skip
    assert refused(state, "L b1-5+b6") == "gin-is-closed G7"
    assert offered(state) == ["L r5-7+r8"]
    does(state, "L r5-7+r8")


def test_lay_down_needs_somebody_who_went_out() -> None:
    """G7"""
    with pytest.raises(NotationError):
        place("r1-3 8:bry k5-7 k9", OTHER, head="lay 0 dealer 0 turns 5 passes 0")


@pytest.mark.parametrize(
    ("action", "params"),
    [
        ("L r5-7+k8", {"meld": "r5-7", "tiles": "k8"}),
        ("L r6-8+r4", {"meld": "r6-8"}),
        ("L b10-13", {"tile": "b13"}),
        ("L [b10 b11]", {"meld": "[b10 b11]"}),
        ("L [b12 y12 b11]", {"meld": "[b12 y12 b11]", "tile": "y12"}),
    ],
)
def test_the_refusal_names_what_does_not_go_together(action: str, params: dict[str, str]) -> None:
    """G7, R2"""
    state = after_knock("r8 r4 k8 k4 b10-12 b1 y13 y12")
    refusal = GIN.check(state, 1, GIN.parse_action(action))
    assert refusal is not None
    assert refusal.params.items() >= params.items()


def test_the_refusal_names_the_gin_that_is_closed() -> None:
    """G7"""
    lying = {"lying": "0 b1-5 0 y1-5", "rules": "gin=closed"}
    state = place("open", "b6 k2", head="lay 1 dealer 0 turns 5 passes 0", out="0 petit-gin", **lying)
    refusal = GIN.check(state, 1, GIN.parse_action("L b1-5+b6"))
    assert refusal is not None
    assert (refusal.code, refusal.params) == ("gin-is-closed", {"meld": "b1-5"})


@pytest.mark.parametrize("rules", ["", "gin=closed"])
@pytest.mark.parametrize("way", ["eight-nine", "petit-gin"])
def test_a_search_lays_down_what_is_offered(rules: str, way: str) -> None:
    """G7: the lay-down that leaves least, without an action being made for it; first who is out, then the other."""
    mine = "r5-7 8:bry k1-3" + (" y1" if way == "eight-nine" else " k4")
    state = place(f"open {mine}", "r8 r4 k8 k5 b10-12 b1 y13 y12", head=OUT, out=f"0 {way}", rules=rules)
    for _ in range(2):
        by_search = state.copy()
        act(by_search, LAY, GivenLuck([]))
        does(state, offered(state)[0])
        assert GIN.show_state(by_search) == GIN.show_state(state)
    assert GIN.turn(state) is None
