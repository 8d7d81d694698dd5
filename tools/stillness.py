"""Prints how many combinations that nobody touched move on the screen while bots play Rummy.

python -m tools.stillness [TURNS]
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.pages import load
from tests.browser.serving import running
from tests.browser.stillness import stillness

SIZES = [(360, 640), (390, 844), (768, 1024), (1440, 900)]


def main() -> int:
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    environment: dict[str, str | float | bool] = {**os.environ, "LD_LIBRARY_PATH": os.environ.get("CHROMIUM_LIBS", "")}
    moved = 0
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=path, args=FLAGS, env=environment)
        for width, height in SIZES:
            context = browser.new_context(
                viewport={"width": width, "height": height}, base_url=server.url, reduced_motion="reduce"
            )
            page = context.new_page()
            load(page, "/")
            figure = stillness(page, turns)
            moved += figure.moved
            print(f"{width}x{height}: {figure}", flush=True)
            context.close()
        browser.close()
    return 1 if moved else 0


if __name__ == "__main__":
    sys.exit(main())
