"""What a round amounts to, as each game tells it, counted once more from the record of the moves."""

from collections.abc import Iterator
from typing import Any

import pytest

from tilerummy.dealer import Dealer
from tilerummy.game import Decided
from tilerummy.games import GAMES
from tilerummy.luck import Rng
from tilerummy.match import Match, Move

RULES = {"investo": "target=30", "rummy": "rounds=3", "gin": "rounds=4"}


class Played:
    """A round that two greedy players have finished: what each decided, and how it ended."""

    def __init__(self, match: Match) -> None:
        self.decided: list[list[Decided]] = [[], []]
        first, last, turns = len(match.events), -1, [0, 0]
        rng = Rng(1)
        while (seat := match.turn) is not None:
            turns[seat] += seat != last
            last = seat
            action = match.game.bots()["greedy"](match.game.determinize(match.view(seat), rng), rng)
            self.decided[seat].append(Decided(turns[seat], action))
            assert match.act(seat, action) is None
        self.moves = [event for event in match.events[first:] if isinstance(event, Move)]
        assert match.outcome is not None
        self.outcome: Any = match.outcome

    def count(self, seat: int, letters: str) -> int:
        return sum(move.seat == seat and move.action[0] in letters for move in self.moves)


def rounds(name: str) -> Iterator[tuple[Played, list[dict[str, int]]]]:
    game = GAMES[name]
    match = Match(game, game.rules_type.parse(RULES[name]), 2, Dealer("figures", ()))
    while match.winners is None:
        match.deal()
        played = Played(match)
        yield played, [dict(game.figures(seat, played.decided[seat], played.outcome)) for seat in range(2)]


@pytest.mark.parametrize("name", GAMES)
def test_figures_are_those_that_the_game_names(name: str) -> None:
    for _, told in rounds(name):
        assert all(set(each) <= set(GAMES[name].better) for each in told)
    assert set(GAMES[name].better.values()) <= {-1, 0, 1}


def test_investo_counts_rows_doubles_and_what_is_left() -> None:
    taken = 0
    for played, told in rounds("investo"):
        for seat, figures in enumerate(told):
            assert figures["taken"] == played.count(seat, "T")
            assert figures["doubled"] == played.count(seat, "X")
            reserve = played.outcome.parts["reserves"][seat]
            assert figures["worth"] - figures["left"] + reserve == played.outcome.points[seat]
            taken += figures["taken"]
    assert taken


def test_rummy_counts_the_first_play_and_what_is_left() -> None:
    for played, told in rounds("rummy"):
        for seat, figures in enumerate(told):
            assert ("opened" in figures) == (played.count(seat, "A") > 0)
            assert figures.get("opened", 1) >= 1
            assert figures["left"] >= 0
        assert [figures["out"] for figures in told].count(100) == (played.outcome.who >= 0)


def test_gin_counts_who_went_out_and_discards_picked_up() -> None:
    out = 0
    for played, told in rounds("gin"):
        for seat, figures in enumerate(told):
            assert figures["picked"] == played.count(seat, "U")
            assert figures["out"] == (100 if played.outcome.who == seat else 0)
            assert ("left" in figures) == (played.outcome.who >= 0)
            out += figures["out"]
    assert out
