"""Points and winners that the rules do not give (I8, I19, I20)."""

from pathlib import Path

import pytest

from tests.games.forging import one_more, other_winner, recorded, refused_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    recorded(path, "investo", "short", 2, "forged")
    return path


@pytest.mark.parametrize("seat", [0, 1])
def test_point_more_than_the_rules_give_is_refused(record: Path, seat: int) -> None:
    """I8, I19: neither a take nor what is left at the end is worth more than it is."""
    assert refused_record(record, "score", one_more(seat)) == "wrong-score"


def test_other_winner_is_refused(record: Path) -> None:
    """I20: who has reached the target wins, not the other."""
    assert refused_record(record, "end", other_winner) == "wrong-totals"
