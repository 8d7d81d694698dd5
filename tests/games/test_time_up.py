"""What a clock does for a seat follows from what that seat sees: whoever lets the time run out learns nothing."""

import pytest

from tilerummy.dealer import Dealer
from tilerummy.games import GAMES
from tilerummy.luck import Rng
from tilerummy.match import Match

POSITIONS = 200
GUESSES = 3  # of what is hidden, at each position


@pytest.mark.parametrize("name", GAMES)
def test_time_up_uses_nothing_hidden(name: str) -> None:
    game, rng, judged = GAMES[name], Rng(1), 0
    for seed in range(1, 100):
        match = Match(game, game.rules_type.parse(game.rules_type.usual), 2, Dealer(f"{seed:064x}"))
        judged += follow(match, rng, POSITIONS // 4)
        if judged >= POSITIONS:
            return
    pytest.fail(f"only {judged} positions")


def follow(match: Match, rng: Rng, most: int) -> int:
    """Play on at random, so that positions differ; how many turns the clock was asked about."""
    game, judged = match.game, 0
    while judged < most and match.winners is None:
        seat = match.turn
        if seat is None:
            match.deal()
            continue
        seen = match.view(seat)
        by_clock = str(game.time_up(match.state))
        guesses = {str(game.time_up(game.determinize(seen, rng))) for _ in range(GUESSES)}
        assert guesses == {by_clock}, game.show_view(seen)
        judged += 1
        action = game.bots()["random" if judged % 3 else "greedy"](match.state, rng)
        assert match.act(seat, action) is None
    return judged
