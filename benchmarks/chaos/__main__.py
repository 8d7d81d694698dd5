"""`make chaos`: servers and their databases are killed, filled up and cut off while matches are played. A run is
bounded (`--minutes`) and goes on where the last one stopped; `--write` puts the sum of all of them into docs/evidence.
"""

import argparse
import json
import os
import platform
import sys
import time
from pathlib import Path

from benchmarks.chaos.campaign import KINDS, Campaign, total

ROOT = Path(__file__).parents[2]
EVIDENCE = ROOT / "docs/evidence"
FILES = {"server-chaos-sqlite.json": ("sqlite", "full", "power"), "server-chaos.json": ("postgres",)}


def main() -> int:
    options = parsed()
    end = time.monotonic() + options.minutes * 60
    campaigns = {
        name: Campaign(name, options.goal, options.folder, end, options.worlds) for name in options.kinds or KINDS
    }
    if options.write:
        write(campaigns)
    else:
        for campaign in campaigns.values():
            campaign.run()
    return int(any(result["faults"] for campaign in campaigns.values() for result in campaign.results()))


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"{', '.join(KINDS)}; all by default")
    parser.add_argument("--goal", type=int, help="how many kills (full disks, power cuts) there must be in all runs")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--worlds", type=int, default=2, help="databases with their servers at the same time")
    parser.add_argument("--folder", type=Path, default=ROOT / ".cache/chaos", help="for what was found")
    parser.add_argument("--write", action="store_true", help="the evidence, from what was found so far")
    options = parser.parse_args()
    unknown = [name for name in options.kinds if name not in KINDS]
    if unknown:
        parser.error(f"{unknown[0]} is not one of {', '.join(KINDS)}")
    return options


def write(campaigns: dict[str, Campaign]) -> None:
    machine = {"python": platform.python_version(), "cores": os.cpu_count(), "system": platform.system()}
    for file, names in FILES.items():
        found = {name: campaigns[name].results() for name in names if name in campaigns}
        runs = [{"kind": name, **total(results)} for name, results in found.items() if results]
        if runs:
            (EVIDENCE / file).write_text(json.dumps({"machine": machine, "runs": runs}, indent=1) + "\n")


if __name__ == "__main__":
    sys.exit(main())
