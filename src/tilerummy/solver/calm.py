"""A play laid otherwise: the same tiles from the rack, as few melds of the table changed as can be.

Two searches for the fewest, the first quick for few melds, the other for many; if both are given up, no single one of
the melds that change could be spared.
"""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.layout import Layout
from tilerummy.melds import Meld, MeldRules, has_star, plain_key
from tilerummy.solver.constraints import Aim, Constraints
from tilerummy.solver.finder import Codes, Finder
from tilerummy.solver.hitting import NONE, Hitting
from tilerummy.solver.sparing import Shapes, Sparing
from tilerummy.solver.tidy import Layouts, moved
from tilerummy.tiles import Tiles, bit_of

NODES: Final = 2000  # to find the fewest
TRIES: Final = 500  # sets of melds, once that was given up
SOLVING: Final = 5000  # to lay them out
SMALLEST: Final = 3  # tiles of a meld: fewer cannot be laid beside all others
MOST_TILES: Final = Aim("tiles")


def changed(before: Layout, after: Layout, rules: MeldRules) -> list[int]:
    """The melds that do not lie there afterwards as they did before, by their numbers."""
    left = [meld.codes for meld in after.melds]
    found: list[int] = []
    for i, meld in enumerate(before.melds):  # most melds stay as they are, tile by tile
        if meld.codes in left:
            left.remove(meld.codes)
        else:
            found.append(i)
    if len(found) == 0:
        return found
    looks = [look_of(codes, rules) for codes in left]
    return [i for i in found if not taken_out(looks, look_of(before.melds[i].codes, rules))]


def taken_out(looks: list[Codes], look: Codes) -> bool:
    if look in looks:
        looks.remove(look)
        return True
    return False


def look_of(codes: Codes, rules: MeldRules) -> Codes:
    return tuple(sorted(plain_key(codes, rules)))


@final
class FewestChanges:
    """Keeps the working space of its solver; not to be shared by threads."""

    def __init__(self, finder: Finder, stars: str) -> None:
        self.finder: Final = finder
        self.rules: Final = finder.rules
        self.shapes: Final = Shapes(finder.rules)
        self.stars: Final = stars

    def lay(self, before: Layout, after: Layout, limit: i64 = NODES) -> Layout:
        """`after` itself if no table with the same tiles changes fewer melds."""
        touched = changed(before, after, self.rules)
        if len(touched) == 0:
            return after
        laid = after.tiles().minus(before.tiles())
        if len(touched) == 1 and laid.size() < SMALLEST:
            return after
        search = Sparing(self.shapes, before, laid, self.stars == "exchange", limit)
        search.run(len(touched))
        if search.cut and len(search.sets) == 0:
            return self.spared(before, after, laid, touched)
        best, least = after, 0
        for at, taken in enumerate(search.sets):
            numbers = [i for i in range(len(before.melds)) if taken & bit_of(i) != 0]
            table, cost = self.whole(before, numbers, self.laid_out(before, numbers, laid, search.melds[at]))
            if at == 0 or cost < least:
                best, least = table, cost
        return best

    def spared(self, before: Layout, after: Layout, laid: Tiles, touched: list[int]) -> Layout:
        """Leaves out melds one by one, as long as the rest will do; then looks for fewer in another way."""
        best: list[Codes] | None = None
        for i in touched.copy():
            fewer = [other for other in touched if other != i]
            melds = self.solve(before, fewer, laid)
            if melds is not None:
                touched, best = fewer, melds
        numbers = self.fewer(before, laid, len(touched))
        melds = None if numbers is None else self.solve(before, numbers, laid)
        if numbers is not None and melds is not None:
            return self.whole(before, numbers, melds)[0]
        return after if best is None else self.whole(before, touched, best)[0]

    def fewer(self, before: Layout, laid: Tiles, below: int) -> list[int] | None:
        """Melds that will do, as few as can be and fewer than `below`; None if there are none, or after so many tries.

        Where some melds will not do, nor with any other added, one of the rest is needed: the fewest have one of each
        such rest.
        """
        needed = Hitting()
        tries = TRIES
        while tries > 0:
            chosen = needed.smallest(below)
            if chosen == NONE:
                return None
            numbers = [i for i in range(len(before.melds)) if chosen & bit_of(i) != 0]
            if self.solve(before, numbers, laid) is not None:
                return numbers
            rest: i64 = 0
            for i in range(len(before.melds)):
                if i not in numbers:
                    tries -= 1
                    if self.solve(before, [*numbers, i], laid) is None:
                        numbers.append(i)
                    else:
                        rest |= bit_of(i)
            needed.sets.append(rest)
        return None

    def solve(self, before: Layout, numbers: list[int], laid: Tiles) -> list[Codes] | None:
        """All of these tiles laid with these melds, whose Stars go on by themselves (R8), or None."""
        table = Layout(tuple([before.melds[i] for i in numbers]))
        constraints = Constraints(table, laid, self.rules, self.stars)
        constraints.whole_rack()
        self.finder.reset(SOLVING)
        found = self.finder.find(constraints, MOST_TILES, enough=0)
        return None if found is None else found.melds

    def laid_out(self, before: Layout, numbers: list[int], laid: Tiles, melds: list[Codes]) -> list[Codes]:
        """As the search laid them, whose runs are short: `whole` finds better ones, but leaves Stars what they are."""
        stars = laid.stars > 0 or any([has_star(before.melds[i].codes) for i in numbers])
        solved = self.solve(before, numbers, laid) if stars or self.rules.mixed else None
        return melds if solved is None else solved

    def whole(self, before: Layout, numbers: list[int], melds: list[Codes]) -> tuple[Layout, int]:
        """The table, and how much of it has moved."""
        old = [before.melds[i].codes for i in numbers]
        new = Layouts(self.rules, old, melds).best()
        kept = [meld for i, meld in enumerate(before.melds) if i not in numbers]
        return Layout(tuple(kept + [Meld(codes) for codes in new])), moved(old, new)
