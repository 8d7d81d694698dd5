"""The icons a device wants as pixels, from the one that is drawn: `python -m tools.icons`, with a Chromium.

Devices that cut an icon into a shape of their own (maskable) or show it without transparency (Apple) get the ground up
to the edge.
"""

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parents[1] / "web/public"
GROUND = "#17332a"
# name: pixels, how much of them the drawing takes, does the ground go up to the edge
ICONS = {
    "icon-192.png": (192, 1.0, False),
    "icon-512.png": (512, 1.0, False),
    "icon-maskable.png": (512, 0.76, True),
    "apple-touch-icon.png": (180, 1.0, True),
}


def page_of(drawing: str, size: int, share: float, filled: bool) -> str:
    ground = GROUND if filled else "transparent"
    style = f"margin:0;block-size:100vh;display:grid;place-items:center;background:{ground}"
    sized = drawing.replace("<svg ", f'<svg width="{size * share}" height="{size * share}" ', 1)
    return f'<body style="{style}">{sized}</body>'


def main() -> None:
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        for name, (size, share, filled) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(drawing, size, share, filled))
            page.screenshot(path=FOLDER / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
