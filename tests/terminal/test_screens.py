"""Every game can be played to its end by typing, in every language, with several people at one screen."""

import io
from collections.abc import Callable

import pytest
from rich.console import Console

from tilerummy.bots.player import Player, make_player
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.luck import Rng
from tilerummy.match import Match
from tilerummy.terminal.screens import SCREENS
from tilerummy.terminal.session import Session
from tilerummy.words import LANGUAGES, Words

CASES = [
    ("rummy", "rounds=1", 2),
    ("rummy", "draw-discard rounds=1", 3),
    ("rummy", "classic rounds=1", 4),
    ("rummy", "family rounds=1", 2),
    ("gin", "short", 2),
    ("gin", "rounds=1", 3),
    ("gin", "standard-52 target=20", 2),
]


def session(game_name: str, rules: str, seats: int, language: str) -> tuple[Session, io.StringIO]:
    """Seat 0 is a person, the others are bots; with Dutch all are people."""
    game = GAMES[game_name]
    out = io.StringIO()
    words = Words(language)
    match = Match(game, game.rules_type.parse(rules), seats, Dealer(seed_of(rules)))
    people = range(seats) if language == "nl" else range(1)
    bots: list[Player | None] = [None if seat in people else make_player(game, "greedy", 1) for seat in range(seats)]
    names = [f"P{seat}" for seat in range(seats)]
    console = Console(file=out, width=100, highlight=False)
    return Session(match, bots, names, SCREENS[game_name](words), words, console, None, lambda prompt: ""), out


def autopilot(game: Session, extra: list[str]) -> Callable[[str], str]:
    """Types what the greedy bot would do; now and then a command or nonsense first."""
    player = make_player(game.match.game, "greedy", 3)
    rng = Rng(5)

    def ask(prompt: str) -> str:
        seat = game.match.turn
        if seat is None or "(?)" not in prompt:
            return ""
        if rng.below(4) == 0:
            return extra[rng.below(len(extra))]
        action = str(player.decide(game.match.view(seat), game.match.game.options(game.match.state), 0))
        if not action.startswith("A"):
            return action
        return "ok" if getattr(game.screen, "draft", None) else action

    return ask


NONSENSE = ["?", "hint", "score", "log", "rules", "undo", "+ r1", "- r1", "A r1-3", "D b9", "E *", "x", "L", "K"]
NONSENSE += ["[/b]", "{0}", "k" * 4000, "\x1b[2J"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "rules", "seats"), CASES)
def test_whole_match_can_be_played_by_typing(game: str, rules: str, seats: int, language: str) -> None:
    sitting, out = session(game, rules, seats, language)
    sitting.ask = autopilot(sitting, NONSENSE)
    sitting.run()
    assert sitting.match.winners is not None
    assert Words(language)("sheet-total") in out.getvalue()
    assert "Traceback" not in out.getvalue()
