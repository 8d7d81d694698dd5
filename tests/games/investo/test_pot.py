"""Step 4: putting a tile into the pot, doubling, a full pot (I13-I15)."""

import pytest

from tests.games.investo.positions import FULL, offered, play, position, pot_of, racks, refused, step


def test_tile_goes_to_the_next_place_of_a_row() -> None:
    """I13: rows fill from the base outwards, any row with room."""
    state = position(rack="b1 b3 k9", pot="r7 / . / k8 k2 / k6 k4 k5")
    play(state, "I3 b1")
    assert (pot_of(state), racks(state)[0]) == ("r7 / . / k8 k2 b1 / k6 k4 k5", "b3 k9")


def test_any_rack_tile_in_any_row_with_room() -> None:
    """I13: every tile and every row with fewer than three face-up places is offered, and only those."""
    state = position(rack="b1 b3", other="y1", pot="r7 / . / k8 k2 / k6 k4 k9")
    assert offered(state) == {f"I{row} {tile}" for row in (1, 2, 3) for tile in ("b1", "b3")}


@pytest.mark.parametrize("turn", ["choose 0", "pot 0"])
def test_step_4_is_not_optional_while_the_pot_has_room(turn: str) -> None:
    """I13: always while the pot has room."""
    refused(position(turn, rack="b1 b3", pot="r7 / . / k8 k2 / k6 k4 k5"), "N", "pot-has-room", "I13")


def test_row_with_three_places_has_no_room() -> None:
    """I13: a fourth face-up place does not exist."""
    state = position(rack="b1 b3", pot="r7 / . / k8 k2 / k6 k4 k5")
    assert refused(state, "I4 b1", "row-full", "I13").params == {"row": 4}


def test_row_that_does_not_exist_takes_no_tile() -> None:
    """I13: rows one to four."""
    state = position(rack="b1 b3", pot="b1 / . / . / .")
    refused(state, "I5 b1", "no-such-row", "I13")
    refused(state, "X5.1 b1", "no-such-row", "I13")


def test_only_rack_tiles_go_to_the_pot() -> None:
    """I13: not from the reserve, not from nowhere."""
    state = position(rack="b1 b3", reserves=("b5", "b7"), pot="r5 / . / . / .")
    for text in ("I1 b5", "I1 b7", "I1 k1", "X1.1 b5"):
        refused(state, text, "not-on-rack", "I13")


def test_doubling_instead_of_putting() -> None:
    """I14: same value, other colour, on a face-up single tile; then a tile from the stock at once."""
    state = position(rack="b7 b1", pot="k10 b5 r7 / . / . / .")
    play(state, "X1.3 b7 >k2")
    assert (pot_of(state), racks(state)[0], step(state)) == ("k10 b5 r7<b7 / . / . / .", "b1 k2", "draw 1")


def test_doubling_takes_one_stock_tile() -> None:
    """I14: one, and it counts as taken from the stock."""
    state = position(rack="b7 b1", pot="r7 / . / . / .", unseen="k1 k2 k3 k8 y2 y2")
    play(state, "X1.1 b7 >k2")
    assert (state.stock, step(state)) == (1, "draw 1")


def test_incomplete_row_may_be_doubled() -> None:
    """I14: rows with one or two tiles too."""
    state = position(rack="b7 y5 b1", pot="r7 / k5 r3 / . / .")
    assert {"X1.1 b7", "X2.1 y5"} <= offered(state)
    assert pot_of(play(state, "X2.1 y5 >k2")) == "r7 / k5<y5 r3 / . / ."


def test_doubling_needs_the_same_value() -> None:
    """I14: b8 on r7 is refused."""
    state = position(rack="b8 b1", pot="r7 / . / . / .")
    assert refused(state, "X1.1 b8", "other-value", "I14").params == {"tile": "b8", "other": "r7"}


def test_doubling_needs_another_colour() -> None:
    """I14: the second r7 on r7 is refused."""
    state = position(rack="r7 b1", pot="r7 / . / . / .")
    assert refused(state, "X1.1 r7", "same-colour", "I14").params == {"tile": "r7"}


def test_place_holds_at_most_two_tiles() -> None:
    """I14: a doubled place is not doubled again [ruling]."""
    state = position(rack="b7 k7 b1", pot="r7<y7 / . / . / .")
    for tile in ("b7", "k7"):
        assert refused(state, f"X1.1 {tile}", "stack-full", "I14").params == {"row": 1, "place": 1}
    assert not any(text.startswith("X") for text in offered(state))


def test_empty_place_cannot_be_doubled() -> None:
    """I14: there is nothing to put it on."""
    state = position(rack="r7 b1", pot="r7 / . / . / .")
    assert refused(state, "X1.2 r7", "empty-place", "I14").params == {"row": 1, "place": 2}
    refused(state, "X2.1 r7", "empty-place", "I14")


def test_doubling_draws_nothing_from_an_empty_stock() -> None:
    """I14: none if it is empty [ruling]; the round ends with the turn."""
    state = position("pot 0", rack="b7 b1", pot="r7 / . / . / .", unseen="k1 k2 k3 k8", progress=True)
    play(state, "X1.1 b7")
    assert (racks(state)[0], step(state)) == ("b1", "over:stock 0")


def test_doubling_with_the_last_tile_does_not_go_out() -> None:
    """I14: put and draw are one act [ruling]."""
    state = play(position("pot 0", rack="b7", pot="r7 / . / . / ."), "X1.1 b7 >k2")
    assert (racks(state)[0], step(state)) == ("k2", "draw 1")


def test_doubling_with_the_last_tile_and_an_empty_stock_goes_out() -> None:
    """I14: unless the stock is empty."""
    state = position("pot 0", rack="b7", pot="r7 / . / . / .", unseen="k1 k2 k3 k8", progress=True)
    assert step(play(state, "X1.1 b7")) == "over:out 0"


@pytest.mark.parametrize("turn", ["choose 0", "pot 0"])
def test_full_pot_takes_no_tile(turn: str) -> None:
    """I15: step 4 is doubling or nothing."""
    state = position(turn, rack="b1 b3", pot=FULL)
    refused(state, "I1 b1", "pot-full", "I15")
    assert "N" in offered(state)
    assert not any(text.startswith("I") for text in offered(state))


def test_nothing_ends_the_turn_when_the_pot_is_full() -> None:
    """I15: nothing at step 4."""
    state = play(position(rack="b1 b3", pot=FULL), "N")
    assert (step(state), racks(state)[0]) == ("draw 1", "b1 b3")


def test_doubling_is_never_forced() -> None:
    """I15: a full pot and a tile that could double: both are offered [ruling]."""
    state = position("pot 0", rack="b7 b3", pot=FULL)
    assert offered(state) == {"N", "X1.3 b7"}
    assert step(play(state, "X1.3 b7 >k2")) == "draw 1"


def test_row_without_base_has_no_room() -> None:
    """I15, I9: the pot is full when no row with a base has room."""
    state = position(rack="b1 b3", pot="x / k11 b6 r8 / k12 b4 r9 / k13 b8 r10")
    refused(state, "I1 b1", "row-without-base", "I9")
    assert offered(state) == {"N"}


def test_pot_is_not_full_while_one_row_has_room() -> None:
    """I15: one free place is enough."""
    refused(position(rack="b1 b3", pot=FULL.removesuffix(" r10")), "N", "pot-has-room", "I13")
