"""When players open and lay, as it was learned: blind to what is hidden, and used where it was learned for."""

from collections.abc import Iterator

import pytest

from tests.games.builds import uncompiled
from tests.games.rummy.setting import setting
from tests.games.rummy.test_levels import reshuffled
from tilerummy.analysis.sampling import TurnLuck
from tilerummy.games.rummy.candidates import Ranking, candidates
from tilerummy.games.rummy.game import RUMMY
from tilerummy.games.rummy.learned import Learned, inputs_for
from tilerummy.games.rummy.practice import TURNS, WORTH, Opponent, Practice, mirrored
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.state import OVER, TO_CHOOSE, State
from tilerummy.games.rummy.tactics import Tactics
from tilerummy.games.rummy.trained_policy import WEIGHTS, weights_of
from tilerummy.luck import RandomLuck, Rng

RACK = "12:bry k5 y7 y8 r10"
OTHER = "b1 b3 b5 b9 r2 r4 r12 y1 y3 k1 k4"


def learner() -> Opponent:
    return Opponent(Ranking(Tactics(), 500.0), None)


def positions(seed: int, rounds: int, seats: int = 2) -> Iterator[State]:
    """Those with a play that does not go out, in rounds of the expert with others of the cheap policy."""
    players = [learner()] + [Opponent(None, Tactics()) for _ in range(seats - 1)]
    luck = RandomLuck(Rng(seed))
    last: State | None = None
    for _ in range(rounds):
        state = RUMMY.deal(Rules(), seats, last, luck)
        while state.step != OVER:
            if tempted(state):
                yield state.copy()
            players[state.seat].decide(state).carry_out(state, luck)
        last = state


def decided(ranking: Ranking, state: State, match: bool = True) -> str:
    return str(candidates(state, ranking.tactics, ranking, 1, match)[0].action(state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_tiles_do_not_change_a_decision(seats: int) -> None:
    """R15: wherever there is a choice between a play and an exchange, before the opening and after it."""
    ranking, rng = Ranking(Tactics(), 500.0), Rng(6)
    found = set()
    for state in positions(5, 4, seats):
        kind = decided(ranking, state)
        assert decided(ranking, reshuffled(state, rng)) == kind
        found.add((state.side(state.seat).plays > 0, kind[0]))
    assert found == {(False, "E"), (False, "A"), (True, "E"), (True, "A")}


def trace(rounds: int) -> str:
    """Decisions between a play and an exchange, by the networks for two seats and by those for more."""
    ranking = Ranking(Tactics(), 500.0)
    words = []
    for seats in (2, 3, 4):
        found = [decided(ranking, state) for state in positions(5, rounds, seats)]
        assert {word[0] for word in found} == {"A", "E"}
        words += found
    return "; ".join(words)


def tempted(state: State) -> bool:
    """Whether there is something to lay that does not empty the rack."""
    play = Tactics().most(state) if state.step == TO_CHOOSE else None
    return play is not None and play.laid.size() < state.side(state.seat).rack.size()


@pytest.mark.compiled_only
def test_compiled_and_uncompiled_decide_alike() -> None:
    assert uncompiled(__name__, "trace", 2) == trace(2)


def test_it_decides_where_it_was_learned_for() -> None:
    """R6, R14: players who exchange tiles in a match of so many rounds; elsewhere the rules of thumb."""
    learned = Learned()
    for others in ([OTHER], [OTHER, "r13 k13"], [OTHER, "r13 k13", "y13"]):
        assert learned.knows(setting([RACK, *others]))
    for rules in ("draw-discard", "ace=both", "stars=free", "target=200 rounds=9", "stall_limit=19"):
        for others in ([OTHER], [OTHER, "r13 k13"]):
            assert not learned.knows(setting([RACK, *others], rules=rules)), rules


@pytest.mark.parametrize("seats", [2, 3])
def test_what_it_says_is_followed_in_a_match_only(seats: int) -> None:
    """Hints count points of the round (docs/bots-rummy.md); a network that always plays shows who decides."""
    ranking = Ranking(Tactics(), 500.0)
    inputs = inputs_for(seats)
    always = [0] * (2 * inputs) + [1000, 2000]
    never = [0] * (2 * inputs) + [-1000, -2000]
    laying = weights_of("laying" if seats == 2 else "laying of more")
    state = setting([RACK, OTHER, "r13 k13"][:seats], "k6-8 y4-6", plays=[0] * seats)
    ranking.learned.load(seats, always, laying)
    assert decided(ranking, state)[0] == "A"
    assert decided(ranking, state, match=False)[0] == "E"
    ranking.learned.load(seats, never, laying)
    assert decided(ranking, state)[0] == "E"


def test_what_it_looks_at_beside_the_nearest_of_several() -> None:
    """The nearest has opened and is short, and plays last; the next waits; the third has not opened and leads."""
    state = setting([RACK, "b2 b4 b6 b8 r3 r5 r7", OTHER, "k4"], plays=[0, 1, 0, 2])
    for seat, total in enumerate((10, -5, 110, 20)):
        state.sides[seat].total = total
    state.rounds = 3
    ranking = Ranking(Tactics(), 500.0)
    play = ranking.tactics.most(state)
    assert play is not None
    ranking.fill(state, play.laid)
    assert ranking.ready(state)
    learned = ranking.learned
    learned.describe(state, play.laid, ranking.parting)
    x = [float(learned.network(state).x[i]) for i in range(inputs_for(4))]
    assert (x[0], round(14 * x[1])) == (1.0, 1)
    assert (x[35], x[36]) == (-1.0, 1.0)
    assert x[38] == 1.0
    assert [round(3 * part) for part in x[39:42]] == [2, 1, 1]
    assert round(3 * 14 * x[42]) == 19
    assert x[43] == 0.0
    assert x[44] == x[39] * x[16]
    assert x[45] == x[41] * x[16]


@pytest.mark.parametrize(("of", "seats"), [("", 2), (" of more", 3)])
@pytest.mark.parametrize(("name", "outputs"), [("opening", 2), ("laying", 1)])
def test_weights_are_those_of_a_network(name: str, outputs: int, of: str, seats: int) -> None:
    inputs = inputs_for(seats)
    numbers = WEIGHTS[name + of].split()
    assert (len(numbers) - (inputs + 1) * outputs) % (inputs + 1 + outputs) == 0
    assert any(number != "0" for number in numbers)


def test_ways_are_compared_on_the_same_luck() -> None:
    """What is drawn in a turn depends on the turn, not on what was drawn before."""
    luck = TurnLuck(TURNS)
    luck.shuffle(Rng(3))
    luck.turn = 5
    assert [luck.below(1000), luck.below(1000)] == [luck.below(1000)] * 2
    luck.turn = 6
    before = luck.below(1000)
    luck.turn = 5
    assert luck.below(1000) != before


@pytest.mark.parametrize("seats", [2, 3])
def test_practice_notes_what_each_way_brought(seats: int) -> None:
    """For each decision what the ways to play brought more than an exchange, and then what was seen."""
    practice = Practice(Rules(), seats, learner(), Ranking(Tactics(), 500.0), [Opponent(None, None)])
    practice.matches(7, 1)
    inputs = inputs_for(seats)
    assert len(practice.openings) % (inputs + 2) == 0
    assert len(practice.layings) % (inputs + 1) == 0
    brought = [*practice.openings[:: inputs + 2], *practice.openings[1 :: inputs + 2], *practice.layings[:: inputs + 1]]
    assert any(points != 0.0 for points in brought)
    assert all(-WORTH <= points <= WORTH for points in brought)


def test_equal_players_share_every_deal() -> None:
    """Both seats of one deal with the same luck: whoever wins it from one seat wins it from the other."""
    assert mirrored(Rules(), Opponent(None, None), Opponent(None, None), 2, 11, 4) == [0.5] * 4
