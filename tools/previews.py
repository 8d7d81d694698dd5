"""The pictures of link previews, from the tiles that the page draws: `python -m tools.previews`, with a Chromium.

One for each game and one for everything else; without a sentence, so that they serve every language.
"""

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1] / "web"
LOOK = WEB / "src/look"
WIDTH, HEIGHT = 1200, 630
# name: heading, then groups of tiles; `?` is a base, `!` after a tile marks it, `>` leads on, `+…` are points.
PICTURES = {
    "preview": ("Tile Rummy", ["b7 r7 y7", "k10 k11 k12 k13"]),
    "preview-investo": ("Investo", ["? k10 b5 r7", "> r5 r6 r7! +4"]),
    "preview-rummy": ("Rummy", ["b2 b3 b4 b5!", "> b5! r5 y5"]),
    "preview-gin": ("Gin-Rummy", ["y4 y5 y6", "r10 r11 r12 r13", "b9 r9 k9 +25"]),
}
STYLE = """
.p { inline-size: 1200px; block-size: 630px; display: grid; grid-template-rows: auto 1fr; padding: 54px 64px;
  box-sizing: border-box; background: var(--felt); color: var(--on-felt); }
h1 { display: flex; align-items: center; gap: 26px; margin: 0; font: 800 60px/1.1 var(--font); }
h1 svg { inline-size: 78px; block-size: 78px; }
.t { --tw: 112px; display: flex; flex-wrap: wrap; align-items: center; justify-content: center; align-content: center;
  gap: 34px 40px; }
.g { display: flex; align-items: center; gap: 8px; }
.g.base { padding: 16px; border-radius: 26px; outline: 5px solid var(--gold); background: var(--gold-soft); }
.to { inline-size: 56px; fill: none; stroke: var(--on-felt); stroke-width: 2.4; margin-inline-end: 14px; }
/* Without gradients: half as large. */
.tile { background: var(--ivory); box-shadow: inset 0 -6px 0 0 var(--ivory-edge); }
.tile.base { background: var(--back); }
b { font: 800 84px/1 var(--font); margin-inline-start: 26px; color: var(--gold); }
.it { border-radius: 17px; outline: 7px solid var(--accent); outline-offset: 3px; }
"""


def drawn(word: str) -> str:
    if word == ">":
        return '<svg class="to" viewBox="0 0 24 24"><path d="M9 5l7 7-7 7"/></svg>'
    if word.startswith("+"):
        return f"<b>{word}</b>"
    if word == "?":
        return '<span class="tile back base"><svg viewBox="0 0 60 78"><use href="#basemark"/></svg></span>'
    colour, number = word[0], word[1:].rstrip("!")
    tile = f'<svg viewBox="0 0 60 78"><use href="#n{number}"/><use href="#pip-{colour}"/></svg>'
    return f'<span class="tile {colour}{" it" if word.endswith("!") else ""}">{tile}</span>'


def page_of(heading: str, groups: list[str]) -> str:
    css = "".join((LOOK / name).read_text(encoding="utf-8") for name in ("tokens.css", "tile.css"))
    found = re.search(r"<svg class=\"sprite\".*</svg>", (LOOK / "Sprite.svelte").read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    logo = "".join(f'<use href="#s-{c}" x="{x}" y="{y}" style="color:var(--tile-{name})"/>' for c, name, x, y in LOGO)
    tiles = "".join(
        f'<span class="g{" base" if group.startswith("?") else ""}">{"".join(map(drawn, group.split()))}</span>'
        for group in groups
    )
    sprite = found[0].replace('class="sprite"', 'width="0" height="0" style="position:absolute"')
    head = f'<h1><svg viewBox="0 0 59 59">{logo}</svg>{heading}</h1>'
    return f'<style>{css}{STYLE}body{{margin:0}}</style>{sprite}<div class="p">{head}<div class="t">{tiles}</div></div>'


LOGO = (("b", "blue", 15, 15), ("r", "red", 44, 15), ("y", "yellow", 15, 44), ("k", "black", 44, 44))


def main() -> None:
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    environment: dict[str, str | float | bool] = {**os.environ, "LD_LIBRARY_PATH": os.environ.get("CHROMIUM_LIBS", "")}
    arguments = ["--no-sandbox", "--disable-gpu"]
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=found, args=arguments, env=environment)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for name, (heading, groups) in PICTURES.items():
            page.set_content(page_of(heading, groups))
            page.screenshot(path=WEB / f"public/{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
