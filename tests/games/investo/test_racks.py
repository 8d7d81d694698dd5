"""Imagined racks: they agree with the view, say nothing of what is hidden, and look more like real ones than others."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.games.investo.playouts import RULES, reshuffled
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.moves import deal
from tilerummy.games.investo.racks import EACH, TRAITS, WEIGHTS, Racks, Traits
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.search import Search
from tilerummy.games.investo.state import OVER, State
from tilerummy.games.investo.tactics import DEFAULT, Tactics
from tilerummy.games.investo.view import determinize
from tilerummy.luck import RandomLuck, Rng


def positions(seed: int) -> Iterator[State]:
    """All positions of a round of the cheap policy, under the rules whose racks are known."""
    tactics = Tactics()
    luck = RandomLuck(Rng(seed))
    state = deal(Rules(), luck)
    while state.step != OVER:
        yield state.copy()
        tactics.decide(state)
        tactics.choice.carry_out(state, luck)


def test_each_trait_has_a_weight() -> None:
    assert len(WEIGHTS) == TRAITS


def test_imagined_racks_agree_with_the_view() -> None:
    for n, state in enumerate(positions(85)):
        seat = int(state.seat)
        seen = INVESTO.view(state, seat)
        racks, rng = Racks(seen, 5), Rng(n)
        for _ in range(3):
            assert INVESTO.view(racks.imagine(rng), seat) == seen


def test_hidden_tiles_do_not_change_imagined_racks() -> None:
    """I21"""
    random = Random(7)
    for n, state in enumerate(positions(86)):
        seat = int(state.seat)
        twin = reshuffled(state, seat, random)
        found = [Racks(INVESTO.view(each, seat), 5).imagine(Rng(n)).unseen for each in (state, twin)]
        assert found[0] == found[1]


@pytest.mark.parametrize("rules", RULES[2:])
def test_under_other_rules_racks_are_dealt_by_chance(rules: str) -> None:
    state = deal(Rules.parse(rules), RandomLuck(Rng(5)))
    seen = INVESTO.view(state, int(state.seat))
    assert Racks(seen, 5).imagine(Rng(8)).unseen == determinize(seen, Rng(8)).unseen


def test_only_the_expert_imagines_likely_racks() -> None:
    """`hard` stays as it is: one rack is dealt, and nothing is asked of the random numbers but that."""
    assert Search(40, 8, 1).likely == 1
    assert Search(40, 8, 1, DEFAULT, True).likely > 1


def test_likely_racks_are_given_more_often() -> None:
    """In the shares in which they are likely, among those dealt together; then others are dealt."""
    state = next(state for n, state in enumerate(positions(88)) if n > 20)
    racks, rng = Racks(INVESTO.view(state, int(state.seat)), 4), Rng(5)
    count = dict.fromkeys(range(4), 0)
    racks.deal(rng)
    dealt = racks.dealt.copy()
    for _ in range(4000):
        racks.left = 1
        found = racks.imagine(rng)
        count[next(i for i, each in enumerate(dealt) if each is found)] += 1
    shares = [Traits().likely(each) for each in dealt]
    for i, share in enumerate(shares):
        assert count[i] / 4000 == pytest.approx(share / sum(shares), abs=0.03)
    racks.left = 0
    assert all(racks.imagine(rng) is not each for each in dealt)


def test_racks_are_dealt_anew_after_some_choices() -> None:
    state = next(state for n, state in enumerate(positions(88)) if n > 20)
    racks, rng = Racks(INVESTO.view(state, int(state.seat)), 2 * EACH), Rng(6)
    for _ in range(2):
        racks.imagine(rng)
        dealt = racks.dealt.copy()
    racks.imagine(rng)
    assert dealt[0] is not racks.dealt[0]


def test_real_racks_are_likelier_than_those_dealt_by_chance() -> None:
    """On the whole, and the cheap policy's as well, though the weights were fitted to those of searches."""
    traits, real, dealt = Traits(), 0.0, 0.0
    for n, state in enumerate(positions(87)):
        seen = INVESTO.view(state, int(state.seat))
        chance = traits.likely(determinize(seen, Rng(n)))
        share = traits.likely(state)
        real += share / (share + chance)
        dealt += chance / (share + chance)
    assert real > dealt
