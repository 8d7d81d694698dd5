"""Plans for the rest of a turn: legal whatever is hidden, made from what may be known, and used where it matters."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.games.investo.playouts import reshuffled
from tests.games.investo.test_racks import positions
from tilerummy.analysis.sampling import OrderedLuck
from tilerummy.games.investo.candidates import Candidate, candidates
from tilerummy.games.investo.check import accept
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.plans import (
    EACH,
    NEAR,
    contenders,
    first_decisions,
    is_open,
    plans,
    plans_of,
)
from tilerummy.games.investo.policy import PLAY
from tilerummy.games.investo.search import Search
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


def test_a_search_that_plans_lists_the_same_decisions() -> None:
    """Each once, whatever was planned after it."""
    search = Search(300, 6, 1, DEFAULT, True)
    seen, _ = next((INVESTO.view(state, int(state.seat)), found) for state, found in turns() if len(found) > 1)
    listed = []
    for planning in (False, True):
        search.planning = planning
        listed.append({written(Candidate(each.code, each.laid))[0] for each in search.look(seen, Rng(1), 0.0)})
    assert listed[0] == listed[1]
