"""The fewest melds of a table that must be taken up so that given tiles can be laid, all others staying as they are.

Loose are the tiles to lay and those of melds taken up. The lowest one is put into every meld that it can belong to,
made of loose tiles and of tiles for which one more meld is taken up; then the next, until none is loose. At first no
meld may be taken up, then one, then two and so on. Runs of three to five tiles are enough: a longer one can be cut.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.layout import Layout, star_fault
from tilerummy.melds import DECLARED, Meld, MeldRules, has_star, resolve
from tilerummy.refusal import Refusal
from tilerummy.tiles import STAR, Tiles, bit_of, lowest, popcount

Codes = tuple[int, ...]
ANY: Final = 64  # of a place in a mixed sequence: ANY + value - 1, of any colour
MOST_SETS: Final = 4  # of the fewest melds, to choose one from


@final
class Shape:
    """A meld, as the places beside one tile of it, and the kinds that these ask for, as bits."""

    def __init__(self, places: Codes) -> None:
        self.places: Final = places
        self.kinds: i64 = 0
        for place in places:
            if place < ANY:
                self.kinds |= bit_of(place)


@final
class Shapes:
    """For each kind the melds that a tile of it can belong to."""

    def __init__(self, rules: MeldRules) -> None:
        self.rules: Final = rules
        self.beside: Final = [[Shape(places) for places in shapes_with(kind, rules)] for kind in range(52)]


def shapes_with(kind: int, rules: MeldRules) -> list[Codes]:
    found: list[Codes] = []
    if rules.series:
        row = [other for other in range(kind & ~3, (kind & ~3) + 4) if other != kind]
        found += [(row[0], row[1]), (row[0], row[2]), (row[1], row[2]), tuple(row)]
    if rules.runs:
        found += runs_with(kind, kind >> 2, rules)
        if rules.ace_high and kind < 4:
            found += runs_with(kind, 13, rules)
    return found


def runs_with(kind: int, level: int, rules: MeldRules) -> list[Codes]:
    """Level 13 is the 1 after 13."""
    found: list[Codes] = []
    for length in range(3, 6):
        for first in range(max(0, level - length + 1), min(level, (14 if rules.ace_high else 13) - length) + 1):
            others = [other % 13 for other in range(first, first + length) if other != level]
            found.append(tuple([ANY + other if rules.mixed else 4 * other + (kind & 3) for other in others]))
    return found


@final
class Sparing:
    """One search. `sets`: the smallest sets of melds found, as bits; `cut`: it was given up after `limit` nodes."""

    def __init__(self, shapes: Shapes, table: Layout, laid: Tiles, bound: bool, limit: i64) -> None:
        self.shapes: Final = shapes
        self.table: Final = table
        self.laid: Final = laid
        self.bound: Final = bound  # R8: whether Stars on the table keep their meaning
        self.limit: i64 = limit
        self.nodes: i64 = 0
        self.cut: bool = False
        self.left: i64 = 0  # so many melds may still be taken up
        self.taken: i64 = 0
        self.sets: list[i64] = []
        self.melds: list[list[Codes]] = []  # for each set one way to lay
        self.made: list[Codes] = []
        self.making: list[int] = []
        self.loose: vec[i64] = vec[i64]([0] * 53)
        self.kinds: i64 = 0  # that are loose, but for Stars
        self.holders: vec[i64] = vec[i64]([0] * 53)  # which melds have a tile of the kind

    def run(self, below: i64) -> None:
        """Looks for sets of fewer than `below` melds."""
        for i, meld in enumerate(self.table.melds):
            for code in meld.codes:
                self.holders[kind_of(code)] |= bit_of(i)
        for kind in self.laid.kinds():
            self.loosen(kind)
        for most in range(below):
            self.left = most
            self.place()
            if self.cut or len(self.sets) > 0:
                return

    # ---- loose tiles

    def loosen(self, kind: i64) -> None:
        self.loose[kind] += 1
        if kind < STAR:
            self.kinds |= bit_of(kind)

    def use(self, kind: i64) -> None:
        self.loose[kind] -= 1
        if kind < STAR and self.loose[kind] == 0:
            self.kinds &= ~bit_of(kind)

    def take_up(self, meld: i64) -> None:
        self.left -= 1
        self.taken |= bit_of(meld)
        for code in self.table.melds[meld].codes:
            self.loosen(kind_of(code))

    def leave(self, meld: i64) -> None:
        self.left += 1
        self.taken &= ~bit_of(meld)
        for code in self.table.melds[meld].codes:
            self.use(kind_of(code))

    # ---- the search

    def done(self) -> bool:
        return self.cut or len(self.sets) >= MOST_SETS

    def place(self) -> None:
        """Every meld for the lowest loose tile."""
        self.nodes += 1
        self.cut = self.cut or self.nodes > self.limit
        if self.done():
            return
        if self.kinds == 0:
            self.place_star()
            return
        kind = lowest(self.kinds)
        making = self.making
        self.use(kind)
        self.making = [int(kind)]
        for shape in self.shapes.beside[kind]:
            if self.left > 0 or popcount(shape.kinds & ~self.kinds) <= self.loose[STAR]:
                self.fill(shape.places, 0)
        self.making = making
        self.loosen(kind)

    def place_star(self) -> None:
        """Only Stars are left, or nothing: a Star has to join some meld."""
        if self.loose[STAR] == 0:
            self.note()
        elif self.left > 0:
            for meld in range(i64(len(self.table.melds))):
                if self.taken & bit_of(meld) == 0:
                    self.take_up(meld)
                    self.place()
                    self.leave(meld)

    def fill(self, places: Codes, at: int) -> None:
        """The places of a meld from `at` on."""
        if self.done():
            return
        if at == len(places):
            self.made.append(tuple(self.making))
            self.place()
            self.made.pop()
            return
        place: i64 = places[at]
        if place < ANY:
            if self.loose[place] > 0:
                self.put(place, place, places, at)
            else:
                self.fetch(place, places, at)
                self.put_star(place, places, at)
            return
        self.fill_any(4 * (place - ANY), places, at)

    def fill_any(self, first: i64, places: Codes, at: int) -> None:
        """A place for four kinds. A Star that stood here beside a loose one of them could as well change places."""
        for kind in range(first, first + 4):
            if self.loose[kind] > 0:
                self.put(kind, kind, places, at)
            else:
                self.fetch(kind, places, at)
        if (self.kinds >> first) & 15 == 0:
            self.put_star(first + (self.making[0] & 3), places, at)

    def put(self, kind: i64, code: i64, places: Codes, at: int) -> None:
        """A loose tile into the place."""
        self.use(kind)
        self.making.append(int(code))
        self.fill(places, at + 1)
        self.making.pop()
        self.loosen(kind)

    def put_star(self, stands: i64, places: Codes, at: int) -> None:
        if self.loose[STAR] > 0:
            self.put(STAR, DECLARED + stands, places, at)
        elif self.left > 0:
            self.fetch_one(STAR, DECLARED + stands, places, at)

    def fetch(self, kind: i64, places: Codes, at: int) -> None:
        if self.left > 0:
            self.fetch_one(kind, kind, places, at)

    def fetch_one(self, kind: i64, code: i64, places: Codes, at: int) -> None:
        """Takes up each meld in turn that has such a tile."""
        holders = self.holders[kind] & ~self.taken
        while holders != 0:
            meld = lowest(holders)
            holders &= holders - 1
            self.take_up(meld)
            self.put(kind, code, places, at)
            self.leave(meld)

    # ---- what was found

    def note(self) -> None:
        if self.taken in self.sets:
            return
        melds = [self.in_order(codes) for codes in self.made]
        if not self.bound or self.stars_agree(melds):
            self.sets.append(self.taken)
            self.melds.append(melds)

    def in_order(self, codes: Codes) -> Codes:
        if not (self.shapes.rules.ace_high or self.shapes.rules.mixed or has_star(codes)):
            return tuple(sorted(codes))
        found = resolve(codes, self.shapes.rules)
        assert not isinstance(found, Refusal)
        return found

    def stars_agree(self, melds: list[Codes]) -> bool:
        """R8."""
        kept = [meld for i, meld in enumerate(self.table.melds) if self.taken & bit_of(i) == 0]
        after = Layout(tuple(kept + [Meld(codes) for codes in melds]))
        return star_fault(self.table, after, self.laid, self.shapes.rules) is None


def kind_of(code: int) -> int:
    return STAR if code >= STAR else code
