"""Two trees of this project measured in one run: `python -m benchmarks.compare OLD NEW`.

A tree is a checkout with its own `.venv` and the package installed in it, compiled (`make .venv/installed-compiled`).
Both run the workloads of `benchmarks.workloads` turn by turn, a few tenths of a second each, so that other work on the
machine falls on both. What is compared is processor time for one unit of work, the least of all runs; `ratio` is
new / old, below one is faster. `same`: both gave the same answers. Writes `benchmarks` into docs/evidence/house.json.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.workloads import WORKLOADS

HERE = Path(__file__).parent
EVIDENCE = HERE.parent / "docs/evidence/house.json"
LIMIT = 1.05


class Tree:
    """A process that works when it is told to."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        python = self.path / ".venv/bin/python"
        # The tree's own tests and benchmarks; the package from its environment, not from its source.
        environment = {**os.environ, "PYTHONPATH": f"{self.path}{os.pathsep}{HERE}", "PYTHONHASHSEED": "0"}
        command = [str(python), "-P", str(HERE / "workloads.py")]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=self.path, env=environment, stdin=pipe, stdout=pipe, text=True)
        about = self.read()
        if not about["compiled"] or not Path(about["package"]).is_relative_to(self.path / ".venv"):
            sys.exit(f"{self.path}: make .venv/installed-compiled first; found {about}")

    def read(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.path}: the measuring process has ended")
        return json.loads(line)

    def run(self, name: str) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(name + "\n")
        self.process.stdin.flush()
        return self.read()

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(60)

    def commit(self) -> str:
        command = ["git", "-C", str(self.path), "rev-parse", "--short", "HEAD"]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def measure(old: Tree, new: Tree, name: str, repeats: int) -> dict[str, Any]:
    """The first run of each makes ready and is not counted."""
    answers = [tree.run(name)["answers"] for tree in (old, new)]
    taken: dict[Tree, list[float]] = {old: [], new: []}
    for number in range(repeats):
        for tree in (old, new) if number % 2 else (new, old):
            done = tree.run(name)
            taken[tree].append(done["seconds"] / done["count"])
    pairs = [b / a for a, b in zip(taken[old], taken[new], strict=True)]
    least = {tree: min(seconds) for tree, seconds in taken.items()}
    return {
        "old µs": round(1e6 * least[old], 3),
        "new µs": round(1e6 * least[new], 3),
        "ratio": round(least[new] / least[old], 3),
        "median of the ratios of pairs": round(median(pairs), 3),
        "same": answers[0] == answers[1],
    }


def line(name: str, row: dict[str, Any]) -> str:
    same = "" if row["same"] else "  other answers"
    slow = "  slower" if row["ratio"] > LIMIT else ""
    return f"{name:40} {row['old µs']:>12} {row['new µs']:>12} {row['ratio']:>7}{same}{slow}"


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("old", type=Path)
    options.add_argument("new", type=Path)
    options.add_argument("--repeats", type=int, default=15)
    options.add_argument("--only", default="", help="a pattern for names of workloads")
    options.add_argument("--out", type=Path, default=EVIDENCE)
    chosen = options.parse_args()
    old, new = Tree(chosen.old), Tree(chosen.new)
    about = {"old": old.commit(), "new": new.commit(), "python": platform.python_version(), "repeats": chosen.repeats}
    text = [f"{'µs of processor time':40} {old.commit():>12} {new.commit():>12} {'ratio':>7}"]
    print(text[0])
    rows: dict[str, Any] = {}
    for name in [name for name in WORKLOADS if re.search(chosen.only, name)]:
        rows[name] = measure(old, new, name, chosen.repeats)
        text.append(line(name, rows[name]))
        print(text[-1], flush=True)
    old.stop()
    new.stop()
    found = json.loads(chosen.out.read_text(encoding="utf-8")) if chosen.out.exists() else {}
    found["benchmarks"] = {"what": __doc__, "about": about, "rows": rows, "text": text}
    chosen.out.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
