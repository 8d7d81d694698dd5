"""Generated positions for the solver: a valid table under given options, and a rack from the tiles left over."""

from random import Random

from tilerummy.layout import Layout
from tilerummy.melds import DECLARED, Meld, MeldRules
from tilerummy.tiles import STAR, Tiles

OPTION_SETS = [
    MeldRules(runs=runs, series=series, ace_high=ace_high, mixed=mixed)
    for runs, series in ((True, True), (True, False), (False, True))
    for ace_high in (False, True)
    for mixed in (False, True)
    if runs or not (ace_high or mixed)
]
Position = tuple[Layout, Tiles]


def random_meld(rng: Random, rules: MeldRules) -> list[int]:
    """The kinds of a valid meld; tiles may be out."""
    if rules.series and (not rules.runs or rng.random() < 0.4):
        value = rng.randrange(13)
        return [4 * value + colour for colour in rng.sample(range(4), rng.choice((3, 3, 4)))]
    length = rng.choice((3, 3, 3, 4, 4, 5, 6, 8))
    first = rng.randrange(14 - length + int(rules.ace_high))
    colour = rng.randrange(4)
    levels = [level % 13 for level in range(first, first + length)]
    return [4 * level + (rng.randrange(4) if rules.mixed else colour) for level in levels]


def random_table(rng: Random, rules: MeldRules, size: int, stars: int) -> tuple[Layout, Tiles]:
    """Melds of about so many tiles, `stars` of them Stars (fewer if there is no place); and the tiles left over."""
    left = Tiles.full()
    melds: list[list[int]] = []
    for _ in range(200):
        kinds = random_meld(rng, rules)
        wanted = Tiles()
        if sum(map(len, melds)) < size and all(kinds.count(kind) <= 2 for kind in kinds):
            for kind in kinds:
                wanted.add(kind)
            if left.holds(wanted):
                left = left - wanted
                melds.append(kinds)
    for _ in range(stars if melds else 0):
        meld = rng.choice(melds)
        at = rng.randrange(len(meld))
        if meld[at] < STAR and sum(code < STAR for code in meld) > 1:
            left.add(meld[at])
            meld[at] += DECLARED
    return Layout(tuple(Meld(tuple(meld)) for meld in melds)), left


def random_rack(rng: Random, left: Tiles, size: int, stars: int) -> Tiles:
    kinds = left.kinds()
    rack = Tiles.of(rng.sample(kinds, min(size, len(kinds))))
    rack.stars = stars
    return rack


def random_position(rng: Random, rules: MeldRules, table_size: int, rack_size: int, stars: int) -> Position:
    """`stars` Stars in all, some of them on the table."""
    on_table = rng.randint(0, stars)
    table, left = random_table(rng, rules, table_size, on_table)
    on_table = table.counts()[STAR]
    return table, random_rack(rng, left, rack_size, stars - on_table)
