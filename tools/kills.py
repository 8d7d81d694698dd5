"""Kills tabs in which matches of the device are played, at random moments, and checks what is left of them.

    python -m tools.kills [TIMES] [--minutes N] [--seed N] [--write]

The three games take turns; what is counted is told for each and in all.
`--write` puts it into docs/evidence/kills.json.
"""

import argparse
import json
import sys
import tempfile
from functools import partial
from pathlib import Path

from tests.browser.kills import COUNTED, campaign
from tests.browser.site import serving
from tools.screenshots import browsing

EVIDENCE = Path(__file__).parents[1] / "docs/evidence/kills.json"


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.kills")
    parser.add_argument("times", nargs="?", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "page") as site, browsing() as browser:
        tell = partial(print, flush=True)
        games = campaign(browser, site, options.times, options.seed, options.minutes, tell=tell)
    total = {name: sum(each[name] for each in games.values()) for name in COUNTED}
    found = {"seed": options.seed, **total, "games": games}
    print(json.dumps(found))
    if options.write:
        EVIDENCE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
