"""`tilerummy rules` prints the rulebook or one clause, and answers nonsense with a sentence."""

import pytest

from tilerummy.cli import main
from tilerummy.words import LANGUAGES


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["rules", *words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["investo", "rummy", "gin"])
def test_a_whole_book(capsys: pytest.CaptureFixture[str], game: str, language: str) -> None:
    out = said(capsys, game, "--lang", language)
    assert out.count("\n") > 150
    assert "**" not in out
    assert "[T1 T2]" in out


def test_one_rule_with_its_tiles_and_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "rummy", "R8", "--lang", "en")
    assert out.startswith("RUMMY")
    assert "12  Stars on the table  [R8]" in out
    assert " r5  *r6   r7 " in out
    assert "Our ruling:" in out
    assert "13 " not in out


def test_a_doubled_place_a_base_and_an_empty_one(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "investo", "26", "--lang", "en")
    assert "▒▒▒  k10   b5   b7  (r7)" in out
    assert "▒▒▒   r3   ·    ·  " in out


def test_the_score_sheet_has_totals(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "r14", "--lang", "nl")
    assert "Totaal    −3   +25    +2   −24" in out


def test_a_rule_is_looked_for_where_its_letter_belongs(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "R2", "--lang", "en").startswith("RUMMY")
    assert said(capsys, "gin", "R2", "--lang", "en").startswith("GIN-RUMMY")
    assert said(capsys, "g5", "--lang", "en").startswith("GIN-RUMMY")


def test_without_a_name_it_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "--lang", "de")
    assert all(f"tilerummy rules {game}" in out for game in ("investo", "rummy", "gin"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no rulebook of “chess”; there are: investo, rummy, gin."),
        (["rummy", "gin"], "There is no rulebook of “rummy gin”"),
        (["I12", "I13"], "There is no rulebook of “I12 I13”"),
        (["I99"], "There is no rule “I99” in Investo, Rummy, Gin-Rummy. Rules are named like I12."),
        (["gin", "I5"], "There is no rule “I5” in Gin-Rummy. Rules are named like G5."),
        (["rummy", "x" * 300], "There is no rule “xxxxxxxxxxxxxxxxxxx…” in Rummy."),
        (["gin", ""], "There is no rulebook of “”"),
        (["7"], "A clause number needs the name of the game"),
        (["²"], "“²”"),
        (["--lang", "xx"], "xx"),
    ],
)
def test_nonsense_gets_a_sentence(capsys: pytest.CaptureFixture[str], words: list[str], sentence: str) -> None:
    assert main(["rules", *(["--lang", "en"] if "--lang" not in words else []), *words]) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.out == ""
    assert told.err.count("\n") <= 2
