"""Actions and positions as text: what is read, what is not (T2)."""

import pytest

from tests.games.investo.positions import position
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.rules import Rules
from tilerummy.refusal import NotationError

TEXT = (
    "choose 0 start 1 idle 2 lively | table r5-7 | pot k10 b5 r7<b7 / r3 / . / x | must b5 | "
    "rack b1 b2 | reserve | known | points 3 | rack k5 | reserve k4 | known k5 | points 0"
)


@pytest.mark.parametrize(
    "text", ["S", "V r7", "T2", "A", "A r5-7 b1-3", "A [r7 r5]", "I2 r7", "X2.1 y4", "N", "R r1", "B k13"]
)
def test_every_action_has_its_notation(text: str) -> None:
    """T2: written as it is read; small letters will do, and so will more room between the words."""
    action = INVESTO.parse_action(text)
    assert str(action) == text
    assert INVESTO.parse_action(text[0].lower() + text[1:]) == action
    assert INVESTO.parse_action("  " + text.replace(" ", "   ") + " ") == action


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown-action"),
        ("   ", "unknown-action"),
        ("Q", "unknown-action"),
        ("ſ", "unknown-action"),
        ("ı2 r7", "unknown-action"),
        ("S2", "unknown-action"),
        ("N1", "unknown-action"),
        ("A2 r5-7", "unknown-action"),
        ("T", "unknown-place"),
        ("T0", "unknown-place"),
        ("T9", "unknown-place"),
        ("T22", "unknown-place"),
        ("T²", "unknown-place"),
        ("I r7", "unknown-place"),
        ("X2 r7", "unknown-place"),
        ("X2. r7", "unknown-place"),
        ("X2.0 r7", "unknown-place"),
        ("X2.4 r7", "unknown-place"),
        ("X2.1.1 r7", "unknown-place"),
        ("V", "tile-expected"),
        ("I2", "tile-expected"),
        ("V r7 r8", "too-much"),
        ("S r7", "too-much"),
        ("T2 r7", "too-much"),
        ("N r7", "too-much"),
        ("V *", "no-stars"),
        ("V r5-7", "unknown-value"),
        ("V x7", "unknown-colour"),
        ("A x7", "unknown-colour"),
        ("A [r5", "bracket"),
    ],
)
def test_what_is_no_action(text: str, code: str) -> None:
    """T2: an error with a code."""
    with pytest.raises(NotationError) as caught:
        INVESTO.parse_action(text)
    assert caught.value.code == code


def test_error_points_into_the_input() -> None:
    """T2: the text and the place are those of what was typed, in a play too."""
    for text, at in (("V r77", 3), ("I2 x7", 3), ("A r5-7 x1", 7), ("  A r5-7 x1", 9)):
        with pytest.raises(NotationError) as caught:
            INVESTO.parse_action(text)
        assert (caught.value.text, caught.value.at) == (text, at)


def test_position_is_one_line() -> None:
    """T2: the line of the documentation is read and written."""
    state = INVESTO.parse_state(TEXT, Rules())
    assert INVESTO.show_state(state) == TEXT
    assert (state.seat, state.starter, state.idle, state.progress, state.first.points) == (0, 1, 2, True, 3)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("choose", "think"),
        ("choose", "over:draw"),
        ("choose 0", "choose x"),
        ("choose 0", "choose 7"),
        ("start 1", "begin 1"),
        ("start 1", "start 5"),
        ("idle 2", "idle"),
        ("lively", "livly"),
        (" | must b5", ""),
        ("table", "tabel"),
        ("points 3", "points"),
        ("points 3", "points three"),
        ("r3 /", "r3 b3 k3 y3 /"),
        (" / x", ""),
        ("/ x", "/ z"),
        ("rack k5", "rack k5 k5 k5"),
        ("rack k5", "rack k44"),
        ("r3 /", "* /"),
        ("rack k5", "rack b5 b5"),
    ],
)
def test_what_is_no_position(old: str, new: str) -> None:
    """T2: parts missing, misspelt or impossible."""
    assert old in TEXT
    with pytest.raises(NotationError):
        INVESTO.parse_state(TEXT.replace(old, new, 1), Rules())


def test_known_tile_that_is_not_on_the_rack_is_no_position() -> None:
    """I21: what is known to be there is there."""
    with pytest.raises(NotationError):
        INVESTO.parse_state(TEXT.replace("known k5", "known k6"), Rules())


def test_third_copy_on_the_table_is_an_error_of_notation() -> None:
    """T1: like a third copy anywhere else."""
    with pytest.raises(NotationError):
        INVESTO.parse_state(TEXT.replace("table r5-7", "table r5-7 r5-7 r5-7"), Rules())


@pytest.mark.parametrize("who", ["seat 2", "seat", "player 0", "", "spectator 0"])
def test_what_is_no_view(who: str) -> None:
    """T2: a view belongs to a seat or to a spectator."""
    text = INVESTO.show_view(INVESTO.view(position(rack="b1 b3"), None)).replace("spectator", who)
    with pytest.raises(NotationError):
        INVESTO.parse_view(text, Rules())
