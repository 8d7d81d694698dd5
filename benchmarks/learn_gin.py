"""Learns the estimate of games/gin/value.py: `python -m benchmarks.learn_gin --rules standard-52 --seats 2`.

Rounds of self-play with the cheap policy, in every second of which one seat goes out as soon as it can; at the
beginning of turns the features are noted, with the points made in the end. A network of one layer learns these points
(least squares, Adam, batches in an order drawn from the seed). A fifth of the rounds is kept apart to judge it; printed
is the share of the variance that it explains, beside that of a weighted sum of the same features. `--write` puts the
weights into games/gin/trained.py, in thousandths.
"""

import argparse
import re
import textwrap
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.descent import descend
from tilerummy.games.gin.moves import act, deal
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.stakes import Stakes
from tilerummy.games.gin.state import OVER, TO_DRAW
from tilerummy.games.gin.tactics import CARDS, DEFAULT, KNOCK_LATE, KNOCK_LEFT, Tactics
from tilerummy.games.gin.trained import weights_of
from tilerummy.games.gin.value import Features, inputs_for
from tilerummy.luck import RandomLuck, Rng

SOURCE = Path(__file__).parents[1] / "src/tilerummy/games/gin/trained.py"
EVERY = 2
BATCH = 2048
RATE = 0.003
SCALE = 20.0  # points are learned in this unit


def eager(rules: Any) -> Tactics:
    """The cheap policy, but out as soon as it can."""
    weights = list(CARDS if rules.deck == "single" else DEFAULT)
    weights[KNOCK_LEFT], weights[KNOCK_LATE] = 100, 0
    return Tactics(tuple(weights))


def watch(
    rules: Any, seats: int, seed: int, policies: tuple[Tactics, Tactics], features: Features
) -> list[tuple[Any, list[float]]]:
    """The features of some turns of a round, with the points made: of both, or of one seat of more."""
    other = (seed // 2) % seats if seed % 2 else -1  # the seat of the eager one
    luck = RandomLuck(Rng(seed))
    state = deal(rules, seats, None, luck)
    size = int(inputs_for(seats))
    seen: list[tuple[int, Any]] = []
    turn = seed
    while state.step != OVER:
        if state.step == TO_DRAW:
            turn += 1
            if turn % EVERY == 0:
                seat = int(state.seat) if seats == 2 else (turn // EVERY) % seats
                features.describe(state, seat)
                seen.append((seat, np.array(features.x[:size], dtype=np.float32)))
        tactics = policies[1 if state.seat == other else 0]
        tactics.decide(state)
        act(state, tactics.choice.code, luck)
    stakes = Stakes(state.fixed)
    stakes.count(state)
    points = [float(stakes.points[seat]) for seat in range(seats)]
    return [(x, [points[seat], points[1 - seat]] if seats == 2 else [points[seat]]) for seat, x in seen]


def collect(rules: Any, seats: int, rounds: int, seed: int) -> tuple[Any, Any, Any]:
    """Inputs, points, and which rows are for learning."""
    policies, features = (Tactics(), eager(rules)), Features()
    xs, ys, kept = [], [], []
    for number in range(rounds):
        for x, points in watch(rules, seats, seed + number, policies, features):
            xs.append(x)
            ys.append(points)
            kept.append(number % 5 != 0)
    return np.array(xs), np.array(ys, dtype=np.float32), np.array(kept)


def explained(found: Any, points: Any) -> float:
    """The share of the variance that is explained: of the difference with two seats, of the points with more."""
    if points.shape[1] == 2:
        found, points = found[:, 0] - found[:, 1], points[:, 0] - points[:, 1]
    return float(1 - np.mean((points - found) ** 2) / np.var(points))


def solve(x: Any, y: Any) -> Any:
    """A weighted sum by least squares, held back a little; the last row is a constant."""
    x = np.hstack([x, np.ones((len(x), 1), np.float32)])
    return np.linalg.solve(x.T @ x + np.eye(x.shape[1]), x.T @ y)


def start(inputs: int, hidden: int, linear: Any, chance: Any) -> list[Any]:
    """The weighted sum beside, units at random that say nothing yet."""
    first = chance.normal(0, np.sqrt(2 / inputs), (inputs, hidden))
    second = np.zeros((hidden, linear.shape[1]))
    parts = [first, np.zeros(hidden), second, linear[:-1], linear[-1]]
    return [part.astype(np.float32) for part in parts]


def forward(x: Any, w: list[Any]) -> tuple[Any, Any]:
    units = np.maximum(x @ w[0] + w[1], 0)
    return units, units @ w[2] + x @ w[3] + w[4]


def slopes(x: Any, y: Any, w: list[Any]) -> list[Any]:
    units, out = forward(x, w)
    off = 2 * (out - y) / len(x)
    back = (off @ w[2].T) * (units > 0)
    return [x.T @ back, back.sum(0), units.T @ off, x.T @ off, off.sum(0)]


def learn(x: Any, y: Any, w: list[Any], epochs: int, chance: Any, most: float = RATE) -> None:
    """With a rate that falls from `most` to 0. Changes `w`."""
    descend(w, len(x), BATCH, epochs, most, chance, lambda rows: slopes(x[rows], y[rows], w))


def plain(w: list[Any], mean: Any, spread: Any) -> list[int]:
    """The weights for inputs and points as they are, in thousandths."""
    first, beside = w[0] / spread[:, None], w[3] / spread[:, None] * SCALE
    parts = [first, w[1] - mean @ first, w[2] * SCALE, beside, w[4] * SCALE - mean @ beside]
    return [round(1000 * float(value)) for part in parts for value in part.ravel()]


def write(name: str, weights: list[int]) -> None:
    """Into the source, in the place of the weights of that name."""
    text = SOURCE.read_text(encoding="utf-8")
    lines = "\n".join(textwrap.wrap(" ".join(map(str, weights)), 116))
    entry = f'    "{name}": """\n{lines}\n""",\n'
    old = re.compile(rf'    "{re.escape(name)}": """\n[^"]*""",\n')
    made = old.sub(lambda _: entry, text) if old.search(text) else text.replace("\n}\n", f"\n{entry}}}\n")
    SOURCE.write_text(made, encoding="utf-8")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=300_000)
    options.add_argument("--rules", default="standard")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--hidden", type=int, default=24)
    options.add_argument("--epochs", type=int, default=10)
    options.add_argument("--seed", type=int, default=10_000_000)
    options.add_argument("--write", action="store_true")
    chosen = options.parse_args()
    x, y, kept = collect(Rules.parse(chosen.rules), chosen.seats, chosen.rounds, chosen.seed)
    linear = solve(x[kept], y[kept])
    mean, spread = x[kept].mean(0), x[kept].std(0) + 0.01
    x = (x - mean) / spread
    chance = np.random.default_rng(chosen.seed)
    w = start(x.shape[1], chosen.hidden, solve(x[kept], y[kept] / SCALE), chance)
    learn(x[kept], y[kept] / SCALE, w, chosen.epochs, chance)
    away = ~kept
    sums = (x[away] * spread + mean) @ linear[:-1] + linear[-1]
    print(f"{len(x)} turns; explained: {explained(sums, y[away]):.4f} by a weighted sum, ", end="")
    print(f"{explained(SCALE * forward(x[away], w)[1], y[away]):.4f} by the network")
    if chosen.write:
        write(f"{chosen.rules} {chosen.seats}", plain(w, mean, spread))
        weights_of.cache_clear()


if __name__ == "__main__":
    main()
