"""R4: that the sand-timer has run out is said by a clock. A player, a person or a program, cannot pass that way."""

import io
import json
import sys
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.arena.contests import contest, played
from tilerummy.arena.summary import summarise
from tilerummy.bots.play_out import IllegalAction, play_out
from tilerummy.bots.player import make_player
from tilerummy.cli import main
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.match import Match
from tilerummy.records.record import Recorder
from tilerummy.refusal import Refusal
from tilerummy.terminal.screens import SCREENS
from tilerummy.terminal.session import Quit, Session
from tilerummy.words import LANGUAGES, Words

GAME = GAMES["rummy"]
OUT = GAME.parse_action("O")
SAYS_SO = Refusal("clock-only", "R4")


def begun(rules: str = "timer=60") -> Match:
    match = Match(GAME, GAME.rules_type.parse(rules), 2, Dealer(seed_of("clock")))
    match.deal()
    return match


class Sleeper:
    """A player who lets the time run out instead of deciding."""

    def decide(self, seen: Any, options: Sequence[Any], budget: float) -> Any:
        return OUT


def test_a_player_may_not_say_it_and_a_clock_may() -> None:
    match = begun()
    seat = match.turn
    assert seat is not None
    before, events = GAME.show_state(match.state), list(match.events)
    assert match.check(seat, OUT) == SAYS_SO
    assert match.act(seat, OUT) == SAYS_SO
    assert (GAME.show_state(match.state), match.events) == (before, events)
    assert match.check(seat, OUT, by_clock=True) is None
    assert match.act(seat, OUT, by_clock=True) is None
    assert match.turn == 1 - seat


def test_a_clock_is_bound_by_the_rules_too() -> None:
    match = begun()
    assert match.turn is not None
    refused = match.act(1 - match.turn, OUT, by_clock=True)
    assert refused is not None
    assert refused.code == "not-your-turn"
    match = begun("timer=0")
    assert match.turn is not None
    assert match.act(match.turn, OUT, by_clock=True) == Refusal("no-timer", "R4")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.name))
def test_what_only_a_clock_may_do_is_never_offered(game: Any) -> None:
    match = Match(game, game.rules_type(), 2, Dealer(seed_of("offered")))

    def look() -> None:
        if match.turn is not None:
            assert not {str(action) for action in game.options(match.state)} & set(game.clock_only)

    play_out(match, [make_player(game, "random", seat) for seat in (0, 1)], look)


def test_a_player_who_says_it_ends_a_match_without_a_screen() -> None:
    with pytest.raises(IllegalAction, match="clock-only"):
        play_out(begun(), [Sleeper(), Sleeper()])


def test_a_program_that_says_it_forfeits(tmp_path: Path) -> None:
    path = tmp_path / "sleeper.py"
    answers = {"tilerummy": "bot sleeper", "new": "ready", "go": "do O"}
    path.write_text(
        textwrap.dedent(f"""
            import sys
            for line in sys.stdin:
                answer = {answers!r}.get(line.split()[0])
                if answer:
                    print(answer, flush=True)
        """),
        encoding="utf-8",
    )
    asked = contest(f"cmd:{sys.executable} {path}", "greedy", game="rummy", rules="timer=60", games=2)
    faults = summarise(played(asked)).faults
    assert {(fault.reason, fault.detail) for fault in faults} == {("illegal", "O: clock-only")}
    assert len(faults) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_at_the_terminal_is_told_why_not(language: str) -> None:
    out, words = io.StringIO(), Words(language, "rummy")
    lines = iter(["", "O", "quit"])
    match = Match(GAME, GAME.rules_type.parse("timer=60"), 2, Dealer(seed_of("clock")))
    console = Console(file=out, width=200, highlight=False)
    screen = SCREENS["rummy"](words)
    session = Session(match, [None, None], ["Anna", "Bert"], screen, words, console, None, given(lines))
    with pytest.raises(Quit):
        session.run()
    assert words.explain(SAYS_SO) in out.getvalue()
    assert len(match.events) == 1


def given(lines: Any) -> Callable[[str], str]:
    def answer(prompt: str) -> str:
        line: str = next(lines)
        return line

    return answer


def test_a_record_with_a_move_of_the_clock_verifies(tmp_path: Path) -> None:
    match = begun()
    path = tmp_path / "match"
    recorder = Recorder.create(path, match, ["person", "person"])
    for _ in range(3):
        assert match.turn is not None
        assert match.act(match.turn, OUT, by_clock=True) is None
    recorder.update()
    recorder.close()
    assert [json.loads(line).get("do") for line in path.read_text().splitlines()].count("O") == 3
    assert main(["verify", str(path)]) == 0
