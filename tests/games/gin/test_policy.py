"""The cheap bots."""

from random import Random

import pytest

from benchmarks.gin_naive import random_hand, rich_hand
from tests.games.carrying import carry_out
from tests.games.gin.positions import OTHER, TEN, does, lucky, place, result
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.policy import helps
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.state import KNOCK, PETIT, State
from tilerummy.luck import Rng
from tilerummy.solver.hand import leftover, with_tile
from tilerummy.solver.hand_split import Split
from tilerummy.tiles import Tiles


def greedy(state: State) -> str:
    return str(GIN.bots()["greedy"](state, Rng(1)))


def test_greedy_takes_a_discard_that_enters_a_combination() -> None:
    assert greedy(place("r5 r6 b1 b3 y9 y11 k2 k4 k8 k13", OTHER, discard="r7")) == "U"
    assert greedy(place("r5 r6 r8 b1 b3 y9 y11 k2 k4 k13", OTHER, discard="r13")) == "S"


def test_greedy_takes_a_discard_that_lowers_the_leftover() -> None:
    assert greedy(place(TEN, OTHER, discard="k1")) == "U"
    assert greedy(place(TEN, OTHER, discard="y13")) == "S"


@pytest.mark.parametrize("cap", [13, 10, 4])
def test_a_tile_helps_if_it_adds_nothing_or_if_less_is_left_after_the_best_discard(cap: int) -> None:
    rng = Random(cap)
    for n in range(40):
        rack = Tiles.of((random_hand if n % 3 == 0 else rich_hand)(rng, 10))
        now = leftover(rack.one, rack.two, cap)
        for kind in [kind for kind in range(52) if rack.fits(kind)]:
            more = rack.plus(Tiles.of([kind]))
            adds = leftover(more.one, more.two, cap) > now
            less = now > min(kind // 4 + 1, cap) and with_tile(rack.one, rack.two, kind, cap) < now
            assert helps(rack, kind, cap) == (not adds or less)


@pytest.mark.parametrize("rules", ["", "petit=both", "standard-52", "limit=40 least_laid=5 highest=10"])
def test_discards_to_go_out_with_are_those_that_leave_what_one_may_go_out_with(rules: str) -> None:
    """G5: what is left out quickly could not have been laid."""
    rng = Random(len(rules))
    luck = lucky(1)
    for _ in range(60):
        state = GIN.deal(Rules.parse(rules), 2, None, luck)
        fixed, rack = state.fixed, Tiles.of(sorted(set(rich_hand(rng, 20)))[:11])
        state.sides[state.seat].rack = rack
        knocks = petits = 0
        for kind in set(rack):
            bit = Tiles.of([kind]).one
            ten = rack.minus(Tiles(bit))
            if Split(fixed.cap).search(ten.one, ten.two, fixed.limit, fixed.most_left, 1):
                knocks |= bit
            if leftover(ten.one, ten.two, 1) == 0:
                petits |= bit
        assert state.out_discards(rack.one, KNOCK) == knocks
        assert state.out_discards(rack.one, PETIT) == petits


def test_random_draws_from_the_options() -> None:
    """The n-th option for the n-th of as many numbers, in every step of some rounds."""
    luck = lucky(2)
    for rules in ("", "petit=both knock=both highest=1 limit=9 least_laid=0", "standard-52"):
        state = GIN.deal(Rules.parse(rules), 3, None, luck)
        rng = Rng(3)
        while GIN.turn(state) is not None:
            options = GIN.options(state)
            twin = Rng(3)
            twin.a, twin.b = rng.a, rng.b
            chosen = GIN.bots()["random"](state, rng)
            assert chosen == options[twin.below(len(options)) if len(options) > 1 else 0]
            carry_out(GIN, state, chosen, luck)


def test_greedy_discards_what_leaves_least() -> None:
    state = place("r5-7 b1 b3 y9 y11 k2 k4 k13 k12", OTHER, head="discard 0 dealer 1 turns 0 passes 0")
    assert greedy(state) == "D k13"


def test_greedy_goes_out_when_it_can() -> None:
    first = "discard 0 dealer 1 turns 0 passes 0"
    assert greedy(place("r1-4 8:bryk k5-7", OTHER, head=first)) == "G"
    assert greedy(place("r1-4 8:bry k5-7", OTHER)) == "g"
    assert greedy(place("r1-3 8:bry k5-7 k9", OTHER)) == "K"
    assert greedy(place("r1-3 8:bry k5-7 k9 b13", OTHER, head=first)) == "K b13"
    assert greedy(place("r1-3 8:bry k5-7 k9 y2", OTHER, head=first)) == "K k9"


def test_greedy_lays_the_default() -> None:
    state = does(place("r1-3 8:bry k5-7 k9", OTHER), "K")
    assert greedy(state) == str(GIN.options(state)[0])


def test_greedy_beats_random() -> None:
    totals = [0, 0]
    rng = Rng(4)
    luck = lucky(4)
    for number in range(20):
        state = GIN.deal(Rules(), 2, None, luck)
        while GIN.turn(state) is not None:
            name = "greedy" if (state.seat + number) % 2 == 0 else "random"
            carry_out(GIN, state, GIN.bots()[name](state, rng), luck)
        for seat, points in enumerate(result(state).points):
            totals[(seat + number) % 2] += points
    assert totals[0] > 10 * max(totals[1], 1)
