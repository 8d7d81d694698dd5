"""The series of a week: five puzzles, one a day from Monday on, each harder than the one before; and others like one.

All puzzles by difficulty (numbers.py) in five bands, each shuffled once; a week takes the next of each band, unless it
is the puzzle of one of its days.
"""

from datetime import date, timedelta
from functools import cache
from itertools import pairwise
from typing import Final

from tilerummy.puzzles.daily import FIRST, puzzle_of_day, shuffled
from tilerummy.puzzles.numbers import our_numbers
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.puzzle import Puzzle

LENGTH: Final = 5
FIRST_MONDAY: Final = FIRST - timedelta(days=FIRST.weekday())
SHUFFLE: Final = 20260105


@cache
def bands() -> list[list[Puzzle]]:
    numbers = our_numbers()
    order = sorted(our_set().puzzles, key=lambda puzzle: (numbers[puzzle.id], puzzle.id))
    cuts = [number * len(order) // LENGTH for number in range(LENGTH + 1)]
    return [shuffled(order[low:high], SHUFFLE) for low, high in pairwise(cuts)]


def monday_of(day: date) -> date:
    return day - timedelta(days=day.weekday())


def series_of_week(day: date) -> list[Puzzle]:
    """Of the week that the day is in, easiest first."""
    monday = monday_of(day)
    week = (monday - FIRST_MONDAY).days // 7
    daily = {puzzle_of_day(our_set(), monday + timedelta(days=number)).id for number in range(7)}
    return [next_of(band, week, daily) for band in bands()]


def next_of(band: list[Puzzle], week: int, but: set[str]) -> Puzzle:
    turns = (band[(week + number) % len(band)] for number in range(len(band)))
    return next(puzzle for puzzle in turns if puzzle.id not in but)


def like(puzzle: Puzzle) -> list[Puzzle]:
    """All others of its kind, the nearest in difficulty first."""
    numbers = our_numbers()
    others = [other for other in our_set().puzzles if other.kind == puzzle.kind and other.id != puzzle.id]
    return sorted(others, key=lambda other: (abs(numbers[other.id] - numbers[puzzle.id]), other.id))
