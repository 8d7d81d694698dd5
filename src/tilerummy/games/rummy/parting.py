"""What to part with: for every tile that could go, what every tile that may come in its place would do.

`Outs` says exactly how few tiles then stay on the rack, over all arrangements; 0 is an out. Where the last tile is
discarded (R11) one that stays is an out too. There a rack that could only be laid whole does not go out, since nothing
is left to discard, but is counted as if it did. What an out is worth was set by hand beside a fit to rounds of
self-play (benchmarks/fit_parting.py). Before the opening it also counts whether the rack would open, and how near it
comes.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.rummy.state import BY_DISCARD, State
from tilerummy.melds import stand_of
from tilerummy.solver.hand import melded
from tilerummy.solver.outs import Outs, suits
from tilerummy.tiles import STAR, Tiles, bit_of

KINDS: Final = 53
LONG: Final = 30  # tiles on a rack from which counting takes long: with 40 a tenth of a second, with 48 three
GRADES: Final = 10  # tiles that stay: 0 to 8, and more
TRAITS: Final = GRADES + 2
# What each grade is worth once opened; before, so are the chance to open and the part of an opening's points there is.
OPENED: Final[tuple[float, ...]] = (0.50, 0.33, 0.24, 0.18, 0.13, 0.09, 0.055, 0.025, 0.0, -0.025, 0.0, 0.0)
UNOPENED: Final[tuple[float, ...]] = (0.25, 0.22, 0.19, 0.16, 0.13, 0.10, 0.07, 0.04, 0.02, 0.0, 0.12, 0.15)
COST: Final = 0.0001  # for every point of a tile that goes: outs matter far more


@final
class Parting:
    """Keeps its working space between calls, so it is not to be shared by threads."""

    def __init__(self) -> None:
        self.outs: Outs = Outs()
        self.weights: vec[float] = vec[float]([0.0] * KINDS)  # how likely each kind comes next, all together 1
        self.traits: vec[float] = vec[float]([0.0] * TRAITS)
        self.opened: vec[float] = vec[float](list(OPENED))
        self.unopened: vec[float] = vec[float](list(UNOPENED))
        self.cost: float = COST
        self.base: i64 = 0

    def prepare(self, state: State) -> bool:
        """For the seat to move; False if no tile can come, or this cannot count the rack, the rules or the table."""
        counts = [0] * KINDS
        for meld in state.lying.melds:
            for code in meld.codes:
                counts[stand_of(code)] += 1
        none_comes = state.unseen.size() == 0  # R12
        if none_comes or not suits(state.melds) or state.free_stars or not self.outs.lie(counts):
            return False
        rack = state.side(state.seat).rack
        if rack.size() >= LONG:
            return False
        self.expect(state)
        found = self.outs.look(rack, rack.size())
        self.base = self.outs.alone
        return found

    def expect(self, state: State) -> None:
        """Unseen tiles are as likely to come as each other, save those this seat gave itself: they are in the stock."""
        seat = state.seat
        me = state.side(seat)
        elsewhere: i64 = 0
        for other in range(state.seats):
            if other != seat:
                elsewhere += state.side(other).rack.size()
        stock = state.unseen.size()
        known = float(me.gave.size() - me.lost) / float(me.gave.size()) if me.gave.size() > 0 else 0.0
        sure = float(me.gave.size()) * known
        rest = float(stock + elsewhere) - sure
        share = (float(stock) - sure) / rest if rest > 0.0 else 1.0
        weights = self.weights
        total = 0.0
        for kind in range(i64(KINDS)):
            unseen = float(2 - state.open_count(kind, seat))
            if kind == STAR and not state.melds.stars:
                unseen = 0.0
            given = known * float(me.gave.count(kind))
            weights[kind] = given + share * (unseen - given) if unseen > 0.0 else 0.0
            total += weights[kind]
        for kind in range(i64(KINDS)):
            weights[kind] = weights[kind] / total if total > 0.0 else 0.0

    def worth(self, state: State, kind: i64) -> float:
        """Of the rack without a tile of this kind, just before the draw; `prepare` comes first."""
        self.describe(state, kind)
        values = self.opened if state.side(state.seat).plays > 0 else self.unopened
        traits = self.traits
        total = self.cost * float((kind >> 2) + 1 if kind != STAR else 25)
        for i in range(i64(TRAITS)):
            total += values[i] * traits[i]
        return total

    def describe(self, state: State, kind: i64) -> None:
        """How likely each number of tiles stays, and the outlook for an opening."""
        traits = self.traits
        for i in range(i64(TRAITS)):
            traits[i] = 0.0
        me = state.side(state.seat)
        rack = me.rack.copy()
        rack.remove(kind)
        left = self.outs.left
        fine = self.outs.look(rack, self.base + 1)
        spare: i64 = 1 if state.version == BY_DISCARD else 0  # R11: the last tile is discarded
        for came in range(i64(KINDS)):
            chance = self.weights[came]
            if chance > 0.0:
                stay = left[came] - spare if fine else i64(GRADES - 1)
                stay = stay if stay > 0 else i64(0)
                traits[stay if stay < GRADES else i64(GRADES - 1)] += chance
                if me.plays == 0:
                    self.describe_opening(state, rack, came, chance)

    def describe_opening(self, state: State, rack: Tiles, came: i64, chance: float) -> None:
        points = opening_points(rack, came, state.opening)
        if points >= state.opening:
            self.traits[GRADES] += chance
            self.traits[GRADES + 1] += chance
        elif state.opening > 0:
            self.traits[GRADES + 1] += chance * float(points) / float(state.opening)


def opening_points(rack: Tiles, came: i64, enough: i64) -> i64:
    """The points of the best combinations with one tile more; a Star as any tile, at most one of them."""
    one = rack.one
    two = rack.two
    if came != STAR:
        bit = bit_of(came)
        two |= one & bit
        one |= bit
    best = melded(one, two, 13)
    if (rack.stars == 0 and came != STAR) or best >= enough:
        return best
    for kind in range(i64(52)):
        bit = bit_of(kind)
        if two & bit == 0:
            points = melded(one | bit, two | (one & bit), 13)
            if points > best:
                best = points
                if best >= enough:
                    return best
    return best
