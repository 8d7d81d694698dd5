"""What a person types is read: capital letters of tiles, commas between them. What a game calls an action stays."""

import pytest

from tilerummy.reading import as_typed
from tilerummy.tiles import Tiles


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("R5", "r5"),
        ("r5,r6,r7", "r5 r6 r7"),
        ("R5-7 K13; *R4", "r5-7 k13 *r4"),
        ("[B1,*,B3] 8:RKY", "[b1 * b3] 8:rky"),
        ("K R3", "K r3"),
        ("R r7 B2", "R r7 b2"),
        ("A R5-7 [B1 *B2 B3]", "A r5-7 [b1 *b2 b3]"),
        ("I1 R7", "I1 r7"),
        ("X1.2 Y5", "X1.2 y5"),
        ("T1", "T1"),
        ("G", "G"),
        ("", ""),
    ],
)
def test_it_becomes_notation(typed: str, notation: str) -> None:
    assert as_typed(typed).split() == notation.split()


def test_tiles_typed_so_are_tiles() -> None:
    assert Tiles.parse(as_typed("R5, K13")) == Tiles.parse("r5 k13")


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("r5,r6,r7", "[r5 r6 r7]"),
        ("R5,R6,R7 b1-3", "[r5 r6 r7] b1-3"),
        ("A r5,*,r7 K9-11", "A [r5 * r7] k9-11"),
        ("r5, r6", "r5 r6"),
        ("[r5,r6,r7]", "[r5 r6 r7]"),
    ],
)
def test_tiles_between_commas_are_one_combination(typed: str, notation: str) -> None:
    assert (
        as_typed(typed, melds=True).replace("[", " [ ").replace("]", " ] ").split()
        == notation.replace("[", " [ ").replace("]", " ] ").split()
    )
