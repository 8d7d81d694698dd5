"""How few tiles a play leaves on a rack, quickly, for the common case: sequences of one colour, series, no Stars.

Most tables of a search are small, and there a plain search over combinations beats the bound of the exact solver, which
is made once for every position. It gives up after so many nodes; the caller then asks the solver. Must agree with
solver.py; a test compares them.
"""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.melds import MeldRules
from tilerummy.solver.hand import meldable
from tilerummy.tiles import Tiles, bit_of, lowest, popcount

NODES: Final = 400
UNKNOWN: Final = -1


def suits(rules: MeldRules, table: Tiles, rack: Tiles) -> bool:
    """Whether a position is of the common case."""
    return rules.runs and rules.series and not (rules.mixed or rules.ace_high) and table.stars + rack.stars == 0


@final
class Quick:
    """Keeps its result between calls, so it is not to be shared by threads."""

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self.fewest: i64 = 0
        self.one: i64 = 0  # what is left, as two sets
        self.two: i64 = 0

    def left(self, table: Tiles, rack: Tiles) -> i64:
        """How many tiles of the rack are left at least, in `one` and `two` which; UNKNOWN if that takes too long."""
        both = table.copy()
        both.put(rack)
        self.nodes = 0
        self.fewest = rack.size() + 1
        self._search(both.one, both.two, rack.one, rack.two, 0, 0, 0)
        return UNKNOWN if self.nodes > NODES or self.fewest > rack.size() else self.fewest

    def _search(self, one: i64, two: i64, may_one: i64, may_two: i64, left: i64, rest_one: i64, rest_two: i64) -> None:
        """`one`, `two`: tiles without a place yet; `may_…`: those of them that may stay; `rest_…`: those that do."""
        self.nodes += 1
        fit = meldable(one)
        loose = one & ~fit
        if loose != 0:
            if loose & ~may_one != 0 or two & loose & ~may_two != 0:
                return
            left += popcount(loose) + popcount(two & loose)
            rest_one |= loose
            rest_two |= two & loose
        if left >= self.fewest or self.nodes > NODES:
            return
        if fit == 0:
            self.fewest = left
            self.one = rest_one
            self.two = rest_two
            return
        two &= fit
        bit = fit & -fit  # the lowest tile: a sequence with it starts with it
        self._runs(fit, two, may_one & fit, may_two & fit, left, rest_one, rest_two)
        row = fit & (15 * bit_of(lowest(bit) & ~3))
        if popcount(row) >= 3:
            self._series(fit, two, may_one & fit, may_two & fit, left, rest_one, rest_two, row)
        self._leave(fit, two, may_one & fit, may_two & fit, left, rest_one, rest_two)

    def _runs(self, one: i64, two: i64, may_one: i64, may_two: i64, left: i64, rest_one: i64, rest_two: i64) -> None:
        """With a sequence that begins with the lowest tile; longer ones are sums of these."""
        run = one & -one
        nxt = run << 4
        for length in range(i64(2), i64(6)):
            if one & nxt == 0:
                return
            run |= nxt
            nxt <<= 4
            if length >= 3:
                self._use(one, two, may_one, may_two, left, rest_one, rest_two, run)

    def _series(
        self, one: i64, two: i64, may_one: i64, may_two: i64, left: i64, rest_one: i64, rest_two: i64, row: i64
    ) -> None:
        """With a series of the lowest tile: all colours there are, or three of four."""
        self._use(one, two, may_one, may_two, left, rest_one, rest_two, row)
        others = (row & (row - 1)) if popcount(row) == 4 else i64(0)
        while others != 0:
            self._use(one, two, may_one, may_two, left, rest_one, rest_two, row ^ (others & -others))
            others &= others - 1

    def _use(
        self, one: i64, two: i64, may_one: i64, may_two: i64, left: i64, rest_one: i64, rest_two: i64, meld: i64
    ) -> None:
        if left < self.fewest:
            one &= ~(meld & ~two)
            two &= ~meld
            self._search(one, two, may_one & one, may_two & two, left, rest_one, rest_two)

    def _leave(self, one: i64, two: i64, may_one: i64, may_two: i64, left: i64, rest_one: i64, rest_two: i64) -> None:
        """Without the lowest tile: every copy that has no place stays."""
        bit = one & -one
        if bit & ~may_one != 0 or two & bit & ~may_two != 0:
            return
        copies = popcount(bit) + popcount(two & bit)
        if left + copies < self.fewest:
            rest_two |= two & bit
            self._search(one ^ bit, two & ~bit, may_one & ~bit, may_two & ~bit, left + copies, rest_one | bit, rest_two)
