"""How many frames come late with 80 tiles on the table and a processor slowed down four-fold: while a tile is dragged
about, and while an opponent plays. Two trees of this project in one run, turn by turn:

    python -m tools.frames OLD NEW [--rounds 6]

A tree is a checkout with its own `.venv` and the package installed in it. Writes docs/evidence/frames.json.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import mean
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.pages import load
from tests.browser.relay import Relay
from tests.browser.serving import Server
from tests.browser.staged import CROWDED, crowded
from tests.browser.tables import at_table, make
from tests.browser.test_speed import FRAMES, STOP, drag_about
from tools.screenshots import browsing

EVIDENCE = Path(__file__).parents[1] / "docs/evidence/frames.json"
LATE = 33.4  # ms: two frames of a screen with sixty a second
SLOWER = 4
PHONE, DESK = (390, 844), (1440, 900)

# What an opponent makes of the table: longer runs, then groups taken apart for runs.
LAID = [[*meld, f"{meld[0][0]}13"] if meld[-1].endswith("12") else meld for meld in CROWDED]
MOVED = [meld for meld in LAID if meld not in CROWDED[12:15]]
MOVED += [[f"{colour}{value}" for value in (2, 3, 4)] for colour in "bryk"]
TABLES = [LAID, MOVED]


class Opponent(Relay):
    """The table is crowded, and plays arrive when they are asked for."""

    def __init__(self, page: Page) -> None:
        self.shown: dict[str, Any] = {}
        super().__init__(page)

    def told(self, data: dict[str, Any]) -> None:
        if data["t"] == "welcome":
            crowded(data["position"])
            self.shown = {"position": data["position"], "seq": data["seq"]}
        if data["t"] != "event":
            self.send(data)

    def play(self, table: list[list[str]]) -> None:
        self.shown["seq"] += 1
        self.shown["position"]["view"].update(table=table)
        event = {"what": "did", "seat": 1, "do": "A " + " ".join(map(code, table)), "luck": ""}
        self.send({"t": "event", "at": 0, "event": event, **self.shown})


def code(meld: list[str]) -> str:
    """A run as b1-4, a group as 7:bryk."""
    if meld[0][0] == meld[1][0]:
        return f"{meld[0]}-{meld[-1][1:]}"
    return f"{meld[0][1:]}:{''.join(tile[0] for tile in meld)}"


def trial(browser: Browser, url: str, size: tuple[int, int]) -> dict[str, list[float]]:
    """The milliseconds between frames."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, base_url=url, service_workers="block")
    try:
        page = context.new_page()
        load(page, "/")
        opponent = Opponent(page)
        at_table(page, make(page, game="rummy", seats=["person", "greedy"], start=True))
        page.wait_for_function("document.querySelectorAll('.table [data-piece]').length === 80")
        page.wait_for_timeout(800)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        dragging = drag_about(page)
        page.wait_for_timeout(500)
        playing: list[float] = []
        for table in TABLES:
            page.evaluate(FRAMES)
            opponent.play(table)
            page.wait_for_timeout(1500)
            playing += page.evaluate(STOP)
            assert page.locator(".table [data-piece]").count() == sum(map(len, table))
        return {"dragging": dragging, "opponent's play": playing}
    finally:
        context.close()


def serve(stack: ExitStack, tree: Path) -> str:
    """A server of the tree, with its own page."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    server = Server(folder, python=str(tree.resolve() / ".venv/bin/python"))
    server.start()
    stack.callback(server.stop)
    return server.url


def commit(tree: Path) -> str:
    command = ["git", "-C", str(tree), "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def summary(gaps: list[float]) -> dict[str, Any]:
    late = [gap for gap in gaps if gap > LATE]
    share = round(len(late) / len(gaps), 4)
    times = {"mean ms": round(mean(gaps), 2), "worst ms": round(max(gaps), 1)}
    return {"frames": len(gaps), "late": len(late), "share": share, **times}


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("old", type=Path)
    options.add_argument("new", type=Path)
    options.add_argument("--rounds", type=int, default=6)
    options.add_argument("--out", type=Path, default=EVIDENCE)
    chosen = options.parse_args()
    found: dict[str, dict[str, list[float]]] = {}
    with ExitStack() as stack:
        browser = stack.enter_context(browsing())
        trees = {"old": serve(stack, chosen.old), "new": serve(stack, chosen.new)}
        for turn in range(chosen.rounds):
            for size in (PHONE, DESK):
                for which in ("old", "new") if turn % 2 else ("new", "old"):
                    for what, gaps in trial(browser, trees[which], size).items():
                        name = f"{what}, {size[0]}x{size[1]}"
                        found.setdefault(name, {}).setdefault(which, []).extend(gaps)
    rows = {name: {which: summary(gaps) for which, gaps in both.items()} for name, both in found.items()}
    for name, both in rows.items():
        for which, row in both.items():
            print(f"{name:28} {which} {row['late']:4} of {row['frames']:5} over {LATE} ms: {row['share']:.1%}")
    about = {"old": commit(chosen.old), "new": commit(chosen.new), "rounds": chosen.rounds, "slower": SLOWER}
    about["machine"] = f"{os.cpu_count()} cores, {platform.machine()}"
    text = json.dumps({"what": __doc__, "about": about, "rows": rows}, indent=1)
    chosen.out.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
