"""Fits the weights of games/rummy/parting.py to rounds of self-play: `python -m benchmarks.fit_parting --rounds 2000`.

Both seats play as the expert without playouts. Every exchange is described; a logistic fit says what each trait
contributes to going out first. Coefficients are printed as chances at even odds (a quarter of the logit).
"""

import argparse

import numpy as np

from tilerummy.games.rummy.actions import EXCHANGE
from tilerummy.games.rummy.candidates import Ranking, candidates
from tilerummy.games.rummy.moves import deal
from tilerummy.games.rummy.parting import TRAITS, Parting
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.state import OUT, OVER, State
from tilerummy.games.rummy.tactics import Tactics
from tilerummy.luck import RandomLuck, Rng

SHARE = 3  # one exchange in so many is described
STEPS = 30
Row = tuple[int, bool, list[float]]


def circumstances(state: State) -> list[float]:
    """What is no matter of the tile to part with, but says who will win."""
    me, other = state.side(state.seat), state.side(1 - state.seat)
    opened = 1.0 if other.plays > 0 else 0.0
    return [1.0, opened, opened * float(other.rack.size()) / 14.0, float(me.rack.size()) / 14.0, float(me.rack.stars)]


def play_round(rng: Rng, ranking: Ranking, tactics: Tactics, parting: Parting) -> tuple[list[Row], int]:
    luck = RandomLuck(rng)
    state = deal(Rules(), 2, luck)
    rows: list[Row] = []
    while state.step != OVER:
        choice = candidates(state, tactics, ranking, 1)[0].choice
        if choice.table is None and choice.code & 15 == EXCHANGE and rng.below(SHARE) == 0 and parting.prepare(state):
            parting.describe(state, choice.code >> 4)
            row = [*parting.traits, *circumstances(state)]
            rows.append((int(state.seat), state.side(state.seat).plays > 0, [float(x) for x in row]))
        choice.carry_out(state, luck)
    return rows, int(state.seat) if state.reason == OUT else -1


def fit(x: np.ndarray, y: np.ndarray, ridge: float = 2.0) -> np.ndarray:
    w = np.zeros(x.shape[1])
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-x @ w))
        slope = x.T @ (y - p) - ridge * w
        bend = (x.T * (p * (1 - p))) @ x + ridge * np.eye(len(w))
        w += np.linalg.solve(bend, slope)
    return w


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=2000)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    rng, tactics, parting = Rng(chosen.seed), Tactics(), Parting()
    ranking = Ranking(tactics, 500.0)
    found: dict[bool, list[tuple[list[float], float]]] = {True: [], False: []}
    for _ in range(chosen.rounds):
        rows, winner = play_round(rng, ranking, tactics, parting)
        for seat, opened, row in rows:
            found[opened].append((row, 1.0 if seat == winner else 0.0))
    for opened, name in ((True, "OPENED"), (False, "UNOPENED")):
        x, y = np.array([row for row, _ in found[opened]]), np.array([won for _, won in found[opened]])
        w = fit(x, y) / 4
        print(f"{name}: " + ", ".join(f"{weight:.4f}" for weight in w[:TRAITS]))
        print(f"  {len(y)} exchanges, won {y.mean():.3f}, rest: " + ", ".join(f"{weight:.3f}" for weight in w[TRAITS:]))
        print("  mean: " + ", ".join(f"{mean:.3f}" for mean in x.mean(0)))


if __name__ == "__main__":
    main()
