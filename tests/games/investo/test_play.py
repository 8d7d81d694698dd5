"""Step 3: runs, rearranging, what may not be done with the table (I10, I11, I16)."""

import pytest

from tests.games.investo.positions import play, position, racks, refused, step
from tilerummy.games.investo.game import INVESTO, choose_greedy
from tilerummy.luck import Rng


def test_new_run_from_the_rack() -> None:
    """I10: only the rack tiles are used."""
    state = play(position(rack="r5 r6 r7 b1"), "A r5-7")
    assert (str(state.lying()), racks(state)[0], step(state)) == ("r5-7", "b1", "pot 0")


def test_several_runs_and_extensions_at_once() -> None:
    """I10: new runs and extensions in one play."""
    state = position(rack="r4 r8 b1 b2 b3 k1", table="r5-7")
    play(state, "A r4-8 b1-3")
    assert racks(state)[0] == "k1"


def test_table_may_be_rearranged_freely() -> None:
    """I10: runs are cut and joined."""
    state = position(rack="r7 k1", table="r5-9 b1-3 b4-6")
    play(state, "A r5-7 r7-9 b1-6")
    assert racks(state)[0] == "k1"


def test_rearranging_without_adding_a_tile_is_legal() -> None:
    """I10: the table changes, the rack does not."""
    state = play(position(rack="k1", table="r1-6"), "A r1-3 r4-6")
    assert (str(state.lying()), racks(state)[0], step(state)) == ("r1-3 r4-6", "k1", "pot 0")


def test_play_that_changes_nothing_is_legal() -> None:
    """I10: step 3 is optional, so an empty play does no harm."""
    assert step(play(position(rack="k1", table="r1-6"), "A r1-6")) == "pot 0"
    assert step(play(position(rack="k1"), "A")) == "pot 0"


@pytest.mark.parametrize("rules", ["", "referee=rulebook"])
def test_table_tiles_never_go_back_to_a_rack(rules: str) -> None:
    """I10: a table tile left out is forgery in both modes."""
    state = position(rack="k1", table="r1-6", rules=rules)
    assert refused(state, "A r1-5", "table-tile-missing", "I10").params == {"tile": "r6"}
    refused(state, "A", "table-tile-missing", "I10")


@pytest.mark.parametrize("rules", ["", "referee=rulebook"])
@pytest.mark.parametrize("text", ["A r5-8", "A r5-7 r5-7", "A b1-3", "A y1-3 r5-7"])
def test_tiles_one_does_not_have_cannot_be_played(text: str, rules: str) -> None:
    """I10: neither unseen tiles, nor a second copy, nor the opponent's."""
    state = position(rack="r5 r6 r7 k1", other="y1 y2 y3 k9", rules=rules)
    refused(state, text, "not-on-rack", "I10")


@pytest.mark.parametrize("rules", ["", "referee=rulebook"])
def test_pot_and_reserve_tiles_cannot_be_played(rules: str) -> None:
    """I10: without step 2 only rack tiles are used."""
    state = position(rack="r5 r6 k1", pot="r7 / . / . / .", reserves=("r4", "r7"), rules=rules)
    refused(state, "A r5-7", "not-on-rack", "I10")
    refused(state, "A r4-6", "not-on-rack", "I10")


@pytest.mark.parametrize("text", ["r5-7", "r1-3", "r11-13", "r1-13", "[r7 r5 r6]"])
def test_run_is_three_or_more_consecutive_values_of_a_colour(text: str) -> None:
    """I11: in whatever order they are written."""
    rack = "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 k1"
    assert step(play(position(rack=rack), f"A {text}")) == "pot 0"


@pytest.mark.parametrize(
    ("meld", "code", "params"),
    [
        ("[r5 r6]", "too-short", {"count": 2}),
        ("[r5]", "too-short", {"count": 1}),
        ("[r5 r6 r8]", "gap", {"tile": "r7"}),
        ("[r12 r13 r1]", "no-wrap", {"tile": "r13", "other": "r1"}),
        ("[r5 r6 b7]", "odd-colour", {"tile": "b7", "tiles": "r5 r6"}),
        ("[r5 r5 r6 r7]", "doubled-tile", {"tile": "r5"}),
        ("7:brk", "no-series", {}),
        ("7:bryk", "no-series", {}),
    ],
)
def test_what_is_not_a_run(meld: str, code: str, params: dict[str, str | int]) -> None:
    """I11: too short, with a gap, over 13 to 1, mixed, doubled; no groups."""
    state = position(rack="r5 r5 r6 r7 r8 r12 r13 r1 b7 y7 k7")
    assert refused(state, f"A {meld}", code, "I11").params == {"meld": meld, **params}


def test_no_minimum_for_the_first_play() -> None:
    """I11: b1-3, six points, is enough."""
    assert racks(play(position(rack="b1 b2 b3 k9"), "A b1-3"))[0] == "k9"


def test_every_run_on_the_table_must_be_valid() -> None:
    """I12: what is broken by the play counts too, not only what is new."""
    state = position(rack="r8 k1", table="r5-7")
    refused(state, "A [r5 r6] [r7 r8]", "too-short", "I11")


def test_empty_rack_skips_step_4() -> None:
    """I16: with an empty rack and an empty reserve the round ends at once."""
    assert step(play(position(rack="r5 r6 r7"), "A r5-7")) == "over:out 0"


def test_empty_rack_with_a_reserve_skips_step_4() -> None:
    """I16, I17: the reserve comes back and the turn passes."""
    state = play(position(rack="r5 r6 r7", reserves=("k1 k3", "")), "A r5-7")
    assert (step(state), racks(state)[0]) == ("draw 1", "k1 k3")


def test_one_tile_left_does_not_skip_step_4() -> None:
    """I16: only an empty rack does; the last tile goes to the pot."""
    state = play(position(rack="r5 r6 r7 k1"), "A r5-7")
    assert step(state) == "pot 0"
    refused(state, "N", "pot-has-room", "I13")
    assert step(play(state, "I1 k1")) == "over:out 0"


def test_order_of_a_written_run_does_not_spoil_the_next_play() -> None:
    """I10, I11: a run laid as 6-4-5 is a run; a play proposed on it must be valid too."""
    state = play(position(rack="r4 r5 r6 k1 k3", other="r6 r7 k5 k9 y1", table="r8-10"), "A [r6 r4 r5] r8-10", "I1 k1")
    play(state, "S >b1")
    assert INVESTO.check(state, 1, choose_greedy(state, Rng(1))) is None
