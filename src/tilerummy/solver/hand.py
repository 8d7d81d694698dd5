"""What a hand of Gin-Rummy leaves over, and what to do about it.

A hand is the pair `one`, `two` of `tiles.Tiles`. Combinations are sequences and series (R2), so each of them is a set
of different kinds: one 52-bit integer. `cap` is the most a tile is worth: 13, or 10 where figures count 10.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.tiles import ALL, NIBBLES, bit_of, highest, lowest, points, points_ten, popcount

NO_TILE: Final = -1
UNLIMITED: Final = 1000  # more points than any hand has


def worth(kind: i64, cap: i64) -> i64:
    value = (kind >> 2) + 1
    return value if value < cap else cap


def points_of(kinds: i64, cap: i64) -> i64:
    """What a set of kinds is worth: every value above the cap counts as the cap."""
    if cap == 10:
        return points_ten(kinds)
    if cap == 1:
        return popcount(kinds)
    above = kinds >> (4 * cap)  # moved down by the cap, these are worth what they have too much
    return points(kinds) - points(above) if above != 0 else points(kinds)


def total_points(one: i64, two: i64, cap: i64) -> i64:
    return points_of(one, cap) + (points_of(two, cap) if two != 0 else i64(0))


def meldable(one: i64) -> i64:
    """The kinds that belong to at least one combination within a set."""
    runs = one & (one >> 4) & (one >> 8)
    b = one >> 1
    c = one >> 2
    d = one >> 3
    series = ((one & b & (c | d)) | ((one | b) & c & d)) & NIBBLES
    return one & (runs | (runs << 4) | (runs << 8) | (series * 15))


def same_value(bit: i64) -> i64:
    """All kinds of the value of one: its nibble."""
    return 15 * ((bit | (bit >> 1) | (bit >> 2) | (bit >> 3)) & NIBBLES)


def least(one: i64, two: i64, cap: i64, under: i64) -> i64:
    """The least that can be left over, in points; where that is not less than `under`, any number from there on."""
    fit = meldable(one)
    loose = one ^ fit
    cost: i64 = 0
    if loose != 0:
        cost = total_points(loose, two & loose, cap)
    if fit == 0 or cost >= under:
        return cost
    two &= fit
    best = under - cost  # what the other tiles have to beat
    bit = fit & -fit  # the lowest tile: a sequence with it starts with it
    run = bit | (bit << 4)
    nxt = bit << 8
    length: i64 = 2
    while length < 5 and fit & run == run and fit & nxt != 0:  # longer sequences are sums of these
        run |= nxt
        nxt <<= 4
        length += 1
        left = least(fit & ~(run & ~two), two & ~run, cap, best)
        if left < best:
            if left == 0:
                return cost
            best = left
    others = fit & same_value(bit) & ~bit
    if others & (others - 1) != 0:
        best = least_series(fit, two, others, bit, cap, best)
    alone = worth(lowest(bit), cap)
    if two & bit != 0:
        alone += alone
    if alone < best:
        left = alone + least(fit ^ bit, two & ~bit, cap, best - alone)  # neither copy is used
        if left < best:
            best = left
    return cost + best


def least_series(one: i64, two: i64, others: i64, bit: i64, cap: i64, under: i64) -> i64:
    """The least, or `under`, with a series of `bit` and others of its value: all of them, or two of three."""
    series = others | bit
    best = under
    rest = others if popcount(others) == 3 else i64(0)
    while True:
        left = least(one & ~(series & ~two), two & ~series, cap, best)
        if left < best:
            best = left
        if rest == 0 or best == 0:
            return best
        series = (others | bit) ^ (rest & -rest)
        rest &= rest - 1


def leftover(one: i64, two: i64, cap: i64) -> i64:
    """The least that can be left over, in points."""
    return least(one, two, cap, UNLIMITED)


def melded(one: i64, two: i64, cap: i64) -> i64:
    """The greatest worth that combinations without a common tile can cover."""
    return total_points(one, two, cap) - leftover(one, two, cap)


def covers(one: i64, two: i64) -> bool:
    """Whether all tiles fit into combinations."""
    return meldable(one) == one and least(one, two, 1, 1) == 0


def certain(one: i64, two: i64, cap: i64) -> i64:
    """Points that are left over whatever one does: a quick bound from below."""
    loose = one & ~meldable(one)
    return i64(0) if loose == 0 else total_points(loose, two & loose, cap)


def without(one: i64, two: i64, bit: i64) -> i64:
    """`one` after a copy of `bit` has left; `two` is then `two & ~bit`."""
    return one if two & bit != 0 else one & ~bit


def after_discard(one: i64, two: i64, kind: i64, cap: i64, under: i64 = UNLIMITED) -> i64:
    """What is left then; not exact from `under` on."""
    bit = bit_of(kind)
    return least(without(one, two, bit), two & ~bit, cap, under)


def best_discard(one: i64, two: i64, cap: i64, barred: i64 = 0) -> i64:
    """The kind whose discard leaves least; of equals the one worth most. `barred` kinds (a set) stay."""
    return discard_and_left(one, two, cap, barred)[0]


def discard_and_left(one: i64, two: i64, cap: i64, barred: i64) -> tuple[i64, i64]:
    """The best discard, and what it leaves.

    A discard saves its worth at most, and a tile that is in no combination saves all of it: what is worth less than the
    dearest of these need not be tried.
    """
    best: i64 = NO_TILE
    fewest: i64 = UNLIMITED
    kinds = one & ~barred
    loose = kinds & ~meldable(one)
    if loose != 0:
        best = highest(loose)
        fewest = leftover(one, two, cap) - worth(best, cap)
        kinds &= ~loose & -bit_of(4 * (worth(best, cap) - 1))
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        left = after_discard(one, two, kind, cap, fewest + 1)
        if left < fewest or (left == fewest and dearer(kind, best, cap)):
            best = kind
            fewest = left
    return best, fewest


def worth_more(than: i64) -> i64:
    """The kinds (a set) of higher values than this one, of 0 to 12."""
    return -bit_of(4 * than)


def can_leave_less(one: i64, two: i64, cap: i64, eleven: i64, under: i64) -> bool:
    """Whether some discard leaves less than `under`; `eleven`, not less than that, is left without one.

    It has to save more than the difference, and saves its worth at most: all of it if it is in no combination.
    """
    gap = eleven - under
    if gap >= cap:
        return False
    kinds = one & worth_more(gap)
    if kinds & ~meldable(one) != 0:
        return True
    while kinds != 0:
        bit = kinds & -kinds
        kinds ^= bit
        if least(without(one, two, bit), two & ~bit, cap, under) < under:
            return True
    return False


def dearer(kind: i64, other: i64, cap: i64) -> bool:
    """Whether a tile is worth more; of equals the higher kind is."""
    gap = worth(kind, cap) - worth(other, cap)
    return gap > 0 or (gap == 0 and kind > other)


def with_tile(one: i64, two: i64, kind: i64, cap: i64) -> i64:
    """The least left over after taking a tile and discarding well."""
    bit = bit_of(kind)
    two |= one & bit
    one |= bit
    return discard_and_left(one, two, cap, 0)[1]


def helpful(one: i64, two: i64, cap: i64, gone: i64 = 0) -> i64:
    """The kinds (a set) that, taken and followed by a good discard, leave less than now; `gone` are not to be had."""
    now = leftover(one, two, cap)
    found: i64 = 0
    kinds: i64 = ALL & ~two & ~gone
    while kinds != 0:
        bit = kinds & -kinds
        kinds ^= bit
        if with_tile(one, two, lowest(bit), cap) < now:
            found |= bit
    return found


def leftover_batch(ones: list[i64], twos: list[i64], cap: i64, times: i64) -> i64:
    """Many hands in one call, for benchmarks: the sum of what they leave."""
    hands: i64 = len(ones)
    first = vec[i64]([0] * int(hands))
    second = vec[i64]([0] * int(hands))
    for i in range(hands):
        first[i] = ones[i]
        second[i] = twos[i]
    total: i64 = 0
    for _ in range(times):
        for i in range(hands):
            total += leftover(first[i], second[i], cap)
    return total
