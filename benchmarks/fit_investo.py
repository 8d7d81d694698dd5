"""Fits the weights in games/investo/value.py: `python -m benchmarks.fit_investo --rounds 20000`.

Rounds of self-play with the cheap policy; at every fifth turn or so the features are noted, with the points each side
still made. A fifth of the rounds is kept apart to judge the fit. Prints the weights as they stand in the source.
"""

import argparse
from typing import Any

import numpy as np

from tilerummy.games.investo.moves import deal, round_points
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.state import OVER, TO_DRAW
from tilerummy.games.investo.tactics import Tactics
from tilerummy.games.investo.value import Features
from tilerummy.luck import RandomLuck, Rng

EVERY = 5


def watch(seed: int, tactics: Tactics, features: Features) -> list[tuple[list[float], list[int]]]:
    """The features of some turns of a round, with the points still to come for the mover and the other."""
    luck = RandomLuck(Rng(seed))
    state = deal(Rules(), luck)
    seen: list[tuple[int, list[float], list[int]]] = []
    turn = seed
    while state.step != OVER:
        if state.step == TO_DRAW:
            turn += 1
            if turn % EVERY == 0:
                features.describe(state)
                seen.append((int(state.seat), list(features.x), [int(state.first.points), int(state.second.points)]))
        tactics.decide(state)
        tactics.choice.carry_out(state, luck)
    final = [int(round_points(state, seat)) for seat in (0, 1)]
    return [(x, [final[s] - had[s], final[1 - s] - had[1 - s]]) for s, x, had in seen]


def fit(x: Any, y: Any) -> Any:
    """Least squares, held back a very little."""
    return np.linalg.solve(x.T @ x + 0.01 * np.eye(x.shape[1]), x.T @ y)


def explained(x: Any, y: Any, weights: Any) -> float:
    """The share of the variance of the final difference that the estimate explains."""
    ahead = y[:, 0] - y[:, 1]
    guess = x @ (weights[:, 0] - weights[:, 1])
    return float(1 - np.mean((ahead - guess) ** 2) / np.var(ahead))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=20_000)
    chosen = options.parse_args()
    tactics, features = Tactics(), Features()
    rounds = [watch(seed, tactics, features) for seed in range(chosen.rounds)]
    parts = []
    for wanted in (True, False):
        rows = [row for n, found in enumerate(rounds) for row in found if (n % 5 != 0) == wanted]
        parts.append((np.array([x for x, _ in rows]), np.array([y for _, y in rows], float)))
    (x, y), (apart, truth) = parts
    weights = fit(x, y)
    print(f"{len(x)} positions; explained {explained(x, y, weights):.3f}, apart {explained(apart, truth, weights):.3f}")
    for column, name in enumerate(("MOVER", "OTHER")):
        print(f"{name} = ({', '.join(f'{weight:.4f}' for weight in weights[:, column])})")


if __name__ == "__main__":
    main()
