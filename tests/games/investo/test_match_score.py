"""Who wins a match (I20)."""

from collections.abc import Sequence

import pytest

from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.rules import Rules


def winners(sheet: Sequence[Sequence[int]], rules: str = "") -> list[int] | None:
    found = INVESTO.winners(Rules.parse(rules), sheet)
    return None if found is None else list(found)


def test_no_round_no_winner() -> None:
    """I20: a match needs a round."""
    assert winners([]) is None


@pytest.mark.parametrize("sheet", [[(19, 0)], [(10, 19), (9, 0)], [(25 - 6, -30), (-4, 5)], [(-5, -5)], [(0, 0)]])
def test_below_twenty_the_match_goes_on(sheet: list[tuple[int, int]]) -> None:
    """I20: totals below the target decide nothing, equal or not."""
    assert winners(sheet) is None


@pytest.mark.parametrize(("sheet", "winner"), [([(20, 0)], 0), ([(3, 11), (-2, 9)], 1), ([(12, 0), (12, 8)], 0)])
def test_twenty_or_more_win(sheet: list[tuple[int, int]], winner: int) -> None:
    """I20: points add up over rounds; 20 is enough."""
    assert winners(sheet) == [winner]


def test_totals_may_be_negative() -> None:
    """I20: a bad round takes away what one had."""
    assert winners([(15, -12), (-20, 10), (10, -3)]) is None
    assert winners([(15, -12), (-20, 10), (10, -3), (15, 0)]) == [0]


def test_points_lost_again_do_not_count() -> None:
    """I20: it is the total after a round that counts, and the match ends at the first round that reaches it."""
    assert winners([(12, 5), (-4, 5), (11, 5)]) is None
    assert winners([(21, 5), (-30, 30)]) == [0]


def test_if_both_reach_twenty_the_higher_total_wins() -> None:
    """I20: not who was ahead before."""
    assert winners([(19, 5), (2, 17)]) == [1]


def test_equal_at_twenty_is_not_decided() -> None:
    """I20: one deciding round."""
    assert winners([(20, 20)]) is None
    assert winners([(19, 5), (3, 17)]) is None


def test_deciding_round_decides_even_below_twenty() -> None:
    """I20: its totals decide [ruling]."""
    assert winners([(20, 20), (-5, -6)]) == [0]
    assert winners([(20, 20), (-15, -2)]) == [1]


def test_deciding_rounds_go_on_while_equal() -> None:
    """I20: again while equal, below twenty too."""
    assert winners([(20, 20), (-5, -5)]) is None
    assert winners([(20, 20), (-5, -5), (0, 0)]) is None
    assert winners([(20, 20), (-5, -5), (0, 0), (1, 0)]) == [0]


def test_equal_below_twenty_is_no_deciding_round() -> None:
    """I20: only equal totals of twenty or more lead to one."""
    assert winners([(5, 5), (6, 5)]) is None


@pytest.mark.parametrize("target", [1, 10, 30, 500])
def test_other_target(target: int) -> None:
    """I20: option target."""
    assert winners([(target - 1, 0)], f"target={target}") is None
    assert winners([(target, 0)], f"target={target}") == [0]


def test_leader_wins_after_the_last_round() -> None:
    """I20: option max_rounds ends a match below the target."""
    assert winners([(1, 0), (0, 3)], "max_rounds=3") is None
    assert winners([(1, 0), (0, 3), (0, 0)], "max_rounds=3") == [1]
    assert winners([(-9, -8)], "max_rounds=1") == [1]


def test_equal_after_the_last_round_is_decided_by_one_more() -> None:
    """I20: a tie at max_rounds is broken like a tie at the target."""
    assert winners([(1, 1)], "max_rounds=1") is None
    assert winners([(1, 1), (2, 2)], "max_rounds=1") is None
    assert winners([(1, 1), (2, 2), (0, 1)], "max_rounds=1") == [1]


def test_target_still_counts_before_the_last_round() -> None:
    """I20: max_rounds is a cap, not a length."""
    assert winners([(20, 0)], "max_rounds=5") == [0]


def test_no_limit_of_rounds_by_default() -> None:
    """I20: a thousand pointless rounds decide nothing."""
    assert winners([(-1, 1), (1, -1)] * 500) is None
