"""A sharper bound for long searches: colours two by two.

Two colours are solved together exactly, the others giving to their series whatever these want. A Star in a series is
paid half by each pair, a Star in a sequence by its own: so a split of half Stars between the pairs bounds what four
colours can lay. There are three ways to make pairs; the least of the three bounds counts. Only for positions with at
most two sequences of a colour side by side, and Stars that are worth the same everywhere.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.solver.automaton import DEAD
from tilerummy.solver.open_runs import ENDED, STEP, least, over

NEVER: Final = -100_000_000
LAYER: Final = 15 * 100  # [level][state of one colour][state of the other]
LOW: Final = vec[i64]([0, 2, 0, 1, 0, 1])  # pairs of colours; 2i and 2i + 1 are all four
HIGH: Final = vec[i64]([1, 3, 2, 3, 3, 2])


def splits_into_series(code: int) -> bool:
    """Whether counts per colour (2 bits each) split into series of three or four colours."""
    counts = [(code >> (2 * c)) & 3 for c in range(4)]
    size = sum(counts)
    return any(max(counts) <= n and 3 * n <= size <= 4 * n for n in range(4))


SERIES: Final = vec[i64]([int(splits_into_series(code)) for code in range(256)])
SERIES_LIST: Final = vec[i64]([code for code in range(1, 256) if splits_into_series(code)])


@final
class Pairs:
    def __init__(self) -> None:
        self._levels: i64 = 13
        self._have: vec[i64] = vec[i64]([0] * 56)
        self._required: vec[i64] = vec[i64]([0] * 56)
        self._worth: vec[i64] = vec[i64]([0] * 56)
        self._cap: i64 = 2
        self._halves: i64 = 0
        self._series: bool = True
        self._table: vec[i64] = vec[i64]([0] * (6 * 5 * LAYER))  # [pair][half Stars][level][states]
        self._need: vec[i64] = vec[i64]([0] * 9)  # Stars that series need for so many tiles of either colour
        self._gain: vec[i64] = vec[i64]([0] * 45)  # [half Stars][r of one][r of the other]

    def prepare(
        self, levels: i64, have: vec[i64], required: vec[i64], worth: vec[i64], wild: i64, series: bool, cap: i64
    ) -> None:
        self._levels = levels
        self._have = have
        self._required = required
        self._worth = worth
        self._cap = cap
        self._halves = 2 * wild
        self._series = series
        for pair in range(i64(6)):
            for h in range(self._halves + 1):
                self._end(5 * pair + h)
            level = levels - 1
            while level >= 0:
                self._fill_need(pair, level)
                self._fill_gain(4 * level + LOW[pair], 4 * level + HIGH[pair])
                for h in range(self._halves + 1):
                    self._fill_level(pair, level, h)
                level -= 1

    def bound(self, level: i64, state: i64, halves: i64) -> i64:
        """The most that can still be laid from a level on."""
        lowest = -NEVER
        for pairing in range(i64(3)):
            most = self._bound_pairing(2 * pairing, level, state, halves)
            if most < lowest:
                lowest = most
        return lowest

    def _bound_pairing(self, pair: i64, level: i64, state: i64, halves: i64) -> i64:
        table = self._table
        i = 5 * LAYER * pair + self._place(pair, level, state)
        j = 5 * LAYER * (pair + 1) + self._place(pair + 1, level, state) + LAYER * halves
        most: i64 = NEVER
        for _ in range(halves + 1):
            score = table[i] + table[j]
            if score > most:
                most = score
            i += LAYER
            j -= LAYER
        return most

    def _place(self, pair: i64, level: i64, state: i64) -> i64:
        return 100 * level + 10 * ((state >> (6 * LOW[pair])) & 63) + ((state >> (6 * HIGH[pair])) & 63)

    def _end(self, layer: i64) -> None:
        here = LAYER * layer + 100 * self._levels
        for s in range(i64(10)):
            for t in range(i64(10)):
                self._table[here + 10 * s + t] = NEVER * (1 - ENDED[s] * ENDED[t])

    def _fill_need(self, pair: i64, level: i64) -> None:
        """The fewest Stars with which so many tiles of the two colours lie in series of a level."""
        need = self._need
        for i in range(i64(9)):
            need[i] = 9
        need[0] = 0
        if not self._series or level == 13:
            return
        low = 2 * LOW[pair]
        high = 2 * HIGH[pair]
        for code in SERIES_LIST:
            others = self._stars_in_others(code, 4 * level, LOW[pair], HIGH[pair])
            a = (code >> low) & 3
            b = (code >> high) & 3
            for i in range(least(a, 2) + 1):
                for j in range(least(b, 2) + 1):
                    stars = others + a - i + b - j
                    if stars < need[3 * i + j]:
                        need[3 * i + j] = stars

    def _stars_in_others(self, code: i64, at: i64, low: i64, high: i64) -> i64:
        stars: i64 = 0
        for c in range(i64(4)):
            if c != low and c != high:
                missing = ((code >> (2 * c)) & 3) - self._have[at + c]
                if missing > 0:
                    stars += missing
        return stars

    def _fill_gain(self, low: i64, high: i64) -> None:
        """The most that is laid at one level with r tiles in sequences of either colour, by half Stars paid."""
        for i in range(i64(45)):
            self._gain[i] = NEVER
        for i in range(self._have[low] + 1):
            for j in range(self._have[high] + 1):
                if self._need[3 * i + j] <= self._halves:
                    self._fill_joined(low, high, i, j)

    def _fill_joined(self, low: i64, high: i64, i: i64, j: i64) -> None:
        """With i and j tiles in series."""
        gain = self._gain
        for r in range(self._cap + 1):
            stars = over(r + i, self._have[low])
            laid = r + i - stars - self._required[low]
            for q in range(self._cap + 1):
                more = over(q + j, self._have[high])
                also = q + j - more - self._required[high]
                cost = 2 * (stars + more) + self._need[3 * i + j]
                if laid >= 0 and also >= 0 and cost <= self._halves:
                    score = laid * self._worth[low] + also * self._worth[high]
                    if score > gain[9 * cost + 3 * r + q]:
                        gain[9 * cost + 3 * r + q] = score

    def _fill_level(self, pair: i64, level: i64, h: i64) -> None:
        here = LAYER * (5 * pair + h) + 100 * level
        for s in range(i64(10)):
            for t in range(i64(10)):
                self._table[here + 10 * s + t] = self._best(s, t, here + 100, h)

    def _best(self, s: i64, t: i64, after: i64, halves: i64) -> i64:
        table = self._table
        gain = self._gain
        step_to = STEP
        best: i64 = NEVER
        for r in range(self._cap + 1):
            to = 10 * step_to[5 * s + r]
            if to == 10 * DEAD:
                continue
            for q in range(self._cap + 1):
                other = step_to[5 * t + q]
                if other == DEAD:
                    continue
                i = after + to + other
                for cost in range(halves + 1):
                    score = gain[9 * cost + 3 * r + q] + table[i]
                    if score > best:
                        best = score
                    i -= LAYER
        return best
