"""Tables in notation, and what a play puts down."""

from collections import Counter

import pytest
from hypothesis import given

from tests.core.strategies import COUNTS, TABLES, same_each_time, tiles_of
from tilerummy.layout import Layout, added, laid_kinds, parse_layout
from tilerummy.melds import DECLARED, Meld
from tilerummy.refusal import NotationError, Refusal
from tilerummy.tiles import STAR, Tiles


def counts_of(table: Layout) -> Counter[int]:
    return Counter(STAR if code >= DECLARED else code for meld in table.melds for code in meld.codes)


@given(TABLES)
@same_each_time
def test_tables_round_trip(table: Layout) -> None:
    """T2: parse(str(x)) == x."""
    assert Layout.parse(str(table)) == table
    assert hash(Layout.parse(str(table))) == hash(table)


@given(TABLES)
@same_each_time
def test_order_of_melds_does_not_matter(table: Layout) -> None:
    """I10: the same melds in another order are the same table."""
    turned = Layout(table.melds[::-1])
    assert turned == table
    assert hash(turned) == hash(table)


def test_same_tiles_in_other_melds_are_another_table() -> None:
    """I10: rearranging is a change."""
    assert Layout.parse("r1-6") != Layout.parse("r1-3 r4-6")
    assert Layout.parse("r1-3") != Layout.parse("r1-3 r1-3")


@given(TABLES)
@same_each_time
def test_counts_and_tiles(table: Layout) -> None:
    """T1: the tiles of a table, unless there are more than exist."""
    counts = counts_of(table)
    assert Counter({kind: n for kind, n in enumerate(table.counts()) if n}) == counts
    if max(counts.values(), default=0) > 2:
        with pytest.raises(ValueError, match="third"):
            table.tiles()
    else:
        assert Counter(table.tiles().kinds()) == counts
    assert len(table) == len(table.melds)


@pytest.mark.parametrize("text", ["r1-3 x", "[r1", "r3-1"])
def test_what_is_no_table(text: str) -> None:
    """T2: an error, not half a table."""
    with pytest.raises(NotationError):
        Layout.parse(text)


def refusal_of(before: str, rack: str, after: str) -> tuple[str, str | int]:
    found = added(Tiles.parse(before), Tiles.parse(rack), Layout.parse(after))
    assert isinstance(found, Refusal)
    return found.code, found.params["tile"]


def test_a_fault_in_a_layout_is_pointed_at_in_the_whole_text() -> None:
    with pytest.raises(NotationError) as caught:
        parse_layout("A b1-3 r9x", 2)
    error = caught.value
    alone = error_of("b1-3 r9x")
    assert (error.code, error.text, error.at) == (alone.code, "A b1-3 r9x", alone.at + 2)
    assert error.params["tile"] == alone.params["tile"]


def error_of(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        Layout.parse(text)
    return caught.value


def test_play_adds_what_was_not_there() -> None:
    """I10: new runs, extensions, rearranged ones."""
    found = added(Tiles.parse("r1-6"), Tiles.parse("r3 r4 b1 b2 b3 k1"), Layout.parse("r1-4 r3-6 b1-3"))
    assert found == Tiles.parse("r3 r4 b1 b2 b3")


def test_play_may_add_nothing() -> None:
    """I10: rearranging without adding a tile."""
    assert added(Tiles.parse("r1-6"), Tiles.parse("k1"), Layout.parse("r1-3 r4-6")) == Tiles()


@pytest.mark.parametrize(
    ("rack", "after", "expected"),
    [
        ("r7", "r1-5", ("table-tile-missing", "r6")),
        ("r7", "", ("table-tile-missing", "r1")),
        ("r8", "r1-7", ("not-on-rack", "r7")),
        ("r7", "r1-6 r5-7", ("not-on-rack", "r5")),
        ("r7", "r1-7 [*]", ("not-on-rack", "*")),
        ("r7", "r1-6 [r7 r7 r7 r7]", ("not-on-rack", "r7")),
    ],
)
def test_forged_play_is_told(rack: str, after: str, expected: tuple[str, str]) -> None:
    """I10, I12: which tile is missing or was not there."""
    assert refusal_of("r1-6", rack, after) == expected


@given(COUNTS, COUNTS, COUNTS)
@same_each_time
def test_added_is_the_difference_of_counters(before: list[int], rack: list[int], after: list[int]) -> None:
    """I10: nothing left out, nothing that is not on the rack."""
    after = [max(a, b) if r else b for a, b, r in zip(after, before, rack, strict=True)]
    table = Layout(tuple(Meld((kind,) * count) for kind, count in enumerate(after) if count))
    extra = [a - b for a, b in zip(after, before, strict=True)]
    found = added(tiles_of(before), tiles_of(rack), table)
    if all(0 <= e <= r for e, r in zip(extra, rack, strict=True)):
        assert found == tiles_of(extra)
    else:
        assert isinstance(found, Refusal)


def test_what_was_laid_is_what_was_not_there_before() -> None:
    """T2: whatever rack it comes from; a second copy is one more."""
    before = Tiles.parse("r1 r2 r3")
    assert laid_kinds(before, Layout.parse("r1-4 [r1 *y1 k1]")) == sorted(Tiles.parse("k1 r1 r4 *").kinds())
    assert laid_kinds(before, Layout.parse("r1-3")) == []
    assert laid_kinds(Tiles(), None) == []


def test_a_tile_that_is_missing_breaks_no_rule_but_that_of_the_game_that_asks() -> None:
    found = added(Tiles.parse("r1 r2 r3"), Tiles(), Layout())
    assert isinstance(found, Refusal)
    assert (found.code, found.rule, found.params) == ("table-tile-missing", "", {"tile": "r1"})
