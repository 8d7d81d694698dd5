"""A question to Rummy's solver means what Rummy's rules say: options, defaults and bounds stand once."""

import argparse

import msgspec
import pytest

from tilerummy.games.rummy import solve_command
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.solving import SOLVING, Question
from tilerummy.ruleset import options_of

SHARED = {"stars", "ace", "mixed", "combinations"}


def test_an_option_that_nobody_names_is_the_rules_default() -> None:
    asked, rules = Question("r5"), Rules()
    assert {name: getattr(asked, name) for name in SHARED} == {name: getattr(rules, name) for name in SHARED}
    parser = argparse.ArgumentParser()
    solve_command.add_options(parser)
    assert solve_command.question_of(parser.parse_args(["--rack", "r5"])) == asked


def test_an_opening_is_bounded_as_in_the_rules() -> None:
    """R5"""
    most = next(option.most for option in options_of(Rules) if option.name == "opening")
    assert most is not None
    msgspec.convert({"rack": "r5", "opening": most}, Question)
    for wrong in (-1, most + 1):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"rack": "r5", "opening": wrong}, Question)


def test_the_server_still_takes_what_it_took() -> None:
    """No rules ask for so much, so there is no such opening: a client that asks is told so."""
    asked = msgspec.convert({"game": "rummy", "rack": "r11-13", "opening": 101}, SOLVING.request)
    assert SOLVING.solve(asked, 1000)["play"] is None


def test_the_command_bounds_an_opening_as_the_rules_do(capsys: pytest.CaptureFixture[str]) -> None:
    """R5"""
    parser = argparse.ArgumentParser()
    solve_command.add_options(parser)
    assert parser.parse_args(["--rack", "r5", "--opening", "100"]).opening == 100
    with pytest.raises(SystemExit):
        parser.parse_args(["--rack", "r5", "--opening", "101"])
    assert "101" in capsys.readouterr().err
