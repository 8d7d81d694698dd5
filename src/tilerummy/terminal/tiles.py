"""Tiles drawn with Rich: a letter for the colour always, so that no colour is needed to read them."""

from collections.abc import Iterable, Set

from rich.text import Text

from tilerummy.melds import show_code
from tilerummy.tiles import STAR

STYLES = ("bold white on blue", "bold white on red", "bold black on yellow", "bold white on grey23")
STAR_STYLE = "bold black on white"
BACK = "▒▒▒"


def draw_tile(code: int, marked: bool = False) -> Text:
    """One tile, two to four letters wide; a marked one is underlined and has a dot."""
    style = STAR_STYLE if code >= STAR else STYLES[code & 3]
    text = show_code(code) + ("·" if marked else "")
    return Text(f"{text:^4}", style=f"{style} underline" if marked else style)


def draw_tiles(codes: Iterable[int], marked: Set[int] = frozenset()) -> Text:
    return Text(" ").join(draw_tile(code, code in marked) for code in codes)


def draw_back() -> Text:
    return Text(f"{BACK:^4}", style="dim")
