"""`tilerummy solve gin`, as a person and as a program meet it."""

import json

import pytest

from tilerummy.cli.solve import main


def test_leftover_and_discard_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gin", "--hand", "r1-4 8:bryk k5 k6 k13"]) == 0
    text = capsys.readouterr().out
    assert "Least left over: 24 points (k5 k6 k13), with r1-4, 8:bryk" in text
    assert "Best discard: k13, which leaves 11" in text
    assert "No way to go out now." in text
    assert "\x1b" not in text


def test_ways_to_go_out_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gin", "--hand", "r1-4 8:bry k5-7"]) == 0
    text = capsys.readouterr().out
    assert "petit gin" in text
    assert "r2-4 k5-7 8:bry" in text


def test_tiles_that_help_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gin", "--hand", "r1-3 5:bry k6 k7 b12 b13"]) == 0
    text = capsys.readouterr().out
    assert "k8 (12)" in text
    assert "merely replace a dearer one" in text


def test_lay_down_against_lying_combinations(capsys: pytest.CaptureFixture[str]) -> None:
    """G7"""
    assert main(["gin", "--hand", "r8 r4 k8 k4 b10-12 b1 y13 y12", "--melds", "r5-7 8:bry k1-3"]) == 0
    wanted = "Best lay-down: b10-12; added: r5-7+r4+r8, 8:bry+k8, k1-3+k4; left over: 26"
    assert wanted in capsys.readouterr().out


def test_json_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gin", "--hand", "r1-4 8:bryk k5-7", "--melds", "k2-4", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["leftover"] == 0
    assert report["ways"][0]["way"] == "grand-gin"
    assert report["discard"]["leftover"] == 0
    assert report["lay_down"]["leftover"] == 0


def test_rules_change_what_counts(capsys: pytest.CaptureFixture[str]) -> None:
    hand = "r1-3 8:bry k5-7 k13 k12"
    assert main(["gin", "--hand", hand, "--rules", "standard-52", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["leftover"] == 20
    assert [way["discard"] for way in report["ways"]] == ["k12", "k13"]
    assert main(["gin", "--hand", "r1-4 8:bry k5-7 k13", "--rules", "standard-52", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ways"][0]["way"] == "petit-gin"


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (["--hand", "q5"], "q5"),
        (["--hand", "r14"], "r14"),
        (["--hand", "r7-5"], "r7-5"),
        (["--hand", "r1-13"], "r1-13"),
        (["--hand", ""], "“”"),
        (["--hand", "r5 r5 r5"], "r5"),
        (["--hand", "r5 r5", "--melds", "r5-7"], "r5"),
        (["--hand", "r1 *"], "r1 *"),
        (["--hand", "r1", "--melds", "[r5 * r7]"], "Stars"),
        (["--hand", "r1", "--melds", "r5-6"], "[r5 r6]"),
        (["--hand", "r1", "--melds", "[r5 r6"], "[r5 r6"),
        (["--hand", "r1", "--rules", "poker"], "poker"),
        (["--hand", "r1", "--rules", "limit=0"], "limit"),
        (["--hand", "r1", "--rules", "speed=1"], "speed"),
        (["--hand", "[bold]"], "“[”"),
        (["--hand", "r1", "--fast"], "--fast"),
        ([], "--hand"),
    ],
)
def test_bad_input_is_one_sentence_that_quotes_it(
    arguments: list[str], quoted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["gin", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert quoted in captured.err
    assert captured.err.count("\n") == 1


def test_help_exits_cleanly(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["gin", "--help"])
    assert stop.value.code == 0
    assert "--hand" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["fr", "nl", "de"])
def test_other_languages(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gin", "--lang", language, "--hand", "r1-4 8:bryk k5 k6 k13", "--melds", "k2-4"]) == 0
    assert "Least" not in capsys.readouterr().out


@pytest.mark.parametrize(("hand", "tile"), [("r1-10", "r11"), ("b1-5 y1-5", "b6")])
def test_tiles_for_a_grand_gin_are_told(hand: str, tile: str, capsys: pytest.CaptureFixture[str]) -> None:
    """G5: nothing is left over, and still a tile helps."""
    assert main(["gin", "--hand", hand, "--json"]) == 0
    assert tile in json.loads(capsys.readouterr().out)["entering"]


def test_single_deck_has_one_of_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gin", "--hand", "r5 r5 r6", "--rules", "standard-52"]) == 2
    assert "r5" in capsys.readouterr().err
