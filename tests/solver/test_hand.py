"""Hand analysis of Gin-Rummy: what is left over, what to discard, how to go out, what helps."""

from random import Random

import pytest

from benchmarks.gin_agree import compare
from benchmarks.gin_naive import naive_leftover, random_hand, rich_hand
from tilerummy.solver.hand import (
    after_discard,
    best_discard,
    can_leave_less,
    certain,
    covers,
    helpful,
    leftover,
    leftover_batch,
    points_of,
    with_tile,
)
from tilerummy.solver.hand_split import GRAND, KNOCK, PETIT, Terms, ways_out
from tilerummy.tiles import Tiles, parse_tile


def left(text: str, cap: int = 13) -> int:
    tiles = Tiles.parse(text)
    return int(leftover(tiles.one, tiles.two, cap))


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("", 0),
        ("r1-3", 0),
        ("r12 r13 r1", 26),
        ("7:bryk", 0),
        ("7:br", 14),
        ("r5-7 7:byk", 0),
        ("r5-7 7:by", 11),
        ("r5-7 r5-7", 0),
        ("r5-7 5:bryk 5:byk", 0),
        ("r1-3 r3-5 r8 r9", 17),
        ("k10 k11 k12 b13", 13),
    ],
)
def test_combinations_are_sequences_and_series_of_different_colours(hand: str, points: int) -> None:
    """G1, R2: 1 is low, a series has no colour twice, two copies may serve two combinations."""
    assert left(hand) == points


def test_figures_count_ten_under_a_cap_of_ten() -> None:
    """The values of `standard-52`."""
    assert left("b13 r12 y11 k10 b9", 10) == 49
    assert left("b13 r12 y11 k10 b9", 13) == 55
    assert int(points_of(Tiles.parse("b13 r12 y11 k10 b9").one, 10)) == 49


@pytest.mark.parametrize("cap", range(1, 14))
def test_values_above_the_cap_count_as_the_cap(cap: int) -> None:
    rng = Random(cap)
    for _ in range(100):
        kinds = rng.sample(range(52), rng.randrange(53))
        assert points_of(Tiles.of(kinds).one, cap) == sum(min(kind // 4 + 1, cap) for kind in kinds)


@pytest.mark.parametrize("kind", ["random", "rich"])
def test_leftover_and_lay_down_agree_with_naive_search(kind: str) -> None:
    """G5, G7; the long version is `python -m benchmarks.gin_agree`."""
    compared, wrong = compare(kind, 20260101, 60)
    assert compared == 240
    assert wrong == []


def test_batch_is_the_sum_of_its_hands() -> None:
    rng = Random(3)
    hands = [Tiles.of(random_hand(rng, 10)) for _ in range(20)]
    ones, twos = [tiles.one for tiles in hands], [tiles.two for tiles in hands]
    assert leftover_batch(ones, twos, 13, 2) == 2 * sum(leftover(t.one, t.two, 13) for t in hands)


def test_bound_never_exceeds_the_leftover() -> None:
    rng = Random(4)
    for _ in range(200):
        tiles = Tiles.of(random_hand(rng, 11))
        assert certain(tiles.one, tiles.two, 13) <= leftover(tiles.one, tiles.two, 13)


def test_whole_hand_in_combinations_is_covered() -> None:
    whole, broken = Tiles.parse("r1-4 8:bryk k5-7"), Tiles.parse("r1-4 8:bryk k5 k6 k8")
    assert covers(whole.one, whole.two)
    assert not covers(broken.one, broken.two)


def test_best_discard_leaves_least_and_prefers_the_dear_tile() -> None:
    tiles = Tiles.parse("r1-3 5:bry k6-8 k13 b12")
    assert best_discard(tiles.one, tiles.two, 13) == parse_tile("k13")
    assert best_discard(tiles.one, tiles.two, 10) == parse_tile("k13")
    assert best_discard(tiles.one, tiles.two, 13, Tiles.parse("k13").one) == parse_tile("b12")


def test_best_discard_agrees_with_trying_every_tile() -> None:
    rng = Random(5)
    for _ in range(50):
        hand = random_hand(rng, 11)
        tiles = Tiles.of(hand)
        least = min(naive_leftover(hand[:i] + hand[i + 1 :]) for i in range(11))
        assert after_discard(tiles.one, tiles.two, best_discard(tiles.one, tiles.two, 13), 13) == least


@pytest.mark.parametrize("cap", [13, 10, 5, 1])
def test_best_discard_is_the_dearest_of_those_that_leave_least(cap: int) -> None:
    """What the bound leaves out is never the answer, with tiles barred as well."""
    rng = Random(cap)
    for n in range(150):
        hand = (random_hand if n % 3 == 0 else rich_hand)(rng, 11)
        tiles = Tiles.of(hand)
        barred = Tiles.of([rng.choice(hand)]).one if n % 2 else 0
        kinds = [kind for kind in sorted(set(hand)) if not Tiles.of([kind]).one & barred]
        ranks = [(-after_discard(tiles.one, tiles.two, kind, cap), min(kind // 4 + 1, cap), kind) for kind in kinds]
        assert best_discard(tiles.one, tiles.two, cap, barred) == max(ranks)[2]


@pytest.mark.parametrize("cap", [13, 10, 5, 1])
def test_some_discard_leaves_less_if_the_best_does(cap: int) -> None:
    rng = Random(cap)
    for n in range(150):
        tiles = Tiles.of((random_hand if n % 3 == 0 else rich_hand)(rng, 11))
        eleven = int(leftover(tiles.one, tiles.two, cap))
        best = min(after_discard(tiles.one, tiles.two, kind, cap) for kind in set(tiles))
        for under in range(max(eleven - 14, 0), eleven + 1):
            assert can_leave_less(tiles.one, tiles.two, cap, eleven, under) == (best < under)


def test_helpful_tiles_lower_the_leftover() -> None:
    tiles = Tiles.parse("r1-3 5:bry k6 k7 b12 b13")
    found = Tiles(helpful(tiles.one, tiles.two, 13))
    assert parse_tile("k8") in found
    assert parse_tile("k5") in found  # in a series of four or before k6
    assert parse_tile("b11") in found
    assert parse_tile("y13") not in found
    assert parse_tile("y1") in found  # cheaper than b13
    now = leftover(tiles.one, tiles.two, 13)
    assert all((with_tile(tiles.one, tiles.two, kind, 13) < now) == (kind in found) for kind in range(52))


def test_tiles_that_are_gone_do_not_help() -> None:
    tiles = Tiles.parse("r1-3 5:bry k6 k7 b12 b13")
    found = Tiles(helpful(tiles.one, tiles.two, 13, Tiles.parse("k8 b11").one))
    assert parse_tile("k8") not in found
    assert parse_tile("k5") in found


def ways(text: str) -> list[tuple[int, int, int]]:
    tiles = Tiles.parse(text)
    return [(int(w.way), int(w.discard), int(w.left)) for w in ways_out(tiles.one, tiles.two, Terms())]


def test_all_ways_to_go_out_with_ten() -> None:
    """G5: petit gin, and the same ten laid as nine in each way that leaves less than 10."""
    found = ways("r1-4 8:bry k9-11")
    assert (PETIT, -1, 0) in found
    assert (KNOCK, -1, 4) in found  # r4 stays
    assert (KNOCK, -1, 1) in found  # r1 stays
    assert len(found) == 3


def test_all_ways_to_go_out_with_eleven() -> None:
    """G5: grand gin, or a discard and 8 or 9 laid."""
    found = ways("r1-4 8:bryk k5-7")
    assert found[0] == (GRAND, -1, 0)
    assert (KNOCK, parse_tile("b8"), 1) in found
    assert all(left < 10 for _, _, left in found)
    assert all(way in (GRAND, KNOCK) for way, _, _ in found)


def test_nothing_goes_out_with_loose_tiles() -> None:
    """G5: the rest must be worth less than 10."""
    assert ways("r1-4 8:bryk k10 b1") == []
    assert ways("r1-4 8:bryk k9 b1") == []
    assert ways("r1-4 8:bryk k8 b1") != []
