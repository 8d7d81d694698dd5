"""Counts what rounds of the card game bring: `python -m benchmarks.equity_gin --rounds 20000`.

Rounds of the learned policy (games/gin/learned.py) against itself. Prints how many of ten thousand rounds that were won
brought so many points, from 0 on: `RESULTS` of games/gin/equity.py.
"""

import argparse

from tilerummy.games.gin.learned import Learned
from tilerummy.games.gin.moves import act, deal
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.stakes import Stakes
from tilerummy.games.gin.state import OVER
from tilerummy.luck import RandomLuck, Rng

MOST = 100


def result(rules: Rules, learned: Learned, seed: int) -> int:
    """The points of whoever won a round; 0 if nobody did."""
    luck = RandomLuck(Rng(seed))
    state = deal(rules, 2, None, luck)
    while state.step != OVER:
        learned.decide(state)
        act(state, learned.choice.code, luck)
    stakes = Stakes(state.fixed)
    stakes.count(state)
    return int(max(stakes.points[0], stakes.points[1]))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=20_000)
    options.add_argument("--rules", default="standard-52")
    chosen = options.parse_args()
    rules = Rules.parse(chosen.rules)
    learned = Learned()
    counts = [0] * MOST
    for number in range(chosen.rounds):
        counts[min(MOST - 1, result(rules, learned, number))] += 1
    won = sum(counts[1:])
    print([0, *(round(10_000 * count / won) for count in counts[1:])], "void:", counts[0])


if __name__ == "__main__":
    main()
