"""The set that comes with the package: its data are in ours_data, which `python -m tools.puzzle_set` writes."""

from functools import cache

from tilerummy.puzzles.ours_data import DATA
from tilerummy.puzzles.puzzle import PuzzleSet, read_set


@cache
def our_set() -> PuzzleSet:
    return read_set(DATA.encode())
