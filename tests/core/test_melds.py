"""Melds in notation, and why something is not a run."""

import pytest
from hypothesis import given

from tests.core.strategies import MELDS, RUNS, same_each_time
from tilerummy.melds import DECLARED, Meld, parse_melds, run_fault
from tilerummy.refusal import NotationError
from tilerummy.tiles import parse_tile
from tilerummy.words import Words

WORDS = Words("en")


@given(MELDS)
@same_each_time
def test_melds_round_trip(meld: Meld) -> None:
    """T2: parse(str(x)) == x, valid or not, order and declared Stars kept."""
    assert Meld.parse(str(meld)) == meld
    assert hash(Meld.parse(str(meld))) == hash(meld)


@pytest.mark.parametrize(
    "text", ["r5-7", "k1-13", "8:rky", "8:bryk", "[r5 *r6 r7]", "[* r6 r7]", "[r7 r5 r6]", "[r5 r6]", "[r5]", "[8:r]"]
)
def test_shortest_form_is_written(text: str) -> None:
    """T2: runs and groups are abbreviated, all else stands in brackets."""
    if text == "[8:r]":
        with pytest.raises(NotationError):
            Meld.parse(text)
    else:
        assert str(Meld.parse(text)) == text


def test_long_form_is_read_too() -> None:
    """T2: tile by tile in brackets."""
    assert Meld.parse("[r5 r6 r7]") == Meld.parse("r5-7")
    assert Meld.parse("[r8 k8 y8]") == Meld.parse("8:rky")
    assert Meld.parse("r5-6") == Meld.parse("[r5 r6]")


def test_declared_star() -> None:
    """T2: *r7 is a Star standing for red 7."""
    assert Meld.parse("[*r7 r8 *]").codes == (DECLARED + parse_tile("r7"), parse_tile("r8"), 52)


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("[r5 r6", "bracket", 0),
        ("r1-3 [r5", "bracket", 5),
        ("r5 r6]", "bracket", 5),
        ("[]", "bracket", 1),
        ("[r5 [r6]]", "bracket", 4),
        ("[r5 x6 r7]", "unknown-colour", 4),
        ("[r5 *x7]", "unknown-colour", 5),
        ("[r5 *r14]", "unknown-value", 6),
        ("r1-3 *r7", "unknown-colour", 5),
        ("[** r6 r7]", "unknown-colour", 2),
    ],
)
def test_what_are_no_melds(text: str, code: str, at: int) -> None:
    """T2: brackets that do not match, an empty meld, a Star standing for a Star."""
    with pytest.raises(NotationError) as caught:
        parse_melds(text)
    assert (caught.value.code, caught.value.at, caught.value.text) == (code, at, text)
    assert WORDS.explain(caught.value)


def test_what_stands_for_a_star_is_named() -> None:
    """T2"""
    with pytest.raises(NotationError) as caught:
        parse_melds("[** r6 r7]")
    assert caught.value.params["tile"] == "**"


@pytest.mark.parametrize("text", ["", "r1-3 r4-6"])
def test_one_meld_is_one(text: str) -> None:
    """T2: Meld.parse reads exactly one."""
    with pytest.raises(NotationError, match=r"^not-one-meld "):
        Meld.parse(text)


@given(RUNS)
@same_each_time
def test_three_consecutive_tiles_of_a_colour_are_a_run(codes: tuple[int, ...]) -> None:
    """I11: from three on, in any order."""
    fault = run_fault(codes[::-1])
    assert fault == run_fault(codes)
    if len(codes) >= 3:
        assert fault is None
    else:
        assert fault is not None
        assert (fault.code, fault.params) == ("too-short", {"count": len(codes)})


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("[r5]", "too-short", {"count": 1}),
        ("[r5 b9]", "too-short", {"count": 2}),
        ("[r5 r6 *]", "no-stars", {}),
        ("[r5 r6 *r7]", "no-stars", {}),
        ("[r5 b6 r7]", "odd-colour", {"tile": "b6", "tiles": "r5 r7"}),
        ("[b5 r6 r7 r8]", "odd-colour", {"tile": "b5", "tiles": "r6 r7 r8"}),
        ("[r5 b6 k7]", "no-combination", {"tile": "r5", "other": "b6"}),
        ("[b4 b13 y10 k13]", "no-combination", {"tile": "b4", "other": "y10"}),  # no single tile is to blame
        ("8:rky", "no-series", {}),
        ("[r5 r6 r6]", "doubled-tile", {"tile": "r6"}),
        ("[r5 r5 r5]", "doubled-tile", {"tile": "r5"}),
        ("[r5 r6 r8]", "gap", {"tile": "r7"}),
        ("[r5 r6 r9]", "gap", {"tile": "r7"}),
        ("[r1 r2 r13]", "no-wrap", {"tile": "r13", "other": "r1"}),
        ("[k12 k13 k1]", "no-wrap", {"tile": "k13", "other": "k1"}),
        ("[r1 r5 r9]", "gap", {"tile": "r2"}),
    ],
)
def test_why_it_is_no_run(text: str, code: str, params: dict[str, str | int]) -> None:
    """I11: a code with what a sentence needs."""
    fault = run_fault(Meld.parse(text).codes)
    assert fault is not None
    assert (fault.code, fault.params) == (code, params)


def test_no_tiles_are_no_run() -> None:
    """I11: three or more."""
    fault = run_fault(())
    assert fault is not None
    assert fault.code == "too-short"


@given(MELDS)
@same_each_time
def test_run_fault_agrees_with_the_definition(meld: Meld) -> None:
    """I11: three or more natural tiles, one colour, consecutive values."""
    codes = sorted(meld.codes)
    good = len(codes) >= 3 and codes[-1] < 52 and codes == list(range(codes[0], codes[0] + 4 * len(codes), 4))
    assert (run_fault(meld.codes) is None) == good
