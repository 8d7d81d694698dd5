"""How a round of two will end, estimated from the whole truth at the beginning of a turn.

A search imagines states, so here both racks may be looked at. The estimate is a weighted sum of what each side has;
the weights are a least-squares fit to rounds of self-play (benchmarks/fit_gin_value.py), made for the scoring of the
rulebook and for that of the card game. Other rules have no estimate: their rounds are played out.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.gin.chances import copies, enters, near
from tilerummy.games.gin.state import Fixed, State
from tilerummy.solver.hand import leftover, meldable
from tilerummy.tiles import bit_of, popcount

TRAITS: Final = 10  # of one side
CLASSES: Final = 6  # of points left over
INPUTS: Final = 2 * TRAITS + CLASSES * CLASSES + 4
# Points of the round, for the seat to move and for the other; the rulebook first, then the card game.
MOVER: Final[tuple[float, ...]] = (
    1.388, 6.230, 3.771, -0.168, -0.679, -1.386, -6.149, 10.202, 1.641, -12.481, 0.011, -4.742,
    -2.704, -0.046, 0.337, -1.994, 8.133, 3.118, 0.491, 11.258, 0.000, 0.000, 0.000, 19.905,
    17.436, 0.000, 0.000, 18.883, 18.519, 21.067, 23.300, 25.646, 0.000, 18.532, 19.110, 20.579,
    22.214, 24.336, 0.000, 16.916, 17.785, 19.841, 21.065, 23.535, 0.000, 17.285, 18.519, 19.168,
    20.584, 21.586, 14.907, 19.592, 20.821, 21.225, 21.375, 20.498, -0.158, -0.073, 0.260, 2.053,
)
OTHER: Final[tuple[float, ...]] = (
    0.048, -5.097, -3.244, 0.024, 0.496, -0.063, 4.726, -10.284, -1.578, 10.996, 1.506, 6.030,
    3.212, -0.117, -0.512, 0.096, -9.369, 0.761, -0.492, -12.425, 0.000, 0.000, 0.000, 1.640,
    10.449, 0.000, 0.000, 15.681, 15.707, 14.530, 15.227, 18.594, 0.000, 15.722, 15.680, 15.149,
    16.244, 18.341, 0.000, 18.299, 17.584, 16.286, 16.792, 18.126, 0.000, 20.778, 19.295, 18.250,
    17.066, 17.516, 13.119, 23.535, 20.876, 19.651, 17.213, 16.347, -0.067, 0.279, 0.238, 2.776,
)
MOVER_52: Final[tuple[float, ...]] = (
    0.405, 1.670, 0.726, -0.045, -0.319, -3.569, -1.689, 3.983, 1.066, -4.316, 1.232, 0.039,
    -0.135, -0.024, 0.050, 0.693, 4.003, -4.053, 0.166, 1.483, 0.000, 0.000, 0.000, 0.000,
    0.000, 0.000, 0.000, 3.962, 4.356, 4.680, 4.663, 0.000, 0.000, 1.045, 2.779, 2.464,
    4.579, 5.226, 0.000, 1.942, 1.713, 1.362, 2.913, 8.623, 0.000, 1.901, 1.072, 0.991,
    1.986, 2.569, 0.000, -0.633, 1.914, 1.092, 2.052, 1.297, 1.214, 2.064, -1.698, 7.289,
)
OTHER_52: Final[tuple[float, ...]] = (
    1.446, -0.094, -0.056, -0.071, -0.005, 1.381, 2.318, -4.167, -0.788, 1.233, 0.695, 1.544,
    0.719, -0.056, -0.308, -2.652, -2.894, -0.996, -0.541, -4.628, 0.000, 0.000, 0.000, 0.000,
    0.000, 0.000, 0.000, 1.289, -0.148, 0.250, -0.709, 0.000, 0.000, 3.995, 1.598, 0.624,
    0.737, 1.995, 0.000, 4.574, 1.927, 0.265, 0.192, 0.420, 0.000, -0.567, 3.131, 1.574,
    0.787, 1.067, 0.000, -4.049, 4.182, 5.168, 1.172, 0.027, 1.694, -1.521, 2.290, 7.022,
)
SCORING: Final = (
    "deck", "highest", "grand", "petit", "knock", "limit", "least_laid", "grand_bonus", "petit_bonus", "knock_bonus",
    "gin", "win_bonus", "second_bonus",
)


def scoring_of(rules_type: Any, preset: str) -> list[Any]:
    usual = rules_type.parse(preset)
    return [getattr(usual, name) for name in SCORING]


def class_of(left: i64) -> i64:
    """Points left over, in classes."""
    if left < 11:
        return 0 if left == 0 else (1 if left < 6 else 2)
    return 3 if left < 19 else (4 if left < 31 else 5)


@final
class Features:
    """A state as numbers, and the points of the round that follow from them."""

    def __init__(self) -> None:
        self.x: vec[float] = vec[float]([0.0] * INPUTS)
        self.mover: vec[float] = vec[float]([0.0] * INPUTS)
        self.other: vec[float] = vec[float]([0.0] * INPUTS)
        self.custom: bool = False  # weights from outside, for experiments

    def load(self, fixed: Fixed) -> bool:
        """Get ready for these rules; whether there is an estimate for them."""
        if fixed.seats != 2 or self.custom:
            return self.custom
        rules: Any = fixed.rules
        scoring = [getattr(rules, name) for name in SCORING]
        if scoring == scoring_of(type(rules), "standard"):
            self.set_weights(MOVER, OTHER)
        elif scoring == scoring_of(type(rules), "standard-52"):
            self.set_weights(MOVER_52, OTHER_52)
        else:
            return False
        return True

    def set_weights(self, mover: tuple[float, ...], other: tuple[float, ...]) -> None:
        for i in range(len(mover)):
            self.mover[i] = mover[i]
            self.other[i] = other[i]

    def to_come(self, state: State) -> tuple[float, float]:
        """The points of the round for the seat to move and for the other."""
        self.describe(state)
        x = self.x
        mine = 0.0
        theirs = 0.0
        for i in range(i64(INPUTS)):
            mine += x[i] * self.mover[i]
            theirs += x[i] * self.other[i]
        return mine, theirs

    def describe(self, state: State) -> None:
        """Fill `x`."""
        x = self.x
        mine = self.describe_side(state, state.seat, 0)
        theirs = self.describe_side(state, 1 - state.seat, TRAITS)
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

    def describe_side(self, state: State, seat: i64, at: i64) -> i64:
        """One side; what it has left over."""
        x = self.x
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
