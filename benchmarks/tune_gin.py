"""Tunes the weights in games/gin/tactics.py by self-play: `python -m benchmarks.tune_gin --seconds 300 --rules …`.

One or two weights are changed at random; the change stays if it gains points on mirrored rounds against the weights
before it, first on few rounds, then again on many others.
"""

import argparse
import random
import time
from typing import Any

from tilerummy.games.gin.moves import deal
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.stakes import Stakes
from tilerummy.games.gin.tactics import CARDS, DEFAULT, Tactics, contest
from tilerummy.luck import RandomLuck, Rng

STEPS = (1, 8, 6, 3, 200, 2, 32, 1, 2, 4, 60)  # how far a weight is moved at a time
Weights = tuple[int, ...]


def ahead(rules: Any, first: Tactics, second: Tactics, seed: int) -> float:
    luck = RandomLuck(Rng(seed))
    state = deal(rules, 2, None, luck)
    contest(state, [first, second], luck)
    stakes = Stakes(state.fixed)
    stakes.count(state)
    return float(stakes.ahead(0))


def gain(rules: Any, new: Weights, old: Weights, first: int, pairs: int) -> float:
    """Points a round by which the new weights are better, over mirrored pairs."""
    mine, theirs = Tactics(new), Tactics(old)
    seeds = range(first, first + pairs)
    return sum(ahead(rules, mine, theirs, seed) - ahead(rules, theirs, mine, seed) for seed in seeds) / 2 / pairs


def changed(weights: Weights, chance: random.Random) -> Weights:
    new = list(weights)
    for place in chance.sample(range(len(STEPS)), chance.choice([1, 1, 2])):
        new[place] += chance.choice([-2, -1, 1, 2]) * STEPS[place]
    return tuple(new)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=300.0)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--rules", default="")
    options.add_argument("--from", dest="start", default="", help="weights to begin with, comma-separated")
    chosen = options.parse_args()
    rules = Rules.parse(chosen.rules)
    chance = random.Random(chosen.seed)
    usual = DEFAULT if rules.deck == "double" else CARDS
    best: Weights = tuple(int(word) for word in chosen.start.split(",")) if chosen.start else usual
    end = time.monotonic() + chosen.seconds
    first = 1_000_000 * chosen.seed
    while time.monotonic() < end:
        new = changed(best, chance)
        first += 20_000
        if gain(rules, new, best, first, 1000) > 0.3 and (sure := gain(rules, new, best, first + 9_000, 6_000)) > 0.15:
            best = new
            print(f"{sure:+.2f} {best}", flush=True)


if __name__ == "__main__":
    main()
