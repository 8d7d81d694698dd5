"""How long the engine in the browser takes to start, and lesson 1 to be usable: two trees of this project in one run.

    python -m tools.engine_start OLD NEW [--rounds 3]

Cold: a browser that was never here. Warm: another process with the same profile, so with what the first visit kept.
Milliseconds from the navigation, as the page itself sees them: until the engine has answered that it is there
(/sheet), and until the first task of the first lesson can be played while the files of the engine are blocked; null
if it did not come in 40 seconds. On loopback, so no download time. A tree is a checkout with its own `.venv` and the
package installed in it. Writes docs/evidence/engine-start.json.
"""

import argparse
import json
import os
import platform
import shutil
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, Playwright, TimeoutError, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.test_without_engine import ENGINE
from tools.frames import commit, serve

EVIDENCE = Path(__file__).parents[1] / "docs/evidence/engine-start.json"
READY, TASK = "[data-engine=ready]", ".coach[data-stage=task] ~ .board .game .rackzone [data-tile]"
NEVER = 40_000  # ms after which it is called never

# Runs before the page does.
WATCH = """(wanted) => new MutationObserver((_, watcher) => {
    document.querySelector('[data-do=begin]')?.click();
    if (!document.querySelector(wanted)) return;
    window.found = performance.now();
    watcher.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true })"""


def visit(play: Playwright, profile: Path, url: str, path: str, wanted: str, blocked: bool) -> float | None:
    """Milliseconds until `wanted` is there; None if it did not come."""
    browser = play.chromium.launch_persistent_context(
        profile,
        executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser"),
        args=FLAGS,
        env={**os.environ, "LD_LIBRARY_PATH": os.environ.get("CHROMIUM_LIBS", "")},
        viewport={"width": 390, "height": 844},
    )
    try:
        page = browser.new_page()
        if blocked:
            page.route(ENGINE, lambda route: route.abort())
        page.add_init_script(f"({WATCH})({json.dumps(wanted)})")
        page.goto(url + path)
        return seen(page)
    finally:
        browser.close()


def seen(page: Page) -> float | None:
    try:
        page.wait_for_function("() => window.found", timeout=NEVER)
    except TimeoutError:
        return None
    return round(float(page.evaluate("window.found")))


def trial(play: Playwright, url: str) -> dict[str, float | None]:
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        return {
            "engine, cold": visit(play, Path(one), url, "/sheet", READY, blocked=False),
            "engine, warm": visit(play, Path(one), url, "/sheet", READY, blocked=False),
            "lesson 1, cold, engine blocked": visit(play, Path(other), url, "/learn/investo/1", TASK, blocked=True),
        }


def summary(times: list[float | None]) -> dict[str, Any]:
    come = [time for time in times if time is not None]
    return {"median ms": round(median(come)) if len(come) == len(times) else None, "all": times}


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("trees", type=Path, nargs="+")
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--out", type=Path, default=EVIDENCE)
    chosen = options.parse_args()
    names = ["old", "new"][-len(chosen.trees) :]
    found: dict[str, dict[str, list[float | None]]] = {}
    loads = [os.getloadavg()[0]]
    with ExitStack() as stack, sync_playwright() as play:
        urls = {name: serve(stack, tree) for name, tree in zip(names, chosen.trees, strict=True)}
        for _ in range(chosen.rounds):
            for name, url in urls.items():
                for what, time in trial(play, url).items():
                    found.setdefault(what, {}).setdefault(name, []).append(time)
            loads.append(os.getloadavg()[0])
    rows = {what: {name: summary(times) for name, times in both.items()} for what, both in found.items()}
    for what, both in rows.items():
        print(what, *(f"{name}: {row['median ms'] or 'over 40,000'} ms" for name, row in both.items()), sep="   ")
    about: dict[str, Any] = {name: commit(tree) for name, tree in zip(names, chosen.trees, strict=True)}
    about |= {"rounds": chosen.rounds, "machine": f"{os.cpu_count()} cores, {platform.machine()}"}
    about["load"] = [round(load, 1) for load in loads]
    chosen.out.write_text(
        json.dumps({"what": __doc__, "about": about, "rows": rows}, indent=1) + "\n", encoding="utf-8"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
