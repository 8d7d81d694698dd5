"""Among arrangements as good as each other, one that changes the table little.

First as few melds of the table as possible are touched; then the tiles of these and the new ones are laid so that few
of them leave their company. The first is exact up to two melds (and a bound on the work), beyond that no single one of
the melds touched can be spared; the second looks at a bounded number of arrangements.
"""

from typing import Final, final

from tilerummy.layout import Layout
from tilerummy.melds import DECLARED, Meld, MeldRules
from tilerummy.solver.constraints import Aim, Constraints
from tilerummy.solver.finder import Codes, Finder, Found
from tilerummy.tiles import Tiles

MOST_TRIES: Final = 250
MOST_LAYOUTS: Final = 4000


def tidied(finder: Finder, table: Layout, rack: Tiles, stars: str, aim: Aim, found: Found) -> Found:
    """The same score, with fewer changes to the table where that is possible."""
    return Tidying(finder, table, rack, stars, aim, found).run()


@final
class Tidying:
    def __init__(self, finder: Finder, table: Layout, rack: Tiles, stars: str, aim: Aim, found: Found) -> None:
        self.finder: Final = finder
        self.melds: Final = [meld.codes for meld in table.melds]
        self.rack: Final = rack
        self.stars: Final = stars
        self.aim: Final = aim
        self.found: Final = found
        self.tries: int = 0

    def run(self) -> Found:
        touched, best = self.spare(self.changed(), self.found.melds)
        for size in range(min(3, len(touched))):
            for smaller in choose(len(self.melds), size):
                melds = self.solve(smaller)
                if melds is not None:
                    return self.whole(smaller, melds)
                if self.tries > MOST_TRIES:
                    return self.whole(touched, best)
        return self.whole(touched, best)

    def changed(self) -> list[int]:
        """The old melds that the arrangement does not leave as they are."""
        new = [tuple(sorted(codes)) for codes in self.found.melds]
        touched: list[int] = []
        for i, codes in enumerate(self.melds):
            if tuple(sorted(codes)) in new:
                new.remove(tuple(sorted(codes)))
            else:
                touched.append(i)
        return touched

    def spare(self, touched: list[int], melds: list[Codes]) -> tuple[list[int], list[Codes]]:
        """Leaves out melds one by one, as long as the rest can do the same."""
        best = self.solve(touched)
        if best is None:  # a Star kept by one meld and needed by another: leave it as it was found
            return list(range(len(self.melds))), melds
        for i in list(touched):
            without = [other for other in touched if other != i]
            fewer = self.solve(without)
            if fewer is not None:
                touched = without
                best = fewer
        return touched, best

    def solve(self, touched: list[int]) -> list[Codes] | None:
        """An arrangement of these melds and rack tiles with the same score, or None."""
        self.tries += 1
        table = Layout(tuple([Meld(self.melds[i]) for i in touched]))
        constraints = Constraints(table, self.rack, self.finder.rules, self.stars)
        score = self.found.score
        found = self.finder.find(constraints, self.aim, above=score - 1, enough=score)
        return None if found is None else found.melds

    def whole(self, touched: list[int], melds: list[Codes]) -> Found:
        old = [self.melds[i] for i in touched]
        layout = Layouts(self.finder.rules, old, melds).best()
        kept = [codes for i, codes in enumerate(self.melds) if i not in touched]
        return Found(self.found.score, kept + layout)


def choose(number: int, size: int) -> list[list[int]]:
    """All sets of so many of the first numbers, for sizes up to two."""
    if size == 0:
        return [[]]
    if size == 1:
        return [[i] for i in range(number)]
    return [[i, j] for i in range(number) for j in range(i + 1, number)]


def moved(old: list[Codes], new: list[Codes]) -> int:
    """Tiles that leave the largest part of their old meld; twice that, and one for each new meld."""
    total = 0
    for codes in old:
        most = 0
        for others in new:
            most = max(most, shared(codes, others))
        total += len(codes) - most
    return 2 * total + len(new)


def shared(codes: Codes, others: Codes) -> int:
    left = list(others)
    for code in codes:
        if code in left:
            left.remove(code)
    return len(others) - len(left)


@final
class Layouts:
    """All ways to lay tiles as melds of one colour and series, within a bound, for the one that moves the least."""

    def __init__(self, rules: MeldRules, old: list[Codes], melds: list[Codes]) -> None:
        self.rules: Final = rules
        self.old: Final = old
        self.found: list[Codes] = melds
        self.cost: int = moved(old, melds)
        self.nodes: int = 0
        self.left: Final = [0] * 52  # tiles and Stars alike, by what they stand for
        self.stars: Final = [code - DECLARED for codes in melds for code in codes if code >= DECLARED]
        for codes in melds:
            for code in codes:
                self.left[code & 63] += 1

    def best(self) -> list[Codes]:
        if not self.rules.mixed:
            self.lay([], 0)
        return self.found

    def lay(self, melds: list[Codes], kind: int) -> None:
        """All below `kind` is laid."""
        self.nodes += 1
        if self.nodes > MOST_LAYOUTS:
            return
        while kind < 52 and self.left[kind] == 0:
            kind += 1
        if kind == 52:
            self.compare(melds)
            return
        for codes in self.melds_with(kind):
            for code in codes:
                self.left[code] -= 1
            self.lay([*melds, codes], kind)
            for code in codes:
                self.left[code] += 1

    def melds_with(self, kind: int) -> list[Codes]:
        """Melds that the lowest tile left can belong to."""
        found: list[Codes] = []
        if self.rules.runs:
            found += self.runs_from(kind)
            if self.rules.ace_high and kind < 4:
                found += self.runs_to_ace(kind)
        if self.rules.series:
            found += self.series_with(kind)
        return found

    def runs_from(self, kind: int) -> list[Codes]:
        found: list[Codes] = []
        run: list[int] = []
        at = kind
        while at < 52 and self.left[at] > 0:
            run.append(at)
            if len(run) >= 3:
                found.append(tuple(run))
            at += 4
        if self.rules.ace_high and at >= 52 and len(run) >= 2 and self.left[kind & 3] > int(kind < 4):
            found.append((*run, kind & 3))
        found.reverse()
        return found

    def runs_to_ace(self, kind: int) -> list[Codes]:
        found: list[Codes] = []
        run: list[int] = [kind]
        at = 48 + kind
        while at >= 4 and self.left[at] > 0:
            run.insert(0, at)
            if len(run) >= 3:
                found.append(tuple(run))
            at -= 4
        return found

    def series_with(self, kind: int) -> list[Codes]:
        others = [other for other in range(kind + 1, kind - (kind & 3) + 4) if self.left[other] > 0]
        found = [(kind, *others)] if len(others) == 3 else []
        for i in range(len(others)):
            for j in range(i + 1, len(others)):
                found.append((kind, others[i], others[j]))
        return found

    def compare(self, melds: list[Codes]) -> None:
        new = self.with_stars(melds)
        cost = moved(self.old, new)
        if cost < self.cost:
            self.cost = cost
            self.found = new

    def with_stars(self, melds: list[Codes]) -> list[Codes]:
        """Stars where the old melds had them, if they can be; else anywhere among their kind, not alone in a meld."""
        new = [list(codes) for codes in melds]
        for kind in self.stars:
            best = max(new, key=lambda codes: self.fits_star(codes, kind))
            best[best.index(kind)] = DECLARED + kind
        return [tuple(codes) for codes in new]

    def fits_star(self, codes: list[int], kind: int) -> int:
        if kind not in codes:
            return -1
        return 1 + max([shared(tuple(codes), old) for old in self.old if DECLARED + kind in old], default=0)
