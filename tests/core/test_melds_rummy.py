"""Combinations of Rummy: series, sequences, Stars and house rules; and Stars from one table to the next."""

import itertools
import random

import pytest

from tilerummy.layout import Layout, new_melds, resolve_layout, star_fault
from tilerummy.melds import DECLARED, Meld, MeldRules, meld_fault, meld_points, readings, resolve, stand_of
from tilerummy.refusal import Refusal
from tilerummy.tiles import STAR, Tiles, kind_of
from tilerummy.words import Words

WORDS = Words("en")

BOTH = MeldRules()
SERIES = MeldRules(runs=False)
SEQUENCES = MeldRules(series=False)
ACE = MeldRules(ace_high=True)
MIXED = MeldRules(mixed=True)
PLAIN = MeldRules(stars=False)
EVERY = [
    MeldRules(runs, series, ace, mixed)
    for runs, series in [(True, True), (True, False), (False, True)]
    for ace in (False, True)
    for mixed in (False, True)
    if runs or not (ace or mixed)
]


def read(text: str, rules: MeldRules = BOTH) -> str:
    """The meld resolved and written out, or the code of what is wrong."""
    found = resolve(Meld.parse(text).codes, rules)
    if not isinstance(found, Refusal):
        return str(Meld(found))
    assert WORDS.explain(Refusal(found.code, "", {"meld": text, **found.params}))  # a game adds which meld it is
    return found.code


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("r5-7", "r5-7"),
        ("[r7 r5 r6]", "r5-7"),
        ("k1-13", "k1-13"),
        ("8:rky", "8:ryk"),
        ("8:bryk", "8:bryk"),
        ("[r5 r6]", "too-short"),
        ("[r5 r5 r6 r7]", "doubled-tile"),
        ("[r5 r6 r8]", "gap"),
        ("[r5 r6 b7]", "odd-colour"),
        ("[b8 b8 k8]", "doubled-colour"),
        ("[b8 r8 y8 k8 b8]", "series-too-long"),
        ("[b8 r8 k9]", "odd-value"),
    ],
)
def test_sequences_and_series_are_the_combinations(text: str, expected: str) -> None:
    """R2."""
    assert read(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[* r5 r6]", "[*r4 r5 r6]"),
        ("[r5 r6 *]", "[r5 r6 *r7]"),
        ("[r5 * r7]", "[r5 *r6 r7]"),
        ("[r5 * * r8]", "[r5 *r6 *r7 r8]"),
        ("[r7 * r5]", "[r5 *r6 r7]"),
        ("[b8 k8 *]", "[b8 *r8 k8]"),
        ("[b8 k8 *y8]", "[b8 *y8 k8]"),
        ("[b8 * * k8]", "[b8 *r8 *y8 k8]"),
        ("[r7 *r8 *]", "[r7 *r8 *r9]"),
        ("[r7 *b7 *]", "[*b7 r7 *y7]"),
        ("[r7 r6 *]", "[*r5 r6 r7]"),
        ("[r6 r5 r7 *]", "declare-stars"),
        ("[r12 r13 *]", "star-past-end"),
        ("[r5 * r8]", "gap"),
        ("[r5 *r5 r6 r7]", "doubled-tile"),
        ("[b8 *b8 k8]", "doubled-colour"),
    ],
)
def test_place_says_what_a_star_stands_for(text: str, expected: str) -> None:
    """R1, R8."""
    assert read(text) == expected


def test_one_tile_with_two_stars_must_be_declared() -> None:
    """R8: it could be a sequence or a series, unless only one of them is played."""
    assert read("[r7 * *]") == "declare-stars"
    assert read("[r7 *r8 *r9]") == "[r7 *r8 *r9]"
    assert read("[r7 *b7 *k7]") == "[*b7 r7 *k7]"
    assert read("[r7 * *]", SEQUENCES) == "[r7 *r8 *r9]"
    assert read("[r7 * *]", SERIES) == "[*b7 r7 *y7]"


def test_one_is_low_unless_the_ace_goes_both_ways() -> None:
    """R9."""
    assert read("r1-3") == "r1-3"
    assert read("[r12 r13 r1]") == "no-wrap"
    assert read("[r12 r13 r1]", ACE) == "[r12 r13 r1]"
    assert read("[r12 r13 *]", ACE) == "[r12 r13 *r1]"
    assert read("[r12 * r1]", ACE) == "[r12 *r13 r1]"
    assert read("r1-3", ACE) == "r1-3"


def test_no_run_goes_on_past_the_ace() -> None:
    """R9: 13-1-2 is invalid, 1-2-...-13-1 is valid."""
    assert read("[r13 r1 r2]", ACE) == "past-ace"
    assert read("[r12 r13 r1 r2]", ACE) == "past-ace"
    whole = "[r1 " + " ".join(f"r{value}" for value in range(2, 14)) + " r1]"
    assert read(whole, ACE) == whole
    assert read(whole) == "doubled-tile"


def test_ace_after_13_is_worth_one() -> None:
    """R9: a Star in its place too."""
    assert meld_points(Meld.parse("[r12 r13 r1]").codes) == 26
    assert meld_points(Meld.parse("[r12 r13 *r1]").codes) == 26


def test_mixed_sequences_take_any_colours() -> None:
    """R13."""
    assert read("[r5 b6 k7]", MIXED) == "[r5 b6 k7]"
    assert read("[r5 b6 k7]") == "no-combination"
    assert read("[r5 b5 k6 r7]", MIXED) == "doubled-value"
    assert read("8:rky", MIXED) == "8:ryk"


def test_only_series_or_only_sequences() -> None:
    """R13."""
    assert read("r5-7", SERIES) == "no-sequences"
    assert read("8:rky", SERIES) == "8:ryk"
    assert read("8:rky", SEQUENCES) == "no-series"
    assert read("[r5 r6 b7]", SEQUENCES) == "odd-colour"
    assert read("r5-7", SEQUENCES) == "r5-7"


def test_without_stars_a_star_is_refused() -> None:
    """R8, R13."""
    assert read("[r5 * r7]", PLAIN) == "no-stars"
    assert read("[r5 *r6 r7]", PLAIN) == "no-stars"


# ---- against every combination there is, written out


def all_combinations(rules: MeldRules) -> set[tuple[int, ...]]:
    """Sorted kinds of every combination; with mixed colours only those of up to four tiles, the others being many."""
    found: set[tuple[int, ...]] = set()
    if rules.series:
        for value in range(1, 14):
            kinds = [kind_of(colour, value) for colour in range(4)]
            found |= {tuple(some) for size in (3, 4) for some in itertools.combinations(kinds, size)}
    if rules.runs:
        for first in range(1, 14):
            for last in range(first + 2, 15 if rules.ace_high else 14):
                found |= sequences(first, last, rules.mixed)
    return found


def sequences(first: int, last: int, mixed: bool) -> set[tuple[int, ...]]:
    values = [place if place < 14 else 1 for place in range(first, last + 1)]
    length = len(values)
    if not mixed:
        return {tuple(sorted(kind_of(colour, value) for value in values)) for colour in range(4)}
    if length > 4:
        return set()
    rows = itertools.product(range(4), repeat=length)
    return {tuple(sorted(kind_of(c, v) for c, v in zip(row, values, strict=True))) for row in rows}


@pytest.mark.parametrize("rules", EVERY)
def test_valid_melds_are_exactly_the_combinations(rules: MeldRules) -> None:
    """R2, R9, R13: naturals and declared Stars, in any order, against a list of all combinations."""
    combinations = all_combinations(rules)
    dice = random.Random(7)
    for kinds in sorted(combinations):
        codes = [kind if dice.random() < 0.8 else DECLARED + kind for kind in kinds]
        dice.shuffle(codes)
        assert meld_fault(tuple(codes), rules) is None
    near = [kind_of(dice.randrange(2), value) for value in (1, 1, 2, 3, 4, 12, 13) for _ in range(2)]
    for _ in range(3000):
        codes = [dice.choice(near) for _ in range(dice.choice([3, 3, 4]))]
        valid = tuple(sorted(codes)) in combinations
        assert (meld_fault(tuple(codes), rules) is None) == valid, codes


@pytest.mark.parametrize("rules", EVERY)
def test_undeclared_stars_are_read_as_something_valid(rules: MeldRules) -> None:
    """R8: what a Star is read as makes a combination; where none is possible, it is refused."""
    combinations = all_combinations(rules)
    dice = random.Random(8)
    for _ in range(1500):
        naturals = [kind_of(dice.randrange(2), dice.choice([1, 2, 3, 11, 12, 13])) for _ in range(3)]
        stars = dice.choice([1, 1, 2])
        codes = naturals[: 4 - stars] + [STAR] * stars
        dice.shuffle(codes)
        found = resolve(tuple(codes), rules)
        if not isinstance(found, Refusal):
            assert tuple(sorted(stand_of(code) for code in found)) in combinations
        elif found.code not in ("declare-stars", "star-past-end"):
            fixed = [code for code in codes if code != STAR]
            fills = itertools.product(range(52), repeat=stars)
            assert not any(tuple(sorted([*fixed, *fill])) in combinations for fill in fills), codes


@pytest.mark.parametrize("rules", EVERY)
def test_resolving_twice_changes_nothing(rules: MeldRules) -> None:
    for text in ("r5-7", "[b8 *r8 k8]", "[r5 *r6 r7]", "[r12 r13 *r1]", "[r7 *b7 *k7]", "[r5 *b6 k7]"):
        found = resolve(Meld.parse(text).codes, rules)
        if not isinstance(found, Refusal):
            assert resolve(found, rules) == found


# ---- Stars from one table to the next


def fault(before: str, after: str, laid: str, rules: MeldRules = BOTH) -> str:
    old = resolve_layout(Layout(), Layout.parse(before), rules)
    new = resolve_layout(Layout(), Layout.parse(after), rules)
    assert isinstance(old, Layout)
    assert isinstance(new, Layout)
    found = star_fault(old, new, Tiles.parse(laid), rules)
    return "" if found is None else found.code


def test_star_keeps_standing_for_its_tile() -> None:
    """R8: it may move, but as the same tile."""
    assert fault("[r5 *r6 r7]", "[r5 *r6 r7 r8]", "r8") == ""
    assert fault("[r5 *r6 r7] b6-8", "r5-7 [*b6 b7 b8 b9]", "b9") == "star-bound"
    assert fault("[r5 *r6 r7 r8] [y6 b6 k6]", "[y6 b6 *r6] r3-5 k6-8 r7-9", "r3 r4 k7 k8 r9") == ""


def test_played_tile_releases_the_star() -> None:
    """R8: that very tile, from the rack; then the Star is wild in the same play."""
    assert fault("[r5 *r6 r7]", "r5-7 [k1 k2 *k3]", "r6 k1 k2") == ""
    assert fault("[r5 *r6 r7]", "[r5 r6 r7 *r8]", "r6") == ""
    assert fault("[r5 *r6 r7] r6-9", "r5-7 [r7 r8 r9 *r10]", "y1") == "star-bound"


def test_one_tile_releases_one_star() -> None:
    """R8: two Stars for the same tile need two of it."""
    before = "[r5 *r6 r7] [b6 *r6 k6]"
    assert fault(before, "r5-7 [b6 y6 k6] [b1 *b2 b3] [k1 k2 *k3]", "r6 y6 b1 b3 k1 k2") == ""
    assert fault(before, "r5-7 [b6 k6 *r6] [b1 *b2 b3]", "r6 b1 b3") == ""
    assert fault(before, "r5-7 r6-8 [b6 k6 *y6] [b1 b2 *b3]", "b1 b2") == "star-bound"


def test_star_in_a_series_of_three_is_either_missing_colour() -> None:
    """R8: either may release it, and it may go on as either, never as one that was present."""
    assert fault("[b8 r8 *y8]", "8:bry [k1 k2 *k3]", "y8 k1 k2") == ""
    assert fault("[b8 r8 *y8]", "8:brk [k1 k2 *k3]", "k8 k1 k2") == ""
    assert fault("[b8 r8 *y8] k9-12", "8:bry [*k8 k9 k10 k11 k12]", "y8") == ""
    assert fault("[b8 r8 *y8] b9-11 k1-3", "[r8 y8 k8] [b8 b9 b10 b11] [k1 k2 k3 *k4]", "k8 y8") == ""
    assert fault("[b8 r8 *y8] y9-12", "8:brk [*y8 y9 y10 y11 y12]", "k8") == ""
    assert fault("[b8 r8 *y8] b9-12", "[b8 r8 k8] [*b8 b9 b10 b11 b12]", "r1") == "star-bound"


def test_star_in_a_series_of_four_is_the_missing_colour() -> None:
    """R8."""
    assert fault("[b8 r8 *y8 k8]", "8:bryk [r1 r2 *r3]", "y8 r1 r2") == ""
    assert fault("[b8 r8 *y8 k8] k9-11", "8:brk [*y8 y9 y10]", "y9 y10") == ""
    assert fault("[b8 r8 *y8 k8]", "8:brk [r1 r2 *r3]", "r1 r2") == "star-bound"


def test_two_stars_of_one_series_are_two_different_colours() -> None:
    """R8: with one natural tile each of the other colours serves, but not the same for both."""
    before = "[b8 *r8 *y8] k9-11"
    assert fault(before, "[b8 r8 *y8 *k8] k9-11", "r8") == ""
    assert fault(before, "[b8 r8 y8] [*k8 k9 k10 k11] [b1 *b2 b3]", "r8 y8 b1 b3") == ""
    twice = "[b8 b9 b10] [*k8 k9 k10 k11] [*k8 k9 k10]"
    assert fault(before, twice, "b9 b10 k9 k10") == "star-bound"


def test_star_in_a_mixed_sequence_is_any_colour_of_its_value() -> None:
    """R8."""
    assert fault("[r5 *r6 b7]", "[r5 k6 b7] [b1 r2 *b3]", "k6 b1 r2", MIXED) == ""
    assert fault("[r5 *r6 b7]", "[b4 r5 *k6] [b7 b8 b9]", "b4 b8 b9", MIXED) == ""
    assert fault("[r5 *r6 b7]", "[r5 b6 b7] [b1 r2 *b3]", "b1 r2", MIXED) == "star-bound"


def test_readings_of_a_meld() -> None:
    """R8: what is read off the table."""
    y8, k8 = kind_of(2, 8), kind_of(3, 8)
    assert readings(Meld.parse("[b8 r8 *y8]").codes, BOTH) == [[y8], [k8]]
    assert readings(Meld.parse("[b8 r8 *y8 *k8]").codes, BOTH) == [[y8, k8]]
    assert readings(Meld.parse("[r5 *r6 r7]").codes, BOTH) == [[kind_of(1, 6)]]
    assert len(readings(Meld.parse("[r5 *r6 r7]").codes, MIXED)) == 4
    b1, k1 = kind_of(0, 1), kind_of(3, 1)
    assert readings(Meld.parse("[*b1 r1 y1]").codes, BOTH) == [[b1], [k1]]
    assert readings(Meld.parse("[*b1 b2 b3]").codes, BOTH) == [[b1]]


def test_melds_that_look_alike_are_untouched() -> None:
    """R5: another declaration of the same Star in a series of three is the same meld."""
    before = Layout.parse("[b8 *r8 k8] r5-7")
    fresh = new_melds(before, Layout.parse("r5-7 [b8 *y8 k8] y1-3"), BOTH)
    assert fresh == [Meld.parse("y1-3")]
    assert new_melds(before, Layout.parse("r5-8 [b8 *y8 k8]"), BOTH) is None


@pytest.mark.parametrize(
    ("rules", "code", "tile", "tiles"),
    [(ACE, "odd-colour", "r2", "k12 k13 k1"), (BOTH, "odd-colour", "k12", "r2 r4 r6 r8")],
)
def test_the_tile_that_does_not_fit_is_not_of_the_combination_that_is_there(
    rules: MeldRules, code: str, tile: str, tiles: str
) -> None:
    """R2: 12 13 1 is one where 1 may follow 13; else more tiles of one colour are more likely meant."""
    fault = meld_fault(Meld.parse("[r2 r4 r6 r8 k12 k13 k1]").codes, rules)
    assert fault is not None
    assert (fault.code, fault.params) == (code, {"tile": tile, "tiles": tiles})


@pytest.mark.parametrize(
    ("text", "rules", "code", "params"),
    [
        ("[r6 r5 r7 *]", BOTH, "declare-stars", {}),
        ("[r12 r13 *]", BOTH, "star-past-end", {}),
        ("[r5 r6 b7]", BOTH, "odd-colour", {"tile": "b7", "tiles": "r5 r6"}),
        ("[b4 b13 y10 k13]", BOTH, "no-combination", {"tile": "b4", "other": "y10"}),
        ("[r5 r7 r8]", BOTH, "gap", {"tile": "r6"}),
        ("[r12 r13 r1]", BOTH, "no-wrap", {"tile": "r13", "other": "r1"}),
        ("[r13 r1 r2]", ACE, "past-ace", {"tile": "r13", "other": "r1"}),
        ("[r5 r6]", BOTH, "too-short", {"count": 2}),
        ("[r5 r6 r6 r7]", BOTH, "doubled-tile", {"tile": "r6"}),
        ("[r5 r6 b6 r7]", MIXED, "doubled-value", {"tile": "r6", "other": "b6"}),
    ],
)
def test_what_is_wrong_with_tiles_names_them_and_no_rule_of_a_game(
    text: str, rules: MeldRules, code: str, params: dict[str, str | int]
) -> None:
    """R2: the game that asks adds its own."""
    fault = resolve(Meld.parse(text).codes, rules)
    assert isinstance(fault, Refusal)
    assert (fault.code, fault.rule, fault.params) == (code, "", params)
