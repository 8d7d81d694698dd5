"""Plays on a table of runs only (Investo): colours are independent of each other.

A table is given by its tiles alone, since it may be rearranged freely; a rack likewise. `due` is a set of kinds (as
bits) of which at least one has to be laid, 0 for none.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.luck import Rng
from tilerummy.solver.automaton import BACK, DEAD, ENDS, FINALS, FORTH, NEXT
from tilerummy.tiles import NIBBLES, Tiles, bit_of, highest, lowest, popcount

CELLS: Final = 224  # 14 values by 16 automaton states


def in_line(kinds: i64) -> i64:
    """Of a set of kinds those with two more of it in a line of three: only they can be part of a run."""
    first = kinds & (kinds >> 4) & (kinds >> 8)
    return first | (first << 4) | (first << 8)


@final
class Runs:
    """Finds plays; keeps its working space between calls, so it is not to be shared by threads."""

    def __init__(self) -> None:
        self.best: vec[i64] = vec[i64]([0] * CELLS)  # best[16*v + s]
        self.back: vec[i64] = vec[i64]([0] * CELLS)
        self.ways: vec[i64] = vec[i64]([0] * CELLS)  # how many choices lead from here to a valid end
        self.live: vec[i64] = vec[i64]([0] * 14)  # states reachable, as a set
        self.one: i64 = 0  # rack tiles chosen by the last search
        self.two: i64 = 0

    def valid(self, tiles: Tiles) -> bool:
        """Whether the tiles can lie as runs, none left over."""
        if tiles.one & ~in_line(tiles.one) != 0:
            return False
        lane: i64 = NIBBLES
        for colour in range(i64(4)):
            if tiles.two & lane != 0 and not self._valid_colour(tiles.one, tiles.two, colour):
                return False
            lane <<= 1
        return True

    def _valid_colour(self, t1: i64, t2: i64, colour: i64) -> bool:
        step_to = NEXT
        state: i64 = 0
        at = colour
        while at < 52:
            state = step_to[4 * state + ((t1 >> at) & 1) + ((t2 >> at) & 1)]
            if state == DEAD:
                return False
            at += 4
        return (FINALS >> state) & 1 != 0

    def playable(self, table: Tiles, rack: Tiles) -> i64:
        """The rack kinds that take part in at least one legal play, as bits."""
        return self._playable(table, rack, rack.one)

    def helps(self, table: Tiles, rack: Tiles, kinds: i64) -> bool:
        """Whether one of these rack kinds takes part in a legal play: only their colours are looked at."""
        return self._playable(table, rack, kinds) & kinds != 0

    def _playable(self, table: Tiles, rack: Tiles, kinds: i64) -> i64:
        """As `playable`, in the colours of these kinds."""
        found: i64 = 0
        near = in_line(table.one | rack.one)
        twice = table.two | rack.two | (table.one & rack.one)
        lane: i64 = NIBBLES
        for colour in range(i64(4)):
            if rack.one & kinds & near & lane != 0:
                if twice & lane != 0:
                    found |= self._playable_colour(table.one, table.two, rack.one, rack.two, colour)
                elif table.one & ~near & lane == 0:
                    found |= rack.one & near & lane  # no two alike: all in a line can lie together
            lane <<= 1
        return found

    def most(self, table: Tiles, rack: Tiles, due: i64 = 0) -> Tiles | None:
        """A largest play, as the tiles laid; None if `due` cannot be met. The table is valid."""
        if due == 0:
            self._most(table.one, table.two, rack.one, rack.two)
            return Tiles(self.one, self.two)
        found: Tiles | None = None
        size: i64 = 0
        due &= rack.one
        while due != 0:
            bit = due & -due
            due ^= bit
            play = self._most_with(table, rack, bit)
            if play is not None and play.size() > size:
                found = play
                size = play.size()
        return found

    def _most_with(self, table: Tiles, rack: Tiles, bit: i64) -> Tiles | None:
        """A largest play that lays the tile `bit`: it is moved to the table before the search."""
        kind = popcount(bit - 1)
        down = table.copy()
        down.add(kind)
        left = rack.copy()
        left.remove(kind)
        if self._most(down.one, down.two, left.one, left.two) < 0:
            return None
        play = Tiles(self.one, self.two)
        play.add(kind)
        return play

    def _most(self, t1: i64, t2: i64, r1: i64, r2: i64) -> i64:
        """How many rack tiles can be laid, -1 if what lies there cannot be made valid; chosen: one, two."""
        self.one = 0
        self.two = 0
        total: i64 = 0
        near = in_line(t1 | r1)
        if t1 & ~near != 0:
            return -1
        twice = t2 | r2 | (t1 & r1)
        r1 &= near
        r2 &= near
        lane: i64 = NIBBLES
        for colour in range(i64(4)):
            if r1 & lane == 0:
                if t2 & lane != 0 and not self._valid_colour(t1, t2, colour):
                    return -1
            elif twice & lane != 0:
                laid = self._most_colour(t1, t2, r1, r2, colour)
                if laid < 0:
                    return -1
                total += laid
            else:
                self.one |= r1 & lane  # no two alike: all in a line can lie together
                total += popcount(r1 & lane)
            lane <<= 1
        return total

    def _most_colour(self, t1: i64, t2: i64, r1: i64, r2: i64, colour: i64) -> i64:
        best = self.best
        back = self.back
        live = self.live
        step_to = NEXT
        kinds = (t1 | r1) & (NIBBLES << colour)
        first = lowest(kinds) >> 2
        end = (highest(kinds) >> 2) + 1
        best[16 * first] = 0
        live[first] = 1
        at = 4 * first + colour
        for v in range(first, end):
            low = ((t1 >> at) & 1) + ((t2 >> at) & 1)
            high = low + ((r1 >> at) & 1) + ((r2 >> at) & 1)
            if high > 2:
                high = 2  # a third copy does not exist
            todo = live[v]
            reach: i64 = 0
            base = 16 * v + 16
            while todo != 0:
                bit = todo & -todo
                todo ^= bit
                s = popcount(bit - 1)
                have = best[base - 16 + s]
                for r in range(low, high + 1):
                    to = step_to[4 * s + r]
                    if to != DEAD:
                        gain = have + r - low
                        mark = bit_of(to)
                        if reach & mark == 0 or gain > best[base + to]:
                            reach |= mark
                            best[base + to] = gain
                            back[base + to] = 4 * s + r
            live[v + 1] = reach
            at += 4
        return self._trace(t1, t2, colour, first, end)

    def _trace(self, t1: i64, t2: i64, colour: i64, first: i64, v: i64) -> i64:
        """The best valid end of `_most_colour`, which went to `v`, and the tiles chosen on the way to it."""
        best = self.best
        back = self.back
        s: i64 = -1
        top: i64 = -1
        todo = self.live[v] & FINALS
        while todo != 0:
            bit = todo & -todo
            todo ^= bit
            end = popcount(bit - 1)
            if best[16 * v + end] > top:
                top = best[16 * v + end]
                s = end
        if top <= 0:
            return top
        at = 4 * v + colour - 4
        while v > first:
            step = back[16 * v + s]
            extra = (step & 3) - ((t1 >> at) & 1) - ((t2 >> at) & 1)
            if extra > 0:
                self.one |= bit_of(at)
                if extra > 1:
                    self.two |= bit_of(at)
            s = step >> 2
            v -= 1
            at -= 4
        return top

    def _playable_colour(self, t1: i64, t2: i64, r1: i64, r2: i64, colour: i64) -> i64:
        live = self.live
        forth = FORTH
        back = BACK
        reach: i64 = 1
        at = colour
        for v in range(i64(13)):
            live[v] = reach
            low = (((t1 >> at) & 1) + ((t2 >> at) & 1)) << 10
            new = forth[low + reach]
            if (r1 >> at) & 1 != 0:
                new |= forth[low + 1024 + reach]
                if (r2 >> at) & 1 != 0:
                    new |= forth[2048 + reach]
            reach = new
            at += 4
        good: i64 = ENDS
        found: i64 = 0
        v = 12
        while v >= 0:
            at -= 4
            low = (((t1 >> at) & 1) + ((t2 >> at) & 1)) << 10
            new = back[low + good]
            if (r1 >> at) & 1 != 0:
                extra = back[low + 1024 + good]
                if (r2 >> at) & 1 != 0:
                    extra |= back[2048 + good]
                if extra & live[v] != 0:
                    found |= bit_of(at)
                new |= extra
            good = new & live[v]
            v -= 1
        return found

    # ---- plays drawn fairly: every legal set of tiles to lay is as likely as any other

    def count(self, table: Tiles, rack: Tiles, due: i64 = 0) -> i64:
        """How many different sets of rack tiles can be laid, the empty one included unless `due` forbids it."""
        if due == 0:
            return self._count(table, rack, 0)
        return self._count(table, rack, 0) - self._count(table, without(rack, due), 0)

    def fair(self, table: Tiles, rack: Tiles, due: i64, rng: Rng) -> Tiles:
        """One of the sets that `count` counts, each equally likely; there must be one."""
        if due == 0:
            return self._fair(table, rack, 0, rng)
        # split by the lowest kind of `due` that is laid: those below it are not, it is
        choice = rng.below(self.count(table, rack, due))
        due &= rack.one
        left = rack
        while due != 0:
            bit = due & -due
            due ^= bit
            ways = self._count(table, left, bit)
            if choice < ways:
                return self._fair(table, left, bit, rng)
            choice -= ways
            left = without(left, bit)
        raise ValueError("no play lays one of the tiles that must be laid")

    def _count(self, table: Tiles, rack: Tiles, forced: i64) -> i64:
        total: i64 = 1
        lane: i64 = NIBBLES
        for colour in range(i64(4)):
            if (rack.one | table.one) & lane != 0:
                total *= self._ways(table, rack, forced, colour)
            lane <<= 1
        return total

    def _ways(self, table: Tiles, rack: Tiles, forced: i64, colour: i64) -> i64:
        """Fills `ways` from 13 down to 1; the number of choices for the colour."""
        ways = self.ways
        step_to = NEXT
        for s in range(i64(16)):
            ways[208 + s] = (FINALS >> s) & 1
        v: i64 = 12
        while v >= 0:
            at = 4 * v + colour
            low = table.count(at)
            high = low + rack.count(at)
            if (forced >> at) & 1 != 0:
                low += 1
            if high > 2:
                high = 2
            base = 16 * v
            for s in range(i64(16)):
                total: i64 = 0
                for r in range(low, high + 1):
                    to = step_to[4 * s + r]
                    if to != DEAD:
                        total += ways[base + 16 + to]
                ways[base + s] = total
            v -= 1
        return ways[0]

    def _fair(self, table: Tiles, rack: Tiles, forced: i64, rng: Rng) -> Tiles:
        laid = Tiles()
        lane: i64 = NIBBLES
        for colour in range(i64(4)):
            if rack.one & lane != 0:
                ways = self._ways(table, rack, forced, colour)
                if ways > 1 or forced & lane != 0:
                    self._fair_colour(table, rack, forced, colour, rng, laid)
            lane <<= 1
        return laid

    def _fair_colour(self, table: Tiles, rack: Tiles, forced: i64, colour: i64, rng: Rng, laid: Tiles) -> None:
        ways = self.ways
        step_to = NEXT
        s: i64 = 0
        choice = rng.below(ways[0])
        for v in range(i64(13)):
            at = 4 * v + colour
            low = table.count(at)
            r = low
            if (forced >> at) & 1 != 0:
                r += 1
            while True:
                to = step_to[4 * s + r]
                if to != DEAD:
                    if choice < ways[16 * v + 16 + to]:
                        break
                    choice -= ways[16 * v + 16 + to]
                r += 1
            s = to
            for _ in range(r - low):
                laid.add(at)


def without(rack: Tiles, kinds: i64) -> Tiles:
    """The rack without any copy of these kinds."""
    return Tiles(rack.one & ~kinds, rack.two & ~kinds, rack.stars)
