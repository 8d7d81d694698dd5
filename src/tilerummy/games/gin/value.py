"""How a round will end, estimated from the whole truth at the beginning of a turn.

A search imagines states, so here all racks may be looked at. The estimate is a small network that learned it from
rounds of self-play (benchmarks/learn_gin.py, weights in trained.py): for the scoring of the rulebook with two, three
and four seats, and for that of the card game. Other rules have no estimate: their rounds are played out.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.analysis.network import Network
from tilerummy.games.gin.chances import copies, enters, near
from tilerummy.games.gin.state import Fixed, State
from tilerummy.games.gin.trained import weights_of
from tilerummy.solver.hand import leftover, meldable
from tilerummy.tiles import bit_of, popcount

TRAITS: Final = 10  # of one side
CLASSES: Final = 6  # of points left over
INPUTS: Final = 2 * TRAITS + CLASSES * CLASSES + 4  # with two seats
MORE: Final = 5  # with more, besides the traits of each and whose turn it is
SCORING: Final = (
    "deck", "highest", "grand", "petit", "knock", "limit", "least_laid", "grand_bonus", "petit_bonus", "knock_bonus",
    "gin",
)
OF_TWO: Final = ("win_bonus", "second_bonus")
OF_MANY: Final = ("least_bonus",)


def scores_as(rules: Any, preset: str, seats: i64) -> bool:
    """Whether rounds bring the points they bring by a preset."""
    usual: Any = type(rules).parse(preset)
    names = SCORING + (OF_TWO if seats == 2 else OF_MANY)
    return all([getattr(rules, name) == getattr(usual, name) for name in names])


def preset_of(rules: Any, seats: i64) -> str:
    """The name of the weights for these rules; none if there are none."""
    if scores_as(rules, "standard", seats):
        return f"standard {seats}"
    return "standard-52 2" if seats == 2 and scores_as(rules, "standard-52", seats) else ""


def inputs_for(seats: i64) -> i64:
    return i64(INPUTS) if seats == 2 else (TRAITS + 1) * seats + MORE


def class_of(left: i64) -> i64:
    """Points left over, in classes."""
    if left < 11:
        return i64(0) if left == 0 else (i64(1) if left < 6 else i64(2))
    return i64(3) if left < 19 else (i64(4) if left < 31 else i64(5))


@final
class Features:
    """A state as numbers, and the points of the round that follow from them."""

    def __init__(self) -> None:
        self.network: Network = Network()
        self.x: vec[float] = self.network.x
        self.sides: vec[float] = vec[float]([0.0] * (4 * TRAITS))
        self.left: vec[i64] = vec[i64]([0] * 4)
        self.custom: bool = False  # weights from outside, for experiments
        self.loaded: str = ""

    def load(self, fixed: Fixed) -> bool:
        """Get ready for these rules; whether there is an estimate for them."""
        if self.custom:
            return True
        name = preset_of(fixed.rules, fixed.seats)
        if name != "" and name != self.loaded:
            self.network.load(inputs_for(fixed.seats), 2 if fixed.seats == 2 else 1, weights_of(name))
            self.loaded = name
        return name != ""

    def set_weights(self, seats: i64, weights: list[int]) -> None:
        self.custom = True
        self.network.load(inputs_for(seats), 2 if seats == 2 else 1, weights)

    def to_come(self, state: State, points: vec[float]) -> None:
        """The points of the round for every seat."""
        self.describe_sides(state)
        seats = state.fixed.seats
        network = self.network
        if seats == 2:
            self.describe_two(state)
            network.run()
            points[state.seat] = network.y[0]
            points[1 - state.seat] = network.y[1]
            return
        for seat in range(seats):
            self.describe_many(state, seat)
            network.run()
            points[seat] = network.y[0]

    def describe(self, state: State, seat: i64) -> None:
        """Fill `x`: of two for the seat to move, of more for any seat."""
        self.describe_sides(state)
        if state.fixed.seats == 2:
            self.describe_two(state)
        else:
            self.describe_many(state, seat)

    def describe_two(self, state: State) -> None:
        x = self.x
        mine = self.left[state.seat]
        theirs = self.left[1 - state.seat]
        for i in range(i64(TRAITS)):
            x[i] = self.sides[TRAITS * state.seat + i]
            x[TRAITS + i] = self.sides[TRAITS * (1 - state.seat) + i]
        first = i64(2 * TRAITS)
        for i in range(i64(CLASSES * CLASSES)):
            x[first + i] = 0.0
        x[first + CLASSES * class_of(mine) + class_of(theirs)] = 1.0
        late = float(state.turns) / 20.0
        at = first + CLASSES * CLASSES
        x[at] = late
        x[at + 1] = late * float(mine) / 10.0
        x[at + 2] = late * float(theirs) / 10.0
        x[at + 3] = float(state.unseen.size()) / 30.0

    def describe_many(self, state: State, seat: i64) -> None:
        """The own side, then the others in the order of their turns; whose turn it is; how far the round is."""
        x = self.x
        seats = state.fixed.seats
        at: i64 = 0
        other = seat
        best: i64 = 1000
        for n in range(seats):
            for i in range(i64(TRAITS)):
                x[at + i] = self.sides[TRAITS * other + i]
            x[TRAITS * seats + n] = 1.0 if other == state.seat else 0.0
            if n > 0 and self.left[other] < best:
                best = self.left[other]
            at += TRAITS
            other = state.after(other)
        at += seats
        late = float(state.turns) / float(10 * seats)
        mine = self.left[seat]
        x[at] = late
        x[at + 1] = late * float(mine) / 10.0
        x[at + 2] = float(best) / 10.0
        x[at + 3] = float(best - mine) / 10.0 if best > mine else 0.0
        x[at + 4] = 1.0 if best > mine else 0.0

    def describe_sides(self, state: State) -> None:
        for seat in range(state.fixed.seats):
            self.left[seat] = self.describe_side(state, seat, TRAITS * seat)

    def describe_side(self, state: State, seat: i64, at: i64) -> i64:
        """One side; what it has left over."""
        x = self.sides
        rack = state.side(seat).rack
        one = rack.one
        left = leftover(one, rack.two, state.fixed.cap)
        loose = (one & ~meldable(one)) | rack.two
        fresh = enters(loose)
        longer = enters(one) & ~fresh
        size = float(state.unseen.size() + 1)
        new = float(copies(fresh, state.unseen)) / size
        more = float(copies(longer, state.unseen)) / size
        x[at] = float(left) / 10.0
        x[at + 1] = 10.0 * new
        x[at + 2] = 10.0 * more
        x[at + 3] = new * float(left)
        x[at + 4] = more * float(left)
        x[at + 5] = float(popcount(loose)) / 5.0
        x[at + 6] = float(copies(near(loose), state.unseen)) / size
        x[at + 7] = 1.0 if state.discard >= 0 and (fresh & bit_of(state.discard)) != 0 else 0.0
        x[at + 8] = 1.0 if state.discard >= 0 and (longer & bit_of(state.discard)) != 0 else 0.0
        x[at + 9] = float(leftover(one, rack.two, 1)) / 3.0
        return left
