"""Fits the weights in games/gin/value.py: `python -m benchmarks.fit_gin_value --rounds 20000 --rules standard-52`.

Rounds of self-play with the cheap policy; at the beginning of turns the features are noted, with the points each side
made in the end. A fifth of the rounds is kept apart to judge the fit. Prints the weights as they stand in the source.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from tilerummy.games.gin.moves import act, deal
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.stakes import Stakes
from tilerummy.games.gin.state import OVER, TO_DRAW
from tilerummy.games.gin.tactics import Tactics
from tilerummy.games.gin.value import Features
from tilerummy.luck import RandomLuck, Rng

EVERY = 3


def watch(rules: Any, seed: int, tactics: Tactics, features: Features) -> list[tuple[list[float], list[int]]]:
    """The features of some turns of a round, with the points of the mover and of the other."""
    luck = RandomLuck(Rng(seed))
    state = deal(rules, 2, None, luck)
    seen: list[tuple[int, list[float]]] = []
    turn = seed
    while state.step != OVER:
        if state.step == TO_DRAW:
            turn += 1
            if turn % EVERY == 0:
                features.describe(state)
                seen.append((int(state.seat), list(features.x)))
        tactics.decide(state)
        act(state, tactics.choice.code, luck)
    stakes = Stakes(state.fixed)
    stakes.count(state)
    return [(x, [int(stakes.points[seat]), int(stakes.points[1 - seat])]) for seat, x in seen]


def fit(x: Any, y: Any) -> Any:
    """Least squares, held back a little."""
    return np.linalg.solve(x.T @ x + 1.0 * np.eye(x.shape[1]), x.T @ y)


def explained(x: Any, y: Any, weights: Any) -> float:
    """The share of the variance of the final difference that the estimate explains."""
    ahead = y[:, 0] - y[:, 1]
    guess = x @ (weights[:, 0] - weights[:, 1])
    return float(1 - np.mean((ahead - guess) ** 2) / np.var(ahead))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=20_000)
    options.add_argument("--rules", default="")
    options.add_argument("--weights", default="", help="of the cheap policy, comma-separated")
    options.add_argument("--out", type=Path)
    chosen = options.parse_args()
    rules = Rules.parse(chosen.rules)
    weights = tuple(int(word) for word in chosen.weights.split(",")) if chosen.weights else ()
    tactics, features = Tactics(weights), Features()
    rounds = [watch(rules, seed, tactics, features) for seed in range(chosen.rounds)]
    parts = []
    for wanted in (True, False):
        rows = [row for n, found in enumerate(rounds) for row in found if (n % 5 != 0) == wanted]
        parts.append((np.array([row[0] for row in rows]), np.array([row[1] for row in rows], dtype=float)))
    fitted = fit(*parts[0])
    print(f"# {len(parts[0][0])} turns; of the difference {explained(*parts[1], fitted):.3f} is explained")
    if chosen.out:
        chosen.out.write_text(json.dumps([fitted[:, 0].tolist(), fitted[:, 1].tolist()]), encoding="utf-8")
    for name, side in (("MOVER", 0), ("OTHER", 1)):
        print(f"{name}: Final[tuple[float, ...]] = (")
        values = [f"{value:.3f}" for value in fitted[:, side]]
        for start in range(0, len(values), 12):
            print("    " + ", ".join(values[start : start + 12]) + ",")
        print(")")


if __name__ == "__main__":
    main()
