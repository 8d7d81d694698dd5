"""Random tables to make puzzles from."""

from tilerummy.luck import Rng
from tilerummy.tiles import Tiles

Kinds = list[int]


def chance(rng: Rng, percent: int) -> bool:
    return int(rng.below(100)) < percent


def between(rng: Rng, low: int, high: int) -> int:
    return low + int(rng.below(high - low + 1))


def some(rng: Rng, tiles: Tiles, number: int) -> Tiles:
    """So many of the tiles, any."""
    left = tiles.copy()
    chosen = Tiles()
    for _ in range(number):
        kind = int(left.nth(rng.below(left.size())))
        left.remove(kind)
        chosen.add(kind)
    return chosen


def random_meld(rng: Rng, low: int, high: int, series: int, lanes: Kinds) -> Kinds:
    """Values from `low` to `high`; a series in so many of a hundred cases, else a sequence in one of these colours."""
    if chance(rng, series):
        value = between(rng, low, high)
        colours = [0, 1, 2, 3]
        if chance(rng, 65):
            colours.pop(int(rng.below(4)))
        return [4 * (value - 1) + colour for colour in colours]
    length = min((3, 3, 4, 4, 5, 6)[int(rng.below(6 if len(lanes) == 4 else 4))], high - low + 1)
    first = between(rng, low, high - length + 1)
    colour = lanes[int(rng.below(len(lanes)))]
    return [4 * (value - 1) + colour for value in range(first, first + length)]


def random_melds(rng: Rng, number: int, series: int, width: int = 13, colours: int = 4) -> tuple[list[Kinds], Tiles]:
    """Combinations from two copies of each tile, in a window of values: the narrower, the more they interlock.

    With fewer colours for sequences likewise, since a sequence has but one.
    """
    low = between(rng, 1, 14 - width)
    first = int(rng.below(4))
    lanes = [(first + i) & 3 for i in range(colours)]
    return melds_from(rng, Tiles.full(), number, series, (low, low + width - 1), lanes)


def melds_from(
    rng: Rng, left: Tiles, number: int, series: int, values: tuple[int, int], lanes: Kinds
) -> tuple[list[Kinds], Tiles]:
    """Up to so many combinations of these tiles, and the tiles left over."""
    melds: list[Kinds] = []
    for _ in range(40 * number):
        kinds = random_meld(rng, *values, series, lanes)
        if len(melds) < number and all(left.count(kind) > 0 for kind in kinds):
            left = left - Tiles.of(kinds)
            melds.append(kinds)
    return melds, left
