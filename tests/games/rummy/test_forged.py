"""Points and winners that the rules do not give (R10, R14)."""

from pathlib import Path

import pytest

from tests.games.forging import one_more, other_winner, recorded, refused_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    recorded(path, "rummy", "rounds=2", 3, "forged")
    return path


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_point_more_than_the_rules_give_is_refused(record: Path, seat: int) -> None:
    """R10: the winner gets what the others lose, and no more."""
    assert refused_record(record, "score", one_more(seat)) == "wrong-score"


def test_other_winner_is_refused(record: Path) -> None:
    """R14: the highest total wins, not another."""
    assert refused_record(record, "end", other_winner) == "wrong-totals"
