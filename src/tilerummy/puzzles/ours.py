"""The set that comes with the package; the puzzles themselves are in ours_data, made by `python -m tools.puzzle_set`."""

from functools import cache

from tilerummy.puzzles.ours_data import DATA
from tilerummy.puzzles.puzzle import PuzzleSet, read_set


@cache
def our_set() -> PuzzleSet:
    return read_set(DATA.encode())
