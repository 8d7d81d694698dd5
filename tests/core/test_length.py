"""How long a match is said to be agrees with what was measured."""

import json
from pathlib import Path
from typing import Any

import pytest

from tilerummy.games import GAMES

EVIDENCE = json.loads((Path(__file__).parents[2] / "docs/evidence/match-length.json").read_text(encoding="ascii"))


@pytest.mark.parametrize("case", EVIDENCE["cases"], ids=lambda case: f"{case['game']}-{case['seats']}-{case['rules']}")
def test_turns_are_about_as_many_as_bots_needed(case: dict[str, Any]) -> None:
    game = GAMES[case["game"]]
    found = game.length(game.rules_type.parse(case["rules"]), case["seats"])
    assert found.turns == pytest.approx(case["turns"], rel=0.25)


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_has_a_length(game: str) -> None:
    playing = GAMES[game]
    for seats in playing.seats:
        for preset in playing.rules_type.presets:
            assert 5 < playing.length(playing.rules_type.parse(preset), seats).turns < 1000


def test_a_match_ends_after_the_rounds_that_limit_it() -> None:
    investo, rummy = GAMES["investo"], GAMES["rummy"]
    assert investo.length(investo.rules_type.parse("target=500 max_rounds=1"), 2).turns == 40
    assert rummy.length(rummy.rules_type.parse("rounds=1 target=10000"), 2).turns == 39
