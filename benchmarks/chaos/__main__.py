"""`make chaos`: the whole crash test, on both stores. Results as JSON in docs/evidence."""

import argparse
import json
import os
import platform
import sys
from pathlib import Path

from benchmarks.chaos.run import Plan, chaos

EVIDENCE = Path(__file__).parents[2] / "docs/evidence/server-chaos.json"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="of server processes, on each store")
    parser.add_argument("--stores", nargs="+", default=["sqlite", "postgres"], choices=["sqlite", "postgres"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=3000.0, help="seconds for each store")
    parser.add_argument("--out", type=Path, default=EVIDENCE)
    options = parser.parse_args()
    plans = {
        "sqlite": Plan(options.kills, limit=options.limit),
        "postgres": Plan(options.kills, 2, options.kills // 20, options.kills // 5, limit=options.limit),
    }
    results = []
    for store in options.stores:
        results.append(chaos(plans[store], store, options.seed))
        print(json.dumps(results[-1], indent=1))
    machine = {"python": platform.python_version(), "cores": os.cpu_count(), "system": platform.system()}
    options.out.write_text(json.dumps({"machine": machine, "runs": results}, indent=1) + "\n")
    return int(any(result["faults"] for result in results))


if __name__ == "__main__":
    sys.exit(main())
