"""Combinations as sets of kinds, and as they are written; why tiles are not a combination (R2)."""

from mypy_extensions import i64

from tilerummy.melds import Meld, run_fault
from tilerummy.refusal import Refusal
from tilerummy.tiles import STAR, bit_of, lowest, popcount, show_tile


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


def combination_fault(codes: tuple[int, ...]) -> Refusal | None:
    """R2: three or more consecutive values of one colour, or three or four of one value in different colours."""
    if len(codes) < 3:
        return Refusal("too-short", "R2", {"count": len(codes)})
    for code in codes:
        if code >= STAR:
            return Refusal("no-stars", "G1", {})
        if code >> 2 != codes[0] >> 2:
            fault = run_fault(codes)
            return None if fault is None else Refusal(fault.code, "R2", fault.params)
    seen: set[int] = set()
    for code in codes:
        if code in seen:
            return Refusal("doubled-tile", "R2", {"tile": show_tile(code)})
        seen.add(code)
    return None
