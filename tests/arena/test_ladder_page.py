"""What the ladder's page says of the steps between levels, and of which matches a time is."""

import pytest

from benchmarks.ladder_page import Spent, all_rated, gap, gaps, milliseconds, neighbours, outside
from tilerummy.arena.evidence import Timing
from tilerummy.arena.intervals import Estimate


def column(**ratings: float) -> dict[str, Estimate]:
    return {name: Estimate(elo, elo - 9, elo + 9, 100) for name, elo in ratings.items()}


def test_a_step_is_from_the_next_level_below_that_was_rated() -> None:
    found = column(random=300, beginner=1200, easy=1299.6, greedy=1500, medium=1550, expert=1840)
    assert gaps("gin", found) == {"easy": 100, "medium": 250, "expert": 290}


@pytest.mark.parametrize(
    ("elo", "told"), [(None, ""), (99, "99, small"), (100, "100"), (250, "250"), (251, "251, large"), (-3, "-3, small")]
)
def test_a_step_outside_what_is_wanted_says_so(elo: int | None, told: str) -> None:
    assert gap(elo) == told


def test_how_many_are_outside() -> None:
    assert outside([100, 180, 250]) == "none of 3"
    assert outside([99, 180, 251]) == "2 of 3"


def test_seats_are_told_apart() -> None:
    columns = {("gin", 2): column(beginner=1200, easy=1300), ("gin", 3): column(beginner=1200, easy=1250)}
    text = neighbours(columns)
    assert "with two seats, none of 1; with three and four seats, 1 of 1." in text
    assert "| `easy` | 100 | 50, small |" in text
    assert all_rated([]) == {}


def test_a_time_says_against_whom() -> None:
    spent = Spent()
    spent.add(Timing(decisions=100, seconds=9.0, processor=0.2), "greedy")
    spent.add(Timing(decisions=300, seconds=9.0, processor=0.2), "expert")
    assert milliseconds(spent) == "1 (expert, greedy)"
    assert milliseconds(None) == ""
