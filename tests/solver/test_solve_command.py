"""`tilerummy solve`: a picture, data, and one sentence for what cannot be."""

import json
from typing import get_args

import msgspec
import pytest

from tilerummy.cli.solve import main
from tilerummy.games.rummy.rules import Rules, Stars
from tilerummy.games.rummy.solving import Objective, Question
from tilerummy.games.rummy.state import meld_rules
from tilerummy.melds import MeldRules
from tilerummy.solver.constraints import STAR_MODES
from tilerummy.solver.solver import OBJECTIVES


def test_play_is_shown_with_a_letter_for_every_colour(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--table", "r5-7 8:rky", "--rack", "r8 k8 *"]) == 0
    shown = capsys.readouterr().out
    assert "Laid: r8 k8 * (3 tiles, 41 points)" in shown
    assert "The rack is empty." in shown
    assert "1. Lay [r8 *y8 k8] from the rack." in shown


def test_steps_tell_how_a_star_is_released(capsys: pytest.CaptureFixture[str]) -> None:
    """R8"""
    assert main(["--table", "[r3 *r4 r5]", "--rack", "r4 b8 k8"]) == 0
    shown = capsys.readouterr().out
    assert "Split [r3 *r4 r5] into [r3 r5] and [*r4]." in shown
    assert "Add r4 from the rack to [r3 r5]: r3-5." in shown


def test_data_can_be_read_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--table", "r5-7", "--rack", "r8 r4 k1", "--more", "2", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["play"]["table"] == "r4-8"
    assert data["play"]["left"] == "k1"
    assert data["proven"] is True
    assert data["playable"] == ["r4", "r8"]
    assert [play["laid"] for play in data["more"]] == ["r8", "r4"] or [p["laid"] for p in data["more"]] == ["r4", "r8"]


def test_opening_and_emptying(capsys: pytest.CaptureFixture[str]) -> None:
    """R5, R10"""
    assert main(["--rack", "r1-3 k1", "--opening", "30"]) == 0
    assert "No opening of 30 points or more." in capsys.readouterr().out
    assert main(["--rack", "r1-3 k1", "--objective", "empty"]) == 0
    assert "cannot be emptied" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (["--table", "r5-7 r5-7", "--rack", "r6"], "r6"),
        (["--table", "r5-6 8:rky", "--rack", "r7"], "[r5 r6]"),
        (["--rack", "q7"], "q7"),
        (["--rack", "r77"], "r77"),
        (["--rack", "r7-5"], "r7-5"),
        (["--rack", "*r7"], "*r7"),
        (["--table", "[r5 r6", "--rack", "r7"], "[r5 r6"),
        (["--table", "[r5 * *]", "--rack", "r7"], "[r5 * *]"),
        (["--table", "r13 r1", "--rack", "r7"], "[r13]"),
        (["--table", "12:rk*", "--rack", "r7"], "*"),
        (["--table", "[r5 k6 r7]", "--rack", "*"], "[r5 k6 r7]"),
        (["--rack", "* *", "--table", "[r5 * r7]"], "*"),
        (["--rack", "*", "--stars", "none"], "*"),
        (["--rack", "r5", "--opening", "many"], "many"),
        (["--rack", "r5", "--objective", "glory"], "glory"),
        (["--rack", "r5", "--only-series", "--only-sequences"], "--only-s"),
        (["--rack", "r5", "--bogus"], "--bogus"),
        ([], "--rack"),
    ],
)
def test_what_cannot_be_gets_one_sentence(
    arguments: list[str], quoted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert quoted in shown.err
    assert shown.err.count("\n") == 1


def test_what_may_be_asked_for_is_what_the_solver_and_the_rules_know() -> None:
    """R8, R9, R13: one spelling of each option, from the rules to the command."""
    assert get_args(Stars) == STAR_MODES
    assert get_args(Objective) == (*OBJECTIVES, "empty")
    asked = {field.name: field.type for field in msgspec.structs.fields(Question)}
    ruled = {field.name: field.type for field in msgspec.structs.fields(Rules)}
    for name in ("stars", "ace", "mixed", "combinations"):
        assert asked[name] == ruled[name]
    assert values(meld_rules(Question("r5"))) == values(meld_rules(Rules()))
    assert values(meld_rules(Question("r5", ace="both"))) == values(meld_rules(Rules(ace="both")))


def values(rules: MeldRules) -> tuple[bool, ...]:
    return rules.runs, rules.series, rules.ace_high, rules.mixed, rules.stars
