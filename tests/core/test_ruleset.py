"""Rules as text and data."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.strategies import same_each_time
from tilerummy.games.investo.rules import Rules
from tilerummy.ruleset import RulesError

RULES = st.builds(
    Rules,
    referee=st.sampled_from(["gentle", "rulebook"]),
    target=st.integers(1, 500),
    hand=st.integers(3, 26),
    rack_limit=st.integers(3, 30),
    rows=st.integers(1, 8),
    height=st.integers(1, 4),
    stall_limit=st.integers(1, 1000),
    max_rounds=st.integers(0, 1000),
)


@given(RULES)
@same_each_time
def test_rules_round_trip(rules: Rules) -> None:
    """I20: as text and as data, with the same fingerprint."""
    assert Rules.parse(str(rules)) == rules
    assert Rules.make(rules.data()) == rules
    assert Rules.make(rules.data()).digest() == rules.digest()
    assert hash(Rules.parse(str(rules))) == hash(rules)


@given(RULES, RULES)
@same_each_time
def test_different_rules_have_different_fingerprints(one: Rules, two: Rules) -> None:
    """I20: equal digests mean equal rules."""
    assert (one.digest() == two.digest()) == (one == two)


@pytest.mark.parametrize("preset", sorted(Rules.presets))
def test_preset_is_read_by_its_name(preset: str) -> None:
    """I20: and may be changed by options behind it."""
    rules = Rules.parse(preset)
    assert Rules.parse(Rules.presets[preset]) == rules
    assert Rules.parse(f"{preset} stall_limit=7").stall_limit == 7


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nonsense", "no-such-preset"),
        ("target=20 strict", "no-such-option"),
        ("colour=7", "no-such-option"),
        ("=7", "no-such-option"),
        ("target=0", "bad-option"),
        ("target=99999999999999999999999", "bad-option"),
        ("target=", "bad-option"),
        ("target", "no-such-preset"),
        ("referee=Gentle", "bad-option"),
        ("hand=30", "too-many-dealt"),
    ],
)
def test_rules_that_cannot_be(text: str, code: str) -> None:
    """I20: told by code."""
    with pytest.raises(RulesError) as caught:
        Rules.parse(text)
    assert caught.value.code == code


@pytest.mark.parametrize("data", [{"target": "20"}, {"target": 0}, {"colour": 1}, {"hand": 30}, {"target": True}])
def test_data_that_are_no_rules(data: dict[str, object]) -> None:
    """I20: types, ranges, names and combinations are checked."""
    with pytest.raises(RulesError):
        Rules.make(data)


def test_rules_are_frozen() -> None:
    """I20: nobody changes them during a match."""
    with pytest.raises(AttributeError):
        Rules().target = 3  # type: ignore[misc]
