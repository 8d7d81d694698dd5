"""The difficulty of every puzzle of our set, as `python -m tools.puzzle_set` computed it (difficulty.py): to compute it
takes too long for a browser."""

from functools import cache

from tilerummy.puzzles.ours_numbers import NUMBERS


@cache
def our_numbers() -> dict[str, float]:
    return {name: float(number) for name, number in (line.split() for line in NUMBERS.split("\n") if line)}
