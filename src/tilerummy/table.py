"""A table of melds, and what changed from one table to the next."""

from typing import Final, final

from tilerummy.melds import DECLARED, Meld, parse_melds
from tilerummy.refusal import Refusal
from tilerummy.tiles import STAR, Tiles, show_tile


@final
class Table:
    """The melds on the table. Two tables are equal when the same melds lie there, in whatever order."""

    def __init__(self, melds: tuple[Meld, ...] = ()) -> None:
        self.melds: Final = melds

    @staticmethod
    def parse(text: str) -> "Table":
        return Table(tuple(parse_melds(text)))

    def __str__(self) -> str:
        return " ".join([str(meld) for meld in self.melds])

    def __repr__(self) -> str:
        return f"Table({str(self)!r})"

    def __len__(self) -> int:
        return len(self.melds)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[tuple[int, ...], ...]:
        return tuple(sorted([meld.codes for meld in self.melds]))

    def counts(self) -> list[int]:
        """How many tiles of each kind lie here, Stars last: may be more than exist, in a forged table."""
        found = [0] * (STAR + 1)
        for meld in self.melds:
            for code in meld.codes:
                found[STAR if code >= DECLARED else code] += 1
        return found

    def tiles(self) -> Tiles:
        """The multiset of a table that is not forged."""
        tiles = Tiles()
        for kind, count in enumerate(self.counts()):
            for _ in range(count):
                if not tiles.fits(kind):
                    raise ValueError(f"a third {show_tile(kind)} on the table {self}")
                tiles.add(kind)
        return tiles


def added(before: Tiles, rack: Tiles, after: Table) -> Tiles | Refusal:
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
