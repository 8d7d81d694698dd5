"""A modelled naive person, the part that all games share: what is noticed, and how often.

Somebody who knows the rules and has played little. What lies ready on the own rack is nearly always seen, what takes
one step (a tile that completes or extends something) mostly, what needs something else to be moved first never. The
chances are an assumption, made before any match was played with them and not fitted to the levels; no person was
measured.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from tilerummy.luck import Rng

T = TypeVar("T")
READY: Final = "ready"  # lies on the own rack as it is
ONE_STEP: Final = "one step"  # one tile completes or extends it
REARRANGED: Final = "rearranged"  # something must be moved first
NOTICED: Final = {READY: 95, ONE_STEP: 75, REARRANGED: 0}  # of a hundred occasions


class Person:
    """The eyes of a naive person; a game's own model asks them."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed & 0x7FFFFFFFFFFFFFFF)

    def notices(self, what: str) -> bool:
        return int(self.rng.below(100)) < NOTICED[what]

    def any_of(self, among: Sequence[T]) -> T:
        return among[int(self.rng.below(len(among)))]
