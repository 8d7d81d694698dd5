"""Every attack, on an older tree and on this one, in one run:

    python -m benchmarks.attack OLD NEW [--only leave_back,phrases] [--write]

Both trees have a .venv with the package installed. Only loopback is used, every attack is bounded, and the whole takes
about a quarter of an hour. `--write`: into docs/evidence/attacks.json and the table of docs/attacks.md.
"""

import argparse
import importlib
import json
import signal
import sys
import traceback
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.attack.measuring import Measured, measure

ROOT = Path(__file__).parents[2]
EVIDENCE = ROOT / "docs/evidence/attacks.json"
PAGE = ROOT / "docs/attacks.md"
MARK = "<!-- measured -->"
NAMES = (
    "unread_wasm header_flood half_requests solver_flood lobby_flood leave_back sync_flood running_review phrases "
    "presence metrics_flood bad_bodies forwarded_for cookies bot_timing"
).split()


def cells(found: Measured) -> list[str]:
    """Memory, slowest, refused, and what became of the attack itself."""
    rest = [f"{name}: {value}" for name, value in found.counts.items() if name not in ("sent", "refused")]
    refused = f"{found.counts.get('refused', 0)} of {found.counts.get('sent', 0)}"
    return [f"{found.before}–{found.peak}", f"{found.slowest}", refused, "; ".join(rest)]


def row(name: str, sides: dict[str, Any]) -> str:
    what = str(importlib.import_module(f"benchmarks.attack.{name}").__doc__).strip().splitlines()[0]
    old, new = (cells(msgspec.convert(sides[side], Measured)) for side in ("old", "new"))
    both = [f"{before} → {now}" if before or now else "" for before, now in zip(old, new, strict=True)]
    return "| " + " | ".join([what, *both]) + " |"


def table(found: dict[str, dict[str, Any]]) -> str:
    head = "| attack | memory, MiB | slowest, ms | refused | what came of it |\n|---|---|---|---|---|"
    return "\n".join([head, *(row(name, sides) for name, sides in found.items())])


def write(found: dict[str, dict[str, Any]]) -> None:
    before = json.loads(EVIDENCE.read_text()) if EVIDENCE.exists() else {}
    merged = {name: {**before, **found}[name] for name in NAMES if name in before or name in found}
    EVIDENCE.write_text(json.dumps(merged, indent=1) + "\n")
    start, _, rest = PAGE.read_text().partition(MARK)
    _, _, end = rest.partition(MARK)
    PAGE.write_text(f"{start}{MARK}\n{table(merged)}\n{MARK}{end}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--only", default=",".join(NAMES))
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))  # the servers end with it
    failed = []
    for name in asked.only.split(","):
        try:
            found = {name: both(name, asked.old, asked.new)}
        except Exception:  # the others are still worth measuring
            traceback.print_exc()
            failed.append(name)
            continue
        if asked.write:
            write(found)
    raise SystemExit(f"not measured: {failed}" if failed else 0)


def both(name: str, old: Path, new: Path) -> dict[str, Any]:
    module = importlib.import_module(f"benchmarks.attack.{name}")
    sides = {}
    for side, tree in (("old", old), ("new", new)):
        sides[side] = msgspec.to_builtins(measure(module, tree.resolve()))
        print(name, side, json.dumps(sides[side]), flush=True)
    return sides


if __name__ == "__main__":
    main()
