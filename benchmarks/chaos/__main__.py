"""`make chaos`: servers and their databases are killed, filled up and cut off while matches are played. A run is
bounded (`--minutes`) and goes on where the last one stopped; `--write` adds what is new to docs/evidence, and puts the
sums into docs/server.md.
"""

import argparse
import sys
import time
from pathlib import Path

from benchmarks.chaos.campaign import KINDS, Campaign
from benchmarks.chaos.report import ROOT, earlier, write


def main() -> int:
    options = parsed()
    end = time.monotonic() + options.minutes * 60
    known = earlier()
    campaigns = {
        name: Campaign(name, options.goal, options.folder, end, options.worlds, known.get(name)) for name in KINDS
    }
    chosen = [campaigns[name] for name in options.kinds or KINDS]
    for campaign in chosen if not options.write else []:
        campaign.run()
    sums = {name: campaign.sum() for name, campaign in campaigns.items()}
    if options.write:
        write({name: found for name, found in sums.items() if found is not None})
    return int(any(found["faults"] for found in sums.values() if found is not None))


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"{', '.join(KINDS)}; all by default")
    parser.add_argument("--goal", type=int, help="how many kills (full disks, power cuts) there must be in all runs")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--worlds", type=int, default=2, help="databases with their servers at the same time")
    parser.add_argument("--folder", type=Path, default=ROOT / ".cache/chaos", help="for what was found")
    parser.add_argument("--write", action="store_true", help="what was found, into the evidence and docs/server.md")
    options = parser.parse_args()
    unknown = [name for name in options.kinds if name not in KINDS]
    if unknown:
        parser.error(f"{unknown[0]} is not one of {', '.join(KINDS)}")
    return options


if __name__ == "__main__":
    sys.exit(main())
