"""Tiles drawn with Rich: a letter for the colour always, so that no colour is needed to read them."""

from collections.abc import Iterable

from rich.text import Text

from tilerummy.melds import show_code
from tilerummy.tiles import STAR

STYLES = ("bold white on blue", "bold white on red", "bold black on yellow", "bold white on grey23")
STAR_STYLE = "bold black on white"
BACK = "▒▒▒"


def draw_tile(code: int) -> Text:
    """One tile, two to four letters wide."""
    return Text(f"{show_code(code):^4}", style=STAR_STYLE if code >= STAR else STYLES[code & 3])


def draw_tiles(codes: Iterable[int]) -> Text:
    return Text(" ").join(draw_tile(code) for code in codes)


def draw_back() -> Text:
    return Text(f"{BACK:^4}", style="dim")
