"""A play being prepared: tables tried out one after the other, until one is confirmed or all are dropped."""

from collections.abc import Callable

from tilerummy.layout import Layout, added, parse_layout
from tilerummy.melds import parse_melds
from tilerummy.refusal import NotationError, Refusal, not_accepted, shorten
from tilerummy.tiles import Tiles, show_tile

Arrange = Callable[[Layout, Tiles], Layout]  # the table with these tiles added, as well as it can be laid out


class PlayDraft:
    """Each entry is a table and whether a person laid it out by hand, tile by tile."""

    def __init__(self, arrange: Arrange) -> None:
        self.arrange = arrange
        self.entries: list[tuple[Layout, bool]] = []

    def __bool__(self) -> bool:
        return bool(self.entries)

    def table(self, before: Layout) -> Layout:
        return self.entries[-1][0] if self.entries else before

    def laid(self, before: Layout) -> Tiles:
        """The rack tiles in the draft."""
        return self.table(before).tiles().minus(before.tiles())

    def set(self, table: Layout, before: Layout, rack: Tiles) -> None:
        """A table given as a whole."""
        laid = added(before.tiles(), rack, table)
        if isinstance(laid, Refusal):
            raise not_accepted(laid)
        self.entries.append((table, True))

    def change(self, line: str, before: Layout, rack: Tiles) -> None:
        """`+ r5-7` puts rack tiles into the draft, `- r5` takes them back; `+ [r5 *r6 r7]` lays just that."""
        sign, text = line.strip()[0], line.strip()[1:]
        if "[" in text and sign == "+":
            self.set(Layout((*self.table(before).melds, *parse_melds(text))), before, rack)
            return
        tiles = Tiles.parse(text)
        if not tiles:
            raise NotationError("tile-expected", line, len(line), {"action": shorten(line)})
        laid = self.laid(before)
        lacking = first_lacking(rack.minus(laid) if sign == "+" else laid, tiles)
        if lacking is not None:
            code = "not-on-rack" if sign == "+" else "not-in-draft"
            raise not_accepted(Refusal(code, "", {"tile": show_tile(lacking)}))
        if sign == "-":
            self.entries.append((self.arrange(before, laid.minus(tiles)), False))
        else:
            self.entries.append(self._with(before, laid, tiles))

    def _with(self, before: Layout, laid: Tiles, tiles: Tiles) -> tuple[Layout, bool]:
        """What was laid out by hand stays as it is: new tiles are laid beside it."""
        if self.entries and self.entries[-1][1]:
            beside = self.arrange(Layout(), tiles)
            return Layout((*self.entries[-1][0].melds, *beside.melds)), True
        return self.arrange(before, laid.plus(tiles)), False

    def take(self, line: str, before: Layout, rack: Callable[[], Tiles], playing: bool) -> bool:
        """Whether the line belongs to the draft: a whole table, a change of it, or, while one may play, just tiles.

        `rack`: where its tiles come from; it may refuse.
        """
        word = line.split()[0]
        if word in ("A", "a"):
            self.set(parse_layout(line, line.index(word) + 1), before, rack())
        elif word[0] in "+-":
            self.change(line, before, rack())
        elif playing and looks_like_tiles(line):
            self.change("+ " + line, before, rack())
        else:
            return False
        return True

    def confirmed(self, line: str) -> Layout:
        if not self.entries:
            raise NotationError("no-draft", line, 0)
        return self.entries[-1][0]

    def close(self) -> None:
        """Anything else than going on with the draft would drop it without a word."""
        if self.entries:
            raise not_accepted(Refusal("draft-open"))

    def undo(self) -> bool:
        return bool(self.entries) and self.entries.pop() is not None

    def forget(self) -> None:
        self.entries.clear()


def first_lacking(source: Tiles, wanted: Tiles) -> int | None:
    """A tile of `wanted` that is not in `source`."""
    return next((kind for kind in wanted.kinds() if wanted.count(kind) > source.count(kind)), None)


def looks_like_tiles(line: str) -> bool:
    """A line of nothing but tiles is a play: `r5-7 8:rky b3 *`, or `[r5 *r6 r7]`."""
    return line.startswith("[") or all(is_tile_word(word) for word in line.split())


def is_tile_word(word: str) -> bool:
    if word == "*" or ":" in word:
        return True
    return word[0] in "bryk" and len(word) > 1 and word[1].isdigit()
