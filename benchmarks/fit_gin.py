"""Fits the weights in games/gin/chances.py: `python -m benchmarks.fit_gin --rounds 300 --rules standard-52`.

Rounds of self-play with the cheap policy; now and then the rack of the next player is compared with racks imagined
from the mover's view. A weight goes up while the imagined racks have more of what it weighs than the true ones: the
way to the greatest likelihood. Prints the weights, and the traits of true and imagined racks.
"""

import argparse
from typing import Any

from tilerummy.games.gin.chances import LIKELY, LIKELY_52, LONG, TRAITS, Guess, copies, enters, near
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.moves import act, deal
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.state import OVER, TO_DISCARD, State
from tilerummy.games.gin.tactics import Tactics
from tilerummy.games.gin.view import View
from tilerummy.luck import RandomLuck, Rng
from tilerummy.solver.hand import leftover

EVERY = 5


def traits(state: State) -> list[float]:
    """What `Guess.doubt` weighs, for the rack of the next player."""
    side = state.side(state.after(state.seat))
    rack = side.rack
    left = float(leftover(rack.one, rack.two, state.fixed.cap))
    late = min(LONG, int(state.turns) // int(state.fixed.seats)) / 10
    fits, close = enters(rack.one), near(rack.one)
    tiles = (side.thrown, side.refused)
    return [left, left * late, *[float(copies(kinds, each)) for each in tiles for kinds in (fits, close)]]


def watch(rules: Any, seats: int, rounds: int) -> list[tuple[View, list[float]]]:
    found = []
    tactics = Tactics()
    for seed in range(rounds):
        luck = RandomLuck(Rng(seed))
        state = deal(rules, seats, None, luck)
        step = seed
        while state.step != OVER and state.out < 0:
            step += 1
            if step % EVERY == 0 and state.step == TO_DISCARD and state.turns > 0:
                found.append((GIN.view(state, int(state.seat)), traits(state)))
            tactics.decide(state)
            act(state, tactics.choice.code, luck)
    return found


def imagined(guess: Guess, seen: View, rng: Rng, deals: int) -> list[float]:
    state = guess.begin(seen, rng)
    total = [0.0] * TRAITS
    for _ in range(deals):
        total = [have + more for have, more in zip(total, traits(state), strict=True)]
        guess.go_on(seen, state, rng)
    return [each / deals for each in total]


def mean(rows: list[list[float]]) -> list[float]:
    return [sum(row[i] for row in rows) / len(rows) for i in range(TRAITS)]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=200)
    options.add_argument("--rules", default="")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--times", type=int, default=25)
    chosen = options.parse_args()
    found = watch(Rules.parse(chosen.rules), chosen.seats, chosen.rounds)
    truth = mean([true for _, true in found])
    spread = [sum((true[i] - truth[i]) ** 2 for _, true in found) / len(found) + 1e-9 for i in range(TRAITS)]
    weights = list(LIKELY_52 if Rules.parse(chosen.rules).deck == "single" else LIKELY)
    rng = Rng(1)
    for n in range(chosen.times):
        guess = Guess(150, 20, tuple(weights))
        model = mean([imagined(guess, seen, rng, 4) for seen, _ in found])
        print([round(w, 4) for w in weights], [round(m - t, 2) for m, t in zip(model, truth, strict=True)], flush=True)
        rate = 0.5 if n < chosen.times // 2 else 0.2
        weights = [w + rate * (m - t) / s for w, m, t, s in zip(weights, model, truth, spread, strict=True)]
    print("true", [round(t, 2) for t in truth], len(found))


if __name__ == "__main__":
    main()
