"""The puzzle of the day follows from the date alone."""

from datetime import date, timedelta

import pytest

from tilerummy.puzzles.daily import FIRST, daily_order, parse_day, puzzle_of_day
from tilerummy.puzzles.ours import our_set
from tilerummy.refusal import NotAccepted

OURS = our_set()


def test_a_day_has_one_puzzle_whatever_order_the_set_is_in() -> None:
    day = date(2026, 11, 16)
    assert puzzle_of_day(OURS, day).id == "use-tile-2-27"  # what players were shown must stay
    assert daily_order(OURS.puzzles[::-1]) == daily_order(OURS.puzzles)


def test_no_puzzle_comes_twice_before_all_have_come() -> None:
    days = [FIRST + timedelta(days=number) for number in range(len(OURS.puzzles))]
    assert len({puzzle_of_day(OURS, day).id for day in days}) == len(OURS.puzzles)
    assert puzzle_of_day(OURS, FIRST + timedelta(days=len(OURS.puzzles))) == puzzle_of_day(OURS, FIRST)


def test_days_before_the_first_have_one_too() -> None:
    assert puzzle_of_day(OURS, FIRST - timedelta(days=1)) == daily_order(OURS.puzzles)[-1]


@pytest.mark.parametrize("text", ["", "today", "2026-13-01", "20261116", "2026-1-1", "9" * 5000])
def test_what_is_no_date_is_told(text: str) -> None:
    with pytest.raises(NotAccepted) as told:
        parse_day(text)
    assert told.value.code == "puzzles-no-date"
