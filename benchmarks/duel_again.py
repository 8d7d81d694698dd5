"""The intervals of duels played before, by the formula of today: `python -m benchmarks.duel_again FILE...`.

A file of `benchmarks.duel --out` holds every pair, so nothing is played. The interval in the file is replaced.
"""

import argparse
import json
from pathlib import Path

from benchmarks.duel import interval


def again(path: Path) -> str:
    found = json.loads(path.read_text(encoding="utf-8"))
    mean, low, high = interval([won / 2 for won in found["won by pair"]])
    found["interval 95"] = [round(low, 4), round(high, 4)]
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return f"{path.stem}: {found['pairs']} pairs, {100 * mean:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("files", type=Path, nargs="+")
    for path in options.parse_args().files:
        print(again(path))


if __name__ == "__main__":
    main()
