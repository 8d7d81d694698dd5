"""Points and winners that the rules do not give (G6, G8, G9, G11)."""

from pathlib import Path

import pytest

from tests.games.forging import one_more, other_winner, recorded, refused_record


def record(folder: Path, seats: int) -> Path:
    path = folder / "match.jsonl"
    recorded(path, "gin", "short", seats, "forged")
    return path


@pytest.mark.parametrize("seat", [0, 1])
def test_point_more_between_two_is_refused(tmp_path: Path, seat: int) -> None:
    """G6, G9: bonuses and the difference, and no more."""
    assert refused_record(record(tmp_path, 2), "score", one_more(seat)) == "wrong-score"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_point_more_among_three_is_refused(tmp_path: Path, seat: int) -> None:
    """G6, G8: bonuses for going out and for the least left, and no more."""
    assert refused_record(record(tmp_path, 3), "score", one_more(seat)) == "wrong-score"


def test_other_winner_is_refused(tmp_path: Path) -> None:
    """G11: the highest total wins, not another."""
    assert refused_record(record(tmp_path, 2), "end", other_winner) == "wrong-totals"
