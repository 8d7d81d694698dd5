"""Elo from all matches at once: Bradley and Terry's model, fitted by Hunter's minorisation.

Every player also drew one imagined match against an average one: whoever won all its matches gets a high rating, not
an infinite one.
"""

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from tilerummy.arena.intervals import Estimate

AVERAGE: Final = 1500.0
PER_TENFOLD: Final = 400.0  # ten times as many wins as losses are 400 points
RESAMPLES: Final = 200

Wins = dict[tuple[str, str], float]  # (winner, loser) -> how often, a tie counting half both ways


def fit(
    names: Sequence[str], wins: Mapping[tuple[str, str], float], start: Mapping[str, float] | None = None
) -> dict[str, float]:
    """Ratings with the average 1500; `start` makes a fit near a known one quick."""
    strength = {name: 10 ** ((start[name] - AVERAGE) / PER_TENFOLD) if start else 1.0 for name in names}
    games = {(a, b): wins.get((a, b), 0.0) + wins.get((b, a), 0.0) for a in names for b in names if a != b}
    won = {a: 0.5 + sum(wins.get((a, b), 0.0) for b in names) for a in names}
    for _ in range(2000):
        new: dict[str, float] = dict(strength)
        for a in names:
            weight = 1 / (new[a] + 1)  # the imagined match
            weight += sum(games[a, b] / (new[a] + new[b]) for b in names if b != a)
            new[a] = won[a] / weight
        middle = math.exp(sum(math.log(value) for value in new.values()) / len(names))
        new = {name: value / middle for name, value in new.items()}  # else all would drift together, slowly
        change = max(abs(math.log(new[name] / strength[name])) for name in names)
        strength = new
        if change < 1e-5:  # 0.002 points
            break
    return {name: AVERAGE + PER_TENFOLD * math.log10(value) for name, value in strength.items()}


def rate_players(names: Sequence[str], deals: Sequence[Wins], anchor: str | None = None) -> dict[str, Estimate]:
    """Ratings with intervals by resampling deals: all matches on a deal share its luck, so they stay together.

    With an `anchor`, that player has 1500 without doubt, and the intervals are of the differences from it.
    """
    whole = fit(names, total(deals))
    rng = Random(1)  # the same evidence gives the same report
    samples = [moved(fit(names, total(rng.choices(deals, k=len(deals))), whole), anchor) for _ in range(RESAMPLES)]
    ratings = moved(whole, anchor)
    found: dict[str, Estimate] = {}
    for name in names:
        values = sorted(sample[name] for sample in samples)
        low, high = values[RESAMPLES // 40], values[-1 - RESAMPLES // 40]
        found[name] = Estimate(ratings[name], min(low, ratings[name]), max(high, ratings[name]), len(deals))
    return found


def moved(ratings: Mapping[str, float], anchor: str | None) -> dict[str, float]:
    by = 0.0 if anchor is None else AVERAGE - ratings[anchor]
    return {name: rating + by for name, rating in ratings.items()}


def total(deals: Sequence[Wins]) -> Wins:
    found: Wins = {}
    for wins in deals:
        for pair, count in wins.items():
            found[pair] = found.get(pair, 0.0) + count
    return found
