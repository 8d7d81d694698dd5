"""How likely tiles can be honoured, estimated with a few operations on sets of kinds.

Exact answers come from the solver; these are what the cheap policy can afford at every step of a playout. All of it
uses only what the seat to move may know. Chances are whole numbers from 0 to SURE, so every build counts alike.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.investo.state import State
from tilerummy.tiles import ALL, Tiles, bit_of, lowest

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
        self.held: vec[i64] = vec[i64]([0] * 60)  # 4 + kind; the ends stay 0, so neighbours need no bounds
        self.asked: vec[i64] = vec[i64]([0] * 52)
        self.done: i64 = 0  # the kinds whose answer is in `asked`
        self.open: i64 = 0

    def prepare(self, state: State) -> None:
        other = state.side(1 - state.seat)
        secret = other.rack.size() - other.known.size()
        hidden = state.unseen.copy()
        hidden.put(other.rack)
        hidden.drop(other.known)
        size = hidden.size()
        once = secret * SURE // size if size > 0 else i64(0)
        twice = 2 * once - ((once * once) >> 10)
        held = self.held
        for kind in range(i64(52)):
            count = ((hidden.one >> kind) & 1) + ((hidden.two >> kind) & 1)
            if (other.known.one >> kind) & 1 != 0:
                held[4 + kind] = SURE
            else:
                held[4 + kind] = 0 if count == 0 else (once if count == 1 else twice)
        self.done = 0
        self.open = open_kinds(state.table)

    def tile(self, kind: i64) -> i64:
        """The chance that the other could lay a tile of this kind, had they got one."""
        bit = bit_of(kind)
        if self.open & bit != 0:
            return SURE
        if self.done & bit == 0:
            self.done |= bit
            self.asked[kind] = self._tile(kind)
        return self.asked[kind]

    def _tile(self, kind: i64) -> i64:
        held = self.held
        below = held[kind]
        above = held[8 + kind]
        second = held[kind - 4] if kind >= 4 else i64(0)
        miss = (SURE - ((below * above) >> 10)) * (SURE - ((second * below) >> 10)) >> 10
        if kind < 48:
            miss = miss * (SURE - ((above * held[12 + kind]) >> 10)) >> 10
        if (self.open << 4) & bit_of(kind) != 0:
            miss = miss * (SURE - below) >> 10
        if (self.open >> 4) & bit_of(kind) != 0:
            miss = miss * (SURE - above) >> 10
        return SURE - miss

    def row(self, faces: i64) -> i64:
        """The chance that the other can honour a row with these faces."""
        miss: i64 = SURE
        while faces != 0:
            miss = miss * (SURE - self.tile(lowest(faces))) >> 10
            faces &= faces - 1
        return SURE - miss
