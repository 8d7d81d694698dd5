"""The learned policy: blind to what is hidden, the same in every build, and no worse than what it began with."""

from collections.abc import Iterator

import pytest

from tests.games.builds import uncompiled
from tests.games.gin.positions import lucky, place
from tests.games.gin.test_view import reshuffled
from tilerummy.analysis.sampling import TurnLuck
from tilerummy.bots.player import level_names
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.learned import Learned, in_pairs
from tilerummy.games.gin.moves import act
from tilerummy.games.gin.practice import TURNS, Opponent, Practice, mirrored
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.state import OVER, State
from tilerummy.games.gin.tactics import Tactics
from tilerummy.games.gin.trained_policy import WEIGHTS, weights_of
from tilerummy.luck import Rng
from tilerummy.tiles import ALL, Tiles

CARDS = "standard-52"
AT_DISCARD = "discard 0 dealer 1 turns 4 passes 0"


def positions(rules: str, seats: int, seed: int, rounds: int) -> Iterator[State]:
    """All positions of rounds that the learned policy plays with itself."""
    learned = Learned()
    for number in range(rounds):
        luck = lucky(seed + number)
        state = GIN.deal(Rules.parse(rules), seats, None, luck)
        while state.step != OVER:
            yield state.copy()
            learned.decide(state)
            act(state, learned.choice.code, luck)


def decided(learned: Learned, state: State) -> str:
    learned.decide(state)
    return str(learned.choice.action(state))


def test_it_is_a_bot_but_no_level() -> None:
    assert "learned" in GIN.bots()
    assert "learned" not in level_names(GIN)


def test_hidden_tiles_do_not_change_a_decision() -> None:
    """G12"""
    rng, learned = Rng(6), Learned()
    for state in positions(CARDS, 2, 5, 4):
        assert decided(learned, reshuffled(state, int(state.seat), rng)) == decided(learned, state)


def test_decisions_are_legal() -> None:
    learned = Learned()
    for state in positions(CARDS, 2, 15, 6):
        seat = int(state.seat)
        learned.decide(state)
        assert GIN.check(state, seat, learned.choice.action(state)) is None


NOT_LEARNED = [("", 2), ("", 3), ("classic-52", 2), ("standard-52", 3), ("standard-52 untaken=mixed", 2)]


@pytest.mark.parametrize(("rules", "seats"), NOT_LEARNED)
def test_what_it_did_not_learn_the_cheap_policy_decides(rules: str, seats: int) -> None:
    learned, tactics = Learned(), Tactics()
    for state in positions(rules, seats, 2, 2):
        tactics.decide(state)
        assert decided(learned, state) == str(tactics.choice.action(state))


def test_one_object_goes_from_rules_to_rules() -> None:
    """What a decision is does not depend on what was decided before."""
    both = Learned()
    for first, second in zip(positions(CARDS, 2, 8, 1), positions("", 2, 8, 1), strict=False):
        for state in (first, second):
            assert decided(both, state) == decided(Learned(), state)


def test_seats_count_too_where_the_rules_are_the_same_object() -> None:
    both = Learned()
    two, three = (next(positions(CARDS, seats, 8, 1)) for seats in (2, 3))
    three.rules = two.rules
    assert both.ready(two)
    assert not both.ready(three)


def test_a_gin_is_laid_down() -> None:
    state = place("r1-4 8:bry k5-7 k13", "y1 y2", head=AT_DISCARD, rules=CARDS)
    assert decided(Learned(), state) == "g k13"


def test_without_weights_it_is_the_cheap_policy() -> None:
    learned, tactics = Learned(), Tactics()
    learned.load([], [], [])
    for state in positions(CARDS, 2, 30, 4):
        tactics.decide(state)
        assert decided(learned, state) == str(tactics.choice.action(state))


def test_pairs_that_may_become_a_combination() -> None:
    loose = Tiles.parse("r5 r6 b9 y9 k1 k3 b13").one
    assert str(Tiles(in_pairs(loose, ALL & ~loose))) == "b9 r5 r6 y9 k1 k3"
    gone = Tiles.parse("r4 r7 r9 k9 k2").one
    assert in_pairs(loose, ALL & ~loose & ~gone) == 0


def test_weights_are_small_whole_numbers_for_three_networks() -> None:
    assert [*WEIGHTS] == ["throw", "take", "out"]
    assert all(len(weights_of(name)) > 500 for name in WEIGHTS)
    assert sum(map(len, WEIGHTS.values())) < 60_000


def trace(seed: int) -> str:
    """Decisions in one line, for comparing builds."""
    learned = Learned()
    return " ".join(decided(learned, state) for state in positions(CARDS, 2, seed, 12))


@pytest.mark.compiled_only
def test_compiled_and_uncompiled_decide_alike() -> None:
    assert uncompiled(__name__, "trace", 50) == trace(50)


# ---- what it learns from


def practised(seed: int) -> Practice:
    learned = Learned()
    practice = Practice(Rules.parse(CARDS), learned, [Opponent(learned, None), Opponent(None, None)])
    practice.rounds(seed, 4)
    return practice


def test_practice_is_the_same_for_a_seed() -> None:
    one, two = practised(3), practised(3)
    assert one.throws
    assert one.takes
    assert (one.throws, one.takes, one.outs) == (two.throws, two.takes, two.outs)


def test_a_turn_draws_the_same_whoever_drew_before() -> None:
    luck = TurnLuck(TURNS)
    luck.shuffle(Rng(2))
    luck.turn = 5
    kind = luck.draw(Tiles(ALL))
    luck.turn = 6
    luck.draw(Tiles(ALL))
    luck.turn = 5
    assert luck.draw(Tiles(ALL)) == kind


def test_a_policy_is_as_good_as_itself() -> None:
    rules, tactics = Rules.parse(CARDS), Tactics()
    assert mirrored(rules, Opponent(None, tactics), Opponent(None, tactics), 1, 3) == [0.0, 0.0, 0.0]


@pytest.mark.compiled_only
def test_it_beats_the_cheap_policy() -> None:
    found = mirrored(Rules.parse(CARDS), Opponent(Learned(), None), Opponent(None, Tactics()), 700_000_000, 4000)
    assert sum(found) / len(found) > 0.3
