"""A smallest set that has a number in common with each of the given sets, all as bits."""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.tiles import bit_of, lowest

NONE: Final = -1
NODES: Final = 20000


@final
class Hitting:
    """Remembers the sets; gives up after so many nodes in all."""

    def __init__(self) -> None:
        self.sets: list[i64] = []
        self.nodes: i64 = 0

    def smallest(self, below: i64) -> i64:
        """With fewer than `below` numbers; NONE if there is none, or nobody knows."""
        for size in range(below):
            found = self.hit(0, size)
            if found != NONE:
                return found
        return NONE

    def hit(self, chosen: i64, left: i64) -> i64:
        self.nodes += 1
        for some in self.sets:
            if some & chosen == 0:
                return NONE if left == 0 or self.nodes > NODES else self.hit_one(some, chosen, left)
        return chosen

    def hit_one(self, some: i64, chosen: i64, left: i64) -> i64:
        while some != 0:
            found = self.hit(chosen | bit_of(lowest(some)), left - 1)
            if found != NONE:
                return found
            some &= some - 1
        return NONE
