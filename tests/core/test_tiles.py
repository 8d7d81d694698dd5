"""Tiles in notation, and multisets of tiles against collections.Counter."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.strategies import COUNTS, KINDS, TILES, same_each_time, tiles_of
from tilerummy.refusal import NotationError
from tilerummy.tiles import (
    STAR,
    Tiles,
    bit_of,
    colour_of,
    expand,
    highest,
    kind_of,
    lowest,
    parse_tile,
    points,
    popcount,
    show_tile,
    value_of,
    words_of,
)


def counter(tiles: Tiles) -> Counter[int]:
    return Counter(tiles.kinds())


def test_every_tile_round_trips() -> None:
    """T2: 53 kinds, each written in its own way."""
    texts = [show_tile(kind) for kind in range(STAR + 1)]
    assert len(set(texts)) == 53
    assert [parse_tile(text) for text in texts] == list(range(STAR + 1))


@given(COUNTS)
@same_each_time
def test_names_are_the_kinds_in_notation(counts: list[int]) -> None:
    tiles = tiles_of(counts)
    assert tiles.names() == [show_tile(kind) for kind in tiles.kinds()]


@pytest.mark.parametrize(("text", "colour", "value"), [("b1", 0, 1), ("r7", 1, 7), ("y12", 2, 12), ("k13", 3, 13)])
def test_kind_is_value_and_colour(text: str, colour: int, value: int) -> None:
    """T2: letter for the colour, number for the value."""
    kind = parse_tile(text)
    assert (colour_of(kind), value_of(kind), kind_of(colour, value)) == (colour, value, kind)


@pytest.mark.parametrize("kind", [-1, 53, 64])
def test_number_that_is_no_kind_is_not_shown(kind: int) -> None:
    """T1: kinds are 0-52."""
    with pytest.raises(ValueError, match="no tile"):
        show_tile(kind)


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("", "unknown-colour", 0),
        ("x7", "unknown-colour", 0),
        ("R7", "unknown-colour", 0),
        ("7", "unknown-colour", 0),
        ("*7", "unknown-colour", 0),
        ("r", "unknown-value", 1),
        ("r0", "unknown-value", 1),
        ("r07", "unknown-value", 1),
        ("r14", "unknown-value", 1),
        ("r-1", "unknown-value", 1),
        ("r7 ", "unknown-value", 1),
        ("r٣", "unknown-value", 1),
        ("r²", "unknown-value", 1),
        ("r111111111", "unknown-value", 1),
    ],
)
def test_what_is_no_tile(text: str, code: str, at: int) -> None:
    """T2: the error says what and where."""
    with pytest.raises(NotationError) as caught:
        parse_tile(text)
    assert (caught.value.code, caught.value.at) == (code, at)
    assert caught.value.params == {"tile": text, "text": text, "position": at + 1}


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("r5 x1", "unknown-colour", 3),
        ("r5  r15", "unknown-value", 5),
        ("b1 r5 r5 r5", "third-copy", 9),
        ("r3-7 r5-6 r5", "third-copy", 10),
        ("* * *", "third-copy", 4),
        ("r7-5", "not-ascending", 0),
        ("r7-7", "not-ascending", 0),
        ("b1 *-5", "not-ascending", 3),
        ("b1 r5-", "unknown-value", 6),
        ("b1 r5-14", "unknown-value", 6),
        ("b1 r5-r7", "unknown-value", 6),
        ("-5", "unknown-colour", 0),
        ("8:", "unknown-colour", 0),
        ("b1 8:rx", "unknown-colour", 6),
        ("b1 8:r:k", "unknown-colour", 6),
        ("b1 14:r", "unknown-value", 3),
        (":r", "unknown-value", 0),
        ("8:rrr", "third-copy", 0),
        ("[r5]", "unknown-colour", 0),
    ],
)
def test_what_are_no_tiles(text: str, code: str, at: int) -> None:
    """T2: the place is the one in the whole text."""
    with pytest.raises(NotationError) as caught:
        Tiles.parse(text)
    assert (caught.value.code, caught.value.at, caught.value.text) == (code, at, text)


def test_abbreviations_of_runs_and_groups() -> None:
    """T2: r5-7 and 8:rky."""
    assert Tiles.parse("r5-7 8:rky *") == Tiles.parse("* y8 k8 r8 r7 r6 r5")
    assert [show_tile(kind) for kind in expand("k11-13")] == ["k11", "k12", "k13"]


@given(st.text(max_size=12))
@same_each_time
def test_any_text_is_tiles_or_a_notation_error(text: str) -> None:
    """T2: nothing else escapes."""
    error = error_of(text)
    if error is not None:
        assert 0 <= error.at <= len(text)
        assert error.text == text


def error_of(text: str) -> NotationError | None:
    try:
        Tiles.parse(text)
    except NotationError as error:
        return error
    return None


def test_long_input_is_not_quoted_in_full() -> None:
    """T2: an error message stays one line."""
    with pytest.raises(NotationError) as caught:
        Tiles.parse("r1 " * 10000)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("word", ["[r5", "r5]", "[", "]"])
def test_brackets_are_words(word: str) -> None:
    """T2: and every word has its place."""
    assert "".join(text for text, _ in words_of(word)) == word
    assert all(word[at:].startswith(text) for text, at in words_of(word))


@given(TILES)
@same_each_time
def test_tiles_round_trip(tiles: Tiles) -> None:
    """T2: parse(str(x)) == x."""
    assert Tiles.parse(str(tiles)) == tiles
    assert Tiles.of(tiles.kinds()) == tiles
    assert Tiles(*tiles.key()) == tiles.copy() == tiles


@given(COUNTS)
@same_each_time
def test_tiles_count_like_a_counter(counts: list[int]) -> None:
    """T1: sizes, counts, points, order."""
    tiles = tiles_of(counts)
    assert [tiles.count(kind) for kind in range(STAR + 1)] == counts
    assert tiles.size() == len(tiles) == sum(counts)
    assert [tiles.fits(kind) for kind in range(STAR + 1)] == [count < 2 for count in counts]
    assert [kind in tiles for kind in range(STAR + 1)] == [count > 0 for count in counts]
    assert tiles.points() == sum((kind // 4 + 1) * count for kind, count in enumerate(counts[:STAR]))
    assert bool(tiles) == any(counts)
    assert sorted(tiles.kinds()) == sorted(Counter(dict(enumerate(counts))).elements())
    assert Counter(tiles.nth(n) for n in range(sum(counts))) == counter(tiles)


@given(TILES, TILES)
@same_each_time
def test_algebra_is_that_of_counters(a: Tiles, b: Tiles) -> None:
    """T1: what holds, is common, comes together or is left."""
    one, two = counter(a), counter(b)
    assert a.holds(b) == (two <= one)
    assert counter(a.common(b)) == one & two
    dropped = a.copy()
    dropped.drop(b)
    assert counter(dropped) == one - two
    assert counter(a.minus(a.common(b))) == one - (one & two)
    assert (a == b) == (one == two)


@given(TILES, TILES)
@same_each_time
def test_sum_exists_up_to_two_of_a_kind(a: Tiles, b: Tiles) -> None:
    """T1: plus adds, or says that there are no such tiles."""
    together = counter(a) + counter(b)
    if max(together.values(), default=0) > 2:
        with pytest.raises(ValueError, match="more than two"):
            a.plus(b)
        return
    grown = a.copy()
    grown.put(b)
    assert counter(a + b) == counter(grown) == together
    assert (a + b) - b == a


@given(TILES)
@same_each_time
def test_full_less_something_and_back(tiles: Tiles) -> None:
    """T1: the complement adds up to 106."""
    rest = Tiles.full(2) - tiles
    assert rest.size() == 106 - tiles.size()
    assert rest + tiles == Tiles.full(2)


@given(TILES, TILES)
@same_each_time
def test_difference_needs_what_it_takes(a: Tiles, b: Tiles) -> None:
    """T1: minus takes out only what is there."""
    if a.holds(b):
        assert counter(a - b) == counter(a) - counter(b)
    else:
        with pytest.raises(ValueError, match="not contained"):
            a.minus(b)


@given(TILES, KINDS)
@same_each_time
def test_one_tile_in_and_out(tiles: Tiles, kind: int) -> None:
    """T1: add, remove and discard change one copy."""
    changed = tiles.copy()
    if tiles.fits(kind):
        changed.add(kind)
        assert counter(changed) == counter(tiles) + Counter([kind])
        changed.remove(kind)
        assert changed == tiles
    changed.discard(kind)
    assert counter(changed) == counter(tiles) - Counter([kind])


def test_third_copy_is_refused() -> None:
    """T1: also from kinds."""
    with pytest.raises(NotationError):
        Tiles.of([5, 5, 5])


@given(st.integers(0, 2**62 - 1))
@same_each_time
def test_bits_beyond_the_tiles_are_counted(x: int) -> None:
    assert popcount(x) == x.bit_count()


def test_bit_of_every_place() -> None:
    assert [bit_of(place) for place in range(62)] == [1 << place for place in range(62)]
    assert bit_of(-1) == 0  # no tile


@given(st.integers(0, 2**52 - 1))
@same_each_time
def test_bits(x: int) -> None:
    """T1: sets of kinds as 52-bit numbers."""
    kinds = [kind for kind in range(52) if x >> kind & 1]
    assert popcount(x) == len(kinds)
    assert points(x) == sum(kind // 4 + 1 for kind in kinds)
    assert not kinds or highest(x) == max(kinds)
    assert sum(bit_of(kind) for kind in kinds) == x
    if kinds:
        assert lowest(x) == kinds[0]
