"""The best lay-down once somebody has gone out (G7): own combinations and additions to lying ones compete for tiles."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.solver.hand import UNLIMITED, least, without
from tilerummy.solver.hand_meld import is_series
from tilerummy.solver.hand_split import Split
from tilerummy.tiles import bit_of, lowest

PLACES: Final = 16  # combinations lying: four racks of three each, and some room
TOP_VALUE: Final = 0xF000000000000
LOW_VALUE: Final = 0xF


def missing_colour(meld: i64) -> i64:
    """What may be added to a series: the fourth colour, or nothing."""
    return (15 * bit_of(lowest(meld) & ~3)) & ~meld


def highest(kinds: i64) -> i64:
    """The highest kind of a sequence, as a set."""
    return kinds & ~(kinds >> 4)


@final
class LayDown:
    """Finds the additions and combinations that leave least. Lying combinations only grow: nothing is rearranged."""

    def __init__(self, cap: i64 = 13) -> None:
        self.cap = cap
        self.lying: vec[i64] = vec[i64]([0] * PLACES)
        self.count: i64 = 0
        self.added: vec[i64] = vec[i64]([0] * PLACES)  # what the best adds to each, as a set
        self.least: i64 = 0
        self.path: vec[i64] = vec[i64]([0] * PLACES)
        self.one: i64 = 0  # what the best keeps for own combinations and the leftover
        self.two: i64 = 0
        self.split: Split = Split(cap)

    def clear(self) -> None:
        self.count = 0

    def put(self, meld: i64) -> None:
        """One more combination lies there."""
        self.lying[self.count] = meld
        self.count += 1

    def search(self, one: i64, two: i64) -> i64:
        """The least left over, in points; adding little is tried before adding much."""
        self.least = UNLIMITED
        self._extend(0, one, two)
        self.split.search(self.one, self.two)
        return self.least

    def _extend(self, at: i64, one: i64, two: i64) -> None:
        """Decide what is added to the lying combination number `at` and all after it."""
        if self.least == 0:
            return
        if at == self.count:
            self._judge(one, two)
            return
        meld = self.lying[at]
        self.path[at] = 0
        if is_series(meld):
            self._extend(at + 1, one, two)
            extra = missing_colour(meld)
            if extra & one != 0:
                self.path[at] = extra
                self._extend(at + 1, without(one, two, extra), two & ~extra)
        else:
            self._downwards(at, meld, one, two)

    def _downwards(self, at: i64, meld: i64, one: i64, two: i64) -> None:
        """Every length of a chain below the sequence, with every length above it."""
        chain: i64 = 0
        end = meld & -meld
        while True:
            self._upwards(at, meld, chain, one, two)
            if end & LOW_VALUE != 0 or one & (end >> 4) == 0:
                return
            end >>= 4
            chain |= end
            one = without(one, two, end)
            two &= ~end

    def _upwards(self, at: i64, meld: i64, chain: i64, one: i64, two: i64) -> None:
        end = highest(meld)
        while True:
            self.path[at] = chain
            self._extend(at + 1, one, two)
            if end & TOP_VALUE != 0 or one & (end << 4) == 0:
                return
            end <<= 4
            chain |= end
            one = without(one, two, end)
            two &= ~end

    def _judge(self, one: i64, two: i64) -> None:
        left = least(one, two, self.cap, self.least)
        if left >= self.least:
            return
        self.least = left
        self.one = one
        self.two = two
        for i in range(self.count):
            self.added[i] = self.path[i]
