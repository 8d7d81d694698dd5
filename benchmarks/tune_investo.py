"""Tunes the weights in games/investo/tactics.py by self-play: `python -m benchmarks.tune_investo --seconds 300`.

One or two weights are changed at random; the change stays if it gains points on mirrored rounds against the weights
before it, first on few rounds, then again on many others.
"""

import argparse
import random
import time

from tilerummy.games.investo.moves import deal, round_points
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.tactics import DEFAULT, STALE, STEALING, Tactics, contest
from tilerummy.luck import RandomLuck, Rng

STEPS = (4, 3, 2, 2, 10, 150, 1, 4, 256, 1, 2, 5, 30, 4)  # how far a weight is moved at a time
Weights = tuple[int, ...]


def ahead(first: Tactics, second: Tactics, seed: int) -> int:
    luck = RandomLuck(Rng(seed))
    state = deal(Rules(), luck)
    contest(state, first, second, luck)
    return int(round_points(state, 0) - round_points(state, 1))


def gain(new: Weights, old: Weights, first: int, pairs: int) -> float:
    """Points a round by which the new weights are better, over mirrored pairs."""
    mine, theirs = Tactics(new), Tactics(old)
    seeds = range(first, first + pairs)
    return sum(ahead(mine, theirs, seed) - ahead(theirs, mine, seed) for seed in seeds) / 2 / pairs


def changed(weights: Weights, chance: random.Random) -> Weights:
    new = list(weights)
    for place in chance.sample(range(len(STEPS)), chance.choice([1, 1, 2])):
        new[place] += chance.choice([-2, -1, 1, 2]) * STEPS[place]
    new[STEALING] = min(2, max(0, new[STEALING]))
    new[STALE] = min(16, max(0, new[STALE]))
    return tuple(new)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=300.0)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    chance = random.Random(chosen.seed)
    best: Weights = DEFAULT
    end = time.monotonic() + chosen.seconds
    first = 1_000_000
    while time.monotonic() < end:
        new = changed(best, chance)
        first += 10_000
        if gain(new, best, first, 500) > 0.25 and (sure := gain(new, best, first + 5_000, 3_000)) > 0.15:
            best = new
            print(f"{sure:+.2f} {best}", flush=True)


if __name__ == "__main__":
    main()
