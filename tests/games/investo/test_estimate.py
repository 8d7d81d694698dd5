"""The estimates of how a round ends: the learned one where it was learned, the weighted sum everywhere else."""

import pytest

from tests.games.investo.playouts import walk
from tilerummy.analysis.sampling import Halving, Trial, better_half, settled, stayed_first
from tilerummy.games.investo.estimate import INPUTS, RoundEstimate, learned_for
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.stakes import Stakes
from tilerummy.games.investo.state import TO_DRAW
from tilerummy.games.investo.trained import learned_weights
from tilerummy.games.investo.value import Features


def test_there_are_weights_for_every_input_and_unit() -> None:
    units = RoundEstimate(True).network.hidden
    assert len(learned_weights()) == (INPUTS + 1) * 2 + units * (INPUTS + 3)


@pytest.mark.parametrize("rules", ["", "target=40", "referee=rulebook", "height=1", "height=4", "rows=8"])
def test_the_network_is_asked_only_under_rules_it_knows(rules: str) -> None:
    learned, plain = RoundEstimate(True), Features()
    known = rules in ("", "target=40", "referee=rulebook")
    for state, _ in walk(rules, 5, greedy=True):
        if state.step == TO_DRAW:
            assert learned_for(state) == known
            assert RoundEstimate().to_come(state) == plain.to_come(state)
            assert (learned.to_come(state) == plain.to_come(state)) != known


def test_both_estimates_are_near_each_other() -> None:
    """In points that both make in the end; the learned one expects more of players who search."""
    learned, plain = RoundEstimate(True), Features()
    for state, _ in walk("", 6, greedy=True):
        if state.step == TO_DRAW:
            for mine, theirs in zip(learned.to_come(state), plain.to_come(state), strict=True):
                assert -9.0 < mine - theirs < 12.0


def trials(*gains: float) -> list[Trial]:
    found = []
    for gain in gains:
        trial = Trial()
        trial.tries, trial.gain, trial.square = 4, 4 * gain, 4 * gain * gain + 1.0
        found.append(trial)
    return found


def test_the_better_half_stays_with_the_first() -> None:
    live = trials(0.0, -1.0, 2.0, 1.0, -2.0, 2.0)
    assert better_half(live) == [live[0], live[2], live[3], live[5]]
    assert better_half(live[:2]) == live[:2]
    assert better_half(trials(0.0, 1.0, 1.0, 1.0)[:1]) != []


def test_halving_ends_with_one_beside_the_first() -> None:
    for count in range(2, 40):
        live = trials(*[float(n) for n in range(count)])
        halving = Halving(count)
        for done in range(1000):
            if halving.is_due(done / 1000):
                assert len(live) > 2
                live = better_half(live)
        assert len(live) == 2


def test_halving_is_due_after_equal_parts_of_the_work() -> None:
    """Nine decisions, of which five, three and two stay: four parts."""
    halving = Halving(9)
    assert [n for n in range(100) if halving.is_due(n / 100)] == [25, 50, 75]
    assert not Halving(2).is_due(0.9)
    assert not Halving(1).is_due(0.9)


def test_what_dropped_out_comes_last_however_lucky_it_was() -> None:
    found = trials(0.0, 9.0, 2.0, -1.0)
    live = [found[0], found[2]]
    assert stayed_first(found, live, 1.0) == [found[2], found[0], found[1], found[3]]


def test_two_are_settled_when_one_is_surely_better() -> None:
    assert settled(trials(0.0, 5.0))
    assert settled(trials(0.0, -5.0))
    assert settled(trials(0.0))
    assert not settled(trials(0.0, 0.1))
    assert not settled(trials(0.0, 5.0, 5.0))


def test_chances_of_both_add_up() -> None:
    for deciding in (False, True):
        stakes = Stakes(int(Rules().target), deciding, exact=True)
        for mine, theirs, stock in ((3.0, 8.5, 60), (19.0, 17.0, 5), (24.0, 12.0, 0), (-4.0, -4.0, 30)):
            both = stakes.expected(mine, theirs, stock) + stakes.expected(theirs, mine, stock)
            assert both == pytest.approx(1.0, abs=1e-3)
            assert stakes.after(mine, theirs) + stakes.after(theirs, mine) == pytest.approx(1.0)


def test_a_lead_counts_more_the_less_is_to_come() -> None:
    stakes = Stakes(20, exact=True)
    assert stakes.after(21.0, 12.0) > 1.0
    leads = [stakes.expected(21.0, 16.0, stock) for stock in (70, 40, 10, 0)]
    assert leads == sorted(leads)
    assert stakes.after(21.0, 12.0) > stakes.after(19.0, 8.0) > stakes.after(17.0, 17.0) > stakes.after(21.0, 22.0)


def test_a_deciding_round_is_won_by_the_lead_alone() -> None:
    """I20: the totals may be below the target again."""
    stakes = Stakes(20, deciding=True, exact=True)
    assert stakes.after(15.0, 14.0) == pytest.approx(1.0, abs=0.01)
    assert stakes.after(15.0, 15.0) == 0.5
