"""`tilerummy score` and `tilerummy referee`: counted and judged as on the page; nonsense gets a sentence."""

import json
from pathlib import Path

import pytest

from tilerummy.cli import main
from tilerummy.words import LANGUAGES

SAMPLE = """\
# the rulebook's sample
game rummy
players Ann Ben Cleo Dan
-10 −5 +23 -8
-3 18 -9 -6
out Ben | Ann b12 | Cleo y2 | Dan r3 r4
out Ann | Ben k9 | Cleo y10 | Dan b1-2
"""


def test_the_sample_of_the_rulebook(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R14"""
    path = tmp_path / "sheet.txt"
    path.write_text(SAMPLE, encoding="utf-8")
    assert main(["score", str(path), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "−3" in shown
    assert "Winner: Ben." in shown
    assert main(["score", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["totals"] == [-3, 25, 2, -24]


@pytest.mark.parametrize(
    ("lines", "totals"),
    [
        (["game gin", "players A B", "out A eight-nine | A b9 | B b2", "void"], [20, 37]),
        (["game investo", "players A B", "A took 4 3 | B took 2 rack r5-7 k8 reserve b1"], [8, -2]),
        (["game investo", "players A B", "A rack 10 reserve 2 | B rack 3"], [-10, -1]),
        (["game rummy", "players A B", "out A single | B *", "blocked | A k8 | B k1"], [42, -51]),
    ],
)
def test_lines_of_every_game(lines: list[str], totals: list[int], capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [f"--line={line}" for line in lines]
    assert main(["score", "--json", *arguments]) == 0
    assert json.loads(capsys.readouterr().out)["totals"] == totals


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "lines",
    [
        [],
        ["-10 -5"],
        ["game chess", "players A B"],
        ["game rummy", "players A"],
        ["game rummy", "players A B", "-10"],
        ["game rummy", "players A B", "out C | A k8"],
        ["game rummy", "players A B", "out A | A k8 | B k8"],
        ["game rummy", "players A B", "out A | B g8"],
        ["game rummy", "players A B", "hello"],
        ["game rummy", "players A B", "99999999 1"],
        ["game rummy", "players A B", "9999999 1"],
        ["game rummy", "rules loud", "players A B"],
        ["game rummy", "players " + "A" * 50 + " B"],
        ["game rummy", "players A A"],
        ["game rummy", "players A B", "out A | B r5 | B r6"],
        ["game rummy", "players A B", "out A | out B | B r6"],
        ["game rummy", "players A B", "blocked | out A | B r6"],
        ["game investo", "players A B", "A took x | B"],
        ["game gin", "players A B", "out A | B k8"],
    ],
)
def test_nonsense_gets_a_sentence(lines: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "--lang", language, *[f"--line={line}" for line in lines]]) == 2
    told = capsys.readouterr().err
    assert told.strip().count("\n") == 0
    assert "Traceback" not in told


def test_names_are_shown_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ["game rummy", "players Ann[/] [bold]Ben", "1 -1"]
    assert main(["score", *[f"--line={line}" for line in lines]]) == 0
    told = capsys.readouterr().out
    assert "Ann[/]" in told
    assert "[bold]Ben" in told


def test_a_fault_names_line_and_player(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ["game rummy", "players Ann Ben", "out Ann | Ann k8 | Ben k9"]
    assert main(["score", "--lang", "en", *[f"--line={line}" for line in lines]]) == 2
    told = capsys.readouterr().err
    assert told.startswith("Line 3: ")
    assert "Ann" in told


def test_no_such_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "/nowhere/at/all"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "status", "expected"),
    [
        (["rummy", "--table", "r5-7", "--rack", "r8 k1", "--opened", "A r5-8"], 0, "r8"),
        (["rummy", "--table", "r5-7", "--rack", "r8 k1", "A r5-8"], 1, "[R5]"),
        (["rummy", "--melds", "[b12 b13 b1]"], 1, "[R9]"),
        (["rummy", "--table", "R5,R6,R7", "--rack", "R8; K1", "--opened", "A R5-8"], 0, "r8"),
        (["gin", "--rack", "R1-3 b5-7 9:BRK y4", "K"], 0, "4 points"),
        (["gin", "--rack", "r1-3 b5-7 9:brk y4", "K"], 0, "4 points"),
        (["gin", "--rack", "r1-3 b5-7 9:brk k13", "K"], 1, "[G5]"),
        (["investo", "--pot", "k10 b5 r7<b7 / . / . / .", "--rack", "k11 k12", "T1", "A k10-12"], 0, "3 points"),
        (["investo", "--pot", "k10 b5 r7<b7 / . / . / .", "--rack", "r5 r6", "T1", "A r5-7"], 1, "[I6]"),
    ],
)
def test_the_referee_right_and_wrong(
    arguments: list[str], status: int, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["referee", "--lang", "en", *arguments]) == status
    assert expected in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["rummy"],
        ["rummy", "hello"],
        ["rummy", "--table", "r5-6", "A r5-7"],
        ["gin", "--rack", "r5", "K"],
        ["gin", "--rack", "r5" * 600, "K"],
        ["investo", "--base", "q", "--pot", "r5 r6 r7 / . / . / .", "T1", "A r5-7"],
        ["investo", "--base", "r5", "--pot", "r5<b5 r6 r7 / r5 / . / .", "T1", "A r5-7"],
        ["rummy", "--rules", "stars=loud", "A r5-7"],
        ["chess", "A r5-7"],
    ],
)
def test_the_referee_says_what_it_cannot_judge(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_no_prompt_at_which_a_question_mark_could_be_typed(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["referee", "rummy", "--lang", language, "Z"]) == 2
    told = capsys.readouterr().err
    assert "Z" in told
    assert "--help" in told
    assert "?" not in told
