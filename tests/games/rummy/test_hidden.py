"""R15: what each seat may know."""

import random

import pytest

from tests.games.carrying import carry_out
from tests.games.rummy.setting import do, setting
from tilerummy.games.rummy.game import RUMMY
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.state import State
from tilerummy.luck import RandomLuck, Rng
from tilerummy.tiles import Tiles

OPTION_SETS = [*Rules.presets, "turn=draw opening=0 hand=25", "turn=draw-discard mixed=true"]


def some_states(rules: str, seats: int, seed: int, count: int = 12) -> list[State]:
    """States along a round played at random."""
    rng = Rng(seed)
    luck = RandomLuck(rng)
    state = RUMMY.deal(Rules.parse(rules), seats, None, luck)
    found: list[State] = []
    while RUMMY.turn(state) is not None and len(found) < 8 * count:
        found.append(state.copy())
        carry_out(RUMMY, state, RUMMY.bots()["random"](state, rng), luck)
    return [*found[:: max(1, len(found) // count)], state]


def test_view_shows_what_is_open_and_no_more() -> None:
    """R15."""
    state = setting(["r8 k1", "b1 b2 *"], "r5-7")
    text = "choose 0 start 0 idle 0 passes 0 stocked | table r5-7 | discards | "
    mine = "rack r8 k1 | gave | lost 0 | plays 1 | rack ?3 | gave ? | lost 0 | plays 1"
    nobody = "rack ?2 | gave ? | lost 0 | plays 1 | rack ?3 | gave ? | lost 0 | plays 1"
    assert RUMMY.show_view(RUMMY.view(state, 0)) == "seat 0 | " + text + mine
    assert RUMMY.show_view(RUMMY.view(state, None)) == "spectator | " + text + nobody


def test_racks_are_shown_at_the_end_of_a_round() -> None:
    """R15."""
    state = do(setting(["r8", "b1 b2 *"], "r5-7"), "A r5-8")
    shown = RUMMY.view(state, None).sides[1].rack
    assert shown == Tiles.parse("b1 b2 *")


def test_exchanged_and_drawn_tiles_are_hidden_in_the_record() -> None:
    """R15: from everybody else; discards and plays are open."""
    assert RUMMY.redact(0, "E k1", "r9", 1) == ("E ?", "?")
    assert RUMMY.redact(0, "E k1", "r9", None) == ("E ?", "?")
    assert RUMMY.redact(0, "E k1", "r9", 0) == ("E k1", "r9")
    assert RUMMY.redact(0, "S", "r9", 1) == ("S", "?")
    assert RUMMY.redact(0, "D r3", "", 1) == ("D r3", "")
    assert RUMMY.redact(0, "A r5-7", "", None) == ("A r5-7", "")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", OPTION_SETS)
def test_views_are_equal_under_any_reshuffle(rules: str, seats: int) -> None:
    """R15: racks of others and the stock, dealt anew, change nothing that is seen."""
    rng = Rng(seats)
    for state in some_states(rules, seats, 3):
        for who in [None, *range(seats)]:
            seen = RUMMY.view(state, who)
            twin = RUMMY.determinize(seen, rng)
            assert RUMMY.view(twin, who) == seen
            assert RUMMY.tiles(twin) == RUMMY.tiles(state)


@pytest.mark.parametrize("rules", OPTION_SETS)
def test_views_are_equal_when_two_hidden_tiles_change_places(rules: str) -> None:
    """R15: without the help of determinize; what a seat gave away stays in the stock."""
    dice = random.Random(1)
    for state in some_states(rules, 3, 4):
        if RUMMY.turn(state) is None:
            continue
        before = RUMMY.view(state, 0)
        hidden = [state.sides[1].rack, state.sides[2].rack, state.unseen]
        one, other = dice.sample([tiles for tiles in hidden if tiles], 2)
        first, second = dice.choice(one.kinds()), dice.choice(other.kinds())
        for tiles, gone, new in ((one, first, second), (other, second, first)):
            tiles.remove(gone)
            tiles.add(new)
        assert RUMMY.view(state, 0) == before


def test_seat_knows_the_tile_it_gave_while_nobody_draws() -> None:
    """R15: what follows from history: nobody has drawn since, so it is still in the stock."""
    state = setting(["k1 k2 k3", "r8 b9 b10", "y1 y2"], "r5-7")
    do(do(state, "E k1", "y9"), "A r5-8")
    seen = RUMMY.view(state, 0)
    assert (seen.sides[0].gave, seen.sides[0].lost) == (Tiles.parse("k1"), 0)
    for seed in range(50):
        assert RUMMY.determinize(seen, Rng(seed)).unseen.count(Tiles.parse("k1").kinds()[0]) >= 1
    assert RUMMY.view(state, 1).sides[0].gave is None


def test_drawing_makes_it_uncertain() -> None:
    """R15: one tile given and one drawn by another: nothing is certain any more."""
    state = setting(["k1 k2 k3", "r8 b9 b10"], "r5-7")
    do(do(state, "E k1", "y9"), "E b9", "k1")
    assert not state.sides[0].gave
    assert state.sides[1].gave == Tiles.parse("b9")


def test_two_given_and_one_drawn_leaves_one_at_least() -> None:
    """R15."""
    state = setting(["k1 k2 k3", "r8 b9 b10"], "r5-7")
    do(do(state, "E k1", "y9"), "A r5-8")
    do(do(state, "E k2", "y10"), "E b9", "k1")
    assert (state.sides[0].gave, state.sides[0].lost) == (Tiles.parse("k1 k2"), 1)
    seen = RUMMY.view(state, 0)
    for seed in range(50):
        stock = RUMMY.determinize(seen, Rng(seed)).unseen
        assert stock.holds(Tiles.parse("k1")) or stock.holds(Tiles.parse("k2"))


def test_tile_that_comes_into_the_open_was_the_one_that_left() -> None:
    """R15: both copies are seen, so the given one has left the stock and the other is still there."""
    state = setting(["k1 k2 k5", "r8 b9 b10 k3 *"], "1:brk r5-7")
    do(do(state, "E k1", "y9"), "A 1:brk r5-8")
    do(do(state, "E k2", "y10"), "E b9", "k1")
    do(state, "E k5", "b5")
    assert (state.sides[0].gave, state.sides[0].lost) == (Tiles.parse("k1 k2 k5"), 1)
    do(state, "A 1:brk r5-8 [k1 *k2 k3]")
    assert (state.sides[0].gave, state.sides[0].lost) == (Tiles.parse("k2 k5"), 0)


def test_the_other_copy_in_the_open_says_nothing_of_the_tile_given() -> None:
    """R15: it is in the stock as before."""
    state = setting(["k1 k2 k3", "k1 b1 r1 b9"], "r5-7")
    do(do(state, "E k1", "y9"), "A r5-7 1:brk")
    assert (state.sides[0].gave, state.sides[0].lost) == (Tiles.parse("k1"), 0)


def test_what_comes_into_the_open_is_so_for_the_seats_after_and_before() -> None:
    """R15: seat 0 lays what seat 1 gave away."""
    turn = "choose 1 start 1 idle 0 passes 0 stocked"
    state = setting(["r8 b9 b10 k3 *", "k1 k2 k5"], "1:brk r5-7", turn=turn)
    do(do(state, "E k1", "y9"), "A 1:brk r5-8")
    do(do(state, "E k2", "y10"), "E b9", "k1")
    do(state, "E k5", "b5")
    assert (state.sides[1].gave, state.sides[1].lost) == (Tiles.parse("k1 k2 k5"), 1)
    do(state, "A 1:brk r5-8 [k1 *k2 k3]")
    assert (state.sides[1].gave, state.sides[1].lost) == (Tiles.parse("k2 k5"), 0)


def test_own_draw_of_a_given_tile_takes_it_from_what_is_known() -> None:
    """R15."""
    state = setting(["k1 k2 k3", "r8 b9 b10"], "r5-7")
    do(do(state, "E k1", "y9"), "A r5-8")
    do(state, "E k2", "k1")
    assert state.sides[0].gave == Tiles.parse("k2")
