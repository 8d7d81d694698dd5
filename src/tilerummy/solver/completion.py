"""Which beginnings of a level's series can be completed, and with how many Stars.

A prefix counts tiles in series of the first c colours, two bits each. `lack` is the fewest Stars with which the colours
from c on complete it to series of three or four colours; 9 where nothing does.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.solver.open_runs import least, over
from tilerummy.solver.pairs import SERIES

PREFIXES: Final = 341  # 1 + 4 + 16 + 64 + 256
STARTS: Final = vec[i64]([0, 1, 5, 21, 85])  # where the prefixes of each length begin
UNITS: Final = vec[i64]([1, 4, 16, 64])  # one tile of a colour, in a prefix


@final
class Completion:
    def __init__(self) -> None:
        self.lack: vec[i64] = vec[i64]([0] * (14 * PREFIXES))
        for i in range(14 * PREFIXES):
            self.lack[i] = 0 if i % PREFIXES >= 85 and SERIES[i % PREFIXES - 85] != 0 else 9
        self.filled: vec[i64] = vec[i64]([-1] * 14)  # for which tiles and Stars each level was filled last

    def fill(self, level: i64, have: vec[i64], wild: i64, none: bool) -> None:
        """For a level with so many tiles of each colour; `none`: no series, so that only empty prefixes matter."""
        asked = 2 * wild + (1 if none else 0)
        for c in range(i64(4)):
            asked = 16 * asked + have[4 * level + c]
        if self.filled[level] == asked:
            return
        self.filled[level] = asked
        self._fill_level(level, have, wild, none)

    def _fill_level(self, level: i64, have: vec[i64], wild: i64, none: bool) -> None:
        base = PREFIXES * level
        if none:
            for i in range(i64(5)):
                self.lack[base + STARTS[i]] = 0
            return
        c: i64 = 3
        while c >= 0:
            tiles = have[4 * level + c]
            self._fill_colour(base + STARTS[c], base + STARTS[c + 1], UNITS[c], tiles, wild)
            c -= 1

    def _fill_colour(self, here: i64, after: i64, unit: i64, tiles: i64, wild: i64) -> None:
        lack = self.lack
        most = least(3, tiles + wild)
        for prefix in range(unit):
            fewest: i64 = 9
            for g in range(most + 1):
                stars = lack[after + prefix + g * unit] + over(g, tiles)
                if stars < fewest:
                    fewest = stars
            lack[here + prefix] = fewest
