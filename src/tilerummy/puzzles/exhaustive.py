"""Laying tiles out by trying everything: slow, simple, and nothing in common with the solver, which it is to check.

Tiles are kinds in lists of 52 counts. Sequences of six and more are made of shorter ones, so they need not be tried.
"""

from collections.abc import Iterator
from itertools import combinations

Counts = tuple[int, ...]
Codes = tuple[int, ...]
DECLARED = 64  # a Star that stands for kind k is 64 + k on the table, and 52 on a rack


def runs_with(kind: int) -> Iterator[Codes]:
    value, colour = divmod(kind, 4)
    for length in (3, 4, 5):
        for first in range(max(0, value - length + 1), min(value, 13 - length) + 1):
            yield tuple(4 * v + colour for v in range(first, first + length))


def series_with(kind: int) -> Iterator[Codes]:
    row = [4 * (kind // 4) + colour for colour in range(4)]
    yield tuple(row)
    for out in row:
        if out != kind:
            yield tuple(k for k in row if k != out)


RUNS = [list(runs_with(kind)) for kind in range(52)]
BOTH = [[*runs_with(kind), *series_with(kind)] for kind in range(52)]


def counts(kinds: list[int]) -> Counts:
    found = [0] * 52
    for kind in kinds:
        found[kind] += 1
    return tuple(found)


class ExhaustiveSearch:
    """Whether all of `need` can lie in combinations, with any tiles of `may` among them."""

    def __init__(self, series: bool) -> None:
        self.melds = BOTH if series else RUNS
        self.failed: set[tuple[Counts, Counts]] = set()

    def fits(self, need: Counts, may: Counts) -> bool:
        kind = next((kind for kind in range(52) if need[kind]), None)
        if kind is None:
            return True
        if (need, may) in self.failed:
            return False
        for meld in self.melds[kind]:
            if all(need[k] or may[k] for k in meld) and self.fits(*taken(need, may, meld)):
                return True
        self.failed.add((need, may))
        return False


def taken(need: Counts, may: Counts, meld: Codes) -> tuple[Counts, Counts]:
    """Without the tiles of a combination: of a kind that is in both, the one that must lie there goes first."""
    left, free = list(need), list(may)
    for kind in meld:
        if left[kind]:
            left[kind] -= 1
        else:
            free[kind] -= 1
    return tuple(left), tuple(free)


# ---- with one Star


def can_lay(melds: list[Codes], need: list[int], may: list[int], series: bool = True) -> bool:
    """Whether rack tiles `need`, and any of `may`, fit in with these combinations; at most one Star among all."""
    search = ExhaustiveSearch(series)
    return any(search.fits(counts(a), counts(b)) for a, b in readings(melds, need, may))


def readings(melds: list[Codes], need: list[int], may: list[int]) -> Iterator[tuple[list[int], list[int]]]:
    """The same without a Star: what it may stand for is put in its place (R8)."""
    natural = [code for codes in melds for code in codes if code < 52]
    star = next((codes for codes in melds if max(codes) >= DECLARED), None)
    if star is None:
        yield from on_rack(natural, need, may)
        return
    for kind in stands_for(star):
        yield [*natural, kind, *need], may
        if kind in need or kind in may:  # it is played from the rack, and the Star is free
            yield from released(natural, need, may, kind)


def released(natural: list[int], need: list[int], may: list[int], kind: int) -> Iterator[tuple[list[int], list[int]]]:
    if kind not in need:
        may = without(may, kind)
        need = [*need, kind]
    for stand in range(52):
        yield [*natural, *need, stand], may


def on_rack(natural: list[int], need: list[int], may: list[int]) -> Iterator[tuple[list[int], list[int]]]:
    if 52 in need:
        for stand in range(52):
            yield [*natural, *without(need, 52), stand], may
    elif 52 in may:
        for stand in range(52):
            yield [*natural, *need], [*without(may, 52), stand]
    else:
        yield [*natural, *need], may


def without(kinds: list[int], kind: int) -> list[int]:
    left = list(kinds)
    left.remove(kind)
    return left


def stands_for(codes: Codes) -> list[int]:
    """In a series any colour that is missing, in a sequence what was declared."""
    star = next(code for code in codes if code >= DECLARED) - DECLARED
    natural = [code for code in codes if code < 52]
    if all(code // 4 == star // 4 for code in natural):
        return [kind for kind in range(4 * (star // 4), 4 * (star // 4) + 4) if kind not in natural]
    return [star]


def fewest_changed(melds: list[Codes], plays: list[list[int]], rack: list[int], most: int, series: bool) -> int | None:
    """How many combinations must be open to change for one of the plays; None if more than `most`."""
    for size in range(most + 1):
        for part in combinations(melds, size):
            if any(can_lay(list(part), play, rest(rack, play), series) for play in plays):
                return size
    return None


def rest(rack: list[int], some: list[int]) -> list[int]:
    left = list(rack)
    for kind in some:
        left.remove(kind)
    return left


# ---- without taking anything apart


def is_combination(codes: Codes, series: bool) -> bool:
    """As R2 and I11 say it; Stars declared."""
    kinds = sorted(code % DECLARED for code in codes)
    values = [kind // 4 for kind in kinds]
    colours = {kind % 4 for kind in kinds}
    if len(kinds) < 3:
        return False
    in_row = values == list(range(values[0], values[0] + len(values))) and len(colours) == 1
    return in_row or (series and len(set(values)) == 1 and len(colours) == len(kinds))


def plainly(melds: list[Codes], need: list[int], may: list[int], series: bool, seen: set[object] | None = None) -> bool:
    """Whether the tiles can be laid as new combinations and additions alone."""
    seen = set() if seen is None else seen
    here = (tuple(sorted(melds)), tuple(sorted(need)), tuple(sorted(may)))
    if here in seen:
        return False
    seen.add(here)
    if can_lay([], need, may, series):
        return True
    for kind in sorted({*need, *may}):
        left = (without(need, kind), may) if kind in need else (need, without(may, kind))
        for i, codes in enumerate(melds):
            for code in range(DECLARED, DECLARED + 52) if kind == 52 else [kind]:
                longer = (*codes, code)
                if is_combination(longer, series):
                    grown = [*melds[:i], longer, *melds[i + 1 :]]
                    if plainly(grown, *left, series, seen):
                        return True
    return False


# ---- a hand of Gin-Rummy


def splits(hand: list[int]) -> Iterator[tuple[tuple[Codes, ...], list[int]]]:
    """Every choice of combinations from a hand, and what is left."""
    yield from _splits(sorted(hand), combinations_in(hand), 0)


def _splits(hand: list[int], melds: list[Codes], start: int) -> Iterator[tuple[tuple[Codes, ...], list[int]]]:
    yield (), hand
    for i in range(start, len(melds)):
        if all(hand.count(kind) for kind in melds[i]):
            for more, left in _splits(rest(hand, list(melds[i])), melds, i):
                yield (melds[i], *more), left


def combinations_in(hand: list[int]) -> list[Codes]:
    kinds = sorted(set(hand))
    runs = [tuple(range(first, first + 4 * length, 4)) for first in kinds for length in range(3, 14)]
    series = [some for size in (3, 4) for some in combinations(kinds, size) if is_combination(some, True)]
    rows = [run for run in runs if run[-1] < 52 and all(kind in kinds for kind in run)]
    return rows + [some for some in series if some[0] // 4 == some[-1] // 4]
