"""Tunes the weights in games/gin/tactics.py: `python -m benchmarks.tune_gin --seconds 300 --rules standard-52`.

One or two weights are changed at random; the change stays if it gains points a round on mirrored deals, on the average
against three opponents: `baseline`, the weights in the source and those it began with. First on few deals, then again
on many others. Against itself alone a policy learns to beat what it is: with 52 tiles that cost half of what it now
wins from `baseline`.
"""

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

from tilerummy.games.gin.moves import act, deal
from tilerummy.games.gin.policy import Choice
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.stakes import Stakes
from tilerummy.games.gin.state import OVER, State
from tilerummy.games.gin.tactics import CARDS, DEFAULT, Tactics, contest
from tilerummy.luck import RandomLuck, Rng

STEPS = (1, 6, 6, 3, 80, 2, 24, 2, 8, 4, 20)  # how far a weight is moved at a time
Weights = tuple[int, ...]
Play = Callable[[State, Tactics, int, RandomLuck], None]  # with weights at one seat, to the end of the round


def against(weights: Weights) -> Play:
    other = Tactics(weights)

    def play(state: State, mine: Tactics, seat: int, luck: RandomLuck) -> None:
        contest(state, [mine, other] if seat == 0 else [other, mine], luck)

    return play


def against_baseline(state: State, mine: Tactics, seat: int, luck: RandomLuck) -> None:
    choice = Choice()
    while state.step != OVER:
        if state.seat == seat:
            mine.decide(state)
            act(state, mine.choice.code, luck)
        else:
            choice.baseline(state, luck.rng)
            act(state, choice.code, luck)


def ahead(rules: Any, mine: Tactics, play: Play, seed: int) -> float:
    """Points a round, from both seats of one deal."""
    total = 0.0
    for seat in (0, 1):
        luck = RandomLuck(Rng(seed))
        state = deal(rules, 2, None, luck)
        play(state, mine, seat, luck)
        stakes = Stakes(state.fixed)
        stakes.count(state)
        total += float(stakes.ahead(seat)) / 2
    return total


def score(rules: Any, weights: Weights, plays: list[Play], first: int, deals: int) -> float:
    mine = Tactics(weights)
    seeds = range(first, first + deals)
    return sum(ahead(rules, mine, play, seed) for play in plays for seed in seeds) / deals / len(plays)


def changed(weights: Weights, chance: random.Random) -> Weights:
    new = list(weights)
    for place in chance.sample(range(len(STEPS)), chance.choice([1, 1, 2, 3])):
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
    plays: list[Play] = [against_baseline, against(usual), against(best)]
    end = time.process_time() + chosen.seconds
    first = 10_000_000 * chosen.seed
    while time.process_time() < end:
        new = changed(best, chance)
        first += 20_000
        if score(rules, new, plays, first, 700) - score(rules, best, plays, first, 700) < 0.15:
            continue
        sure = score(rules, new, plays, first + 5_000, 2_500) - score(rules, best, plays, first + 5_000, 2_500)
        if sure > 0.1:
            best = new
            print(f"{sure:+.2f} {','.join(map(str, best))}", flush=True)


if __name__ == "__main__":
    main()
