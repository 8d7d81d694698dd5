"""What happens to an invalid table or a take that is not honoured (I12)."""

import pytest

from tests.games.investo.positions import offered, play, position, pot_of, racks, refused, step

MISTAKES = ["A [r5 r6]", "A [r5 r6 r8]", "A [r5 r6 b7]", "A 5:rb", "A r5-7 [b1]", "A [r5 r5 r6 r7]", "A [r12 r13 r1]"]
RACK = "r5 r5 r6 r7 r8 b7 b5 b1 r12 r13 r1"
POT = "k10 b5 r7 / . / . / ."
STRICT = "referee=rulebook"


@pytest.mark.parametrize("text", MISTAKES)
def test_gentle_refuses_an_invalid_table(text: str) -> None:
    """I12: with a reason, and nothing changes."""
    state = position(rack=RACK, points=(5, 0))
    before = racks(state)
    refused(state, text, code_of(text), "I11")
    assert (racks(state), state.first.points, step(state)) == (before, 5, "choose 0")


def code_of(text: str) -> str:
    codes = {"[r5 r6 r8]": "gap", "b7]": "odd-colour", "r5 r5": "doubled-tile", "r13 r1]": "no-wrap"}
    return next((code for part, code in codes.items() if part in text), "too-short")


@pytest.mark.parametrize("text", MISTAKES)
def test_rulebook_accepts_an_invalid_table_as_a_mistake(text: str) -> None:
    """I12: table as it was, tiles on the rack, points of the round 0, then step 4."""
    state = position(rack=RACK, points=(5, 2), rules=STRICT)
    before = racks(state)
    play(state, text)
    assert (racks(state), str(state.lying()), step(state)) == (before, "", "pot 0")
    assert (state.first.points, state.second.points) == (0, 2)


def test_mistake_leaves_the_old_table_as_it_lay() -> None:
    """I12: the table goes back to what it was, valid changes of the same play included."""
    state = position(rack="r8 b1 b2 k1", table="r1-3 r5-7", rules=STRICT)
    play(state, "A [r1 r2] [r3 r5 r6] [r7 r8]")
    assert (str(state.lying()), racks(state)[0]) == ("r1-3 r5-7", "b1 b2 r8 k1")


def test_mistake_by_rearranging_alone() -> None:
    """I12: no tile laid, but the table broken: a mistake too, and nothing was shown."""
    state = position(rack="k1 k3", table="r1-6", points=(4, 0), rules=STRICT)
    play(state, "A [r1 r2] r3-6")
    assert (state.first.points, str(state.lying()), str(state.first.known)) == (0, "r1-6", "")


def test_tiles_shown_in_a_mistake_are_public() -> None:
    """I12: they are known to be on the rack; the others are not."""
    state = play(position(rack="r5 r5 r6 b1", rules=STRICT), "A [r5 r6]")
    assert str(state.first.known) == "r5 r6"


def test_tile_known_before_is_not_known_twice() -> None:
    """I12, I21: showing one r5 when one is known does not prove a second."""
    state = play(position(rack="r5 r5 r6 b1", known=("r5", ""), rules=STRICT), "A [r5 r6]")
    assert str(state.first.known) == "r5 r6"
    state = play(position(rack="r5 r5 r6 b1", known=("r5", ""), rules=STRICT), "A [r5 r5]")
    assert str(state.first.known) == "r5 r5"


def test_step_4_follows_a_mistake() -> None:
    """I12: the turn goes on with step 4; no second play, no take."""
    state = play(position(rack="r5 r6 r7 b1", pot=POT, rules=STRICT), "A [r5 r6]")
    refused(state, "A r5-7", "already-played", "I10")
    refused(state, "T1", "too-late-to-take", "I6")
    assert step(play(state, "I2 b1")) == "draw 1"


def test_take_that_cannot_be_honoured_is_a_mistake() -> None:
    """I12: accepted in rulebook; the points of this take are lost too."""
    state = position(rack="b1 b3 k2", pot=POT, points=(5, 0), rules=STRICT)
    assert "T1" in offered(state)
    play(state, "T1 >y2")
    assert (step(state), state.first.points) == ("play 0", 9)
    play(state, "A")
    assert (step(state), state.first.points) == ("pot 0", 0)
    assert racks(state)[0] == "b1 b3 b5 r7 y2 k2 k10"
    assert pot_of(state) == ". / . / . / ."


def test_valid_play_that_does_not_honour_the_take_is_a_mistake() -> None:
    """I12: the run goes back to the rack and is public."""
    state = position(rack="b1 b2 b3 r5 r6 k2", pot=POT, rules=STRICT)
    play(state, "T1 >y2", "A b1-3")
    assert (state.first.points, str(state.lying())) == (0, "")
    assert str(state.first.known) == "b1 b2 b3 b5 r7 k10"


def test_honoured_take_is_no_mistake() -> None:
    """I12: rulebook, with everything in order."""
    state = play(position(rack="r5 r6 k2", pot=POT, points=(5, 0), rules=STRICT), "T1 >y2", "A r5-7")
    assert (state.first.points, str(state.lying())) == (9, "r5-7")


def test_base_alone_honours_nothing_in_rulebook() -> None:
    """I12, I7: a play with the base but without a face-up tile."""
    state = position(rack="b1 b2 k2", pot=POT, rules=STRICT)
    play(state, "T1 >b3", "A b1-3")
    assert (state.first.points, racks(state)[0]) == (0, "b1 b2 b3 b5 r7 k2 k10")


def test_lower_tiles_are_given_away_in_spite_of_a_mistake() -> None:
    """I12, I7: the take itself stands."""
    state = position(rack="b1 k2", other="y1", pot="k10 b5 r7<y7 / . / . / .", rules=STRICT)
    play(state, "T1 >y2", "A")
    assert racks(state)[1] == "r7 y1"


def test_points_made_after_a_mistake_count() -> None:
    """I12: only the points so far become 0."""
    state = position(rack="r5 r6 b1 k2", pot=POT, points=(5, 0), rules=STRICT)
    play(state, "A [r5 r6]", "I2 b1", "S >y2", "I2 y1", "S >y4", "T1 >y6", "A r5-7")
    assert state.first.points == 4


@pytest.mark.parametrize("rules", ["", STRICT])
@pytest.mark.parametrize(
    ("text", "code"),
    [("A r1-3 r5-8", "not-on-rack"), ("A r5-7", "table-tile-missing"), ("A r1-2 r5-7", "table-tile-missing"),
     ("A r1-3 [r4 r5]", "not-on-rack"), ("A r1-3 [r5 r5]", "not-on-rack"), ("A [r1 r2] [r5 r6]", "table-tile-missing")],
)  # fmt: skip
def test_forgery_is_refused_in_both_modes(text: str, code: str, rules: str) -> None:
    """I12: tiles one does not have, or table tiles left out, are no mistake."""
    refused(position(rack="r5 r6 r7 k1", table="r1-3", points=(5, 0), rules=rules), text, code, "I10")


def test_mistake_is_no_progress() -> None:
    """I18, I12: a mistake lays nothing, so the turn is idle if its tile came from the reserve."""
    full = "k10 b5 r7 / k11 b6 r8 / k12 b4 r9 / k13 b8 r10"
    state = position("draw 0", rack="r5 r6 b1", pot=full, reserves=("", "k8"), idle=3, rules=STRICT)
    assert play(state, "V k8", "A [r5 r6]", "N").idle == 4
