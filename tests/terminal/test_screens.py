"""Every game can be played to its end by typing, in every language, with several people at one screen."""

import io
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from tests.games.carrying import carry_out
from tilerummy.analysis.advice import analyse
from tilerummy.bots.player import Player, make_player
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.games.rummy.actions import arrange
from tilerummy.games.rummy.plays import best_play
from tilerummy.games.rummy.screen import RummyScreen
from tilerummy.luck import RandomLuck, Rng
from tilerummy.match import Match
from tilerummy.melds import meld_points
from tilerummy.terminal.screens import SCREENS
from tilerummy.terminal.session import Session, advice_lines
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


NONSENSE = ["?", "hint", "lay", "score", "log", "rules", "undo", "+ r1", "- r1", "A r1-3", "D b9", "E *", "x", "L", "K"]
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


def rummy_state(rules: str, text: str) -> Any:
    game = GAMES["rummy"]
    return game.parse_state(text, game.rules_type.parse(rules))


def turn(table: str, rack: str, plays: int) -> str:
    """Seat 0 to choose, with a stock."""
    sides = f"rack {rack} | gave | lost 0 | plays {plays} | rack k1 k3 | gave | lost 0 | plays 1"
    return f"choose 0 start 0 idle 0 passes 0 stocked | table {table} | discards | {sides}"


def drafted(rules: str, text: str, *lines: str) -> RummyScreen:
    screen = RummyScreen(Words("en"))
    seen = GAMES["rummy"].view(rummy_state(rules, text), 0)
    for line in lines:
        if line == "undo":
            screen.undo()
        else:
            screen.read(line, seen)
    return screen


def test_tiles_after_an_undone_table_are_laid() -> None:
    """A table typed by hand, taken back, then tiles: the draft begins anew."""
    text = turn("8:rky", "r5 r6 r7 b1", 1)
    screen = drafted("", text, "A 8:rky r5-7", "undo", "r5 r6 r7")
    assert sorted(str(screen.draft.confirmed("ok")).split()) == ["8:ryk", "r5-7"]


@pytest.mark.parametrize(
    ("rules", "rack", "points"),
    [("", "r9 * *", 30), ("ace=both", "r12 r13 *", 36)],
)
def test_draft_of_an_opening_is_worth_as_much_as_it_can_be(rules: str, rack: str, points: int) -> None:
    """R5: Stars stand for what is worth most."""
    text = turn("", f"{rack} b1", 0)
    screen = drafted(rules, text, f"+ {rack}")
    (meld,) = screen.draft.confirmed("ok").melds
    assert meld_points(meld.codes) == points


def test_tile_that_does_not_fit_leaves_the_others_laid() -> None:
    text = turn("8:rky", "r5 r6 r7 k9", 1)
    screen = drafted("", text, "r5 r6 r7 k9")
    assert sorted(str(screen.draft.confirmed("ok")).split(" ")) == sorted("r5-7 8:ryk [k9]".split(" "))


def test_declared_stars_can_be_laid_beside_the_table() -> None:
    text = turn("8:rky", "r5 r7 * k9", 1)
    screen = drafted("", text, "[r5 *r6 r7]")
    assert str(screen.draft.confirmed("ok")) == "8:ryk [r5 *r6 r7]"


@pytest.mark.parametrize("rules", ["", "draw-discard", "classic", "family", "hard", "turn=draw-discard stars=free"])
def test_hint_is_always_accepted(rules: str) -> None:
    game = GAMES["rummy"]
    made = game.rules_type.parse(rules)
    rng = Rng(9)
    hinted = 0
    for _ in range(3):
        state = game.deal(made, 2, None, RandomLuck(rng))
        while (seat := game.turn(state)) is not None and hinted < 40:
            if game.may_play(state):
                play = best_play(state)
                if play is not None:
                    hinted += 1
                    assert game.check(state, seat, arrange(play.table)) is None
            carry_out(game, state, game.bots()["random"](state, rng), RandomLuck(rng))
    assert hinted > 0


def test_hint_never_names_a_tile_that_may_not_be_discarded() -> None:
    """G3, option retake=false: the tile just taken stays."""
    game = GAMES["gin"]
    rules = game.rules_type.parse("standard-52")
    other = "rack b5 b9 r8 r11 y1 y3 y11 y13 k5 k7 | known"
    head = "discard 0 dealer 1 turns 3 passes 0 | out | discard | taken k13 | gone | lying"
    text = f"{head} | rack r1-4 b2 b4 y6 y8 k9 k1 k13 | known k13 | {other}"
    state = game.parse_state(text, rules)
    seen = game.view(state, 0)
    screen = SCREENS["gin"](Words("en", "gin"))
    helped = screen.explain(seen, game.options(state), lambda action: game.check(state, 0, action))
    assert any(line.startswith("  K ") for line in helped)  # why nobody goes out, with a tile that may be discarded
    assert "D k13" not in " ".join(advice_lines(game, seen, Words("en", "gin")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_the_analysis_says(language: str) -> None:
    """In its order, with its numbers; what cannot be told apart is marked."""
    game = GAMES["investo"]
    seen = game.view(game.deal(game.rules_type.parse(""), 2, None, RandomLuck(Rng(4))), 0)
    while len(analyse(game, seen).moves) == 1:
        state = game.determinize(seen, Rng(1))
        carry_out(game, state, game.bots()["greedy"](state, Rng(1)), RandomLuck(Rng(2)))
        seen = game.view(state, game.turn(state))
    found, lines = analyse(game, seen), advice_lines(game, seen, Words(language, "investo"))
    for each, line in zip(found.moves, lines[1:], strict=False):
        assert line.startswith("  =" if each.equal else "  ")
        assert each.action in line
    assert not any("expect-" in line or "reason-" in line for line in lines)
