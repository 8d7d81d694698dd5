"""Bots are called at the terminal as on the page: while playing, in a replay and in a review."""

from pathlib import Path

import pytest

from tests.records.test_record import write_match
from tests.terminal.test_session import interrupted
from tilerummy.cli import main
from tilerummy.cli.names import record_names, seat_names
from tilerummy.games import GAMES
from tilerummy.words import LANGUAGES, Words

EN = Words("en")


def test_everybody_has_a_name_of_their_own() -> None:
    assert seat_names(["person", "hard"], EN) == ["You", "Tilda"]
    assert seat_names(["person", "person", "greedy", "medium"], EN) == ["You 1", "You 2", "Kira", "Otis"]
    assert seat_names(["greedy"] * 4, EN) == ["Kira", "Leo", "Noor", "Kira 4"]  # as names.ts counts on


def test_bots_of_a_record_are_known_by_their_level() -> None:
    """Written by `tilerummy play`, and by the server; people keep the name they gave."""
    gin = GAMES["gin"]
    assert record_names(["person", "greedy 2", "greedy 3"], gin, EN) == ["person", "Kira", "Leo"]
    assert record_names(["Ann", "greedy", "expert", "expert"], gin, EN) == ["Ann", "Kira", "Renzo", "Uma"]
    assert record_names(["greedy of Ann", "hard\x1b[2J"], gin, EN) == ["greedy of Ann", "hard�[2J"]


@pytest.mark.parametrize("command", [["replay", "--moves"], ["review", "--level", "hard", "--seat", "2"]])
def test_a_record_is_told_with_their_names(
    tmp_path: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.jsonl"
    write_match(path, rules="short target=5")
    assert main([command[0], str(path), *command[1:], "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Leo" in told
    assert "greedy" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_is_said_before_the_first_move(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", "rummy", "--seats", "person", "greedy", "greedy", "--lang", language]) == 0
    words = Words(language)
    told = " ".join(capsys.readouterr().out.split())
    says = f" (greedy){words('page-colon')}{words('character-temper', level='greedy')}"
    for name in ("Kira", "Leo"):
        assert " ".join((name + says).split()) in told
