"""The puzzle of a day: the same for everybody, from the date alone.

All puzzles of our set in one shuffled order, one a day from FIRST on and round again; docs/puzzles.md. The day is that
of UTC, so that everywhere in the world it changes at the same moment.
"""

import calendar
from datetime import UTC, date, datetime
from typing import Final

from tilerummy.luck import Rng
from tilerummy.puzzles.puzzle import Puzzle, PuzzleSet
from tilerummy.refusal import NotAccepted, shorten

FIRST: Final = date(2026, 1, 1)
SHUFFLE: Final = 20260101


def today() -> date:
    return datetime.now(UTC).date()


def shuffled(puzzles: list[Puzzle], seed: int) -> list[Puzzle]:
    order = list(puzzles)
    rng = Rng(seed)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.below(last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def daily_order(puzzles: list[Puzzle]) -> list[Puzzle]:
    return shuffled(sorted(puzzles, key=lambda puzzle: puzzle.id), SHUFFLE)


def puzzles_of_month(ours: PuzzleSet, day: date) -> dict[date, Puzzle]:
    """Those of all days of the month that the day is in."""
    order = daily_order(ours.puzzles)
    days = [day.replace(day=number + 1) for number in range(calendar.monthrange(day.year, day.month)[1])]
    return {each: order[(each - FIRST).days % len(order)] for each in days}


def puzzle_of_day(ours: PuzzleSet, day: date) -> Puzzle:
    return daily_order(ours.puzzles)[(day - FIRST).days % len(ours.puzzles)]


def parse_day(text: str) -> date:
    """`2026-11-16`. Raises NotAccepted."""
    try:
        if len(text) != 10:
            raise ValueError
        return date.fromisoformat(text)
    except ValueError:
        raise NotAccepted("puzzles-no-date", {"text": shorten(text)}) from None
