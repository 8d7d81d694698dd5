"""An exhaustive search for the best play: every set of rack tiles, every way to lay them out. For small positions."""

from collections.abc import Iterator
from itertools import combinations, product

from tests.solver.judge import Codes, is_sequence, stands_for, stars_agree
from tilerummy.layout import Layout
from tilerummy.melds import DECLARED, Meld, MeldRules
from tilerummy.tiles import STAR, Tiles


def shapes_with(kind: int, counts: list[int], rules: MeldRules) -> Iterator[Codes]:
    """Every valid meld, as kinds in order, that holds a kind and lacks no more tiles than there are Stars."""
    if rules.series:
        row = [4 * (kind // 4) + colour for colour in range(4)]
        yield from ([*[tuple(k for k in row if k != out) for out in row if out != kind], tuple(row)])
    for first in range(14 if rules.runs else 0):
        for size in range(3, 15 - first):
            levels = [level % 13 for level in range(first, first + size)]
            for shape in set(sequences(kind, levels, counts, rules)) if kind // 4 in levels else ():
                if kind in shape and is_sequence(shape, rules):
                    yield shape


def sequences(kind: int, levels: list[int], counts: list[int], rules: MeldRules) -> Iterator[Codes]:
    """Of mixed colours only those that are there: what a Star stands for in such a sequence has no colour."""
    if not rules.mixed:
        yield tuple(4 * level + kind % 4 for level in levels)
        return
    rows = [[4 * level + c for c in range(4) if counts[4 * level + c] > 0] for level in levels]
    if sum(not row for row in rows) <= counts[STAR]:
        yield from product(*[row or [4 * level] for row, level in zip(rows, levels, strict=True)])


class Naive:
    def __init__(self, rules: MeldRules, stars: str) -> None:
        self.rules = rules
        self.stars = stars

    def values(self, table: Layout, rack: Tiles, opening: bool = False) -> Iterator[tuple[int, int]]:
        """Tiles and points of every legal play; in an opening from the rack alone, Stars as what they stand for."""
        before = Layout() if opening else table
        for chosen in product(*[range(int(rack.count(kind)) + 1) for kind in range(STAR + 1)]):
            laid = Tiles.of([kind for kind, count in enumerate(chosen) for _ in range(count)])
            for melds in self.layouts([b + c for b, c in zip(before.counts(), chosen, strict=True)]):
                after = Layout(tuple(Meld(codes) for codes in melds))
                if self.allowed(before, after, laid):
                    worth = sum((code % DECLARED) // 4 + 1 for meld in after.melds for code in meld.codes)
                    yield sum(chosen), worth if opening else int(laid.points() + 25 * laid.stars)

    def allowed(self, before: Layout, after: Layout, laid: Tiles) -> bool:
        if self.stars != "exchange":
            return True
        return stars_agree(stands_for(before, self.rules), stands_for(after, self.rules), laid)

    def layouts(self, counts: list[int]) -> Iterator[list[Codes]]:
        """Every way to lay all these tiles and Stars as melds, none of Stars alone."""
        kind = next((kind for kind in range(STAR) if counts[kind] > 0), None)
        if kind is None:
            if counts[STAR] == 0:
                yield []
            return
        for codes in self.melds_with(kind, counts):
            for code in codes:
                counts[min(code, STAR)] -= 1
            for rest in self.layouts(counts):
                yield [codes, *rest]
            for code in codes:
                counts[min(code, STAR)] += 1

    def melds_with(self, kind: int, counts: list[int]) -> Iterator[Codes]:
        """Melds that hold a tile of this kind, with Stars in any places."""
        for shape in shapes_with(kind, counts, self.rules):
            for number in range(counts[STAR] + 1):
                for places in combinations(range(len(shape)), number):
                    codes = tuple(k + DECLARED * (i in places) for i, k in enumerate(shape))
                    if kind in codes and all(codes.count(k) <= counts[k] for k in codes if k < STAR):
                        yield codes


def best_value(
    table: Layout, rack: Tiles, rules: MeldRules, stars: str, objective: str, minimum: int | None = None
) -> int | None:
    plays = list(Naive(rules, stars).values(table, rack, minimum is not None))
    values = [play[objective == "points"] for play in plays if play[1] >= (minimum or 0)]
    return max(values, default=None)
