"""What each player may know (I21)."""

import pytest

from tests.games.investo.positions import play, position
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.state import State
from tilerummy.games.investo.view import View
from tilerummy.luck import Rng

RACK = "b1 b3 b5 b7 b9 b11 r2 r4 r6 r8"


def rich() -> State:
    return position(
        "choose 0", rack=RACK, table="k7-9", pot="k10 b5 r7<b7 / r3 / . / x", reserves=("k1", "k3"),
        known=("b1", "y1"), points=(4, 3), idle=0, progress=True, unseen="b2 b4 b6 r1 r3",
    )  # fmt: skip


def seen(state: State, who: int | None) -> str:
    return INVESTO.show_view(INVESTO.view(state, who))


def known(state: State) -> tuple[str, str]:
    return str(state.first.known), str(state.second.known)


@pytest.mark.parametrize("who", [0, 1, None])
def test_table_pot_reserves_sizes_and_scores_are_public(who: int | None) -> None:
    """I21: and what lies under a doubled tile."""
    state = rich()
    view = INVESTO.view(state, who)
    text = INVESTO.show_view(view)
    assert "table k7-9 | pot k10 b5 r7<b7 / r3 / . / x" in text
    assert [str(side.reserve) for side in view.sides] == ["k1", "k3"]
    assert [side.size for side in view.sides] == [10, state.second.rack.size()]
    assert [side.points for side in view.sides] == [4, 3]
    assert view.stock == 2


@pytest.mark.parametrize(("who", "open_racks"), [(0, [True, False]), (1, [False, True]), (None, [False, False])])
def test_rack_is_seen_by_its_owner_only(who: int | None, open_racks: list[bool]) -> None:
    """I21: spectators see neither."""
    view = INVESTO.view(rich(), who)
    assert [side.rack is not None for side in view.sides] == open_racks


def test_view_has_nothing_of_the_face_down_tiles() -> None:
    """I21: other bases and another stock give the same views."""
    texts: set[str] = set()
    for unseen in ("b2 b4 b6 r1 r3", "y2 y4 y6 k5 k12"):
        state = position(rack=RACK, unseen=unseen)
        texts |= {seen(state, 0), seen(state, None)}
    assert len(texts) == 2


def test_view_of_a_rack_does_not_change_with_the_rack() -> None:
    """I21: the same for the opponent's tiles, whatever they are."""
    one = position(rack=RACK, other="y1 y2 y3", known=("", "y1"))
    two = position(rack=RACK, other="y1 k5 k6", known=("", "y1"))
    assert seen(one, 0) == seen(two, 0)
    assert seen(one, None) == seen(two, None)
    assert seen(one, 1) != seen(two, 1)


def test_view_is_a_copy() -> None:
    """I21: who holds a view cannot follow or change the game through it."""
    state = rich()
    view = INVESTO.view(state, 0)
    before = INVESTO.show_view(view)
    play(state, "T1 >b2", "A k7-10", "I2 b1")
    assert INVESTO.show_view(view) == before
    own = view.sides[0].rack
    assert own is not None
    own.add(0)
    view.pot[0] = 0
    assert "b1 b1" not in INVESTO.show_state(state)


def test_views_of_both_seats_and_a_spectator_round_trip() -> None:
    """I21: a view prints and parses."""
    for who in (0, 1, None):
        view = INVESTO.view(rich(), who)
        assert INVESTO.parse_view(INVESTO.show_view(view), Rules()) == view


# ---- known tiles: coming


def test_drawn_tile_is_not_known() -> None:
    """I21: a drawn stock tile is hidden from the opponent."""
    assert known(play(position("draw 0", rack=RACK), "S >r9")) == ("", "")


def test_tile_drawn_after_doubling_is_not_known() -> None:
    """I21, I14: the tile put down was seen, the one drawn was not."""
    assert known(play(position(rack="b7 b1", pot="r7 / . / . / ."), "X1.1 b7 >k2")) == ("", "")


def test_reserve_tile_taken_is_known() -> None:
    """I21: it moved in the open."""
    assert known(play(position("draw 0", rack=RACK, reserves=("", "k9")), "V k9")) == ("k9", "")


def test_taken_row_is_known_but_not_its_base() -> None:
    """I21: face-up tiles are known, the base just taken is hidden."""
    state = position(rack="b7 b8 b9 k1", other="y1", pot="k10 b5 r7 / . / . / .", table="k7-9")
    assert known(play(state, "T1 >y2")) == ("b5 r7 k10", "")


def test_lower_tile_handed_over_is_known() -> None:
    """I21: it is on the other player's rack."""
    state = position(rack="b8 b9 k1", other="y1", pot="k10 b5 r7<b7 / . / . / .")
    assert known(play(state, "T1 >y2")) == ("b5 b7 k10", "r7")


@pytest.mark.parametrize("moves", [("I1 b1",), ("I1 b1", "B k3")])
def test_tiles_back_from_the_reserve_are_known(moves: tuple[str, ...]) -> None:
    """I21, I17: whether they come by themselves or by choice."""
    reserve = "k3" if len(moves) == 1 else "k1 k3"
    state = play(position(rack=RACK, reserves=(reserve, "")), *moves)
    assert known(state) == ("k3", "")


# ---- known tiles: going


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        (("I1 r7",), "r5 r6"),
        (("X2.1 r7 >k2",), "r5 r6"),
        (("A r5-7",), ""),
        (("I1 b1",), "r5 r6 r7"),
        (("A", "I1 r5"), "r6 r7"),
    ],
)
def test_known_tile_is_known_until_it_is_seen_leaving(moves: tuple[str, ...], left: str) -> None:
    """I21: into the pot, onto the pot, onto the table; other tiles change nothing."""
    state = position(rack="r5 r6 r7 b1 b3", pot=". / k7 / . / .", known=("r5 r6 r7", ""))
    assert known(play(state, *moves))[0] == left


def test_known_tile_put_in_the_reserve_is_no_longer_on_the_rack() -> None:
    """I21: it lies in the open then."""
    state = position("reserve 0", rack=RACK + " r10", known=("b1 b3", ""))
    assert known(play(state, "R b1"))[0] == "b3"


def test_one_of_two_leaving_leaves_one_unknown() -> None:
    """I21: two r7 of which one is known: when one leaves, the other is not known."""
    state = position(rack="r7 r7 b1 b3", known=("r7", ""))
    assert known(play(state, "I1 r7"))[0] == ""


def test_two_known_copies_leave_one_by_one() -> None:
    """I21: both known; one leaves, one is still known."""
    state = position(rack="r7 r7 b1 b3", known=("r7 r7", ""))
    assert known(play(state, "I1 r7"))[0] == "r7"


def test_known_face_up_tile_stays_known_if_it_is_not_played() -> None:
    """I21: after the play the rest of the row is known to be on the rack."""
    state = position(rack="b8 b9 k1", other="y1", pot="k10 b5 r7<b7 / . / . / .")
    assert known(play(state, "T1 >y2", "A b7-9")) == ("b5 k10", "r7")


def test_both_see_what_is_known() -> None:
    """I21: known tiles are in every view."""
    for who in (0, 1, None):
        view = INVESTO.view(rich(), who)
        assert [str(side.known) for side in view.sides] == ["b1", "y1"]


# ---- moves as others may see them


@pytest.mark.parametrize(("who", "luck"), [(0, "r9"), (1, "?"), (None, "?")])
@pytest.mark.parametrize("move", ["S", "T1", "X1.1 b7"])
def test_luck_is_seen_by_the_seat_that_has_it(move: str, who: int | None, luck: str) -> None:
    """I21: a drawn tile and the base just taken are hidden from the others; the move itself is open."""
    assert INVESTO.redact(0, move, "r9", who) == (move, luck)


def test_move_without_luck_is_open() -> None:
    """I21: every tile that moved in the open."""
    for move in ("V r7", "A r5-7", "I1 r7", "R r1", "B r1", "N"):
        for who in (0, 1, None):
            assert INVESTO.redact(0, move, "", who) == (move, "")


@pytest.mark.parametrize(
    ("who", "shown"), [(0, "1 b1 b2 b3 ? ? ?"), (1, "1 ? ? ? r1 r2 r3"), (None, "1 ? ? ? ? ? ?")]
)
def test_deal_is_seen_rack_by_rack(who: int | None, shown: str) -> None:
    """I21, I4: who starts is open, each rack its owner's."""
    assert INVESTO.redact_deal(Rules.parse("hand=3"), 2, "1 b1 b2 b3 r1 r2 r3", who) == shown


# ---- states that agree with a view


def fits(view: View, seed: int) -> State:
    state = INVESTO.determinize(view, Rng(seed))
    assert INVESTO.tiles(state) == 104
    assert INVESTO.view(state, view.who) == view
    return state


@pytest.mark.parametrize("who", [0, 1, None])
def test_determinized_state_gives_the_same_view(who: int | None) -> None:
    """I21: it agrees with everything the view knows."""
    view = INVESTO.view(rich(), who)
    for seed in range(10):
        fits(view, seed)


def test_determinized_racks_hold_what_is_known() -> None:
    """I21: known tiles are on the rack, the others vary."""
    view = INVESTO.view(position(rack=RACK, known=("", "y1 k2")), 0)
    found = {str(fits(view, seed).second.rack) for seed in range(20)}
    assert len(found) > 15
    assert all({"y1", "k2"} <= set(rack.split()) for rack in found)


@pytest.mark.parametrize("who", [1, None])
def test_determinized_taker_can_honour_the_take(who: int | None) -> None:
    """I6, I21: in gentle a take says something about the rack, even if only few racks fit."""
    state = position(rack="b8 b9 y1", other="y5", pot="k10 r1 b7 / . / . / .")
    view = INVESTO.view(play(state, "T1 >y2"), who)
    for seed in range(20):
        guess = fits(view, seed)
        assert guess.runs.playable(guess.table, guess.first.rack) & guess.due != 0


def test_determinized_taker_owes_it_to_no_base() -> None:
    """I6: with one hidden tile, the base, the face-up tiles and known ones alone must do."""
    state = position(rack="b8 b9", other="y5", pot="k10 r1 b7 / . / . / .", known=("b8 b9", ""))
    view = INVESTO.view(play(state, "T1 >y2"), 1)
    for seed in range(5):
        fits(view, seed)
