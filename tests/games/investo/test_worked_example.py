"""The worked example of the rulebooks, from both sides."""

from tests.games.investo.positions import offered, play, position, pot_of, racks, refused, step
from tilerummy.games.investo.state import State

A = "r4 r5 r6 r7 k11 k12 b1 b9 y4 y13"
B = "b7 y2 y5 y8 y11 k1 k3 k6 r1 r12"
B_WITH_BLUE_6 = B.replace("y2", "b6")


def start(other: str = B, pot: str = "k10 b5 / . / . / .") -> State:
    return position("draw 0", rack=A, other=other, pot=pot)


def test_red_7_completes_an_investo_worth_four() -> None:
    """I13, I8: red 7 beside black 10 and blue 5; next turn red 5-6-7 takes it."""
    state = play(start(), "S >b12", "I1 r7", "S >y9", "I2 y9")
    assert pot_of(state).startswith("k10 b5 r7")
    play(state, "S >b3", "T1 >y1", "A r5-7")
    assert state.first.points == 4
    assert racks(state)[0] == "b1 b3 b5 b9 b12 r4 y1 y4 y13 k10 k11 k12"


def test_blue_7_doubles_the_red_7() -> None:
    """I14, I6: now red 5-6-7 does not take it any more, but black 10-11-12 does, for three points."""
    state = play(start(), "S >b12", "I1 r7", "S >y9", "X1.3 b7 >y10", "R y10", "S >b3")
    assert pot_of(state).startswith("k10 b5 r7<b7")
    assert "T1" in offered(state)
    play(state, "T1 >y1")
    refused(state, "A b1-3", "not-on-rack", "I10")
    refused(state, "A r4-6", "take-not-honoured", "I6")
    play(state, "A k10-12")
    assert state.first.points == 3
    assert "b7" in racks(state)[0].split()
    assert "b5" in racks(state)[0].split()


def test_red_7_underneath_goes_to_b() -> None:
    """I7, I21: everybody knows that B has it."""
    state = play(start(), "S >b12", "I1 r7", "S >y9", "X1.3 b7 >y10", "R y10", "S >b3", "T1 >y1", "A k10-12")
    assert "r7" in racks(state)[1].split()
    assert str(state.second.known) == "r7"


def test_without_the_black_tiles_the_doubling_saves_the_row() -> None:
    """I6: with red 4 5 6 alone A cannot take the doubled row."""
    state = position("draw 0", rack=A.replace("k11 k12", "k8 k13"), other=B, pot="k10 b5 / . / . / .")
    play(state, "S >b12", "I1 r7", "S >y9", "X1.3 b7 >y10", "R y10", "S >b3")
    refused(state, "T1", "cannot-honour", "I6")


def test_with_blue_6_b_takes_the_row_first() -> None:
    """I6, I8: for blue 5-6-7, four points."""
    state = play(start(B_WITH_BLUE_6), "S >b12", "I1 r7", "S >y9")
    assert "T1" in offered(state)
    play(state, "T1 >y1", "A b5-7")
    assert (state.second.points, state.first.points) == (4, 0)
    assert {"r7", "k10", "y1"} <= set(racks(state)[1].split())
    assert str(state.second.known) == "r7 k10"


def test_without_blue_6_b_cannot_take_the_row() -> None:
    """I6: blue 7 alone makes no run with blue 5."""
    refused(play(start(), "S >b12", "I1 r7", "S >y9"), "T1", "cannot-honour", "I6")


def test_red_4_waits_for_a_red_3_in_another_row() -> None:
    """I6: later red 3 and red 4 extend 5-6-7 downwards and take the other row."""
    state = start(pot="k10 b5 / k2 y7 / . / .")
    play(state, "S >b12", "I1 r7", "S >y9", "I2 r1", "S >b3", "T1 >y1", "A r5-7", "I3 b1", "R y13")
    assert str(state.lying()) == "r5-7"
    state = position("draw 0", rack="r4 b1 b9", table="r5-7", pot=". / k2 y7 r3 / . / .", points=(4, 0))
    play(state, "S >b12", "T2 >y1")
    refused(state, "A r4-7", "take-not-honoured", "I6")
    play(state, "A r3-7")
    assert (state.first.points, step(state)) == (8, "pot 0")
