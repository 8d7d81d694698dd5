"""Taking an Investo: condition, tiles, points, new base (I6-I9)."""

import pytest

from tests.games.investo.positions import offered, play, position, pot_of, racks, refused, step

POT = "k10 b5 r7 / . / . / ."


def test_complete_row_may_be_taken() -> None:
    """I6: three face-up places filled, and a face-up tile that can be played."""
    state = position(rack="r5 r6 b1", pot=POT)
    assert "T1" in offered(state)
    play(state, "T1 >y2", "A r5-7")
    assert step(state) == "pot 0"


@pytest.mark.parametrize("pot", [". / . / . / .", "r7 / . / . / .", "r7 b5 / . / . / .", "r7 b5<k5 / . / . / ."])
def test_incomplete_row_may_not_be_taken(pot: str) -> None:
    """I6: an Investo has three face-up places filled; a doubled place is one place."""
    for rules in ("", "referee=rulebook"):
        state = position(rack="r5 r6 b1", pot=pot, rules=rules)
        assert refused(state, "T1", "row-incomplete", "I6").params == {"row": 1}


def test_row_that_does_not_exist() -> None:
    """I6: four rows, no fifth."""
    assert refused(position(rack="r5 r6 b1", pot=POT), "T5", "no-such-row", "I6").params == {"row": 5}


def test_only_one_take_a_turn() -> None:
    """I6: at most once a turn [ruling], before and after the play."""
    state = position(rack="r5 r6 y3 y5 b1", pot="k10 b5 r7 / y4 k1 k3 / . / .")
    assert {"T1", "T2"} <= offered(state)
    play(state, "T1 >y2")
    refused(state, "T2", "already-taken", "I6")
    play(state, "A r5-7")
    refused(state, "T2", "too-late-to-take", "I6")
    assert "T2" not in offered(state)


def test_no_take_after_a_play() -> None:
    """I6: step 2 comes before step 3."""
    state = play(position(rack="r5 r6 b1 b2 b3 k1", pot=POT), "A b1-3")
    refused(state, "T1", "too-late-to-take", "I6")


def test_take_that_cannot_be_honoured_is_refused() -> None:
    """I6: gentle; no face-up tile fits with rack and table."""
    state = position(rack="r5 b1", pot=POT)
    found = refused(state, "T1", "cannot-honour", "I6")
    assert found.params == {"row": 1, "tiles": "b5 r7 k10"}
    assert "T1" not in offered(state)


def test_face_up_tile_may_extend_a_run() -> None:
    """I6: onto an existing run."""
    state = position(rack="b1 b13", table="k7-9", pot=POT)
    play(state, "T1 >y2", "A k7-10")
    assert step(state) == "pot 0"


def test_face_up_tile_may_be_played_by_rearranging() -> None:
    """I6, I10: a second r7 makes two runs of r5-9."""
    state = position(rack="b1 b13", table="r5-9", pot=POT)
    play(state, "T1 >y2", "A r5-7 r7-9")
    assert step(state) == "pot 0"


def test_two_face_up_tiles_may_help_each_other() -> None:
    """I6: the condition may be met with several of the row's tiles."""
    state = position(rack="r6 b1", pot="r5 b5 r7 / . / . / .")
    play(state, "T1 >y2", "A r5-7")
    assert racks(state)[0] == "b1 b5 y2"


def test_take_must_be_followed_by_a_play() -> None:
    """I6: nothing but a play after the take; it is final."""
    state = play(position(rack="r5 r6 b1", pot=POT), "T1 >y2")
    assert step(state) == "play 0"
    assert offered(state) == set()
    for text in ("I1 b1", "N", "X2.1 b1"):
        refused(state, text, "play-first", "I6")
    refused(state, "R b1", "not-end-of-turn", "I17")


def test_play_must_lay_a_face_up_tile() -> None:
    """I6: another run does not do, nor does no play."""
    state = play(position(rack="r5 r6 b1 b2 b3 k1", pot=POT), "T1 >y2")
    assert refused(state, "A b1-3", "take-not-honoured", "I6").params == {"tiles": "b5 r7 k10"}
    refused(state, "A", "take-not-honoured", "I6")
    play(state, "A r5-7 b1-3")


def test_base_does_not_serve_the_condition() -> None:
    """I6, I7: the base may be played, but does not satisfy the condition."""
    state = play(position(rack="r5 r6 b1 b2 k1", pot=POT), "T1 >b3")
    refused(state, "A b1-3", "take-not-honoured", "I6")
    play(state, "A b1-3 r5-7")
    assert racks(state)[0] == "b5 k1 k10"


def test_base_may_be_played_with_a_face_up_tile() -> None:
    """I7: the base in the very run that meets the condition [ruling]."""
    state = play(position(rack="r5 r6 b1", pot=POT), "T1 >r8", "A r5-8")
    assert racks(state)[0] == "b1 b5 k10"


def test_lower_tile_does_not_serve_the_condition() -> None:
    """I6: where a place is doubled the face-up tile is the upper one."""
    state = position(rack="r5 r6 k1", pot="k10 b5 r7<b7 / . / . / .")
    refused(state, "T1", "cannot-honour", "I6")
    state = position(rack="b8 b9 k1", pot="k10 b5 r7<b7 / . / . / .")
    play(state, "T1 >y2", "A b7-9")


def test_whether_a_take_can_be_honoured_does_not_ask_the_base() -> None:
    """I6: the same answer whatever is face down [ruling]."""
    for unseen in ("r6 r6 b1 b1 y2", "y2 y4 k1 k8 b1"):
        state = position(rack="r5 k13", pot=POT, unseen=unseen)
        refused(state, "T1", "cannot-honour", "I6")


def test_same_kind_from_the_rack_serves() -> None:
    """I6: r7 of the rack for r7 of the row [ruling]: tiles of a kind are alike."""
    state = play(position(rack="r5 r6 r7 b1", pot=POT), "T1 >y2", "A r5-7")
    assert racks(state)[0] == "b1 b5 r7 y2 k10"


def test_same_kind_on_the_table_does_not_serve() -> None:
    """I6: a tile has to be laid; an r7 that lay there before is none."""
    state = play(position(rack="r8 r9 b1 b2 b3", table="r5-7", pot=POT), "T1 >y2")
    refused(state, "A r5-9", "take-not-honoured", "I6")
    play(state, "A r5-7 r7-9")


def test_tiles_that_are_not_played_go_to_the_rack() -> None:
    """I7: the base and the other face-up tiles."""
    state = play(position(rack="r5 r6 b1", pot=POT), "T1 >y2", "A r5-7")
    assert racks(state)[0] == "b1 b5 y2 k10"
    assert pot_of(state) == ". / . / . / ."


def test_lower_tiles_go_to_the_other_player() -> None:
    """I7: of every doubled place, the lower tile."""
    state = position(rack="b8 b9 k1", other="y1", pot="k10<r10 b5 r7<b7 / . / . / .")
    play(state, "T1 >y2")
    assert racks(state) == ("b5 b7 b8 b9 r10 y2 k1", "r7 y1 k10")


@pytest.mark.parametrize(
    ("pot", "worth"),
    [("k10 b5 r7", 4), ("k10 b5 b7<r7", 3), ("k10 y5<b5 b7<r7", 2), ("y10<k10 y5<b5 b7<r7", 1)],
)
def test_investo_scores_four_minus_the_doubled_places(pot: str, worth: int) -> None:
    """I8: at once, one a single place and one for the base."""
    state = play(position(rack="r5 r6 b1", pot=pot + " / . / . / .", points=(3, 1)), "T1 >y2")
    assert (state.first.points, state.second.points) == (3 + worth, 1)


def test_higher_stack_is_one_doubled_place() -> None:
    """I8, I7: with higher stacks allowed it scores 0 once, and all but the upper tile go to the other."""
    state = position(rack="r5 r6 b1", other="y1", pot="k10 b5 k7<b7<r7 / . / . / .", rules="height=4")
    play(state, "T1 >y2")
    assert (state.first.points, racks(state)[1]) == (3, "b7 y1 k7")


def test_new_base_comes_from_the_stock() -> None:
    """I9: at once, face down: only the old base becomes known to the taker."""
    state = position(rack="r5 r6 b1", pot=POT, unseen="y2 y3 y4 y5 y6 y8")
    assert state.stock == 2
    play(state, "T1 >y2")
    assert (state.stock, state.unseen.size()) == (1, 5)
    play(state, "A r5-7")
    assert "I1 b1" in offered(state)


def test_without_stock_the_row_stays_without_a_base() -> None:
    """I9: and takes no tiles [ruling]."""
    state = position(rack="r5 r6 b1 b2", pot=POT, unseen="y2 y3 y4 y5")
    assert state.stock == 0
    play(state, "T1 >y2", "A r5-7")
    assert pot_of(state) == "x / . / . / ."
    refused(state, "I1 b1", "row-without-base", "I9")
    assert not any(text.startswith("I1") for text in offered(state))
    assert "I2 b1" in offered(state)
