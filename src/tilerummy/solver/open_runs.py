"""The run automaton for up to four runs of one colour at a time.

Two copies of a tile and Stars that stand for it can ask for three or four runs side by side. A state counts the open
runs of length 1, 2 and 3 or more; states are numbered by how many runs are open, so that a search which never needs
more than two uses the first ten only. STEP[5*state + r] is the state after r tiles of the next value, or DEAD. Must
agree with automaton.py, where at most two are open.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.solver.automaton import DEAD

MOST_OPEN: Final = 4


# mypyc makes an object of `a if a < 4 else 4` where a is an i64 and 4 an int: hence these two.


def least(a: i64, b: i64) -> i64:
    if a < b:
        return a
    return b


def over(a: i64, b: i64) -> i64:
    """How much more a is than b, or nothing."""
    if a > b:
        return a - b
    return 0


OPEN_STATES: Final = [
    (total - twos - longs, twos, longs)
    for total in range(MOST_OPEN + 1)
    for twos in range(total + 1)
    for longs in range(total + 1 - twos)
]
STATE_COUNTS: Final = vec[i64]([1, 4, 10, 20, 35])  # states with at most so many open runs


def feed(state: tuple[int, int, int], tiles: int) -> tuple[int, int, int] | None:
    """Short runs must grow; growing a finished run is never worse than starting a new one."""
    ones, twos, longs = state
    extra = tiles - ones - twos
    if extra < 0:
        return None
    grown = min(extra, longs)
    return (extra - grown, ones, twos + grown)


def step_index(state: tuple[int, int, int], tiles: int) -> int:
    to = feed(state, tiles)
    return OPEN_STATES.index(to) if to is not None else DEAD


def trim_index(state: tuple[int, int, int], tiles: int) -> int:
    """With no more than so many tiles to come, finished runs that none of them can reach need not be remembered."""
    ones, twos, longs = state
    return OPEN_STATES.index((ones, twos, min(longs, max(0, tiles - ones - twos))))


STEP: Final = vec[i64]([step_index(state, tiles) for state in OPEN_STATES for tiles in range(MOST_OPEN + 1)])
TRIM: Final = vec[i64]([trim_index(state, tiles) for state in OPEN_STATES for tiles in range(MOST_OPEN + 1)])
ENDED: Final = vec[i64]([int(ones == 0 and twos == 0) for ones, twos, longs in OPEN_STATES])
