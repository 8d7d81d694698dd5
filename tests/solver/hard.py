"""Hand-shaped hard positions: near-full colours, series of four everywhere, two Stars, tables that cannot be valid."""

from collections.abc import Iterator
from random import Random

from tests.solver.positions import random_rack
from tilerummy.layout import Layout
from tilerummy.melds import DECLARED, Meld, MeldRules
from tilerummy.tiles import STAR, Tiles

Case = tuple[str, MeldRules, str, Layout, Tiles]  # its shape, rules, stars, table, rack


def left_over(table: Layout) -> Tiles:
    left = Tiles.full()
    for kind, count in enumerate(table.counts()[:STAR]):
        for _ in range(count):
            left.remove(kind)
    return left


def table_of(melds: list[list[int]]) -> Layout:
    return Layout(tuple(Meld(tuple(codes)) for codes in melds))


def near_full_colours(rng: Random, ace_high: bool) -> Layout:
    """Whole colours laid twice as long sequences, cut at different places, and one series that needs them."""
    melds = []
    for colour in rng.sample(range(4), rng.randint(2, 3)):
        for _ in range(2):
            cut = rng.randint(3, 10)
            whole = [4 * level + colour for level in range(13)]
            melds += [whole[:cut], whole[cut:]]
    return table_of([meld[: rng.randint(max(3, len(meld) - 1), len(meld))] for meld in melds])


def series_of_four(rng: Random, ace_high: bool) -> Layout:
    values = rng.sample(range(13), rng.randint(5, 10))
    melds = [[4 * value + colour for colour in range(4)] for value in values]
    melds += [[4 * value + colour for colour in rng.sample(range(4), 3)] for value in values[:4]]
    return table_of(melds)


def two_stars(rng: Random, ace_high: bool) -> Layout:
    """Both Stars on the table: side by side, standing for the same tile, or in series of three."""
    colour, other = rng.sample(range(4), 2)
    level = rng.randint(1, 11)
    star = DECLARED + 4 * level + colour
    first = [4 * level - 4 + colour, star, 4 * level + 4 + colour]
    same = [4 * level + other, star, 4 * level + next(c for c in range(4) if c not in (colour, other))]
    beside = [4 * level + other, 4 * level + 4 + other, DECLARED + 4 * level + 8 + other] if level < 11 else same
    series = [[4 * value + c for c in range(4)] for value in rng.sample(range(13), 3)]
    return table_of([first, rng.choice((same, beside)), *series])


def impossible(rng: Random, ace_high: bool) -> Layout:
    """Loose tiles, which the rack may or may not make valid."""
    level = rng.randint(0, 10)
    colour = rng.randrange(4)
    run = [4 * value + colour for value in range(level, min(13, level + 4))]
    loose = [4 * (level + 1) + colour, 4 * rng.randrange(13) + (colour + 1) % 4]
    return table_of([run, loose])


SHAPES = [near_full_colours, series_of_four, two_stars, impossible]


def hard_cases(number: int) -> Iterator[Case]:
    """So many, the shapes in turn, over rules in which the shape makes sense."""
    for i in range(number):
        rng = Random(f"hard {i}")
        shape = SHAPES[i % len(SHAPES)]
        ace_high = rng.random() < 0.4
        rules = MeldRules(ace_high=ace_high, mixed=rng.random() < 0.25)
        table = shape(rng, ace_high)
        stars = rng.choice(("exchange", "free"))
        on_rack = 0 if shape is two_stars else rng.randint(0, 2)
        yield shape.__name__, rules, stars, table, random_rack(rng, left_over(table), rng.randint(3, 20), on_rack)
