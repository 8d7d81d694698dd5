"""`make hosts`: server hosts that die behind a proxy, a database that fails over. Writes docs/evidence/hosts.json."""

import argparse
import json
import os
import platform
import signal
import sys
from pathlib import Path

from benchmarks.hosts.dying import KINDS, run_hosts
from benchmarks.hosts.failover import run_failover
from benchmarks.hosts.network import alone, why_not

EVIDENCE = Path(__file__).parents[2] / "docs/evidence/hosts.json"
PARTS = ("hosts", "failover", "asynchronous")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", default=PARTS, help=f"of {', '.join(PARTS)}")
    parser.add_argument("--times", type=int, default=12, help="deaths in each part")
    parser.add_argument("--moves", type=int, default=60, help="acknowledged between two of them")
    parser.add_argument("--places", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=3000.0, help="seconds for each part")
    parser.add_argument("--out", type=Path, default=EVIDENCE)
    chosen = parser.parse_args()
    reason = why_not() if "hosts" in chosen.parts else ""
    if reason:
        print(f"Network namespaces are needed (root, iproute2): {reason}", file=sys.stderr)
        return 2
    alone()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing is left behind
    found = json.loads(chosen.out.read_text()) if chosen.out.exists() else {}
    found["machine"] = {"python": platform.python_version(), "cores": os.cpu_count(), "system": platform.system()}
    for part in chosen.parts:
        found[part] = run(part, chosen)
        print(json.dumps(found[part], indent=1))
        chosen.out.write_text(json.dumps(found, indent=1) + "\n")
    return int(any(found[part]["faults"] for part in chosen.parts if part != "asynchronous"))


def run(part: str, chosen: argparse.Namespace) -> dict[str, object]:
    options = {name: getattr(chosen, name) for name in ("seed", "places", "moves", "limit")}
    if part == "hosts":
        return run_hosts([list(KINDS)[n // 2 % len(KINDS)] for n in range(chosen.times)], **options)
    return run_failover([["kill", "vanish"][n // 2 % 2] for n in range(chosen.times)], part == "failover", **options)


if __name__ == "__main__":
    sys.exit(main())
