"""What a seat may know (G12)."""

import pytest

from tests.games.carrying import carry_out
from tests.games.gin.positions import OTHER, TEN, THIRD, does, lucky, place
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.state import State
from tilerummy.luck import Rng
from tilerummy.tiles import Tiles


def reshuffled(state: State, who: int | None, rng: Rng) -> State:
    """The same position with every tile that `who` cannot see dealt again, written without `determinize`."""
    twin = state.copy()
    hidden = [seat for seat, side in enumerate(state.sides) if seat != who and not side.shown]
    pool = state.unseen.copy()
    for seat in hidden:
        pool.put(state.sides[seat].rack.minus(state.sides[seat].known))
    for seat in hidden:
        rack = state.sides[seat].known.copy()
        while len(rack) < len(state.sides[seat].rack):
            kind = pool.nth(rng.below(len(pool)))
            pool.remove(kind)
            rack.add(kind)
        twin.sides[seat].rack = rack
    twin.unseen = pool
    return twin


def walk(rules: str, seats: int, seed: int, greedy: int) -> list[State]:
    """Copies of all positions of a round; seats below `greedy` play greedily."""
    rng = Rng(seed)
    luck = lucky(seed)
    state = GIN.deal(Rules.parse(rules), seats, None, luck)
    found = [state.copy()]
    bots = GIN.bots()
    while GIN.turn(state) is not None:
        bot = bots["greedy" if state.seat < greedy else "random"]
        carry_out(GIN, state, bot(state, rng), luck)
        found.append(state.copy())
    return found


ROUNDS = [("", 2, 1), ("", 3, 2), ("", 4, 4), ("standard-52", 2, 2), ("untaken=mixed start=upcard", 2, 1)]


@pytest.mark.parametrize(("rules", "seats", "greedy"), ROUNDS)
def test_views_do_not_depend_on_hidden_tiles(rules: str, seats: int, greedy: int) -> None:
    """G12"""
    rng = Rng(5)
    for state in walk(rules, seats, 11, greedy):
        for who in (*range(seats), None):
            twin = reshuffled(state, who, rng)
            assert GIN.tiles(twin) == GIN.tiles(state)
            assert GIN.view(twin, who) == GIN.view(state, who)


@pytest.mark.parametrize(("rules", "seats", "greedy"), ROUNDS)
def test_bots_use_only_what_their_seat_knows(rules: str, seats: int, greedy: int) -> None:
    """G12; the levels are in test_levels.py."""
    rng = Rng(6)
    bots = [GIN.bots()[name] for name in ("random", "greedy", "baseline", "learned")]
    for state in walk(rules, seats, 12, greedy)[:-1]:
        twin = reshuffled(state, int(state.seat), rng)
        for bot in bots:
            assert bot(state, Rng(9)) == bot(twin, Rng(9))
        assert GIN.options(state) == GIN.options(twin)


@pytest.mark.parametrize(("rules", "seats", "greedy"), ROUNDS)
def test_determinized_states_agree_with_the_view(rules: str, seats: int, greedy: int) -> None:
    rng = Rng(7)
    for state in walk(rules, seats, 13, greedy):
        for who in (*range(seats), None):
            seen = GIN.view(state, who)
            guess = GIN.determinize(seen, rng)
            assert GIN.view(guess, who) == seen
            assert GIN.tiles(guess) == GIN.tiles(state)
            assert all(side.rack.holds(side.known) for side in guess.sides)


def test_determinizing_varies_what_is_hidden() -> None:
    seen = GIN.view(place(TEN, OTHER), 0)
    assert len({str(GIN.determinize(seen, Rng(seed)).sides[1].rack) for seed in range(20)}) == 20


def test_taken_discard_is_known_until_it_leaves() -> None:
    """G12"""
    state = does(place(TEN, OTHER, discard="k5"), "U", "D k13")
    assert str(GIN.view(state, 1).sides[0].known) == "k5"
    does(state, "S", "D b2", "S", "D k5", luck="k7 k8")
    assert str(GIN.view(state, 1).sides[0].known) == ""


def test_stock_tile_stays_hidden() -> None:
    """G12"""
    state = does(place(TEN, OTHER, discard="k5"), "S", luck="k7")
    assert str(GIN.view(state, 1).sides[0].known) == ""
    assert GIN.view(state, 1).sides[0].rack is None
    assert GIN.view(state, 1).sides[0].size == 11
    assert GIN.redact(0, "S", "k7", 1) == ("S", "?")
    assert GIN.redact(0, "S", "k7", 0) == ("S", "k7")
    assert GIN.redact(0, "S", "k7", None) == ("S", "?")
    assert GIN.redact(0, "D k7", "", 1) == ("D k7", "")


def test_twin_of_a_known_tile_makes_it_uncertain() -> None:
    """G12: of two equal tiles nobody can tell which one left."""
    state = does(place("b1 b5 b9 r3 r7 r11 y1 y5 k5 k13", OTHER, discard="k5"), "U", "D k5")
    assert str(GIN.view(state, 1).sides[0].known) == ""


def test_last_discard_and_discards_out_of_the_round_are_public() -> None:
    """G12: they were seen."""
    seen = GIN.view(does(place(TEN, OTHER, discard="k5"), "S", "D k13", luck="k7"), None)
    assert str(seen.gone) == "k5"
    assert seen.discard == 51
    assert seen.stock == 104 - 20 - 2


def test_who_goes_out_shows_all_and_the_others_once_they_have_laid() -> None:
    """G12"""
    state = place("r1-3 8:bry k5-7 k9", OTHER, THIRD)
    assert GIN.view(state, 1).sides[0].rack is None
    does(state, "K")
    assert str(GIN.view(state, 1).sides[0].rack) == str(Tiles.parse("r1-3 8:bry k5-7 k9"))
    assert GIN.view(state, 0).sides[1].rack is None
    does(state, "L r1-3 8:bry k5-7", "L")
    assert str(GIN.view(state, 0).sides[0].rack) == "k9"
    assert str(GIN.view(state, 0).sides[1].rack) == str(Tiles.parse(OTHER))
    assert GIN.view(state, 0).sides[2].rack is None
    does(state, "L")
    assert GIN.view(state, None).sides[2].rack is not None


def test_racks_stay_hidden_in_a_void_round() -> None:
    """G12: nobody went out."""
    state = place(TEN, OTHER, discard="k5", head="draw 0 dealer 0 turns 199 passes 0")
    does(state, "U", "D k5")
    assert GIN.turn(state) is None
    assert GIN.view(state, None).sides[0].rack is None
