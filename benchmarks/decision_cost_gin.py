"""What decisions of Gin-Rummy's searches cost: `python -m benchmarks.decision_cost_gin --seats 2 6000,8,2 3000,8,2`.

A design is a search as in designs_gin. In positions of rounds of the cheap policy a search with ten times the expert's
playouts says what every decision is worth. Printed is how much of the chance to win the match each design loses
against the best of them, on average, with the time it takes. Errors of the estimate itself do not show.
"""

import argparse
from math import sqrt
from statistics import fmean, stdev
from time import process_time

from benchmarks.designs_gin import search_of
from benchmarks.levels_gin import views
from tilerummy.games.gin.search import Search
from tilerummy.games.gin.view import View
from tilerummy.luck import Rng

SAMPLES = 60000
UNKNOWN = 0.02  # what a decision is thought to lose that the judge did not consider: racks imagined otherwise


class Watched:
    """A design, and what its decisions lost."""

    def __init__(self, name: str) -> None:
        self.name, self.search = name, search_of(name)
        self.lost: list[float] = []
        self.seconds = 0.0

    def decide(self, seen: View, rng: Rng, worth: dict[int, float]) -> None:
        begun = process_time()
        code = int(self.search.look(seen, rng, 0.0)[0].code)
        self.seconds += process_time() - begun
        best = max(worth.values())
        self.lost.append(best - worth.get(code, best - UNKNOWN))

    def show(self, positions: int) -> str:
        error = stdev(self.lost) / sqrt(len(self.lost))
        per = f"{1000 * self.seconds / positions:.1f} ms, {int(self.search.playouts) / positions:.0f} playouts"
        return f"{self.name}: lost {100 * fmean(self.lost):.3f} ± {100 * error:.3f} %, {per}"


def judge(search: Search, seen: View, rng: Rng) -> dict[int, float]:
    return {int(each.code): each.mean_gain() for each in search.look(seen, rng, 0.0)}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("designs", nargs="+")
    options.add_argument("--rules", default="standard")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--positions", type=int, default=300)
    asked = options.parse_args()
    judging = search_of(f"{SAMPLES * (asked.seats - 1)},8,2,sparing=0")  # it goes on where the designs stop
    designs = [Watched(name) for name in asked.designs]
    for n, seen in enumerate(views(asked.rules, asked.seats, asked.positions)):
        worth = judge(judging, seen, Rng(1000 + n))
        if len(worth) > 1:
            for design in designs:
                design.decide(seen, Rng(7 + n), worth)
    print(f"{len(designs[0].lost)} of {asked.positions} positions with a choice; times of all positions")
    for design in designs:
        print(design.show(asked.positions))


if __name__ == "__main__":
    main()
