"""A layout: the melds on the table, and what changes from one layout to the next."""

from functools import lru_cache
from typing import Final, final

from tilerummy.melds import (
    DECLARED,
    Meld,
    MeldRules,
    has_star,
    is_star,
    parse_melds,
    plain_key,
    readings,
    resolve,
    show_code,
)
from tilerummy.refusal import NotationError, Params, Refusal
from tilerummy.tiles import STAR, Tiles, show_tile


@final
class Layout:
    """The melds on the table. Two layouts are equal when the same melds lie there, in whatever order."""

    def __init__(self, melds: tuple[Meld, ...] = ()) -> None:
        self.melds: Final = melds

    @staticmethod
    def parse(text: str) -> "Layout":
        return Layout(tuple(parse_melds(text)))

    def __str__(self) -> str:
        return " ".join([str(meld) for meld in self.melds])

    def __repr__(self) -> str:
        return f"Layout({str(self)!r})"

    def __len__(self) -> int:
        return len(self.melds)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[tuple[int, ...], ...]:
        return tuple(sorted([meld.codes for meld in self.melds]))

    def counts(self) -> list[int]:
        """How many tiles of each kind lie here, Stars last: may be more than exist, in a forged layout."""
        found = [0] * (STAR + 1)
        for meld in self.melds:
            for code in meld.codes:
                found[STAR if code >= DECLARED else code] += 1
        return found

    def tiles(self) -> Tiles:
        """The multiset of a layout that is not forged."""
        tiles = Tiles()
        for meld in self.melds:
            for code in meld.codes:
                kind = STAR if code >= DECLARED else code
                if not tiles.fits(kind):
                    raise ValueError(f"a third {show_tile(kind)} on the table {self}")
                tiles.add(kind)
        return tiles


def parse_layout(text: str, start: int) -> Layout:
    """The layout written from `start` on; errors point into the whole text."""
    try:
        return Layout.parse(text[start:])
    except NotationError as error:
        raise NotationError(error.code, text, start + error.at, error.params) from None


@lru_cache(10000)
def meld_names(meld: Meld) -> tuple[str, ...]:
    """The tiles in notation, cached: the same melds are shown for many moves."""
    return tuple([show_code(code) for code in meld.codes])


def added(before: Tiles, rack: Tiles, after: Layout) -> Tiles | Refusal:
    """What a play puts down: all that is on the table afterwards and was not before, which must come from the rack."""
    laid = Tiles()
    for kind, count in enumerate(after.counts()):
        extra = count - before.count(kind)
        if extra < 0:
            return Refusal("table-tile-missing", "", {"tile": show_tile(kind)})
        if extra > rack.count(kind):
            return Refusal("not-on-rack", "", {"tile": show_tile(kind)})
        for _ in range(extra):
            laid.add(kind)
    return laid


def laid_kinds(before: Tiles, after: Layout | None) -> list[int]:
    """Every tile that is on the table afterwards and was not before, whatever rack it comes from."""
    counts = Layout().counts() if after is None else after.counts()
    return [kind for kind, count in enumerate(counts) for _ in range(count - before.count(kind))]


# ---- Rummy: valid combinations of any sort, and Stars that keep their meaning (R8)


def resolve_layout(before: Layout, after: Layout, rules: MeldRules) -> Layout | Refusal:
    """The layout with melds in order and Stars declared, or what is wrong; melds that lay there before are good."""
    good = {meld.codes for meld in before.melds}
    melds: list[Meld] = []
    for meld in after.melds:
        if meld.codes in good:
            melds.append(meld)
            continue
        found = resolve(meld.codes, rules)
        if isinstance(found, Refusal):
            params: Params = {"meld": str(meld)}
            params.update(found.params)
            return Refusal(found.code, "", params)
        melds.append(Meld(found))
    return Layout(tuple(melds))


def new_melds(before: Layout, after: Layout, rules: MeldRules) -> list[Meld] | None:
    """What lies in a resolved layout besides all that lay there before, untouched; None if something was touched."""
    old = [plain_key(meld.codes, rules) for meld in before.melds]
    fresh: list[Meld] = []
    for meld in after.melds:
        key = plain_key(meld.codes, rules)
        if key in old:
            old.remove(key)
        else:
            fresh.append(meld)
    return None if old else fresh


def star_fault(before: Layout, after: Layout, laid: Tiles, rules: MeldRules) -> Refusal | None:
    """R8 between two resolved layouts: each Star goes on as the same tile, or one such tile was played from the rack.

    Released Stars and those from the rack stand where they like; that no Star is missing is counted elsewhere.
    """
    sources = star_readings(before, rules)
    if len(sources[0]) == 0:
        return None
    for reading in star_readings(after, rules):
        for source in sources:
            if all([source.count(kind) <= reading.count(kind) + laid.count(kind) for kind in source]):
                return None
    stars = [show_code(code) for meld in before.melds for code in meld.codes if is_star(code)]
    return Refusal("star-bound", "", {"stars": " ".join(stars)})


def star_readings(layout: Layout, rules: MeldRules) -> list[list[int]]:
    """Everything the Stars of a resolved layout may stand for together."""
    found: list[list[int]] = [[]]
    for meld in layout.melds:
        if has_star(meld.codes):
            found = [[*some, *more] for some in found for more in readings(meld.codes, rules)]
    return found
