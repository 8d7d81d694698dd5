"""Fits the weights of games/rummy/value.py to rounds of self-play: `python -m benchmarks.fit_rummy --rounds 3000`.

The seats are the cheap policy or, now and then, greedy. Some states at the beginning of a turn are described;
strengths are then a logistic fit to who went out first, leftovers a least-squares fit to what the others had left.
"""

import argparse

import numpy as np

from tilerummy.games.rummy.moves import deal
from tilerummy.games.rummy.policy import choose_greedily
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.state import OUT, OVER
from tilerummy.games.rummy.tactics import Tactics
from tilerummy.games.rummy.value import COSTS, TRAITS, Features
from tilerummy.luck import RandomLuck, Rng

EVERY = 5  # turns between two that are described, on the average
STEPS = 40  # of Newton's method
Rows = tuple[list[list[float]], list[list[float]]]


def play_round(rules: Rules, seats: int, rng: Rng, features: Features) -> tuple[list[Rows], list[int], int]:
    """What was seen, the costs at the end by seat, and who went out (-1: nobody)."""
    luck = RandomLuck(rng)
    state = deal(rules, seats, luck)
    tactics = Tactics()
    planned = [rng.below(3) > 0 for _ in range(seats)]
    seen: list[Rows] = []
    turn = -1
    while state.step != OVER:
        if state.seat != turn and rng.below(EVERY) == 0:
            features.describe(state)
            x = [[float(features.x[TRAITS * seat + i]) for i in range(TRAITS)] for seat in range(seats)]
            y = [[float(features.y[COSTS * seat + i]) for i in range(COSTS)] for seat in range(seats)]
            seen.append((x, y))
        turn = int(state.seat)
        choice = tactics.decide(state) if planned[turn] else choose_greedily(state)
        choice.carry_out(state, luck)
    costs = [int(side.cost()) for side in state.sides]
    return seen, costs, int(state.seat) if state.reason == OUT else -1


def fit_strengths(groups: list[tuple[np.ndarray, int]], ridge: float = 1.0) -> np.ndarray:
    """Softmax over the seats of a state with shared weights, by Newton's method."""
    w = np.zeros(TRAITS)
    for _ in range(STEPS):
        slope, bend = -ridge * w, ridge * np.eye(TRAITS)
        for x, winner in groups:
            p = np.exp(x @ w - (x @ w).max())
            p /= p.sum()
            mean = p @ x
            slope += x[winner] - mean
            bend += (x.T * p) @ x - np.outer(mean, mean)
        step = np.linalg.solve(bend, slope)
        w += step
        if abs(step).max() < 1e-4:
            break
    return w


def show(name: str, weights: np.ndarray) -> None:
    print(f"{name}: " + ", ".join(f"{weight:.4f}" for weight in weights))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=3000)
    options.add_argument("--rules", default="")
    chosen = options.parse_args()
    rng, features, rules = Rng(1), Features(), Rules.parse(chosen.rules)
    groups: list[tuple[np.ndarray, int]] = []
    rows, ends = [], []
    for n in range(chosen.rounds):
        seen, costs, winner = play_round(rules, 2 + (n % 6) // 4 + (n % 6) // 5, rng, features)
        for x, y in seen if winner >= 0 else []:
            groups.append((np.array(x), winner))
            for seat, cost in enumerate(costs):
                if seat != winner:
                    rows.append(y[seat])
                    ends.append(cost)
    w = fit_strengths(groups)
    hits = np.mean([np.argmax(x @ w) == winner for x, winner in groups])
    inputs, left = np.array(rows), np.array(ends)
    c = np.linalg.lstsq(inputs, left, rcond=None)[0]
    explained = 1 - ((left - inputs @ c) ** 2).mean() / left.var()
    show("STRENGTH", w)
    show("LEFTOVER", c)
    print(f"{len(groups)} states, winner guessed {hits:.3f}, leftovers explained {explained:.3f}")


if __name__ == "__main__":
    main()
