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
NOTHING: Final[tuple[float, ...]] = ()
MOVER: Final[tuple[float, ...]] = NOTHING
OTHER: Final[tuple[float, ...]] = NOTHING
MOVER_52: Final[tuple[float, ...]] = NOTHING
OTHER_52: Final[tuple[float, ...]] = NOTHING
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
        self.given: bool = False  # weights from outside, for experiments

    def load(self, fixed: Fixed) -> bool:
        """Get ready for these rules; whether there is an estimate for them."""
        if fixed.seats != 2 or self.given:
            return self.given
        rules: Any = fixed.rules
        scoring = [getattr(rules, name) for name in SCORING]
        if scoring == scoring_of(type(rules), "standard"):
            self.set_weights(MOVER, OTHER)
        elif scoring == scoring_of(type(rules), "standard-52"):
            self.set_weights(MOVER_52, OTHER_52)
        else:
            return False
        return len(MOVER) > 0

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
