"""Refusals as values, and errors that quote the input."""

from hypothesis import given
from hypothesis import strategies as st

from tests.core.strategies import same_each_time
from tilerummy.refusal import NotationError, Refusal, shorten

PARAMS = st.dictionaries(st.text(max_size=8), st.one_of(st.text(max_size=8), st.integers()), max_size=4)


@given(st.text(max_size=10), st.text(max_size=4), PARAMS)
@same_each_time
def test_refusals_round_trip(code: str, rule: str, params: dict[str, str | int]) -> None:
    """I12: parse(str(x)) == x; equal ones hash alike."""
    refusal = Refusal(code, rule, params)
    read = Refusal.parse(str(refusal))
    assert read == refusal
    assert hash(read) == hash(refusal)
    assert (read.code, read.rule, read.params) == (code, rule, params)


def test_refusals_differ_in_code_rule_or_params() -> None:
    """I12: each of them counts."""
    base = Refusal("gap", "I11", {"tile": "r7"})
    others = [Refusal("gaps", "I11", {"tile": "r7"}), Refusal("gap", "I12", {"tile": "r7"}), Refusal("gap", "I11")]
    assert all(other != base for other in others)
    assert base != "gap"


def test_notation_error_quotes_the_input() -> None:
    """T2: code, input, place counted from 1, and details."""
    error = NotationError("unknown-colour", "r5 x1", 3, {"tile": "x1"})
    assert str(error) == "unknown-colour at position 4 of 'r5 x1', tile 'x1'"


@given(st.text(max_size=200))
@same_each_time
def test_quoted_input_is_short(text: str) -> None:
    """T2: never a screenful."""
    assert len(shorten(text)) <= 60
    assert len(text) > 60 or shorten(text) == text
