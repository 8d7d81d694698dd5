"""Lay-downs against combinations lying there (G7), written out."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from tilerummy.games.gin.judge import MELDS, combination_fault
from tilerummy.layout import Layout
from tilerummy.melds import meld_fault
from tilerummy.solver.hand_lay import LayDown
from tilerummy.solver.hand_meld import is_combination, kinds_of, meld_of, set_of
from tilerummy.tiles import STAR, Tiles


def lay(hand: str, lying: str) -> tuple[int, str, str]:
    """What is left, the own combinations, and what is added to each lying one."""
    tiles = Tiles.parse(hand)
    found = LayDown()
    for meld in Layout.parse(lying).melds:
        found.put(set_of(meld.codes))
    left = int(found.search(tiles.one, tiles.two))
    own = " ".join(str(meld_of(meld)) for meld in found.split.found())
    return left, own, " / ".join(str(Tiles(found.added[i])) for i in range(found.count))


@pytest.mark.parametrize(
    ("hand", "lying", "expected"),
    [
        ("r8 k1", "r5-7", (1, "", "r8")),
        ("r8 r9 r4 k1", "r5-7", (1, "", "r4 r8 r9")),
        ("r9 k1", "r5-7", (10, "", "")),
        ("k8 k1", "8:bry", (1, "", "k8")),
        ("k8 k1", "8:bryk", (9, "", "")),
        ("r1", "r11-13", (1, "", "")),
        ("r13", "r1-3", (13, "", "")),
        ("r8 8:byk", "r5-7", (0, "8:bryk", "")),
        ("r8 8:by k1 k2 k3", "r5-7", (0, "k1-3 8:bry", "")),
        ("r8 8:by r9 r10", "r5-7", (16, "r8-10", "")),
        ("r8 r8 r9 r10", "r5-7", (0, "r8-10", "r8")),
        ("r8 r8", "r5-7 r5-7", (0, "", "r8 / r8")),
        ("r8", "r5-7 r9-11", (0, "", " / r8")),
    ],
)
def test_best_lay_down(hand: str, lying: str, expected: tuple[int, str, str]) -> None:
    """G7: own combinations and additions compete; nothing lying is split."""
    assert lay(hand, lying) == expected


def test_combination_may_be_broken_up_for_additions() -> None:
    """G7: r8 is worth more on the lying sequence, with r9 and r10 behind it, than in the series."""
    assert lay("r8 r9 r10 8:by", "r5-7") == (16, "r8-10", "")
    assert lay("r8 r9 8:by 8:k", "r5-7") == (0, "8:byk", "r8 r9")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("r5-7", None),
        ("8:bry", None),
        ("8:bryk", None),
        ("[r7 r5 r6]", None),
        ("[r5 r6]", "too-short"),
        ("[r5 r6 r8]", "gap"),
        ("[r5 b6 r7]", "odd-colour"),
        ("[r12 r13 r1]", "no-wrap"),
        ("[r8 r8 b8]", "doubled-colour"),
        ("[r8 y8 k8 k10]", "odd-value"),
        ("[r5 b6 k7]", "no-combination"),
        ("[b8 r8 y8 k8 k8]", "series-too-long"),
        ("[r5 r5 r6 r7]", "doubled-tile"),
        ("[r5 * r7]", "no-stars"),
        ("[* * *]", "no-stars"),
    ],
)
def test_what_is_a_combination(text: str, code: str | None) -> None:
    """G1, R2."""
    (meld,) = Layout.parse(text).melds
    fault = combination_fault(meld.codes)
    assert (fault.code if fault else None) == code
    if len(set(meld.codes)) == len(meld) and code != "no-stars":
        assert is_combination(set_of(meld.codes)) == (code is None)


def sets_of_tiles() -> Iterator[tuple[int, ...]]:
    """All of up to three tiles, all of one colour, all of two values next to each other, and others at random."""
    for size in range(4):
        yield from combinations(range(STAR), size)
    for chosen in range(2**13):
        for colour in range(4):
            yield tuple(4 * value + colour for value in range(13) if chosen >> value & 1)
    for low in range(0, STAR - 4, 4):
        for chosen in range(2**8):
            yield tuple(low + i for i in range(8) if chosen >> i & 1)
    rng = Random(5)
    for _ in range(5000):
        yield tuple(sorted(rng.sample(range(STAR), rng.randint(4, 8))))


def test_the_quick_answer_is_that_of_melds() -> None:
    """R2: searches ask for yes or no only, and get what the rules say."""
    good = 0
    for codes in sets_of_tiles():
        fits = is_combination(set_of(codes))
        assert fits == (meld_fault(codes, MELDS) is None), codes
        assert fits == (combination_fault(codes) is None) if codes else not fits, codes
        good += fits
    assert good > 4 * 66


def test_sets_and_kinds_are_inverse() -> None:
    for text in ("r5-7", "8:bryk", "k1-13"):
        kinds = set_of(Layout.parse(text).melds[0].codes)
        assert set_of(kinds_of(kinds)) == kinds
