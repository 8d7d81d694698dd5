"""The card game's own means of the expert: rounds played to their end by the learned policy, the table of totals."""

from collections.abc import Iterator
from time import perf_counter, process_time

import pytest

from tests.games.builds import uncompiled
from tests.games.carrying import carry_out
from tests.games.gin.positions import lucky, place
from tests.games.gin.test_view import reshuffled
from tilerummy.games.gin.actions import GO_OUT, action_of
from tilerummy.games.gin.chances import Guess
from tilerummy.games.gin.equity import RESULTS, SHARED, Equity, equity_of
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.learned import Learned
from tilerummy.games.gin.policy import going_out
from tilerummy.games.gin.rollouts import Rollouts
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.search import Search
from tilerummy.games.gin.state import OVER, TO_DISCARD, TO_LAY, State
from tilerummy.games.gin.tactics import Tactics
from tilerummy.luck import Rng

AT_DISCARD = "discard 0 dealer 1 turns 12 passes 0"


def positions(rules: str, seats: int, every: int, rounds: int = 3) -> Iterator[State]:
    """Some positions of rounds of the cheap policy, which mostly waits for a gin."""
    tactics = Tactics()
    step = 0
    for number in range(rounds):
        luck = lucky(50 + number)
        state = GIN.deal(Rules.parse(rules), seats, None, luck)
        while state.step not in (OVER, TO_LAY):
            step += 1
            if step % every == 0:
                yield state.copy()
            tactics.decide(state)
            carry_out(GIN, state, tactics.choice.action(state), luck)


def out_positions(count: int) -> list[State]:
    """Where one can go out with points left."""
    found = [
        state
        for state in positions("standard-52", 2, 1, 12)
        if state.step == TO_DISCARD and going_out(state) & 7 == GO_OUT
    ]
    assert len(found) >= count
    return found[:: max(1, len(found) // count)][:count]


def test_decisions_are_legal_and_made_without_hidden_tiles() -> None:
    """G12: all that is hidden dealt anew, the same random numbers, the same decision and the same numbers after it."""
    rng = Rng(3)
    rollouts, guess = Rollouts(12), Guess(10, 4)
    for state in [*out_positions(6), *positions("standard-52", 2, 9, 2)]:
        decided = []
        for twin in (state, reshuffled(state, int(state.seat), rng)):
            chance = Rng(9)
            found = rollouts.candidates(twin, True)
            rollouts.compare_all(GIN.view(twin, int(state.seat)), found, guess, chance, 0.0)
            decided.append(([(each.code, each.total) for each in found], chance.next()))
        assert decided[0] == decided[1]
        for code, _ in decided[0][0]:
            assert GIN.check(state, int(state.seat), action_of(code)) is None


def trace(count: int) -> str:
    """What is decided where one can go out with points left, and the chances to win that few rounds tell."""
    words: list[str] = []
    for n, state in enumerate(out_positions(count)):
        rollouts = Rollouts(24)
        found = rollouts.look(GIN.view(state, int(state.seat)), state, Guess(10, 4), Rng(n), 0.0)
        assert rollouts.played > 0
        words += [f"{each.code} {each.total!r}" for each in found]
    return "; ".join(words)


@pytest.mark.compiled_only
def test_compiled_and_uncompiled_decide_alike() -> None:
    assert uncompiled(__name__, "trace", 4) == trace(4)


OTHERS = [("classic-52", 2), ("standard-52", 3), ("", 2), ("standard-52 untaken=mixed", 2)]


@pytest.mark.parametrize(("rules", "seats"), OTHERS)
def test_other_rules_are_searched_as_ever(rules: str, seats: int) -> None:
    for state in positions(rules, seats, 20, 1):
        assert not Rollouts(12).suits(state)


def test_without_rounds_the_learned_policy_decides() -> None:
    learned = Learned()
    for state in positions("standard-52", 2, 5, 3):
        learned.decide(state)
        found = Search(1, 4, 2, Guess(), Tactics()).look(GIN.view(state, int(state.seat)), Rng(1), 0.0)
        assert found[0].code == learned.choice.code


def test_going_out_is_one_of_the_decisions_wherever_it_can_be() -> None:
    for state in out_positions(6):
        codes = [each.code for each in Rollouts(1).candidates(state, False)]
        assert going_out(state) in codes
        assert len(codes) == 2
        assert set(codes) < {each.code for each in Rollouts(1).candidates(state, True)}


def card_place(rack: str, other: str, totals: tuple[int, int]) -> State:
    state = place(rack, other, head=AT_DISCARD, rules="standard-52")
    for side, total in zip(state.sides, totals, strict=True):
        side.total = total
    return state


def goes_out(state: State) -> bool:
    search = Search(6000, 4, 2, Guess(), Tactics())
    action = search.look(GIN.view(state, 0), Rng(1), 0.0)[0].action(state)
    return action.op == GO_OUT


OTHER = "b2 b6 b10 r5 r9 r12 y2 y6 y10 k12"


def test_totals_decide_about_going_out() -> None:
    """Whoever lacks a few points goes out with points left, and waits for a gin when far from the target."""
    rack = "r1-3 8:bry k5-7 y3 k13"
    assert goes_out(card_place(rack, OTHER, (98, 90)))
    assert not goes_out(card_place(rack, OTHER, (0, 90)))


def test_a_gin_is_never_weighed() -> None:
    state = card_place("r1-4 8:bry k5-7 k13", OTHER, (0, 0))
    found = Search(20, 4, 2, Guess(), Tactics()).look(GIN.view(state, 0), Rng(1), 0.0)
    assert str(found[0].action(state)) == "g k13"


# ---- the table of totals


def test_chances_from_totals() -> None:
    equity = Equity()
    assert equity.won(0, 0, 100) == pytest.approx(0.5)
    assert equity.won(100, 40, 100) == 1.0
    assert equity.won(20, 131, 100) == 0.0
    assert equity.won(99, 99, 100) == pytest.approx(0.5)
    for mine, theirs in ((10, 0), (50, 20), (90, 89)):
        assert equity.won(mine, theirs, 100) > 0.5
        assert equity.won(mine, theirs, 100) + equity.won(theirs, mine, 100) == pytest.approx(1.0)
        assert equity.won(mine + 1, theirs, 100) >= equity.won(mine, theirs, 100)


def test_a_chance_is_the_mean_of_those_after_a_round() -> None:
    """A side that lacks 30 points against one that lacks 1: it must win a round with so many, or two of fewer."""
    equity = Equity()
    rounds = sum(RESULTS)
    total = sum(count * equity.won(70 + points, 99, 100) for points, count in enumerate(RESULTS))
    assert equity.won(70, 99, 100) == pytest.approx(total / (2 * rounds))


def test_another_target_makes_another_table() -> None:
    equity = Equity()
    far = equity.won(20, 0, 80)
    near = equity.won(20, 0, 40)
    assert near > far > 0.5
    assert equity.won(20, 0, 80) == far


def test_a_target_far_away_needs_no_table() -> None:
    rollouts = Rollouts(4)
    for state in out_positions(1):
        state.rules = Rules.parse("standard-52 target=10000")
        rollouts.look(GIN.view(state, int(state.seat)), state, Guess(10, 4), Rng(1), 0.0)
        assert rollouts.played > 0
    assert 10000 not in SHARED


def test_the_clock_is_looked_at_before_every_round() -> None:
    """A deal that was not tried with all decisions counts for none."""
    state = out_positions(1)[0]
    search = Search(6000, 4, 2, Guess(10, 4), Tactics())
    found = search.rollouts.candidates(state, True)
    seen = GIN.view(state, int(state.seat))
    search.rollouts.compare_all(seen, found, search.guess, Rng(1), perf_counter())
    assert [each.tries for each in found] == [0] * len(found)
    begun = process_time()
    found = search.look(seen, Rng(1), 0.05)
    assert len(found) > 2
    assert process_time() - begun < 5.0


def test_a_table_of_totals_is_made_once() -> None:
    assert equity_of(100) is equity_of(100)
    assert equity_of(100).won(10, 0, 100) == Equity().won(10, 0, 100)
