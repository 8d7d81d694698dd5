"""How long the search goes on: no further than all is clear, and what few deals say does not count."""

import sys
from collections.abc import Callable

import pytest

from tests.games.gin.test_levels import positions
from tests.games.gin.test_rollouts import out_positions
from tilerummy.games.gin.candidates import candidates
from tilerummy.games.gin.chances import Guess
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.rollouts import Rollouts
from tilerummy.games.gin.search import Search
from tilerummy.games.gin.state import State
from tilerummy.games.gin.tactics import Tactics
from tilerummy.luck import Rng

PLAYOUTS = 400


def search(sparing: bool = True) -> Search:
    found = Search(PLAYOUTS, 4, 2, Guess(10, 4), Tactics())
    if not sparing:
        found.sparing = False
    return found


def choices(seats: int, every: int) -> list[State]:
    return [state for state in positions("", seats, every) if len(candidates(state, Tactics(), 4)) > 1]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_search_stops_once_all_is_clear(seats: int) -> None:
    spent, decided = [], []
    for sparing in (True, False):
        one = search(sparing)
        found = [one.look(GIN.view(state, int(state.seat)), Rng(5), 0.0)[0].code for state in choices(seats, 11)]
        spent.append(int(one.playouts))
        decided.append(found)
    assert spent[0] < spent[1]
    assert decided[0] == decided[1]


def stopped(looks: int) -> Callable[[], float]:
    """A clock that stands still for so many looks, and then is far ahead."""
    seen = 0

    def clock() -> float:
        nonlocal seen
        seen += 1
        return 0.0 if seen <= looks else 1000.0

    return clock


@pytest.mark.parametrize("deals", [1, 2, 3])
def test_few_deals_do_not_outweigh_the_cheap_policy(monkeypatch: pytest.MonkeyPatch, deals: int) -> None:
    """With one deal there is no doubt, and the luckiest would be taken."""
    luckier = 0
    for state in choices(2, 5):
        own = candidates(state, Tactics(), 4)
        looks = 2 + deals * (1 + len(own))  # begin twice; one of the loop, and one before each decision
        monkeypatch.setattr(sys.modules[Search.__module__], "perf_counter", stopped(looks))
        found = search().look(GIN.view(state, int(state.seat)), Rng(5), 1.0)
        assert found[0].tries == deals
        assert found[0].code == own[0].code
        luckier += any(each.mean_gain() > 0.0 for each in found)
    assert luckier > 3


@pytest.mark.parametrize("deals", [1, 3])
def test_few_rounds_do_not_outweigh_the_learned_policy(monkeypatch: pytest.MonkeyPatch, deals: int) -> None:
    for state in out_positions(6):
        rollouts = Rollouts(12)
        own = rollouts.candidates(state, True)
        monkeypatch.setattr(sys.modules[Rollouts.__module__], "perf_counter", stopped(deals * len(own)))
        found = rollouts.look(GIN.view(state, int(state.seat)), state, Guess(10, 4), Rng(5), 1.0)
        assert found[0].tries == deals
        assert found[0].code == own[0].code
