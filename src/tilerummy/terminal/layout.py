"""A layout drawn with Rich, new melds marked and faults told beside them."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tilerummy.layout import Layout
from tilerummy.melds import Meld
from tilerummy.terminal.tiles import draw_tiles

Fault = Callable[[Meld], str | None]
MOST_IN_ONE_COLUMN = 6


def draw_table(title: str, empty: str, table: Layout, before: Layout, fault: Fault) -> Grid:
    grid = Grid.grid(padding=(0, 1))
    grid.add_row(Text(title, style="underline"))
    if not table.melds:
        grid.add_row(Text(empty, style="dim"))
    cells: list[RenderableType] = [*draw_melds(table, before, fault)]
    wide = 1 if len(cells) <= MOST_IN_ONE_COLUMN else 2
    for i in range(0, len(cells), wide):
        grid.add_row(*cells[i : i + wide])
    return grid


def draw_melds(table: Layout, before: Layout, fault: Fault) -> list[Text]:
    """Every meld with its number, a + before those that did not lie there."""
    left = [meld.codes for meld in before.melds]
    cells: list[Text] = []
    for number, meld in enumerate(table.melds, 1):
        changed = meld.codes not in left
        if not changed:
            left.remove(meld.codes)
        text = Text(f"{'+' if changed else ' '}{number:>2}  ") + draw_tiles(meld.codes)
        sentence = fault(meld)
        cells.append(text + Text(f"  {sentence}", style="red") if sentence is not None else text)
    return cells
