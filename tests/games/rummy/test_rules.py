"""Options, presets, and combinations that cannot work."""

import pytest

from tilerummy.games.rummy.rules import Rules
from tilerummy.ruleset import RulesError


def test_defaults_are_as_printed() -> None:
    """R3, R5, R6, R8, R9, R14."""
    rules = Rules()
    assert (rules.turn, rules.stars, rules.opening, rules.ace, rules.hand) == ("exchange", "exchange", 30, "low", 14)
    assert (rules.combinations, rules.mixed, rules.rounds, rules.target) == ("both", False, 4, 0)
    assert Rules.parse("standard") == rules


@pytest.mark.parametrize("preset", list(Rules.presets))
def test_presets_round_trip(preset: str) -> None:
    rules = Rules.parse(preset)
    assert Rules.parse(str(rules)) == rules
    assert Rules.make(rules.data()) == rules


def test_five_presets_in_plain_names() -> None:
    """R13."""
    assert list(Rules.presets) == ["standard", "family", "hard", "draw-discard", "classic"]
    assert (Rules.parse("classic").turn, Rules.parse("classic").stars) == ("draw", "free")
    assert Rules.parse("hard").stars == "none"
    assert Rules.parse("family").opening == 0


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("combinations=series mixed=true", "mixed-needs-sequences"),
        ("combinations=series ace=both", "ace-needs-sequences"),
        ("stall_limit=0", "stall-limit-needed"),
        ("turn=exchange stall_limit=0", "stall-limit-needed"),
        ("opening=101", "bad-option"),
        ("opening=-1", "bad-option"),
        ("hand=26", "bad-option"),
        ("rounds=0", "bad-option"),
        ("turn=both", "bad-option"),
        ("jokers=2", "no-such-option"),
        ("easy", "no-such-preset"),
    ],
)
def test_rules_that_cannot_be_are_refused(text: str, code: str) -> None:
    """R12, R13."""
    with pytest.raises(RulesError) as caught:
        Rules.parse(text)
    assert caught.value.code == code


def test_stall_limit_can_be_off_where_the_stock_shrinks() -> None:
    """R12."""
    assert Rules.parse("turn=draw stall_limit=0").stall_limit == 0
    assert Rules.parse("turn=draw-discard stall_limit=0").stall_limit == 0


@pytest.mark.parametrize(
    ("text", "params"),
    [
        ("combinations=series mixed=true", {"mixed": "true", "combinations": "series"}),
        ("combinations=series ace=both", {"ace": "both", "combinations": "series"}),
        ("stall_limit=0", {"turn": "exchange", "stall_limit": 0, "option": "stall_limit"}),
    ],
)
def test_the_refusal_of_options_has_its_parameters(text: str, params: dict[str, str | int]) -> None:
    """R12, R13"""
    with pytest.raises(RulesError) as caught:
        Rules.parse(text)
    assert caught.value.params == params


@pytest.mark.parametrize(("seconds", "timer"), [(0, 0), (30, 30), (3600, 3600), (3601, 3600), (14 * 86400, 3600)])
def test_rules_for_timed_turns(seconds: int, timer: int) -> None:
    """R4: as long as the rules know; the rest stays."""
    rules = Rules.parse("family")
    timed = rules.timed(seconds)
    assert timed.timer == timer
    assert timed.data() == {**rules.data(), "timer": timer}
