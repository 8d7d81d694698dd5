"""Step 1, the order of the steps and whose turn it is (I5, I10)."""

import pytest

from tests.games.investo.positions import THEIRS, offered, play, position, racks, refusal, refused, step

RACK = "b1 b3 b5 b7 b9 b11 r2 r4 r6 r8"
EVERYTHING = ["S", "V y2", "T1", "A", "I1 b1", "X1.1 b1", "N", "R b1", "B y4"]


def test_stock_tile_goes_to_the_rack() -> None:
    """I5: a tile from the stock."""
    state = play(position("draw 0", rack=RACK), "S >r9")
    assert racks(state)[0] == "b1 b3 b5 b7 b9 b11 r2 r4 r6 r8 r9"
    assert step(state) == "choose 0"
    assert state.stock == 79


def test_any_tile_of_the_opponents_reserve_may_be_taken() -> None:
    """I5: one tile of your choice from the opponent's reserve, instead of the stock."""
    state = position("draw 0", rack=RACK, reserves=("", "k9 k9 k10"))
    assert offered(state) == {"S", "V k9", "V k10"}
    play(state, "V k9")
    assert (state.first.rack.count(4 * 8 + 3), str(state.second.reserve)) == (1, "k9 k10")
    assert state.stock == 77


def test_tile_that_is_not_in_the_reserve_cannot_be_taken() -> None:
    """I5: not what the opponent does not have there, nor a tile of the own reserve."""
    state = position("draw 0", rack=RACK, reserves=("k8", "k9"))
    assert refused(state, "V k10", "not-in-their-reserve", "I5").params == {"tile": "k10"}
    refused(state, "V k8", "not-in-their-reserve", "I5")
    refused(state, "V y1", "not-in-their-reserve", "I5")  # on the opponent's rack


@pytest.mark.parametrize("text", EVERYTHING[2:])
def test_step_1_comes_first(text: str) -> None:
    """I5: always; nothing else before it."""
    state = position("draw 0", rack=RACK, reserves=("y4", "y2"), pot="b1 b2 b3 / . / . / .")
    refused(state, text, "draw-first", "I5")


@pytest.mark.parametrize("turn", ["choose 0", "play 0", "pot 0", "reserve 0", "back 0"])
@pytest.mark.parametrize("text", EVERYTHING[:2])
def test_step_1_is_done_once(turn: str, text: str) -> None:
    """I5: one tile, not two."""
    rack = RACK + (" r10" if turn == "reserve 0" else "")
    refused(position(turn, rack=rack, reserves=("y4", "y2")), text, "already-drawn", "I5")


@pytest.mark.parametrize("text", EVERYTHING)
def test_other_seat_waits(text: str) -> None:
    """I5: no action of the seat whose turn it is not."""
    for turn in ("draw 0", "choose 0", "play 0", "pot 0", "reserve 0", "back 0"):
        state = position(turn, rack=RACK, reserves=("y4", "y2"))
        found = refusal(state, text, seat=1)
        assert found is not None
        assert found.code == "not-your-turn"


@pytest.mark.parametrize("text", EVERYTHING)
def test_nothing_can_be_done_in_a_finished_round(text: str) -> None:
    """I18: the round is over for both."""
    state = position("over:out 0", rack=RACK, reserves=("y4", "y2"))
    for seat in (0, 1):
        found = refusal(state, text, seat)
        assert found is not None
        assert (found.code, found.rule) == ("round-over", "I18")
    assert offered(state) == set()


def test_drawn_tile_may_be_played() -> None:
    """I10: the tile from step 1 is a rack tile [ruling]."""
    state = play(position("draw 0", rack="r5 r6 b1"), "S >r7", "A r5-7")
    assert racks(state)[0] == "b1"


def test_tile_from_the_reserve_may_be_played() -> None:
    """I10: so is one taken from the opponent's reserve."""
    state = play(position("draw 0", rack="r5 r6 b1", reserves=("", "r7")), "V r7", "A r5-7")
    assert racks(state)[0] == "b1"


def test_steps_2_and_3_are_optional() -> None:
    """I6, I10: after step 1 step 4 may follow at once."""
    state = position(rack="r5 r6 r7 b1", pot="k10 b5 y4 / . / . / .")
    play(state, "I2 b1")
    assert step(state) == "draw 1"


def test_play_comes_before_the_pot() -> None:
    """I13: step 4 ends the turn: no play after it."""
    state = play(position(rack="r5 r6 r7 b1"), "I1 b1")
    assert step(state) == "draw 1"
    found = refusal(state, "A r5-7", seat=0)
    assert found is not None
    assert found.code == "not-your-turn"


def test_only_one_play_a_turn() -> None:
    """I10: step 3 is one act; after it comes step 4."""
    state = play(position(rack="r5 r6 r7 r8 b1"), "A r5-7")
    refused(state, "A r5-8", "already-played", "I10")


def test_turn_passes_to_the_other() -> None:
    """I5: after step 4 the other player draws."""
    state = play(position(rack=RACK), "I1 b1", "S >r13", "I1 y1", "S >r12")
    assert step(state) == "choose 0"
    assert racks(state)[1] == " ".join(sorted([*THEIRS.split()[1:], "r13"], key=order))


def order(tile: str) -> tuple[int, int]:
    return "bryk".index(tile[0]), int(tile[1:])
