"""The series of a week rises, and what is like a puzzle is near to it."""

from datetime import date, timedelta
from itertools import pairwise

from tilerummy.puzzles.daily import FIRST, puzzle_of_day, puzzles_of_month
from tilerummy.puzzles.numbers import our_numbers
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.series import LENGTH, like, monday_of, series_of_week

OURS = our_set()
WEEKS = [date(2026, 11, 16) + timedelta(weeks=number) for number in range(-60, 120)]


def test_each_is_harder_than_the_one_before() -> None:
    numbers = our_numbers()
    for monday in WEEKS:
        week = [numbers[puzzle.id] for puzzle in series_of_week(monday)]
        assert len(week) == LENGTH
        assert all(one <= other for one, other in pairwise(week)), monday
        assert week[0] < week[-1]


def test_all_days_of_a_week_have_the_same_and_none_is_the_puzzle_of_a_day() -> None:
    for monday in WEEKS[::7]:
        days = [monday + timedelta(days=number) for number in range(7)]
        week = series_of_week(monday)
        assert all(series_of_week(day) == week for day in days)
        assert not {puzzle.id for puzzle in week} & {puzzle_of_day(OURS, day).id for day in days}
        assert {monday_of(day) for day in days} == {monday}


def test_weeks_differ_and_stay_as_they_were_shown() -> None:
    assert len({tuple(puzzle.id for puzzle in series_of_week(monday)) for monday in WEEKS}) > 90
    assert [puzzle.id for puzzle in series_of_week(date(2026, 11, 16))] == SHOWN


SHOWN = ["which-investo-1-11", "use-tile-1-10", "lay-all-2-19", "lay-all-2-25", "lay-all-3-15"]


def test_what_is_like_a_puzzle_is_of_its_kind_nearest_first() -> None:
    numbers = our_numbers()
    for puzzle in OURS.puzzles[::37]:
        others = like(puzzle)
        assert {other.kind for other in others} == {puzzle.kind}
        assert puzzle not in others
        far = [abs(numbers[other.id] - numbers[puzzle.id]) for other in others]
        assert far == sorted(far)


def test_a_month_has_the_puzzle_of_each_of_its_days() -> None:
    for day in (date(2026, 2, 10), date(2028, 2, 29), FIRST - timedelta(days=1), date(1, 1, 1), date(9999, 12, 31)):
        month = puzzles_of_month(OURS, day)
        assert {each.month for each in month} == {day.month}
        assert month[day] == puzzle_of_day(OURS, day)
    assert len(puzzles_of_month(OURS, date(2028, 2, 1))) == 29
