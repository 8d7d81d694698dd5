"""The opponents of benchmarks/pool_gin: legal, and blind to what their seat cannot know."""

import pytest

from benchmarks.naive import NOTICED, ONE_STEP, READY, REARRANGED, Person
from benchmarks.pool_gin import STYLES, player
from tests.games.carrying import carry_out
from tests.games.gin.positions import lucky, place
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.state import State
from tilerummy.luck import Rng

NAMES = [*STYLES, "person"]
AT_DISCARD = "discard 0 dealer 1 turns 0 passes 0"


def decided(name: str, state: State, seed: int = 1) -> str:
    seat = int(state.seat)
    return str(player("gin", name, seed).decide(GIN.view(state, seat), GIN.options(state), 0.0))


@pytest.mark.parametrize("rules", ["rounds=1", "standard-52"])
@pytest.mark.parametrize("name", NAMES)
def test_decisions_are_legal_and_the_same_whatever_is_hidden(name: str, rules: str) -> None:
    luck, rng = lucky(3), Rng(4)
    state = GIN.deal(Rules.parse(rules), 2, None, luck)
    for n in range(24):
        if GIN.turn(state) is None:
            break
        seat = int(state.seat)
        action = GIN.parse_action(decided(name, state, n))
        other = GIN.determinize(GIN.view(state, seat), rng)
        assert decided(name, other, n) == str(action)
        assert GIN.check(state, seat, action) is None
        carry_out(GIN, state, action, luck)


def test_they_go_out_in_their_own_ways() -> None:
    knock = place("r1-3 8:bry k5-7 b4 k13", "y1 y2", head=AT_DISCARD, rules="standard-52")
    gin = place("r1-4 8:bry k5-7 k13", "y1 y2", head=AT_DISCARD, rules="standard-52")
    assert decided("eager", knock) == "K k13"
    for name in ("patient", "camper"):
        assert decided(name, knock).startswith("D ")
    for name in STYLES:
        assert decided(name, gin) == "g k13"


def test_a_person_notices_by_chance() -> None:
    person = Person(1)
    for what in (READY, ONE_STEP, REARRANGED):
        seen = sum(person.notices(what) for _ in range(2000))
        assert abs(seen - 20 * NOTICED[what]) <= 90
