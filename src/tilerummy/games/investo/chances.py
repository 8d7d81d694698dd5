"""How likely tiles can be honoured, estimated with a few operations on sets of kinds.

Exact answers come from the solver; these are what the cheap policy can afford at every step of a playout. All of it
uses only what the seat to move may know. Chances are whole numbers from 0 to SURE, so every build counts alike.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.investo.state import State
from tilerummy.tiles import ALL, Tiles, bit_of, lowest, popcount

SURE: Final = 1024


def open_kinds(table: Tiles) -> i64:
    """The kinds of which one more tile can lie on this table with no other tile."""
    one = table.one
    two = table.two
    end = ~one & ((one << 4) | (one >> 4))
    inner = (one << 4) & (one << 8) & (one >> 4) & (one >> 8)  # a run is parted in two, both long enough
    again = one & ~two & ((two << 4) | (two >> 4) | inner)
    return (end | again) & ALL


def in_reach(open_here: i64, rack: i64) -> i64:
    """The kinds that could be laid if one came to this rack: alone, with a neighbour that lies, or as a new run."""
    below = rack << 4
    above = rack >> 4
    leaned = open_here | (below & (open_here << 4)) | (above & (open_here >> 4))
    return (leaned | (below & (rack << 8)) | (below & above) | (above & (rack >> 8))) & ALL


@final
class Chances:
    """What the other player may hold, seen from the seat to move. `prepare` first; then ask for tiles and rows."""

    def __init__(self) -> None:
        # The kinds of which the other may hold one copy, both, or holds one for certain; how likely the first two are.
        self.one: i64 = 0
        self.two: i64 = 0
        self.known: i64 = 0
        self.once: i64 = 0
        self.twice: i64 = 0
        self.asked: vec[i64] = vec[i64]([0] * 52)
        self.done: i64 = 0  # the kinds whose answer is in `asked`
        self.open: i64 = 0

    def prepare(self, state: State) -> None:
        other = state.side(1 - state.seat)
        rack = other.rack
        known = other.known
        unseen = state.unseen
        one = unseen.one | rack.one
        two = unseen.two | rack.two | (unseen.one & rack.one)
        self.one = (one & ~known.one) | (two & known.one & ~known.two)
        self.two = two & ~known.one
        self.known = known.one
        secret = rack.size() - known.size()
        size = popcount(self.one) + popcount(self.two)
        self.once = secret * SURE // size if size > 0 else i64(0)
        self.twice = 2 * self.once - ((self.once * self.once) >> 10)
        self.done = 0
        self.open = open_kinds(state.table)

    def held(self, bit: i64) -> i64:
        """The chance that the other holds a tile of this kind; 0 for a bit beyond all kinds."""
        if self.known & bit != 0:
            return SURE
        if self.two & bit != 0:
            return self.twice
        return self.once if self.one & bit != 0 else i64(0)

    def tile(self, kind: i64) -> i64:
        """The chance that the other could lay a tile of this kind, had they got one."""
        bit = bit_of(kind)
        if self.done & bit == 0:
            self.done |= bit
            self.asked[kind] = i64(SURE) if self.open & bit != 0 else self._tile(bit)
        return self.asked[kind]

    def _tile(self, bit: i64) -> i64:
        below = self.held(bit >> 4)
        above = self.held(bit << 4)
        miss = (SURE - ((below * above) >> 10)) * (SURE - ((self.held(bit >> 8) * below) >> 10)) >> 10
        miss = miss * (SURE - ((above * self.held(bit << 8)) >> 10)) >> 10
        if (self.open << 4) & bit != 0:
            miss = miss * (SURE - below) >> 10
        if (self.open >> 4) & bit != 0:
            miss = miss * (SURE - above) >> 10
        return SURE - miss

    def row(self, faces: i64) -> i64:
        """The chance that the other can honour a row with these faces."""
        miss: i64 = SURE
        while faces != 0:
            miss = miss * (SURE - self.tile(lowest(faces))) >> 10
            faces &= faces - 1
        return SURE - miss
