"""Learns when to open and to lay (games/rummy/learned.py): `python -m benchmarks.practise_rummy --write`.

In each iteration the expert plays matches against `greedy`, `hard` and itself: at first by the rules of timing.py, then
by what was learned before. Some decisions are tried in all ways, each played to the end of the round with the same luck
(games/rummy/practice.py). Networks of one layer learn by how much the ways differ in the chance to win the match,
counted as 200 points (least squares, Adam), from all iterations. After each the share of matches won is measured on
mirrored deals of other seeds. `--seats 3 4`: for tables of three and four, which share networks of their own. `--write`
puts the weights into games/rummy/trained_policy.py.
"""

import argparse
import itertools
import re
import textwrap
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.descent import descend
from benchmarks.learn_gin import SCALE, forward, plain, solve, start
from benchmarks.paired_gin import interval
from tilerummy.games.rummy.candidates import Ranking
from tilerummy.games.rummy.learned import inputs_for
from tilerummy.games.rummy.practice import Opponent, Practice, mirrored
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.tactics import Tactics

SOURCE = Path(__file__).parents[1] / "src/tilerummy/games/rummy/trained_policy.py"
OUTPUTS = {"opening": 2, "laying": 1}
BATCH = 512
RATE = 0.005
PORTION = 50  # matches handed to a process at a time
JUDGED = 900_000_000  # deals from here on are for measuring
Weights = dict[str, list[int]]
Asked = tuple[Weights | None, int, int]  # what is known, seats, the seed of a portion


def ranking_of(weights: Weights | None, seats: int) -> Ranking:
    """By the rules of timing.py without weights."""
    ranking = Ranking(Tactics(), 500.0)
    ranking.learns = weights is not None
    if weights is not None:
        ranking.learned.load(seats, weights["opening"], weights["laying"])
    return ranking


def played(asked: Asked) -> dict[str, Any]:
    """The decisions tried in a portion of the matches."""
    weights, seats, seed = asked
    learner, greedy, hard = Opponent(ranking_of(weights, seats), None), Opponent(None, None), Opponent(None, Tactics())
    pool = [learner, greedy, greedy, hard, hard]
    practice = Practice(Rules(), seats, learner, ranking_of(weights, seats), pool)
    practice.matches(seed, PORTION)
    rows = {"opening": practice.openings, "laying": practice.layings}
    inputs = inputs_for(seats)
    return {what: np.array(rows[what], np.float32).reshape(-1, OUTPUTS[what] + inputs) for what in OUTPUTS}


def slopes(x: Any, y: Any, w: list[Any], decay: float) -> list[Any]:
    units, out = forward(x, w)
    off = 2 * (out - y) / len(x)
    back = (off @ w[2].T) * (units > 0)
    return [x.T @ back + decay * w[0], back.sum(0), units.T @ off + decay * w[2], x.T @ off, off.sum(0)]


def learn(x: Any, y: Any, w: list[Any], epochs: int, decay: float, chance: Any) -> None:
    """Changes `w`."""
    descend(w, len(x), BATCH, epochs, RATE, chance, lambda rows: slopes(x[rows], y[rows], w, decay))


def gain(found: Any, y: Any) -> str:
    """What the best way by these numbers brings more than an exchange, with half a 95 % interval."""
    won = np.where(found.max(1) > 0, np.take_along_axis(y, found.argmax(1)[:, None], 1)[:, 0], 0.0)
    return f"{won.mean():.2f} ± {1.96 * won.std() / np.sqrt(len(won)):.2f}"


def fit(name: str, rows: Any, outputs: int, chosen: argparse.Namespace) -> list[int]:
    """A tenth of the decisions is kept apart, to say what following the rest would have brought there."""
    x, y = rows[:, outputs:], rows[:, :outputs]
    mean, spread = x.mean(0), x.std(0) + 0.01
    x = (x - mean) / spread
    cut = len(x) * 9 // 10
    chance = np.random.default_rng(chosen.seed)
    w = start(x.shape[1], chosen.hidden, solve(x[:cut], y[:cut] / SCALE), chance)
    sums = gain(forward(x[cut:], w)[1], y[cut:])
    learn(x[:cut], y[:cut] / SCALE, w, chosen.epochs, chosen.decay, chance)
    print(f"  {name}: {len(x)} decisions; gain {sums} by a weighted sum, ", end="")
    print(f"{gain(forward(x[cut:], w)[1], y[cut:])} by the network", flush=True)
    return plain(w, mean, spread)


def judged(asked: tuple[Weights | None, int, str, int, int]) -> list[float]:
    weights, seats, name, first, deals = asked
    other = Opponent(None, None if name == "greedy" else Tactics())
    return list(mirrored(Rules(), Opponent(ranking_of(weights, seats), None), other, seats, first, deals))


def measure(weights: Weights | None, chosen: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """On the same deals after every iteration, in portions."""
    firsts = range(JUDGED, JUDGED + chosen.deals, PORTION)
    for seats in chosen.seats:
        for name in ("greedy", "hard"):
            found = pool.map(judged, [(weights, seats, name, first, PORTION) for first in firsts])
            won = [100 * share for shares in found for share in shares]
            print(f"  {seats} seats, among {name}:", *interval(won), flush=True)


def write(weights: Weights, of: str) -> None:
    text = SOURCE.read_text(encoding="utf-8")
    for name, numbers in ((what + of, weights[what]) for what in OUTPUTS):
        lines = "\n".join(textwrap.wrap(" ".join(map(str, numbers)), 116))
        text = re.sub(rf'    "{name}": """\n[^"]*""",\n', f'    "{name}": """\n{lines}\n""",\n', text)
    SOURCE.write_text(text, encoding="utf-8")


def practise(chosen: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    data: list[dict[str, Any]] = []
    weights: Weights | None = None
    seed = chosen.seed
    for number, matches in enumerate(chosen.matches):
        begun = time.monotonic()
        seeds = range(seed, seed + matches, PORTION)
        tables = itertools.cycle(chosen.seats)
        data += pool.map(played, [(weights, seats, each) for each, seats in zip(seeds, tables, strict=False)])
        seed += matches
        print(f"iteration {number + 1}: {matches} matches, {time.monotonic() - begun:.0f} s", flush=True)
        every = {what: np.concatenate([each[what] for each in data]) for what in OUTPUTS}
        weights = {what: fit(what, every[what], OUTPUTS[what], chosen) for what in OUTPUTS}
        if chosen.write:
            write(weights, "" if chosen.seats == [2] else " of more")
        measure(weights, chosen, pool)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seats", type=int, nargs="+", choices=[2, 3, 4], default=[2], help="3 4 go together")
    options.add_argument("--matches", type=int, nargs="+", default=[2500, 2500], help="of each iteration")
    options.add_argument("--deals", type=int, default=250, help="to measure each iteration by, in fifties")
    options.add_argument("--hidden", type=int, default=12)
    options.add_argument("--epochs", type=int, default=8)
    options.add_argument("--decay", type=float, default=0.001)
    options.add_argument("--workers", type=int, default=2)
    options.add_argument("--seed", type=int, default=20_000_000)
    options.add_argument("--write", action="store_true")
    chosen = options.parse_args()
    if 2 in chosen.seats and chosen.seats != [2]:
        options.error("two seats have networks of their own")
    with ProcessPoolExecutor(chosen.workers) as pool:
        practise(chosen, pool)


if __name__ == "__main__":
    main()
