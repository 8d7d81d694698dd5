"""The cheap bots."""

from tests.games.carrying import carry_out
from tests.games.gin.positions import OTHER, TEN, does, lucky, place, result
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.state import State
from tilerummy.luck import Rng


def greedy(state: State) -> str:
    return str(GIN.bots()["greedy"](state, Rng(1)))


def test_greedy_takes_a_discard_that_enters_a_combination() -> None:
    assert greedy(place("r5 r6 b1 b3 y9 y11 k2 k4 k8 k13", OTHER, discard="r7")) == "U"
    assert greedy(place("r5 r6 r8 b1 b3 y9 y11 k2 k4 k13", OTHER, discard="r13")) == "S"


def test_greedy_takes_a_discard_that_lowers_the_leftover() -> None:
    assert greedy(place(TEN, OTHER, discard="k1")) == "U"
    assert greedy(place(TEN, OTHER, discard="y13")) == "S"


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
