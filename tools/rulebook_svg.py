"""A picture of tiles as SVG, drawn with the numerals and shapes of the page (web/src/look/Sprite.svelte)."""

import re
from functools import cache
from pathlib import Path

from tilerummy.rulebook import DOWN, EMPTY, Picture

SPRITE = Path(__file__).parents[1] / "web/src/look/Sprite.svelte"
WIDE, HIGH = 60, 78
PEEK = 26  # how much is seen of a tile that lies under another
SCALE = 0.6  # pixels of a unit
COLOURS = {"b": "#1450b4", "r": "#b91c2b", "y": "#a06800", "k": "#1d1d22"}
SMALL_YELLOW = "#7d5100"
STAR = "#7a2a86"
MARKS = {"good": ("#0b8a5f", "M-7 0-2 6 8-7"), "bad": ("#c4203b", "M-6-6 6 6M6-6-6 6")}


@cache
def shapes() -> dict[str, str]:
    """What stands inside the elements of the page's sprite, by id; the reference to a theme's colour made plain."""
    text = SPRITE.read_text(encoding="utf-8").replace("var(--tile-yellow-fill)", "#f5b90a")
    found = re.findall(r'<(g|path) id="([\w-]+)"(.*?)(?:/>|>(.*?)</g>)\n?', text)
    return {name: f"<{tag}{rest}/>" if tag == "path" else f"<g{rest}>{inner}</g>" for tag, name, rest, inner in found}


def ink(colour: str, small: bool = False) -> str:
    return SMALL_YELLOW if small and colour == "y" else COLOURS[colour]


def put(name: str, where: str, colour: str) -> str:
    return f'<g transform="{where}" color="{colour}">{shapes()[name]}</g>'


def face(tile: str, under: bool = False) -> str:
    """What is drawn on a tile; must agree with web/src/look/Face.svelte."""
    if tile == "*":
        return put("s-star", "translate(30 38) scale(1.05)", STAR)
    colour, number = tile.lstrip("*")[0], tile.lstrip("*")[1:]
    if tile.startswith("*"):
        shift, size = ("-1.5", "0.6") if int(number) > 9 else ("2.5", "0.64")
        star = put("s-star", "translate(30 21) scale(.7)", STAR)
        value = put(f"n{number}", f"translate({shift} 38.5) scale({size})", ink(colour, True))
        return star + value + put(f"s-{colour}", "translate(44 56) scale(.84)", ink(colour, True))
    if under:
        value = put(f"n{number}", "translate(6.4 1) scale(.42)", ink(colour, True))
        return value + put(f"s-{colour}", "translate(42 13) scale(.72)", ink(colour, True))
    return put(f"n{number}", "", ink(colour)) + put(f"s-{colour}", "translate(30 61.5)", ink(colour))


def box(fill: str, edge: str, more: str = "") -> str:
    rim = f'<rect x=".75" y=".75" width="58.5" height="76.5" rx="8.700" fill="{edge}"{more}/>'
    return rim + f'<rect x=".75" y=".75" width="58.5" height="73.500" rx="8.700" fill="{fill}"/>'


def tile(text: str, under: bool = False) -> str:
    if text == DOWN:
        return box("#2f6a58", "#1c473a") + put("basemark", "", "#a9d3c1")
    if text == EMPTY:
        dashes = 'fill="none" stroke="#7c9085" stroke-width="2" stroke-dasharray="5 4"'
        return f'<rect x="1" y="1" width="58" height="76" rx="8.700" {dashes}/>'
    return box("#faf3e2", "#cbb98f", ' stroke="#a08a55"') + face(text, under)


def place(text: str) -> str:
    lower, _, upper = text.rpartition("<")
    below = f'<g transform="translate(0 -{PEEK})">{tile(lower, True)}</g>' if lower else ""
    return below + tile(upper)


def draw(picture: Picture) -> str:
    """The whole picture: combinations side by side, or in rows."""
    rows = [[group] for group in picture.groups] if picture.kind == "rows" else [list(picture.groups)]
    parts: list[str] = []
    y = widest = 0
    for row in rows:
        y += PEEK if any("<" in text for group in row for text in group) else 0
        x = 0
        for group in row:
            for text in group:
                parts.append(f'<g transform="translate({x} {y})">{place(text)}</g>')
                x += WIDE + 2
            x += 22
        widest = max(widest, x - 24)
        y += HIGH + 8
    if picture.kind in MARKS:
        colour, path = MARKS[picture.kind]
        sign = f'<circle r="15" fill="{colour}"/><path d="{path}" fill="none" stroke="#fff" stroke-width="4"/>'
        parts.append(f'<g transform="translate({widest + 26} 39)">{sign}</g>')
        widest += 42
    high = y - 8
    size = f'width="{round(widest * SCALE)}" height="{round(high * SCALE)}" viewBox="0 0 {widest} {high}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>\n'


SPELT = {"[": "", "]": "", "*": "s", "?": "q", "_": "e", "<": "u", ":": "", " ": "."}


def file_name(picture: Picture) -> str:
    """By what is to be seen, so that pictures are drawn once for all languages and games."""
    groups = ["".join(SPELT.get(char, char) for char in " ".join(group)) for group in picture.groups]
    return f"{picture.kind}-{'_'.join(groups)}.svg"
