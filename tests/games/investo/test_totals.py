"""I20, I21: the points of the rounds before are public, and go on from round to round."""

from tests.games.investo.playouts import walk
from tilerummy.bots.play_out import play_out
from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.stakes import Stakes
from tilerummy.games.investo.state import OVER
from tilerummy.luck import RandomLuck, Rng
from tilerummy.match import Match


def test_totals_are_those_of_the_score_sheet() -> None:
    match = Match(INVESTO, Rules(target=60), 2, Dealer(seed_of("totals")))

    def compare() -> None:
        before = match.sheet[:-1] if match.turn is None else match.sheet
        expected = [sum(row[seat] for row in before) for seat in (0, 1)]
        assert [side.total for side in match.view(0).sides] == expected

    play_out(match, [make_player(INVESTO, "greedy", 1), make_player(INVESTO, "greedy", 2)], compare)
    assert len(match.sheet) > 2


def test_positions_tell_totals() -> None:
    """Written where they are not 0, and read again, in states and views."""
    for state, _ in walk("", 5, greedy=True):
        if state.step != OVER:
            state.first.total, state.second.total = 17, -2
            text = INVESTO.show_state(state)
            assert "total 17" in text
            assert "total -2" in text
            assert INVESTO.show_state(INVESTO.parse_state(text, Rules())) == text
            seen = INVESTO.view(state, 1)
            assert INVESTO.parse_view(INVESTO.show_view(seen), Rules()) == seen


def test_first_round_has_no_totals() -> None:
    state = INVESTO.deal(Rules(), 2, None, RandomLuck(Rng(1)))
    assert "total" not in INVESTO.show_state(state)


def test_a_round_that_ends_the_match_is_worth_winning() -> None:
    """At 17:12 four points that end the round win; four points more for the other do not."""
    stakes = Stakes(20)
    assert stakes.value(21.0, 12.0, 0.0) > stakes.value(19.0, 8.0, 0.0) > stakes.value(17.0, 17.0, 0.0)
    assert stakes.value(21.0, 22.0, 0.0) < 0.0 + stakes.value(12.0, 19.0, 0.0)
