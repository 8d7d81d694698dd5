"""When a round ends and what it scores (I18, I19)."""

import pytest

from tests.games.investo.positions import FULL, play, points_of, position, racks, stalling, step, stolen
from tilerummy.games.investo.game import INVESTO


def test_round_goes_on_while_both_have_tiles() -> None:
    """I18: no outcome before the end."""
    state = play(position(rack="b1 b3"), "I1 b1")
    assert INVESTO.outcome(state) is None
    assert INVESTO.turn(state) == 1


def test_playing_the_last_tiles_ends_the_round_at_once() -> None:
    """I18: as soon as a player has no tiles at all; there is no step 4 any more."""
    state = play(position(rack="r5 r6 r7", points=(4, 2)), "A r5-7")
    assert step(state) == "over:out 0"
    assert INVESTO.turn(state) is None


def test_putting_the_last_tile_into_the_pot_ends_the_round() -> None:
    """I18: step 4 can go out too."""
    assert step(play(position("pot 0", rack="b1"), "I1 b1")) == "over:out 0"


def test_last_tile_played_with_a_reserve_left_does_not_end_the_round() -> None:
    """I18: rack and reserve must both be empty."""
    state = play(position("pot 0", rack="b1", reserves=("k1", "")), "I1 b1")
    assert (step(state), racks(state)[0]) == ("draw 1", "k1")


def test_going_out_after_a_take() -> None:
    """I18, I7: base and face-up tiles all played."""
    state = position(rack="r5 r6 k11", table="b2-4", pot="k10 b5 r7 / . / . / .")
    play(state, "T1 >k12", "A r5-7 b2-5 k10-12")
    assert step(state) == "over:out 0"


def test_last_stock_tile_drawn_ends_the_round_with_the_turn() -> None:
    """I18: step 1 takes it; the turn is played to its end."""
    state = position("draw 0", rack="b1 b3", unseen="r2 k1 k3 k8 y2")
    assert state.stock == 1
    play(state, "S >r2")
    assert step(state) == "choose 0"
    assert step(play(state, "I1 b1")) == "over:stock 0"


def test_turn_with_the_last_stock_tile_includes_the_reserve() -> None:
    """I18, I17: excess goes to the reserve before the round is counted."""
    rack = "b1 b3 b5 b7 b9 b11 r2 r4 r6 r8"
    state = position("draw 0", rack=rack, pot=FULL, unseen="r12 k1 k3 k8 y2")
    play(state, "S >r12", "N")
    assert step(state) == "reserve 0"
    play(state, "R r12")
    assert step(state) == "over:stock 0"
    outcome = INVESTO.outcome(state)
    assert outcome is not None
    assert (outcome.parts["racks"][0], outcome.parts["reserves"][1]) == (-10, 1)
    assert outcome.who == 0  # in whose turn the stock ran out


def test_new_base_that_is_the_last_stock_tile_ends_the_round() -> None:
    """I18: a new base takes it."""
    state = position(rack="r5 r6 b1 b2", pot="k10 b5 r7 / . / . / .", unseen="r2 k1 k3 k8 y2")
    play(state, "T1 >y2", "A r5-7")
    assert (state.stock, step(state)) == (0, "pot 0")
    assert step(play(state, "I1 b1")) == "over:stock 0"


def test_doubling_that_draws_the_last_stock_tile_ends_the_round() -> None:
    """I18: a doubling takes it."""
    state = position(rack="b7 b1", pot="r7 / . / . / .", unseen="r2 k1 k3 k8 y2")
    assert step(play(state, "X1.1 b7 >k8")) == "over:stock 0"


def test_one_stock_tile_left_does_not_end_the_round() -> None:
    """I18: only the last one does."""
    state = position("draw 0", rack="b1 b3", unseen="r2 k1 k3 k8 y2 y4")
    assert step(play(state, "S >r2", "I1 b1")) == "draw 1"


def test_going_out_with_the_last_stock_tile_is_going_out() -> None:
    """I18: the round ends as soon as a player has no tiles, before the end of the turn."""
    state = position("draw 0", rack="r5 r6", unseen="r7 k1 k3 k8 y2")
    assert step(play(state, "S >r7", "A r5-7")) == "over:out 0"


def test_ten_idle_turns_each_end_the_round() -> None:
    """I18: nobody took a stock tile or laid a tile [ruling]; counted as if the stock were empty."""
    state = stolen(stalling(), 19)
    assert (step(state), state.idle) == ("draw 1", 19)
    stolen(state, 1)
    assert step(state) == "over:stall 1"
    assert points_of(state) == [-9, -10]


@pytest.mark.parametrize("moves", [("S >k7", "N", "R k7"), ("V k8", "A", "N", "R k8")])
def test_stock_tile_starts_the_count_anew_and_an_empty_play_does_not(moves: tuple[str, ...]) -> None:
    """I18: a stock tile is progress, rearranging nothing is not."""
    state = play(stalling(idle=18), *moves)
    assert state.idle == (0 if moves[0].startswith("S") else 19)


def test_laid_tile_starts_the_count_anew() -> None:
    """I18: a play with tiles is progress."""
    state = position("draw 0", rack="b1 b2 b3", pot=FULL, reserves=("", "k8"), idle=18)
    assert play(state, "V k8", "A b1-3", "N").idle == 0


def test_doubling_starts_the_count_anew() -> None:
    """I18: it takes a stock tile."""
    state = position("draw 0", rack="b7 b2 b3", pot=FULL, reserves=("", "k8"), idle=18)
    assert play(state, "V k8", "X1.3 b7 >k7").idle == 0


def test_idle_turns_are_counted_in_a_row() -> None:
    """I18: twenty idle turns with progress between them do not end the round."""
    state = stolen(stalling(idle=19 - 10), 10)
    assert state.idle == 19
    play(state, "S >k7", "N", "R k7")
    assert (step(state)[:4], state.idle) == ("draw", 0)


def test_tiles_on_the_rack_cost_a_point_each() -> None:
    """I19: minus one a tile, whatever its number."""
    state = play(position(rack="r5 r6 r7", other="y13 y12 k1 k3"), "A r5-7")
    assert points_of(state) == [0, -4]


def test_reserve_tiles_give_the_opponent_a_point_each() -> None:
    """I19: plus one to the opponent; they cost their owner nothing."""
    state = play(position(rack="r5 r6 r7", other="y13", reserves=("", "k1 k3 k5")), "A r5-7")
    assert points_of(state) == [3, -1]


def test_round_adds_investos_racks_and_reserves() -> None:
    """I19: together with the Investo points of the round."""
    state = position("over:stock 0", rack="b3 b5 k7", other="y1 y3", reserves=("", "k9"), points=(7, 3))
    outcome = INVESTO.outcome(state)
    assert outcome is not None
    assert outcome.parts == {"investos": [7, 3], "racks": [-3, -2], "reserves": [1, 0]}
    assert list(outcome.points) == [5, 1]
    assert outcome.reason == "stock"


@pytest.mark.parametrize("reason", ["out", "stock", "stall"])
def test_outcome_says_why_the_round_ended(reason: str) -> None:
    """I18: one of three reasons."""
    outcome = INVESTO.outcome(position(f"over:{reason} 0", rack="b1", other="y1", points=(1, 2)))
    assert outcome is not None
    assert (outcome.reason, list(outcome.points)) == (reason, [0, 1])


def test_taking_the_others_last_tile_from_the_reserve_ends_the_round() -> None:
    """I18: the other is out, without having moved."""
    state = position("draw 0", rack="b1 b3", other="", reserves=("", "k8"))
    play(state, "V k8")
    assert step(state) == "over:out 0"
    outcome = INVESTO.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.terms) == ("out", {})


def test_a_take_is_honoured_once() -> None:
    """I6: after the play nothing of it is left to be honoured."""
    state = position(rack="r5 r6 b1 b2", pot="k10 b5 r7 / . / . / .")
    play(state, "T1 >y2")
    assert state.due != 0
    play(state, "A r5-7")
    assert state.due == 0
