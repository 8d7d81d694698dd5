"""A hint shows the number that its moves are sorted by: whoever reads it never sees a worse one above a better."""

from collections.abc import Iterator
from typing import Any

import pytest

from tilerummy.dealer import Dealer
from tilerummy.games import GAMES
from tilerummy.luck import Rng
from tilerummy.match import Match

POSITIONS = 40
SECONDS = 0.03  # for each; whatever was found out by then is sorted


def views(game: str, seats: int, seed: str) -> Iterator[Any]:
    """Of whoever is to move, all through a match of greedy players."""
    playing, rng = GAMES[game], Rng(5)
    match = Match(playing, playing.rules_type.parse("standard"), seats, Dealer(seed, ()))
    while match.winners is None:
        seat = match.turn
        if seat is None:
            match.deal()
            continue
        seen = match.view(seat)
        yield seen
        assert match.act(seat, playing.bots()["greedy"](playing.determinize(seen, rng), rng)) is None


@pytest.mark.parametrize(("game", "seats"), [(name, seats) for name in GAMES for seats in GAMES[name].seats[:2]])
def test_moves_are_sorted_by_the_number_that_is_shown(game: str, seats: int) -> None:
    compared = 0
    for number, seen in enumerate(views(game, seats, "ab" * 32)):
        if compared == POSITIONS:
            break
        found = GAMES[game].explain(seen, Rng(number), SECONDS)
        worth = [each.worth for each in found.considered]
        if len(worth) < 2 or None in worth:
            assert len(set(worth)) == 1, "either all moves were played out or none"
            continue
        compared += 1
        numbers = [float(each) for each in worth if each is not None]
        assert numbers == sorted(numbers, reverse=True)
        assert found.measure in ("win", "points")
        assert found.measure == "points" or all(0.0 <= each <= 1.0 for each in numbers)
    assert compared == POSITIONS


@pytest.mark.parametrize("game", GAMES)
def test_the_number_is_near_what_the_tries_brought(game: str) -> None:
    """It is no rank: it says what can be expected, less what is in doubt."""
    for number, seen in enumerate(views(game, 2, "cd" * 32)):
        if number == 20:
            break
        found = GAMES[game].explain(seen, Rng(number), SECONDS)
        best = found.considered[0]
        if best.worth is None or best.win is None or best.ahead is None:
            continue
        plain, far = (best.win, 0.3) if found.measure == "win" else (best.ahead, 30.0)
        assert abs(best.worth - plain) < far
