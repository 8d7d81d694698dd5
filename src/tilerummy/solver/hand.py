"""What a hand of Gin-Rummy leaves over, and what to do about it.

A hand is the pair `one`, `two` of `tiles.Tiles`. Combinations are sequences and series (R2), so each of them is a set
of different kinds: one 52-bit integer. `cap` is the most a tile is worth: 13, or 10 where figures count 10.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.tiles import ALL, NIBBLES, bit_of, lowest, points, popcount

NO_TILE: Final = -1


def worth(kind: i64, cap: i64) -> i64:
    value = (kind >> 2) + 1
    return value if value < cap else cap


def points_of(kinds: i64, cap: i64) -> i64:
    """What a set of kinds is worth: every value above the cap counts as the cap."""
    total = points(kinds)
    for value in range(cap, i64(13)):
        total -= popcount(kinds >> (4 * value))
    return total


def total_points(one: i64, two: i64, cap: i64) -> i64:
    return points_of(one, cap) + (points_of(two, cap) if two != 0 else 0)


def meldable(one: i64) -> i64:
    """The kinds that belong to at least one combination within a set."""
    runs = one & (one >> 4) & (one >> 8)
    b = one >> 1
    c = one >> 2
    d = one >> 3
    series = ((one & b & (c | d)) | ((one | b) & c & d)) & NIBBLES
    return one & (runs | (runs << 4) | (runs << 8) | (series * 15))


def melded(one: i64, two: i64, cap: i64) -> i64:
    """The greatest worth that combinations without a common tile can cover."""
    one = meldable(one)
    if one == 0:
        return 0
    two &= one
    bit = one & -one  # the lowest tile: a sequence with it starts with it
    best = melded(one ^ bit, two & ~bit, cap)  # neither copy is used
    value = (lowest(bit) >> 2) + 1
    run = bit
    gain = value if value < cap else cap
    nxt = bit << 4
    length: i64 = 1
    while length < 5 and one & nxt != 0:  # longer sequences are sums of these
        run |= nxt
        gain += value + length if value + length < cap else cap
        length += 1
        nxt <<= 4
        if length >= 3:
            score = gain + melded(one & ~(run & ~two), two & ~run, cap)
            if score > best:
                best = score
    row = (15 * bit_of(4 * value - 4)) & one
    if popcount(row) >= 3:
        score = melded_series(one, two, row, bit, cap)
        if score > best:
            best = score
    return best


def melded_series(one: i64, two: i64, row: i64, bit: i64, cap: i64) -> i64:
    """The best with a series of `bit` and others of its row: all of them, or three of four."""
    each = worth(lowest(bit), cap)
    size = popcount(row)
    best = size * each + melded(one & ~(row & ~two), two & ~row, cap)
    rest = row ^ bit if size == 4 else 0
    while rest != 0:
        series = row ^ (rest & -rest)
        rest &= rest - 1
        score = 3 * each + melded(one & ~(series & ~two), two & ~series, cap)
        if score > best:
            best = score
    return best


def leftover(one: i64, two: i64, cap: i64) -> i64:
    """The least that can be left over, in points."""
    return total_points(one, two, cap) - melded(one, two, cap)


def covers(one: i64, two: i64) -> bool:
    """Whether all tiles fit into combinations: of single tiles worth 1 each, none is left."""
    if meldable(one) != one:
        return False
    return melded(one, two, 1) == popcount(one) + popcount(two)


def certain(one: i64, two: i64, cap: i64) -> i64:
    """Points that are left over whatever one does: a quick bound from below."""
    loose = one & ~meldable(one)
    return 0 if loose == 0 else total_points(loose, two & loose, cap)


def without(one: i64, two: i64, bit: i64) -> i64:
    """`one` after a copy of `bit` has left; `two` is then `two & ~bit`."""
    return one if two & bit != 0 else one & ~bit


def after_discard(one: i64, two: i64, kind: i64, cap: i64) -> i64:
    bit = bit_of(kind)
    return leftover(without(one, two, bit), two & ~bit, cap)


def best_discard(one: i64, two: i64, cap: i64, barred: i64 = 0) -> i64:
    """The kind whose discard leaves least; of equals the one worth most. `barred` kinds (a set) stay."""
    best: i64 = NO_TILE
    least: i64 = 0
    kinds = one & ~barred
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        left = after_discard(one, two, kind, cap)
        if best < 0 or left < least or (left == least and worth(kind, cap) >= worth(best, cap)):
            best = kind
            least = left
    return best


def with_tile(one: i64, two: i64, kind: i64, cap: i64) -> i64:
    """The least left over after taking a tile and discarding well."""
    bit = bit_of(kind)
    two |= one & bit
    one |= bit
    return after_discard(one, two, best_discard(one, two, cap), cap)


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
