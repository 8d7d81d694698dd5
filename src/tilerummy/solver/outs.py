"""What every tile that may come would do for a rack, over all arrangements, in one pass.

For each kind: the fewest tiles that stay on the rack if one of it comes. 0 means that it is an out: everything goes.
The pass goes through the values from 1 to 13; its state is the open sequences of the four colours, as in `search.py`,
and which kind has come. Sequences are of one colour and the 1 is low (`suits`); a Star that lies counts as the tile it
stands for, one on the rack as any tile. A test compares the answers with the solver's.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.melds import MeldRules
from tilerummy.tiles import Tiles

KINDS: Final = 53
VALUES: Final = 13
NOTHING: Final = 63  # no tile has come
NEVER: Final = 100  # tiles: more than a rack has
ROOM: Final = 8192  # states of one value
SLOTS: Final = 16384
TAG: Final = 18  # bits of a state before the kind that has come
MASK: Final = 0x3FFFF


def suits(rules: MeldRules) -> bool:
    return rules.runs and rules.series and not (rules.mixed or rules.ace_high)


def follow(code: i64, tiles: i64) -> i64:
    """The open sequences of a colour after so many tiles of the next value; -1 if one breaks off too short.

    A code is two lengths of 0 to 3, the shorter one first; 3 is long enough.
    """
    short = code & 3
    long = code >> 2
    must = short == 1 or short == 2  # the shorter one goes on first only if it has to and the longer one has not
    shorter_first = must and long == 3
    first = grown(short, tiles > (0 if shorter_first else 1))
    second = grown(long, tiles > (1 if shorter_first else 0))
    if first < 0 or second < 0:
        return -1
    return first | (second << 2) if first <= second else second | (first << 2)


def grown(length: i64, more: bool) -> i64:
    if more:
        return length + 1 if length < 3 else i64(3)
    return 0 if length == 0 or length == 3 else i64(-1)


@final
class Outs:
    """Keeps its working space between calls, so it is not to be shared by threads."""

    def __init__(self) -> None:
        self.left: vec[i64] = vec[i64]([0] * KINDS)  # by the kind that comes
        self.alone: i64 = 0  # if nothing comes
        self.must: vec[i64] = vec[i64]([0] * 64)  # tiles of each kind that lie
        self.may: vec[i64] = vec[i64]([0] * 64)  # that are on the rack
        self.next: vec[i64] = vec[i64]([0] * 48)  # by code and tiles
        self.most: i64 = 0  # tiles that may stay
        self.keys: vec[i64] = vec[i64]([0] * (2 * ROOM))
        self.costs: vec[i64] = vec[i64]([0] * (2 * ROOM))
        self.slots: vec[i64] = vec[i64]([0] * SLOTS)
        self.marks: vec[i64] = vec[i64]([0] * SLOTS)
        self.mark: i64 = 0
        self.base: i64 = 0  # where the states of the next value begin
        self.count: i64 = 0
        self.full: bool = False
        self.value: i64 = 0
        self.code: i64 = 0
        self.stars: i64 = 0
        for code in range(i64(16)):
            for tiles in range(i64(3)):
                self.next[3 * code + tiles] = follow(code, tiles) if code & 3 <= code >> 2 else -1

    def lie(self, counts: list[int]) -> bool:
        """The table, as tiles of each kind; False if there are more of one than this can count."""
        must = self.must
        for kind in range(i64(52)):
            must[kind] = counts[kind]
            if must[kind] > 2:
                return False
        return True

    def look(self, rack: Tiles, most: i64) -> bool:
        """Fill `left` and `alone`, exact up to `most`; False if it takes too much room."""
        may = self.may
        for kind in range(i64(52)):
            may[kind] = rack.count(kind)
        self.stars = rack.stars
        self.most = most
        self.full = False
        self.keys[0] = NOTHING << TAG
        self.costs[0] = 0
        size: i64 = 1
        at: i64 = 0
        for value in range(i64(VALUES)):
            self.value = value
            self.base = ROOM - at
            self.count = 0
            self.mark += 1
            for i in range(at, at + size):
                self.spread(self.keys[i], self.costs[i])
            at = self.base
            size = self.count
        self.conclude(at, size)
        return not self.full

    def conclude(self, at: i64, size: i64) -> None:
        left = self.left
        self.alone = NEVER
        for kind in range(i64(KINDS)):
            left[kind] = NEVER
        for i in range(at, at + size):
            key = self.keys[i]
            cost = self.costs[i] + self.stars - ((key >> 16) & 3)
            tag = key >> TAG
            if tag == NOTHING:
                self.alone = cost if cost < self.alone else self.alone
            else:
                left[tag] = cost if cost < left[tag] else left[tag]
        best: i64 = NEVER
        for kind in range(i64(52)):
            if self.alone + 1 < left[kind]:
                left[kind] = self.alone + 1
            best = left[kind] if left[kind] < best else best
        left[52] = best

    # ---- one value

    def spread(self, key: i64, cost: i64) -> None:
        self.code = key & 0xFFFF
        used = (key >> 16) & 3
        self.colour(0, 0, 0, 0, cost, used, key >> TAG)

    def colour(self, c: i64, after: i64, series: i64, twice: i64, cost: i64, used: i64, tag: i64) -> None:
        """Every way to use the tiles of one colour; `after`: what is open then, of the colours before it."""
        kind = 4 * self.value + c
        must = self.must[kind]
        may = self.may[kind]
        most = must + may
        for tiles in range(must, most + 1):
            left = cost + most - tiles
            if left <= self.most:
                self.split(c, tiles, after, series, twice, left, used, tag)
        if used < self.stars:
            self.split(c, most + 1, after, series, twice, cost, used + 1, tag)
        if tag == NOTHING and most < 2:
            self.split(c, most + 1, after, series, twice, cost, used, kind)

    def split(
        self, c: i64, tiles: i64, after: i64, series: i64, twice: i64, cost: i64, used: i64, tag: i64
    ) -> None:
        """So many tiles of one colour into sequences, the others into series."""
        code = (self.code >> (4 * c)) & 15
        for runs in range(i64(3)):
            more = tiles - runs
            if more < 0 or more > 2:
                continue
            opened = self.next[3 * code + runs]
            if opened < 0 or (opened != 0 and not self.can_go_on(c, opened, used, tag)):
                continue
            many = more if more > twice else twice
            then = after | (opened << (4 * c))
            if c < 3:
                self.colour(c + 1, then, series + more, many, cost, used, tag)
            else:
                self.enter(then, series + more, many, cost, used, tag)

    def can_go_on(self, c: i64, opened: i64, used: i64, tag: i64) -> bool:
        """Whether the open sequences of a colour can still become long enough."""
        short = opened & 3
        long = opened >> 2
        one = (i64(1) if short == 1 else i64(0)) + (i64(1) if long == 1 else i64(0))
        soon = one + (i64(1) if short == 2 else i64(0)) + (i64(1) if long == 2 else i64(0))
        if soon == 0:
            return True
        if self.value + 1 >= VALUES or (one > 0 and self.value + 2 >= VALUES):
            return False
        kind = 4 * self.value + c + 4
        lacking = soon - self.must[kind] - self.may[kind]
        if lacking < 0:
            lacking = 0
        if one > 0:
            later = one - self.must[kind + 4] - self.may[kind + 4]
            lacking += later if later > 0 else i64(0)
        return lacking <= self.stars - used + (i64(1) if tag == NOTHING else i64(0))

    def enter(self, code: i64, series: i64, many: i64, cost: i64, used: i64, tag: i64) -> None:
        """Note a state of the next value, once, with the least that it leaves."""
        if series > 0 and not (series >= 3 * many and series <= 8 and (many == 2 or series <= 4)):
            return
        key = code | (used << 16) | (tag << TAG)
        slot = (key * 40503 + (key >> 16) * 69069) & (SLOTS - 1)
        slots = self.slots
        marks = self.marks
        while marks[slot] == self.mark:
            at = slots[slot]
            if self.keys[at] == key:
                if cost < self.costs[at]:
                    self.costs[at] = cost
                return
            slot = (slot + 1) & (SLOTS - 1)
        if self.count >= ROOM:
            self.full = True
            return
        at = self.base + self.count
        self.count += 1
        marks[slot] = self.mark
        slots[slot] = at
        self.keys[at] = key
        self.costs[at] = cost
