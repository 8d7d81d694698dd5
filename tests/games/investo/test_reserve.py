"""End of the turn: the rack limit and the reserve (I17)."""

import pytest

from tests.games.investo.positions import THEIRS, offered, play, position, racks, refused, step

TEN = "b1 b3 b5 b7 b9 b11 r2 r4 r6 r8"


def test_ten_tiles_may_stay() -> None:
    """I17: more than ten are too many; ten are not."""
    state = play(position(rack=TEN + " r10"), "I1 r10")
    assert (step(state), racks(state)[0], str(state.first.reserve)) == ("draw 1", TEN, "")


def test_excess_goes_to_the_reserve_of_ones_choice() -> None:
    """I17: twelve tiles after step 4: two go, any two."""
    state = play(position(rack=TEN + " r10 r12 k9"), "I1 k9")
    assert step(state) == "reserve 0"
    assert offered(state) == {f"R {tile}" for tile in (TEN + " r10 r12").split()}
    play(state, "R b5")
    assert step(state) == "reserve 0"
    play(state, "R r12")
    assert (step(state), str(state.first.reserve)) == ("draw 1", "b5 r12")
    assert racks(state)[0] == "b1 b3 b7 b9 b11 r2 r4 r6 r8 r10"


def test_reserve_tiles_must_be_on_the_rack() -> None:
    """I17: neither somebody else's tile nor one already there."""
    state = position("reserve 0", rack=TEN + " r10", reserves=("k1", "k8"))
    for tile in ("k1", "k8", "y1", "r13"):
        assert refused(state, f"R {tile}", "not-on-rack", "I17").params == {"tile": tile}


@pytest.mark.parametrize("text", ["I1 b1", "N", "T1", "A", "B k1", "X1.1 b1"])
def test_excess_must_go_before_anything_else(text: str) -> None:
    """I17: the refusal says how many have to go."""
    state = position("reserve 0", rack=TEN + " r10 r12", reserves=("k1", ""), pot="k10 b5 r7 / . / . / .")
    assert refused(state, text, "reserve-first", "I17").params == {"count": 2}


def test_fewer_than_ten_take_all_back_when_all_fit() -> None:
    """I17: there is no choice, so it happens by itself."""
    state = play(position(rack=TEN, reserves=("k1", "")), "I1 b1")
    assert (step(state), racks(state)[0]) == ("draw 1", "b3 b5 b7 b9 b11 r2 r4 r6 r8 k1")
    assert str(state.first.reserve) == ""


def test_fewer_than_ten_take_back_of_ones_choice() -> None:
    """I17: up to ten, one after the other."""
    state = play(position(rack=TEN.removesuffix(" r8"), reserves=("k1 k1 k3 k5", "")), "I1 b1")
    assert step(state) == "back 0"
    assert offered(state) == {"B k1", "B k3", "B k5"}
    play(state, "B k3")
    assert step(state) == "back 0"
    play(state, "B k1")
    assert (step(state), str(state.first.reserve)) == ("draw 1", "k1 k5")
    assert state.first.rack.size() == 10


def test_back_only_what_lies_in_the_own_reserve() -> None:
    """I17: not from the opponent's reserve."""
    state = position("back 0", rack="b1 b3 b5 b7 b9 b11 r2 r4 r6", reserves=("k1 k3", "k8"))
    for tile in ("k8", "k5", "b1"):
        assert refused(state, f"B {tile}", "not-in-your-reserve", "I17").params == {"tile": tile}


@pytest.mark.parametrize("text", ["I1 b1", "N", "T1", "A", "R b1", "X1.1 b1"])
def test_taking_back_comes_before_anything_else(text: str) -> None:
    """I17: it is not optional."""
    state = position("back 0", rack="b1 b3 b5 b7 b9 b11 r2 r4 r6", reserves=("k1 k3", ""))
    refused(state, text, "take-back-first", "I17")


@pytest.mark.parametrize("turn", ["choose 0", "play 0", "pot 0"])
@pytest.mark.parametrize("text", ["R b1", "B k1"])
def test_reserve_moves_only_at_the_end_of_the_turn(turn: str, text: str) -> None:
    """I17: not before step 4."""
    refused(position(turn, rack=TEN + " r10", reserves=("k1", "")), text, "not-end-of-turn", "I17")


def test_exactly_ten_leave_the_reserve_alone() -> None:
    """I17: neither excess nor room."""
    state = play(position(rack=TEN + " r10", reserves=("k1", "")), "I1 r10")
    assert (step(state), str(state.first.reserve)) == ("draw 1", "k1")


def test_other_racks_wait_for_their_own_turn() -> None:
    """I17: a lower tile may bring the opponent to eleven, who puts one away at the end of their turn."""
    state = position(rack="b8 b9 k1 k3", pot="k10 b5 r7<b7 / . / . / .")
    play(state, "T1 >y2", "A b7-9", "I1 k1")
    assert (step(state), state.second.rack.size()) == ("draw 1", 11)
    assert str(state.second.reserve) == ""
    play(state, "S >k8", "I1 k8")
    assert step(state) == "reserve 1"
    play(state, "R r7")
    assert (step(state), racks(state)[1]) == ("draw 0", THEIRS)


def test_other_reserve_is_not_taken_back_in_ones_own_turn() -> None:
    """I17: only your own rack, only at the end of your own turn."""
    state = position("draw 0", rack=TEN, other="y1 y3 k2", reserves=("", "k8 k9"))
    play(state, "V k8", "I1 b1")
    assert (racks(state)[1], str(state.second.reserve)) == ("y1 y3 k2", "k9")


def test_empty_rack_takes_ten_back() -> None:
    """I17, I16: with an empty rack ten of twelve come back, of one's choice."""
    state = position(rack="r5 r6 r7", reserves=("k1 k3 k5 k7 k8 k9 k10 k11 k12 k13 b1 b3", ""))
    play(state, "A r5-7")
    assert step(state) == "back 0"
    play(state, *[f"B k{value}" for value in (1, 3, 5, 7, 8, 9, 10, 11, 12, 13)])
    assert (step(state), str(state.first.reserve)) == ("draw 1", "b1 b3")
