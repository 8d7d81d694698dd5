"""Fits how likely a rack is, for games/investo/racks.py: `python -m benchmarks.racks_investo --write`.

`hard` plays rounds against another `hard`. At every fourth decision of one of them the rack of the other is described,
and beside it racks dealt at random in agreement with the same view. The weights are those by which the real one among
them is likeliest (a conditional logit, by Newton's method), in thousandths. A fifth of the rounds is kept apart;
printed is the mean logarithm of the chance given to the real rack, for those rounds. `--write` puts the weights into
the source.
"""

import argparse
import re
from collections.abc import Iterator
from math import log
from pathlib import Path
from typing import Any

import numpy as np

from tilerummy.games.investo.moves import deal
from tilerummy.games.investo.racks import Traits
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.search import Search
from tilerummy.games.investo.state import OVER, TO_CHOOSE, TO_POT, State
from tilerummy.games.investo.view import determinize, view
from tilerummy.luck import RandomLuck, Rng

SOURCE = Path(__file__).parents[1] / "src/tilerummy/games/investo/racks.py"
EVERY = 4  # decisions
RANDOM = 7  # racks beside the real one
SLIGHT = 0.0005  # holds the weights back
STEPS = 60


def described(traits: Traits, state: State, rng: Rng) -> list[list[float]]:
    """The real rack first."""
    seen = view(state, int(state.seat))
    rows = []
    for each in [state, *(determinize(seen, rng) for _ in range(RANDOM))]:
        traits.describe(each)
        rows.append(list(traits.x))
    return rows


def positions(seed: int) -> Iterator[list[list[float]]]:
    """Of one round, as one of the two sees them."""
    rng, traits, search = Rng(seed), Traits(), Search(40, 8, 1)
    luck = RandomLuck(rng)
    state = deal(Rules(), luck)
    decisions = 0
    while state.step != OVER:
        if state.seat == seed % 2 and state.step in (TO_CHOOSE, TO_POT):
            decisions += 1
            if decisions % EVERY == 0:
                yield described(traits, state, rng)
        search.look(view(state, int(state.seat)), rng, 0.0)[0].carry_out(state, luck)


def chances(x: Any, weights: Any) -> Any:
    score = x @ weights
    share = np.exp(score - score.max(1, keepdims=True))
    return share / share.sum(1, keepdims=True)


def fit(x: Any) -> Any:
    weights = np.zeros(x.shape[2])
    for _ in range(STEPS):
        share = chances(x, weights)
        mean = (share[:, :, None] * x).sum(1)
        slope = (x[:, 0] - mean).mean(0) - SLIGHT * weights
        curve = np.einsum("nk,nki,nkj->ij", share, x, x) / len(x) - mean.T @ mean / len(x)
        weights += 0.7 * np.linalg.solve(curve + SLIGHT * np.eye(len(weights)), slope)
    return weights


def write(weights: list[int]) -> None:
    text = SOURCE.read_text(encoding="utf-8")
    numbers = ", ".join(map(str, weights))
    text = re.sub(r"(WEIGHTS: Final\[tuple\[int, \.\.\.\]\] = )\([^)]*\)", rf"\1(\n    {numbers},\n)", text)
    SOURCE.write_text(text, encoding="utf-8")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=1500)
    options.add_argument("--seed", type=int, default=40_000_000)
    options.add_argument("--write", action="store_true")
    chosen = options.parse_args()
    rounds = [list(positions(chosen.seed + number)) for number in range(chosen.rounds)]
    cut = len(rounds) * 4 // 5
    x, apart = (np.array([row for seen in part for row in seen]) for part in (rounds[:cut], rounds[cut:]))
    weights = fit(x)
    print(f"{len(x)} positions; log chance {np.log(chances(apart, weights)[:, 0]).mean():.3f}, ", end="")
    print(f"at random {-log(RANDOM + 1):.3f}")
    if chosen.write:
        write([round(1000 * float(weight)) for weight in weights])


if __name__ == "__main__":
    main()
