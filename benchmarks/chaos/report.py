"""What crash tests have shown: the sums in docs/evidence, and the table made from them in docs/server.md."""

import json
import os
import platform
from pathlib import Path

from benchmarks.chaos.campaign import Result

ROOT = Path(__file__).parents[2]
EVIDENCE = ROOT / "docs/evidence"
PAGE = ROOT / "docs/server.md"
MARK = "<!-- crashes -->"
FILES = {"server-chaos-sqlite.json": ("sqlite", "full", "power"), "server-chaos.json": ("postgres",)}
ROWS = {
    "sqlite": ("SQLite", "{kills:,} kills, one every {pause:.1f} s"),
    "postgres": (
        "Postgres, two processes",
        "{kills:,} kills, {restarts:,} restarts, {cuts:,} times all connections cut",
    ),
    "full": ("SQLite, full disk", "{full:,} episodes, {refused_for_now:,} moves refused meanwhile, {kills:,} kills"),
    "power": ("SQLite, power cuts", "{power:,} cuts"),
}
HEAD = """| | trouble | hours | moves acknowledged | lost | doubled | records verified |
|---|---|---|---|---|---|---|"""


def earlier(folder: Path = EVIDENCE) -> dict[str, Result]:
    """By kind: the sums that were written."""
    files = [folder / name for name in FILES if (folder / name).exists()]
    return {run["kind"]: run for path in files for run in json.loads(path.read_text())["runs"]}


def write(sums: dict[str, Result], folder: Path = EVIDENCE, page: Path = PAGE) -> None:
    machine = {"python": platform.python_version(), "cores": os.cpu_count(), "system": platform.system()}
    for file, names in FILES.items():
        runs = [{"kind": name, **sums[name]} for name in names if name in sums]
        if runs:
            (folder / file).write_text(json.dumps({"machine": machine, "runs": runs}, indent=1) + "\n")
    start, _, rest = page.read_text("utf-8").partition(MARK)
    _, _, end = rest.partition(MARK)
    page.write_text(f"{start}{MARK}\n{table(sums)}\n{MARK}{end}", "utf-8")


def table(sums: dict[str, Result]) -> str:
    return "\n".join([HEAD, *(row(name, sums[name]) for name in ROWS if name in sums)])


def row(name: str, found: Result) -> str:
    where, trouble = ROWS[name]
    told = trouble.format(**found, pause=3600 * found["hours"] / max(1, found["kills"]))
    counts = [f"{found[each]:,}" for each in ("acknowledged", "lost", "doubled", "records")]
    return "| " + " | ".join([where, told, f"{found['hours']:.1f}", *counts]) + " |"
