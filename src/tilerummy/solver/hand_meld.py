"""Combinations as sets of kinds, for searches: what `melds` says of Gin-Rummy, as a quick yes or no."""

from mypy_extensions import i64

from tilerummy.melds import Meld
from tilerummy.tiles import bit_of, lowest, popcount


def set_of(codes: tuple[int, ...]) -> i64:
    found: i64 = 0
    for code in codes:
        found |= bit_of(code)
    return found


def kinds_of(kinds: i64) -> tuple[int, ...]:
    """The kinds of a set, ascending: a sequence from low to high, a series in the order of colours."""
    found: list[int] = []
    while kinds != 0:
        found.append(int(lowest(kinds)))
        kinds &= kinds - 1
    return tuple(found)


def meld_of(kinds: i64) -> Meld:
    return Meld(kinds_of(kinds))


def is_series(kinds: i64) -> bool:
    """Whether a set of tiles is of one value."""
    return kinds & ~(15 * bit_of(lowest(kinds) & ~3)) == 0


def is_combination(kinds: i64) -> bool:
    size = popcount(kinds)
    if size < 3:
        return False
    if is_series(kinds):
        return True
    while kinds & (kinds - 1) != 0:
        low = kinds & -kinds
        kinds ^= low
        if kinds & -kinds != low << 4:
            return False
    return True
