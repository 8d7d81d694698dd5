"""What the others may hold: sets of kinds that would fit, and racks imagined in agreement with what was seen.

A rack dealt at random from the unseen tiles is far worse than the one a player has after some turns, and has tiles
that player threw away the neighbours of. So imagined racks are changed tile by tile, in a random walk that favours
what is likely: little left over, no use for what was thrown away or refused. The weights are a fit to rounds of
self-play (benchmarks/fit_gin.py).
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.gin.state import Side, State
from tilerummy.games.gin.view import View, determinize
from tilerummy.luck import Rng
from tilerummy.solver.hand import leftover
from tilerummy.tiles import ALL, NIBBLES, Tiles, popcount

TRAITS: Final = 6  # of a rack, as seen from outside
RANGE: Final = 4294967296.0  # of random numbers
LONG: Final = 12  # turns after which a rack gets no better
# What makes a rack unlikely: points left over, the same by turns, and how many of the tiles thrown away and refused
# would enter a combination, or lie near a tile.
LIKELY: Final[tuple[float, ...]] = (0.045, 0.20, 0.74, 0.19, 0.85, 0.37)
LIKELY_52: Final[tuple[float, ...]] = (0.034, 0.139, 1.42, 0.28, 1.24, 0.45)


def enters(one: i64) -> i64:
    """The kinds that would be in a combination together with two or more of a set."""
    below = one << 4
    above = one >> 4
    runs = (below & (one << 8)) | (below & above) | (above & (one >> 8))
    b = one & NIBBLES
    r = (one >> 1) & NIBBLES
    y = (one >> 2) & NIBBLES
    k = (one >> 3) & NIBBLES
    series = ((r & y) | (r & k) | (y & k)) | (((b & y) | (b & k) | (y & k)) << 1)
    series |= (((b & r) | (b & k) | (r & k)) << 2) | (((b & r) | (b & y) | (r & y)) << 3)
    return (runs | series) & ALL


def near(one: i64) -> i64:
    """The kinds that one more tile could make a combination of, with a tile of the set."""
    b = one & NIBBLES
    r = (one >> 1) & NIBBLES
    y = (one >> 2) & NIBBLES
    k = (one >> 3) & NIBBLES
    series = (r | y | k) | ((b | y | k) << 1) | ((b | r | k) << 2) | ((b | r | y) << 3)
    return ((one << 4) | (one << 8) | (one >> 4) | (one >> 8) | series) & ALL


def copies(kinds: i64, tiles: Tiles) -> i64:
    """How many tiles of these kinds there are."""
    return popcount(kinds & tiles.one) + popcount(kinds & tiles.two)


@final
class Guess:
    """Imagined states, one after the other; each differs from the one before by `steps` exchanges at most a rack."""

    def __init__(self, first: i64 = 120, steps: i64 = 25, weights: tuple[float, ...] = ()) -> None:
        self.first: i64 = first  # exchanges before the first state
        self.steps: i64 = steps
        self.w: vec[float] = vec[float]([0.0] * TRAITS)
        self.custom: tuple[float, ...] = weights

    def begin(self, seen: View, rng: Rng) -> State:
        state = determinize(seen, rng)
        weights = LIKELY_52 if state.fixed.tiles == 52 else LIKELY
        if len(self.custom) > 0:
            weights = self.custom
        for i, weight in enumerate(weights):
            self.w[i] = weight
        self.walk(seen, state, rng, self.first)
        return state

    def go_on(self, seen: View, state: State, rng: Rng) -> None:
        self.walk(seen, state, rng, self.steps)

    def walk(self, seen: View, state: State, rng: Rng, steps: i64) -> None:
        """Change what is hidden, in place."""
        for seat, side in enumerate(state.sides):
            if seen.sides[seat].rack is None and state.unseen.one != 0:
                self.exchange(state, side, rng, steps)

    def exchange(self, state: State, side: Side, rng: Rng, steps: i64) -> None:
        free = side.rack.copy()
        free.drop(side.known)
        size = free.size()
        if size == 0:
            return
        rack = side.rack
        unseen = state.unseen
        turns = state.turns // state.fixed.seats
        cap = state.fixed.cap
        before = self.doubt(side, turns, cap)
        for _step in range(steps):
            out = free.nth(rng.below(size))
            new = unseen.nth(rng.below(unseen.size()))
            if out == new:
                continue
            rack.remove(out)
            rack.add(new)
            after = self.doubt(side, turns, cap)
            if after <= before or float(rng.next()) < RANGE * exp(before - after):
                before = after
                free.remove(out)
                free.add(new)
                unseen.remove(new)
                unseen.add(out)
            else:
                rack.remove(new)
                rack.add(out)

    def doubt(self, side: Side, turns: i64, cap: i64) -> float:
        """How unlikely a rack is: minus the logarithm of the chance."""
        w = self.w
        rack = side.rack
        left = float(leftover(rack.one, rack.two, cap))
        late = float(turns if turns < LONG else i64(LONG))
        fits = enters(rack.one)
        close = near(rack.one)
        total = (w[0] + w[1] * late / 10.0) * left
        total += w[2] * float(copies(fits, side.thrown)) + w[3] * float(copies(close, side.thrown))
        return total + w[4] * float(copies(fits, side.refused)) + w[5] * float(copies(close, side.refused))
