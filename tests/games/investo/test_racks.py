"""Imagined racks: they agree with the view, say nothing of what is hidden, and look more like real ones than others."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.games.investo.playouts import RULES, reshuffled
from tilerummy.games.investo.candidates import candidates
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.moves import deal
from tilerummy.games.investo.racks import TRAITS, WEIGHTS, Racks, Traits
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.search import Search, stakes_of
from tilerummy.games.investo.state import OVER, State
from tilerummy.games.investo.tactics import DEFAULT, Tactics
from tilerummy.games.investo.view import View, determinize
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
    assert Search(40, 8, 1).pool == 1
    assert Search(40, 8, 1, DEFAULT, True).pool > 1


def test_from_a_pool_of_one_a_rack_is_as_it_is_dealt() -> None:
    """`hard` stays as it is: nothing is asked of the random numbers but that."""
    seen = middle()
    rng, same = Rng(8), Rng(8)
    assert Racks(seen, 1, 3).imagine(rng).unseen == determinize(seen, same).unseen
    assert rng.next() == same.next()


def middle() -> View:
    """What a seat sees in the middle of a round."""
    state = next(state for n, state in enumerate(positions(88)) if n > 20)
    return INVESTO.view(state, int(state.seat))


def test_likely_racks_are_given_more_often() -> None:
    """In the shares in which they are likely, among those dealt together."""
    racks, rng = Racks(middle(), 4, 4000), Rng(5)
    given = [racks.imagine(rng) for _ in range(4000)]
    shares = [Traits().likely(each) for each in racks.dealt]
    for each, share in zip(racks.dealt, shares, strict=True):
        found = sum(state is each for state in given) / 4000
        assert found == pytest.approx(share / sum(shares), abs=0.03)


def test_racks_are_dealt_anew_after_some_choices() -> None:
    racks, rng = Racks(middle(), 5, 2), Rng(6)
    dealt = []
    for _ in range(3):
        racks.imagine(rng)
        dealt.append(racks.dealt[0].unseen.copy())
    assert dealt[0] == dealt[1]
    assert dealt[1] != dealt[2]


def test_a_search_leaves_imagined_racks_as_they_are() -> None:
    """They are given again."""
    search = Search(40, 8, 2, DEFAULT, True)
    for n, state in enumerate(positions(89)):
        seen = INVESTO.view(state, int(state.seat))
        found = candidates(state, search.tactics, 8)
        racks, rng = Racks(seen, 4, 8), Rng(n)
        racks.deal(rng)
        before = [(INVESTO.show_state(each), each.unseen.copy()) for each in racks.dealt]
        for _ in range(2):
            search.try_all(racks, found, stakes_of(seen, True), rng)
        assert [(INVESTO.show_state(each), each.unseen) for each in racks.dealt] == before


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
