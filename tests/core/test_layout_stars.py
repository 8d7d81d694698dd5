"""From one table of Rummy to the next: what is new, and Stars that keep their meaning (R8)."""

import pytest

from tilerummy.layout import Layout, new_melds, resolve_layout, star_fault, star_readings
from tilerummy.melds import MeldRules
from tilerummy.refusal import Refusal
from tilerummy.tiles import Tiles, parse_tile

RULES = MeldRules()


def resolved(text: str, before: str = "") -> Layout:
    found = resolve_layout(Layout.parse(before), Layout.parse(text), RULES)
    assert isinstance(found, Layout), found
    return found


def kinds(*names: str) -> list[int]:
    return [parse_tile(name) for name in names]


# ---- melds in order


@pytest.mark.parametrize(
    ("given", "shown"),
    [("", ""), ("r1-3", "r1-3"), ("[r3 r1 r2] k5-7", "r1-3 k5-7"), ("k5-7 [r3 r1 r2]", "k5-7 r1-3")],
)
def test_melds_are_put_in_order_where_they_are(given: str, shown: str) -> None:
    """R2"""
    assert str(resolved(given)) == shown


def test_the_first_meld_that_is_none_is_named() -> None:
    """R2: by itself, with what is wrong with it."""
    found = resolve_layout(Layout(), Layout.parse("r1-3 [r1 r2 r5] [b1 b2]"), RULES)
    assert isinstance(found, Refusal)
    assert found.rule == ""
    assert found.params["meld"] == "[r1 r2 r5]"
    alone = resolve_layout(Layout(), Layout.parse("[r1 r2 r5]"), RULES)
    assert isinstance(alone, Refusal)
    assert (alone.code, alone.params) == (found.code, found.params)
    assert len(alone.params) > 1  # and what the meld's own refusal says


def test_what_lay_there_before_is_good_as_it_is() -> None:
    """R8: a meld is judged when it is laid, not again and again."""
    odd = Layout.parse("[r1 r2 r5]")
    found = resolve_layout(odd, Layout.parse("[r1 r2 r5] k5-7"), RULES)
    assert found == Layout.parse("[r1 r2 r5] k5-7")
    assert isinstance(resolve_layout(odd, Layout.parse("[r1 r5 r2] k5-7"), RULES), Refusal)
    assert isinstance(resolve_layout(odd, Layout.parse("[r1 r2 r5] [b1 b2]"), RULES), Refusal)


# ---- what is new


@pytest.mark.parametrize(
    ("before", "after", "fresh"),
    [
        ("", "", ""),
        ("", "r1-3 k5-7", "r1-3 k5-7"),
        ("r1-3", "r1-3", ""),
        ("r1-3", "r1-3 k5-7", "k5-7"),
        ("r1-3", "k5-7 r1-3 8:bry", "k5-7 8:bry"),
        ("r1-3", "r1-3 r1-3", "r1-3"),
        ("r1-3 r1-3", "r1-3 r1-3", ""),
        ("r1-3", "r1-4", None),
        ("r1-3 r1-3", "r1-3", None),
        ("r1-3 k5-7", "r1-3", None),
        ("r1-6", "r1-3 r4-6", None),
    ],
)
def test_new_melds_beside_all_that_lay_there(before: str, after: str, fresh: str | None) -> None:
    """R5: before opening nothing on the table is touched."""
    found = new_melds(Layout.parse(before), Layout.parse(after), RULES)
    assert (None if found is None else Layout(tuple(found))) == (None if fresh is None else Layout.parse(fresh))
    assert found is None or " ".join(map(str, found)) == fresh  # in the order of the table


# ---- Stars


def test_what_stars_stand_for() -> None:
    """R8: each by itself, and all together."""
    assert star_readings(Layout(), RULES) == [[]]
    assert star_readings(resolved("r1-3 8:bry"), RULES) == [[]]
    assert star_readings(resolved("[r4 * r6]"), RULES) == [kinds("r5")]
    assert star_readings(resolved("r1-3 [r4 * r6] [k1 k2 *]"), RULES) == [kinds("r5", "k3")]
    assert [sorted(each) for each in star_readings(resolved("[r4 * * r7]"), RULES)] == [kinds("r5", "r6")]


def test_a_star_that_may_be_two_tiles_has_two_readings() -> None:
    """R8: a group of three lacks one of two colours."""
    found = star_readings(resolved("[b8 r8 *]"), RULES)
    assert sorted(found) == sorted([kinds("y8"), kinds("k8")])
    both = star_readings(resolved("[b8 r8 *] [b9 r9 *]"), RULES)
    assert len(both) == 4
    assert sorted(kinds("y8", "k9")) in [sorted(each) for each in both]


@pytest.mark.parametrize(
    ("before", "after", "laid", "good"),
    [
        ("", "[r4 * r6]", "r4 r6", True),  # no Star lay there
        ("r1-3", "r1-3 [r4 * r6]", "r4 r6", True),
        ("[r4 * r6]", "[r4 * r6] k5-7", "k5 k6 k7", True),
        ("[r4 * r6]", "[r4 * r6 r7]", "r7", True),  # still r5
        ("[r4 * r6]", "r4-6 [k1 k2 *]", "r5 k1 k2", True),  # released by an r5 from the rack
        ("[r4 * r6]", "[k1 k2 *] [r4 r6]", "k1 k2", False),
        ("[r4 * r6] k5-7", "r4-6 [k5 k6 *]", "b1", False),  # r5 did not come from the rack
        ("[r4 * r6] [k1 * k3]", "[r4 * r6] [k1 * k3]", "", True),
        ("[r4 * r6] [k1 * k3]", "[r4 * r6] k1-3 [b1 b2 *]", "k2 b1 b2", True),
        ("[r4 * r6] [k1 * k3]", "[r4 * r6] k1-3 [b1 b2 *]", "b1 b2", False),
        ("[r4 * r6] [r4 * r6]", "[r4 * r6] r4-6 [b1 b2 *]", "r5 b1 b2", True),
        ("[r4 * r6] [r4 * r6]", "[r4 * r6] [r4 r6] [b1 b2 *]", "b1 b2", False),  # two r5, one left
        ("[b8 r8 *]", "[b8 r8 y8] [k1 k2 *]", "y8 k1 k2", True),  # either colour was meant
        ("[b8 r8 *]", "[b8 r8 k8] [k1 k2 *]", "k8 k1 k2", True),
        ("[b8 r8 *]", "[b8 r8 k8] [k1 k2 *]", "k1 k2", False),
    ],
)
def test_a_star_keeps_its_meaning_or_is_released_from_the_rack(before: str, after: str, laid: str, good: bool) -> None:
    """R8"""
    old, new = resolved(before), resolve_loosely(after)
    fault = star_fault(old, new, Tiles.parse(laid), RULES)
    if good:
        assert fault is None
        return
    assert fault is not None
    assert (fault.code, fault.rule) == ("star-bound", "")
    assert len(str(fault.params["stars"]).split()) == str(old).count("*")


def resolve_loosely(text: str) -> Layout:
    """Melds one by one; what is none stays as it is: only the Stars matter here."""
    found = [resolve_layout(Layout(), Layout((meld,)), RULES) for meld in Layout.parse(text).melds]
    return Layout(
        tuple(
            each.melds[0] if isinstance(each, Layout) else meld
            for each, meld in zip(found, Layout.parse(text).melds, strict=True)
        )
    )


def test_the_refusal_names_the_stars() -> None:
    """R8: by what they stand for."""
    fault = star_fault(resolved("[r4 * r6] k1-3"), resolved("[k5 k6 *]"), Tiles.parse("k5 k6"), RULES)
    assert fault is not None
    assert fault.params == {"stars": str(resolved("[r4 * r6]"))[1:-1].split()[1]}
