"""Plans for the rest of a turn: legal whatever is hidden, made from what may be known, and used where it matters."""

import sys
from collections.abc import Iterator
from random import Random

import pytest

from tests.games.builds import uncompiled
from tests.games.investo.playouts import reshuffled
from tests.games.investo.test_racks import positions
from tilerummy.analysis.sampling import OrderedLuck
from tilerummy.games.investo.candidates import Candidate, candidates
from tilerummy.games.investo.check import accept
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.misjudged import Misjudged
from tilerummy.games.investo.plans import (
    EACH,
    NEAR,
    PLAYS,
    contenders,
    first_decisions,
    is_open,
    plans,
    plans_of,
)
from tilerummy.games.investo.policy import PLAY
from tilerummy.games.investo.racks import Racks
from tilerummy.games.investo.search import Search, stakes_of
from tilerummy.games.investo.state import TO_CHOOSE, TO_PLAY, State
from tilerummy.games.investo.tactics import DEFAULT, Tactics
from tilerummy.luck import Rng
from tilerummy.refusal import Refusal
from tilerummy.tiles import Tiles

Text = list[str]


def turns() -> Iterator[tuple[State, list[Candidate]]]:
    """Positions in which more is decided in the turn, with the decisions after which it is."""
    for seed in (85, 86, 87):
        for state in positions(seed):
            if state.step in (TO_CHOOSE, TO_PLAY):
                found = [each for each in candidates(state, Tactics(), 8) if is_open(each)]
                if found:
                    yield state, found


def written(plan: Candidate) -> Text:
    return [f"{each.code} {each.laid}" for each in (plan, *plan.then)]


def test_a_plan_is_legal_whatever_is_hidden() -> None:
    """I6, I7: the base of a row that is taken is in no plan."""
    random, taken = Random(3), 0
    for state, found in turns():
        for plan in plans_of(found, state, Tactics()):
            taken += plan.code != PLAY
            twin = reshuffled(state, int(state.seat), random)
            luck = OrderedLuck(twin.unseen, Rng(int(random.random() * 1000)))
            for each in (plan, *plan.then):
                assert not isinstance(accept(twin, int(state.seat), each.action(twin)), Refusal)
                each.carry_out(twin, luck)
            assert twin.size() == 104
    assert taken > 50


def test_hidden_tiles_do_not_change_plans() -> None:
    """I21"""
    random = Random(4)
    for state, found in turns():
        twin = reshuffled(state, int(state.seat), random)
        made = [[written(plan) for plan in plans_of(found, each, Tactics())] for each in (state, twin)]
        assert made[0] == made[1]


def test_planning_leaves_the_position_as_it_is() -> None:
    for state, found in turns():
        before = INVESTO.view(state, int(state.seat))
        plans_of(found, state, Tactics())
        assert INVESTO.view(state, int(state.seat)) == before


def test_a_take_is_planned_to_the_end_of_step_4() -> None:
    for state, found in turns():
        for first in found:
            if first.code != PLAY:
                made = plans(first, state, Tactics(), 3)
                assert all(plan.then[0].code == PLAY for plan in made)
                assert any(len(plan.then) == 2 for plan in made)
                assert len({str(plan.then[0].laid) for plan in made}) <= PLAYS


def tried(code: int, gain: float) -> Candidate:
    made = Candidate(code, Tiles())
    made.tries, made.gain, made.square = 1, gain, gain * gain
    return made


INVEST, TAKEN = INVESTO.parse_action("I1 b3").code, INVESTO.parse_action("T1").code


def test_only_what_is_near_the_best_is_planned() -> None:
    first = tried(INVEST, 0.0)
    near, far = tried(TAKEN, 0.5 - NEAR / 2), tried(TAKEN, 0.5 - 2 * NEAR)
    best = [tried(INVEST, 0.5 - i / 1000) for i in range(EACH + 2)]
    assert contenders(first, [*best, near, far, first]) == [first, near, *best[:EACH]]


@pytest.mark.parametrize(
    ("first", "gain", "planned"), [(TAKEN, NEAR / 2, True), (TAKEN, 2 * NEAR, False), (INVEST, 0.0, False)]
)
def test_nothing_is_planned_where_it_cannot_matter(first: int, gain: float, planned: bool) -> None:
    found = [tried(first, 0.0), tried(INVEST, gain)]
    assert bool(contenders(found[0], found)) == planned


def test_a_decision_with_several_plans_is_listed_once() -> None:
    best, worse, other = Candidate(TAKEN, Tiles()), Candidate(TAKEN, Tiles()), Candidate(INVEST, Tiles())
    assert first_decisions([best, other, worse]) == [best, other]
    plays = [Candidate(PLAY, Tiles(1)), Candidate(PLAY, Tiles(2)), Candidate(PLAY, Tiles(1))]
    assert first_decisions(plays) == plays[:2]


def test_only_the_expert_plans() -> None:
    assert [Search(40, 8, 1, DEFAULT, thorough).planning for thorough in (False, True)] == [False, True]


def searched(planning: bool, count: int) -> Iterator[tuple[State, list[Candidate]]]:
    for n, (state, found) in enumerate(turns()):
        if len(found) > 1 and count > 0:
            count -= 1
            search = Search(300, 6, 1, DEFAULT, True)
            search.planning = planning
            yield state, search.look(INVESTO.view(state, int(state.seat)), Rng(n), 0.0)


def test_a_search_that_plans_lists_the_same_decisions_each_once() -> None:
    for (_, bare), (_, planned) in zip(searched(False, 4), searched(True, 4), strict=True):
        listed = [sorted(f"{each.code} {each.laid}" for each in found) for found in (bare, planned)]
        assert listed[0] == listed[1]


def test_plans_change_decisions() -> None:
    pairs = zip(searched(False, 12), searched(True, 12), strict=True)
    assert any(not planned[0].is_as(bare[0].code, bare[0].laid) for (_, bare), (_, planned) in pairs)


def test_what_playouts_misjudge_is_set_right_before_and_with_plans() -> None:
    seen = set()
    for state, found in searched(True, 6):
        for each in found:
            assert each.missed == Misjudged().of(each, state)
            seen.add((bool(each.then), each.missed != 0.0))
    assert seen >= {(False, True), (True, True)}


def test_playouts_follow_a_plan() -> None:
    """Two plans that begin alike end differently, on one deal."""
    state, found = next(turns())
    made = plans(found[0], state, Tactics(), 12)
    seen, search = INVESTO.view(state, int(state.seat)), Search(300, 6, 1, DEFAULT, True)
    search.try_all(Racks(seen, 1), made, stakes_of(seen, True), Rng(1))
    assert len({each.last for each in made}) > 1


def test_one_playout_is_enough_to_ask_for() -> None:
    state, _ = next(turns())
    assert Search(1, 4, 1, DEFAULT, True).look(INVESTO.view(state, int(state.seat)), Rng(1), 0.0)


def test_without_time_nothing_is_planned() -> None:
    """By one deal the luckiest of many would be chosen: the cheap policy's own stays first."""
    for state, _ in turns():
        search = Search(300, 6, 1, DEFAULT, True)
        first = candidates(state, Tactics(), 6)
        found = search.look(INVESTO.view(state, int(state.seat)), Rng(1), 1e-9)
        if len(found) > 1:
            assert found[0].is_as(first[0].code, first[0].laid)
            assert search.playouts <= len(found)
            assert not any(each.then for each in found)


def test_without_time_for_plans_the_first_ranking_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that stands still for a while and then jumps at every look: one deal for all plans."""
    for n, (state, _) in enumerate(turns()):
        seen, ranked = INVESTO.view(state, int(state.seat)), []
        for planning in (False, True):
            looks = 0

            def clock() -> float:
                nonlocal looks
                looks += 1
                return 0.0 if looks < 12 else float(looks)

            monkeypatch.setattr(sys.modules[Search.__module__], "perf_counter", clock)
            search = Search(300, 6, 1, DEFAULT, True)
            search.planning = planning
            ranked.append([f"{each.code} {each.laid}" for each in search.look(seen, Rng(n), 1.0)])
        assert ranked[0] == ranked[1]


PLANNED = 300  # playouts of a search that is small enough for uncompiled code and large enough to plan


def thought(state: State, number: int) -> list[Candidate]:
    search = Search(PLANNED, 6, 2, DEFAULT, True)
    return search.look(INVESTO.view(state, int(state.seat)), Rng(number), 0.0)


def trace(seed: int, numbers: list[int]) -> str:
    """What is thought of every decision in these positions of a round."""
    words: list[str] = []
    for n, state in enumerate(positions(seed)):
        if n in numbers:
            words += [f"{each.code} {each.laid} {each.tries} {each.gain!r}" for each in thought(state, n)]
    return "; ".join(words)


@pytest.mark.compiled_only
def test_compiled_and_uncompiled_plan_alike() -> None:
    """Where takes are planned, and where plays are."""
    takes, plays = [], []
    for n, state in enumerate(positions(88)):
        planned = [each.code for each in thought(state, n) if each.then]
        takes += [n] if any(code != PLAY for code in planned) else []
        plays += [n] if PLAY in planned else []
    numbers = [*takes[:3], *plays[:3]]
    assert len(set(numbers)) == 6
    assert uncompiled(__name__, "trace", 88, numbers) == trace(88, numbers)
