"""G11, G12: what everybody remembers: totals from round to round, and who threw away and refused what."""

import pytest

from tests.games.gin.positions import OTHER, TEN, THIRD, does, lucky, place
from tests.games.gin.test_view import ROUNDS, walk
from tilerummy.bots.play_out import play_out
from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.stakes import Stakes
from tilerummy.games.gin.state import OVER, Fixed
from tilerummy.match import Match
from tilerummy.refusal import NotationError


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_totals_are_those_of_the_score_sheet(seats: int) -> None:
    """G11"""
    match = Match(GIN, Rules(), seats, Dealer(seed_of("totals")))

    def compare() -> None:
        before = match.sheet[:-1] if match.turn is None else match.sheet
        assert [side.total for side in match.view(0).sides] == [sum(row[s] for row in before) for s in range(seats)]
        assert match.view(None).rounds == len(before)

    play_out(match, [make_player(GIN, "greedy", seat) for seat in range(seats)], compare)
    assert len(match.sheet) == 4


def test_discards_thrown_away_and_refused_are_remembered() -> None:
    """G12: everybody saw them."""
    state = does(place(TEN, OTHER, THIRD, discard="k5"), "S", "D k13", "U", "D b2", luck="k7")
    seen = GIN.view(state, None)
    assert [str(side.thrown) for side in seen.sides] == ["k13", "b2", ""]
    assert [str(side.refused) for side in seen.sides] == ["k5", "", ""]


def test_a_tile_turned_up_and_passed_is_refused() -> None:
    """G12"""
    state = place(TEN, OTHER, head="offer 0 dealer 1 turns 0 passes 0", discard="k5", rules="start=upcard")
    assert str(does(state, "P").sides[0].refused) == "k5"


@pytest.mark.parametrize(("rules", "seats", "greedy"), ROUNDS)
def test_positions_tell_what_is_remembered(rules: str, seats: int, greedy: int) -> None:
    made = Rules.parse(rules)
    for state in walk(rules, seats, 16, greedy)[::5]:
        state.rounds = 2
        for seat, side in enumerate(state.sides):
            side.total = 30 * seat
        text = GIN.show_state(state)
        assert "rounds 2" in text
        assert "total 30" in text
        assert GIN.show_state(GIN.parse_state(text, made)) == text
        seen = GIN.view(state, 1)
        assert GIN.parse_view(GIN.show_view(seen), made) == seen


@pytest.mark.parametrize(
    "change", [("known", "known thrown q1"), ("known", "known total x"), ("passes 0", "passes 0 r 1")]
)
def test_broken_memories_are_refused(change: tuple[str, str]) -> None:
    text = GIN.show_state(place(TEN, OTHER))
    with pytest.raises(NotationError):
        GIN.parse_state(text.replace(*change, 1), Rules())


@pytest.mark.parametrize(("rules", "seats", "greedy"), ROUNDS)
def test_stakes_count_the_points_of_the_rulebook(rules: str, seats: int, greedy: int) -> None:
    """G6, G8, G9: the same points as the score, without objects."""
    for seed in range(12):
        state = walk(rules, seats, seed, seats if seed % 3 else greedy)[-1]
        assert state.step == OVER
        outcome = GIN.outcome(state)
        assert outcome is not None
        stakes = Stakes(state.fixed)
        stakes.count(state)
        assert [stakes.points[seat] for seat in range(seats)] == outcome.points


def test_a_round_that_ends_the_match_is_worth_winning() -> None:
    """At 90:30 twelve points that end the match are worth as much as forty; at 30:90 more is better."""
    fixed = Fixed(Rules.parse("standard-52"), 2)
    stakes = Stakes(fixed)
    state = GIN.deal(Rules.parse("standard-52"), 2, None, lucky(1))
    worth = []
    for mine, theirs, points in ((90, 30, 12.0), (90, 30, 40.0), (30, 90, 12.0), (30, 90, 40.0)):
        state.sides[0].total, state.sides[1].total = mine, theirs
        stakes.points[0], stakes.points[1] = points, 0.0
        worth.append(stakes.won(state, 0, 0.0))
    assert worth[0] > 0.999
    assert worth[1] > 0.999
    assert worth[3] > worth[2] + 0.1
    stakes.points[0], stakes.points[1] = 0.0, 12.0
    assert stakes.won(state, 0, 0.0) < 0.001
