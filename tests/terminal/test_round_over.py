"""The end of a round is told with names and sums: never "somebody", in no game, for no reason, with any seats."""

import io
import re
from typing import Any

import pytest
from rich.console import Console

from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer
from tilerummy.games import GAMES
from tilerummy.match import Match
from tilerummy.terminal.screens import SCREENS
from tilerummy.terminal.session import Session, end_reason, with_terms
from tilerummy.words import LANGUAGES, Words

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
SHORT = {"investo": "target=1 max_rounds=2", "rummy": "rounds=2", "gin": "rounds=2"}
REASONS = {
    "investo": ["out", "stock", "stall"],
    "rummy": ["out", "blocked", "stall"],
    "gin": ["grand-gin", "petit-gin", "eight-nine", "stock", "turns"],
}
NOBODY = {"stall", "blocked", "turns"}


class Ended:
    def __init__(self, reason: str, who: int) -> None:
        self.points, self.reason, self.who = (0, 0), reason, who
        self.parts: dict[str, tuple[int, int]] = {}
        self.terms: dict[str, list[list[int]]] = {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_names_who_it_was(game: str, language: str) -> None:
    words = Words(language, game)
    for reason in REASONS[game]:
        nobody = reason in NOBODY or (game, reason) == ("gin", "stock")
        told = end_reason(words, game, Ended(reason, -1 if nobody else 1), NAMES)
        assert ("Ben" in told) is not nobody


def played(game: str, seats: int, seed: str, told: Console, language: str = "en") -> Match:
    rules = GAMES[game].rules_type.parse(SHORT[game])
    match = Match(GAMES[game], rules, seats, Dealer(seed, ()))
    words = Words(language, game)
    players = [make_player(GAMES[game], "greedy", seat) for seat in range(seats)]
    Session(match, players, NAMES[:seats], SCREENS[game](words), words, told).run()
    return match


@pytest.mark.parametrize(("game", "seats"), [(name, seats) for name in GAMES for seats in GAMES[name].seats])
def test_parts_and_terms_add_up_and_the_terminal_tells_them(game: str, seats: int) -> None:
    for seed in ("1a" * 32, "2b" * 32):
        console = Console(file=io.StringIO(), width=200, color_system=None)
        rounds: list[Any] = []
        ending = Match._end_round

        def keep(self: Match, outcome: Any, ending: Any = ending, rounds: list[Any] = rounds) -> None:
            rounds.append(outcome)
            ending(self, outcome)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Match, "_end_round", keep)
            played(game, seats, seed, console)
        text = console.file.getvalue()  # type: ignore[attr-defined]
        assert rounds
        for outcome in rounds:
            check(outcome, seats)
            assert end_reason(Words("en", game), game, outcome, NAMES) in text
            for part, each in outcome.terms.items():
                for seat, terms in enumerate(each):
                    if terms:
                        assert with_terms(outcome.parts[part][seat], terms) in text
        assert not re.search("somebody|someone", text)


def check(outcome: Any, seats: int) -> None:
    for seat in range(seats):
        assert sum(part[seat] for part in outcome.parts.values()) == outcome.points[seat]
    for part, each in outcome.terms.items():
        assert len(each) == seats
        for seat, terms in enumerate(each):
            assert not terms or sum(terms) == outcome.parts[part][seat]
            assert len(terms) != 1
    assert -1 <= outcome.who < seats


def test_a_sum_is_written_out() -> None:
    assert with_terms(32, [13, -1, 20]) == "+32 = 13 - 1 + 20"
    assert with_terms(-4) == "-4"
    assert with_terms(0) == "0"
