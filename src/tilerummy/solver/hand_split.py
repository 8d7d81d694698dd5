"""Splitting a hand into combinations: the split that leaves least, and all splits there are."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.solver.hand import UNLIMITED, meldable, points_of, same_value, total_points, without
from tilerummy.tiles import lowest, popcount

MOST: Final = 8  # combinations of one hand: more than eleven tiles can make


@final
class Split:
    """Searches splits of a hand; keeps its working space between calls, so it is not to be shared by threads."""

    def __init__(self, cap: i64 = 13) -> None:
        self.cap = cap
        self.melds: vec[i64] = vec[i64]([0] * MOST)  # the best split found, as sets
        self.count: i64 = 0
        self.least: i64 = 0  # what it leaves, in points
        self.path: vec[i64] = vec[i64]([0] * MOST)
        self.fewest: i64 = 0
        self.most: i64 = 0
        self.all: list[tuple[i64, ...]] | None = None

    def search(self, one: i64, two: i64, under: i64 = UNLIMITED, most: i64 = UNLIMITED, fewest: i64 = 0) -> bool:
        """Find the split that leaves least, in points: less than `under`, from `fewest` to `most` tiles."""
        self.least = under
        self.fewest = fewest
        self.most = most
        self.count = -1
        self._search(one, two, 0, 0, 0)
        return self.count >= 0

    def every(self, one: i64, two: i64, under: i64, most: i64, fewest: i64) -> list[tuple[i64, ...]]:
        """All splits that leave so little, each as its combinations in ascending order."""
        self.all = []
        self.search(one, two, under, most, fewest)
        found = sorted(set(self.all))
        self.all = None
        return found

    def _search(self, one: i64, two: i64, cost: i64, left: i64, depth: i64) -> None:
        """`cost` points in `left` tiles are left over so far; `depth` combinations are laid."""
        fit = meldable(one)
        loose = one & ~fit
        if loose != 0:
            left += popcount(loose) + popcount(two & loose)
            cost += total_points(loose, two & loose, self.cap)
        if cost >= self.least or left > self.most:
            return
        if fit == 0:
            if left >= self.fewest:
                self._found(cost, depth)
            return
        two &= fit
        bit = fit & -fit
        self._sequences(fit, two, bit, cost, left, depth)
        row = fit & same_value(bit)
        if popcount(row) >= 3:
            self._series(fit, two, row, bit, cost, left, depth)
        copies = i64(2) if two & bit != 0 else i64(1)
        self._search(fit ^ bit, two & ~bit, cost + copies * points_of(bit, self.cap), left + copies, depth)

    def _sequences(self, one: i64, two: i64, bit: i64, cost: i64, left: i64, depth: i64) -> None:
        """Lay each sequence that begins with `bit`, long before short."""
        run = bit
        end = bit
        length: i64 = 1
        while one & (end << 4) != 0:
            end <<= 4
            run |= end
            length += 1
        while length >= 3:
            self._lay(run, one, two, cost, left, depth)
            run ^= end
            end >>= 4
            length -= 1

    def _series(self, one: i64, two: i64, row: i64, bit: i64, cost: i64, left: i64, depth: i64) -> None:
        """Lay each series with `bit`: all of its value, and three of four."""
        self._lay(row, one, two, cost, left, depth)
        rest = row ^ bit if popcount(row) == 4 else i64(0)
        while rest != 0:
            self._lay(row ^ (rest & -rest), one, two, cost, left, depth)
            rest &= rest - 1

    def _lay(self, meld: i64, one: i64, two: i64, cost: i64, left: i64, depth: i64) -> None:
        self.path[depth] = meld
        self._search(one & ~(meld & ~two), two & ~meld, cost, left, depth + 1)

    def _found(self, cost: i64, depth: i64) -> None:
        if self.all is not None:
            self.all.append(tuple(sorted([self.path[i] for i in range(depth)])))
            self.count = 0
            return
        self.least = cost
        self.count = depth
        for i in range(depth):
            self.melds[i] = self.path[i]

    def found(self) -> list[i64]:
        """The combinations of the last search, in ascending order."""
        return sorted([self.melds[i] for i in range(self.count)])


# Ways of going out (G5).
GRAND: Final = 1
PETIT: Final = 2
KNOCK: Final = 3


@final
class Terms:
    """What going out takes: at most `most` tiles worth less than `under` may be left after laying 8 or 9."""

    def __init__(self, under: i64 = 10, least_laid: i64 = 8, cap: i64 = 13) -> None:
        self.under = under
        self.most: i64 = 10 - least_laid
        self.cap = cap


@final
class Way:
    """One way to go out: how, the tile discarded for it (-1: none), the combinations and what is left in points."""

    def __init__(self, way: i64, discard: i64, melds: tuple[i64, ...], left: i64) -> None:
        self.way = way
        self.discard = discard
        self.melds = melds
        self.left = left


def ways_out(one: i64, two: i64, terms: Terms) -> list[Way]:
    """All ways to go out with 10 tiles at the start of a turn, or with 11 before or with the discard."""
    if popcount(one) + popcount(two) <= 10:
        return _ways(one, two, terms, -1, PETIT) + _ways(one, two, terms, -1, KNOCK)
    found = _ways(one, two, terms, -1, GRAND)
    kinds = one
    while kinds != 0:
        bit = kinds & -kinds
        kinds ^= bit
        found += _ways(without(one, two, bit), two & ~bit, terms, lowest(bit), KNOCK)
    return found


def _ways(one: i64, two: i64, terms: Terms, discard: i64, way: i64) -> list[Way]:
    split = Split(terms.cap)
    if way == KNOCK:
        melds = split.every(one, two, terms.under, terms.most, 1)
    else:
        melds = split.every(one, two, 1, 0, 0)
    total = total_points(one, two, terms.cap)
    found: list[Way] = []
    for laid in melds:
        covered: i64 = 0
        for meld in laid:
            covered += points_of(meld, terms.cap)
        found.append(Way(way, discard, laid, total - covered))
    return found
