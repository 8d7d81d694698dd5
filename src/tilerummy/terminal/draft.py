"""A play being prepared: tables tried out one after the other, until one is confirmed or all are dropped."""

from collections.abc import Callable

from tilerummy.refusal import NotationError, Refusal, shorten
from tilerummy.table import Table, added
from tilerummy.terminal.screen import Refused
from tilerummy.tiles import Tiles, show_tile

Arrange = Callable[[Table, Tiles], Table]  # the table with these tiles added, as well as it can be laid out


class Draft:
    def __init__(self, arrange: Arrange) -> None:
        self.arrange = arrange
        self.tables: list[Table] = []
        self.by_hand = False  # a whole table was typed

    def __bool__(self) -> bool:
        return bool(self.tables)

    def table(self, before: Table) -> Table:
        return self.tables[-1] if self.tables else before

    def laid(self, before: Table) -> Tiles:
        """The rack tiles in the draft."""
        return self.tables[-1].tiles().minus(before.tiles()) if self.tables else Tiles()

    def set(self, table: Table, before: Table, rack: Tiles) -> None:
        """A table given as a whole."""
        laid = added(before.tiles(), rack, table)
        if isinstance(laid, Refusal):
            raise Refused(laid)
        self.tables.append(table)
        self.by_hand = True

    def change(self, line: str, before: Table, rack: Tiles) -> None:
        """`+ r5-7` puts rack tiles into the draft, `- r5` takes them back to the rack."""
        sign, text = line.strip()[0], line.strip()[1:]
        tiles = Tiles.parse(text)
        if not tiles:
            raise NotationError("tile-expected", line, len(line), {"action": shorten(line)})
        laid = self.laid(before)
        lacking = first_lacking(rack.minus(laid) if sign == "+" else laid, tiles)
        if lacking is not None:
            code = "not-on-rack" if sign == "+" else "not-in-draft"
            raise Refused(Refusal(code, "", {"tile": show_tile(lacking)}))
        if sign == "+" and self.by_hand:
            self.tables.append(self.arrange(self.tables[-1], tiles))  # what was laid out by hand stays so
        else:
            self.tables.append(self.arrange(before, laid.plus(tiles) if sign == "+" else laid.minus(tiles)))

    def confirmed(self, line: str) -> Table:
        if not self.tables:
            raise NotationError("no-draft", line, 0)
        return self.tables[-1]

    def close(self) -> None:
        """Anything else than going on with the draft would drop it without a word."""
        if self.tables:
            raise Refused(Refusal("draft-open"))

    def undo(self) -> bool:
        return bool(self.tables) and self.tables.pop() is not None

    def forget(self) -> None:
        self.tables.clear()
        self.by_hand = False


def first_lacking(source: Tiles, wanted: Tiles) -> int | None:
    """A tile of `wanted` that is not in `source`."""
    return next((kind for kind in wanted.kinds() if wanted.count(kind) > source.count(kind)), None)


def looks_like_tiles(line: str) -> bool:
    """A line of nothing but tiles is a play: `r5-7 b3 *`."""
    words = line.split()
    return all(word == "*" or (word[0] in "bryk" and len(word) > 1 and word[1].isdigit()) for word in words)
