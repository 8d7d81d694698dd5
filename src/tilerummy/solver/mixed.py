"""The search behind a play with sequences of mixed colours.

Colours matter to series only, so a state is just how many sequences of length 1, 2 and 3 or more are open: a table of
best values from each level on is small and exact. `top` counts the aces that lie after 13. With a floor (least points
while tiles count first) the two tables, for the aim and for points alone, bound a search through the choices.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.solver.open_runs import least, over
from tilerummy.solver.pairs import NEVER, SERIES
from tilerummy.solver.search import COUNT, NO_LIMIT

ROW: Final = 12  # a value has at most eight tiles and two Stars
LEVELS: Final = 14
CELLS: Final = 15 * 1331 * 3  # [level][open sequences][Stars left]
SERIES_CODES: Final = [code for code in range(256) if SERIES[code] != 0]
# Stars in series by colour, 2 bits each, at most two together
STAR_CODES: Final = [0] + [4**c for c in range(4)] + [4**c + 4**d for c in range(4) for d in range(c, 4)]


@final
class MixedSearch:
    """Inputs are set by the caller; working space is kept between calls, so it is not to be shared by threads."""

    def __init__(self) -> None:
        self.levels: i64 = 13
        self.have: vec[i64] = vec[i64]([0] * 52)
        self.required: vec[i64] = vec[i64]([0] * 52)
        self.worth: vec[i64] = vec[i64]([0] * (2 * LEVELS))  # of a tile: for the aim, then as points alone
        self.loss: vec[i64] = vec[i64]([0] * (2 * LEVELS))
        self.star_worth: vec[i64] = vec[i64]([0] * 2)
        self.runs: bool = True
        self.series: bool = True
        self.wild: i64 = 0
        self.owed: i64 = 0
        self.floor: i64 = 0
        self.limit: i64 = NO_LIMIT
        self.nodes: i64 = 0
        self.stopped: bool = False
        self.best: i64 = -1
        self.found: bool = False
        self.best_top: i64 = 0
        self.best_path: vec[i64] = vec[i64]([0] * LEVELS)
        self.in_series: vec[i64] = vec[i64]([0] * (LEVELS * 3 * ROW))  # most tiles, by Stars there and tiles elsewhere
        self.series_code: vec[i64] = vec[i64]([0] * (LEVELS * 3 * ROW))
        self._path: vec[i64] = vec[i64]([0] * LEVELS)
        self._size: vec[i64] = vec[i64]([0] * LEVELS)
        self._owed_tiles: vec[i64] = vec[i64]([0] * LEVELS)
        self._memo: vec[i64] = vec[i64]([0] * (2 * CELLS))
        self._fresh: vec[i64] = vec[i64]([0] * (2 * CELLS))
        self._generation: i64 = 0
        self._top: i64 = 0

    def run(self, start: i64) -> None:
        """Searches for more than `best`; `start` is the score with all that has to be laid and all Stars."""
        self.found = False
        for level in range(i64(13)):
            self._fill_level(level)
        for top in range(self._most_top() + 1):
            self._top = top
            self._generation += 1
            score = start + self._value(0, 0, 0, self.wild)
            if score <= self.best or self.stopped:
                continue
            if self.floor > 0:
                self._descend(0, 0, self.wild, start, start & (COUNT - 1))
            else:
                self._trace()
                self._record(score)

    def _most_top(self) -> i64:
        """Aces at the top need sequences that reach 13."""
        if self.levels == 13 or not self.runs:
            return 0
        most = self._size[0]
        for level in range(i64(11), i64(13)):
            most = least(most, self._size[level] + self.wild)
        return most

    # ---- series of one level

    def _fill_level(self, level: i64) -> None:
        size: i64 = 0
        owed: i64 = 0
        for at in range(4 * level, 4 * level + 4):
            size += self.have[at]
            owed += self.required[at]
        self._size[level] = size
        self._owed_tiles[level] = owed
        for i in range(3 * ROW * level, 3 * ROW * (level + 1)):
            self.in_series[i] = -1
        for code in SERIES_CODES if self.series else [0]:
            for stars in STAR_CODES:
                self._enter(level, code, stars)

    def _enter(self, level: i64, code: i64, stars: i64) -> None:
        """One way to have series at a level, if the tiles and Stars for it are there."""
        number: i64 = 0
        tiles: i64 = 0
        low: i64 = 0
        high: i64 = 0
        for c in range(i64(4)):
            here = (stars >> (2 * c)) & 3
            own = ((code >> (2 * c)) & 3) - here
            spare = self.have[4 * level + c] - own
            if own < 0 or spare < 0:
                return
            number += here
            tiles += own
            high += spare
            low += over(self.required[4 * level + c], own)
        if number > self.wild or number > 2:
            return
        base = (3 * level + number) * ROW
        for n in range(low, high + 1):
            if tiles > self.in_series[base + n]:
                self.in_series[base + n] = tiles
                self.series_code[base + n] = code | (stars << 8)

    # ---- best values

    def _value(self, table: i64, level: i64, state: i64, stars: i64) -> i64:
        """The most that can be added from a level on, against what has to be laid; NEVER if there is no way."""
        if level == self.levels:
            return self._end(table, state, stars)
        cell = table * CELLS + (level * 1331 + state) * 3 + stars
        if self._fresh[cell] == self._generation:
            return self._memo[cell]
        self.nodes += 1
        if self.nodes > self.limit:
            self.stopped = True
        best: i64 = NEVER
        if not self.stopped:
            for k in range(stars + 1):
                for n in range(self._least(state, stars - k), self._size_at(level) + 1):
                    best = self._better(table, level, state, stars, k, n, best)
        self._memo[cell] = best
        self._fresh[cell] = self._generation
        return best

    def _end(self, table: i64, state: i64, stars: i64) -> i64:
        if state >= 11 or stars > self.wild - self.owed:
            return NEVER
        return -stars * self.star_worth[table]

    def _least(self, state: i64, stars: i64) -> i64:
        """Open short sequences must grow, by Stars at best."""
        return over(state // 121 + state // 11 % 11, stars)

    def _size_at(self, level: i64) -> i64:
        if level == 13:
            return self._top
        return self._size[level]

    def _better(self, table: i64, level: i64, state: i64, stars: i64, k: i64, n: i64, best: i64) -> i64:
        """The value with k Stars in series and n tiles in sequences, for any number of Stars in sequences."""
        laid = self.laid_at(level, k, n)
        if laid < 0:
            return best
        base = laid * self.worth[table * LEVELS + level]
        loss = self.loss[table * LEVELS + level]
        for q in range(stars - k + 1):
            to = self.after(state, n + q)
            if to >= 0:
                rest = self._value(table, level + 1, to, stars - k - q)
                if rest > NEVER and base - (k + q) * loss + rest > best:
                    best = base - (k + q) * loss + rest
        return best

    def laid_at(self, level: i64, k: i64, n: i64) -> i64:
        """Tiles laid beyond those that have to be, or -1: at the top exactly `top` aces, which level 0 gives up."""
        if level == 13:
            if k == 0 and n == self._top:
                return 0
            return -1
        all_n = n
        if level == 0:
            all_n += self._top
        if all_n >= ROW:
            return -1
        tiles = self.in_series[(3 * level + k) * ROW + all_n]
        if tiles < 0:
            return -1
        return tiles + all_n - self._owed_tiles[level]

    def after(self, state: i64, n: i64) -> i64:
        """The open sequences, `121 * ones + 11 * twos + longer`, after n tiles of the next value; -1 if one breaks."""
        if n > 0 and not self.runs:
            return -1
        ones = state // 121
        twos = state // 11 % 11
        longs = state % 11
        extra = n - ones - twos
        if extra < 0:
            return -1
        grown = least(longs, extra)
        return 121 * (extra - grown) + 11 * ones + twos + grown

    # ---- from values to choices

    def _trace(self) -> None:
        """Follow choices that reach the values of the table."""
        state: i64 = 0
        stars = self.wild
        for level in range(self.levels):
            choice = self._choice(level, state, stars)
            self._path[level] = choice
            state = self.after(state, (choice & 15) + ((choice >> 6) & 3))
            stars -= ((choice >> 4) & 3) + ((choice >> 6) & 3)

    def _choice(self, level: i64, state: i64, stars: i64) -> i64:
        """n, k << 4 and q << 6 of a choice that is worth what the table says."""
        goal = self._value(0, level, state, stars)
        for k in range(stars + 1):
            for n in range(self._size_at(level) + 1):
                laid = self.laid_at(level, k, n)
                for q in range(stars - k + 1):
                    to = self.after(state, n + q)
                    if to >= 0 and laid >= 0:
                        gain = laid * self.worth[level] - (k + q) * self.loss[level]
                        if gain + self._value(0, level + 1, to, stars - k - q) == goal:
                            return n | (k << 4) | (q << 6)
        raise ValueError("the table of values contradicts itself")

    def _descend(self, level: i64, state: i64, stars: i64, score: i64, points: i64) -> None:
        """All choices that may beat the best and reach the floor."""
        if score + self._value(0, level, state, stars) <= self.best or self.stopped:
            return
        if points + self._value(1, level, state, stars) < self.floor:
            return
        if level == self.levels:
            self._record(score - stars * self.star_worth[0])
            return
        for k in range(stars + 1):
            n = self._size_at(level)
            while n >= 0:
                laid = self.laid_at(level, k, n)
                if laid >= 0:
                    self._descend_with(level, state, stars, score, points, k, n, laid)
                n -= 1

    def _descend_with(
        self, level: i64, state: i64, stars: i64, score: i64, points: i64, k: i64, n: i64, laid: i64
    ) -> None:
        for q in range(stars - k + 1):
            to = self.after(state, n + q)
            if to >= 0:
                self._path[level] = n | (k << 4) | (q << 6)
                gain = laid * self.worth[level] - (k + q) * self.loss[level]
                more = laid * self.worth[LEVELS + level] - (k + q) * self.loss[LEVELS + level]
                self._descend(level + 1, to, stars - k - q, score + gain, points + more)

    def _record(self, score: i64) -> None:
        if score <= self.best:
            return
        self.best = score
        self.found = True
        self.best_top = self._top
        for level in range(self.levels):
            self.best_path[level] = self._path[level]
