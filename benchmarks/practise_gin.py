"""Learns the policy of games/gin/learned.py by self-play: `python -m benchmarks.practise_gin --write`.

In each iteration the policy of the one before plays rounds of `standard-52` against a pool: itself, the cheap policy as
it is, going out at once and only with a gin, and `baseline`. Some decisions are tried in all ways, each played to the
end of the round with the same luck (games/gin/practice.py). Three networks of one layer learn the differences in points
(least squares, Adam) from all iterations but the first, which plays as the cheap policy does. After each the policy is
measured on mirrored rounds of other deals against all of the pool. `--write` puts the weights into
games/gin/trained_policy.py.
"""

import argparse
import re
import textwrap
import time
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.descent import descend
from benchmarks.learn_gin import SCALE, forward, plain, solve, start
from benchmarks.paired_gin import interval
from tilerummy.games.gin.learned import OUT_INPUTS, PROPOSED, TAKE_INPUTS, THROW_INPUTS, Learned
from tilerummy.games.gin.practice import Opponent, Practice, mirrored
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.tactics import CARDS, KNOCK_LATE, KNOCK_LEFT, Tactics

SOURCE = Path(__file__).parents[1] / "src/tilerummy/games/gin/trained_policy.py"
ROUNDS = [160_000, 80_000, 80_000, 80_000]
CHUNK = 10_000  # rounds, each time with a fresh pool
ROWS = 4096  # of a batch
RATE = 0.002
JUDGED = 900_000_000  # deals from here on are for measuring
NAMES = ("throw", "take", "out")
Data = dict[str, tuple[Any, Any, Any]]


def cheap(knock_left: int = CARDS[KNOCK_LEFT], knock_late: int = CARDS[KNOCK_LATE]) -> Opponent:
    """The cheap policy, going out otherwise."""
    weights = list(CARDS)
    weights[KNOCK_LEFT], weights[KNOCK_LATE] = knock_left, knock_late
    return Opponent(None, Tactics(tuple(weights)))


def others() -> dict[str, Opponent]:
    return {"hard": cheap(), "baseline": Opponent(None, None), "at once": cheap(100, 0), "gin only": cheap(-1, 0)}


def learner(weights: dict[str, list[int]]) -> Learned:
    found = Learned()
    found.load(*(weights.get(name, []) for name in NAMES))
    return found


def pool_of(learned: Learned, number: int) -> list[Opponent]:
    """The first time mostly players that wait for a gin; a policy that learned from them lost to those that do not."""
    pool = [Opponent(learned, None), *others().values()]
    return [*pool, others()["hard"]] if number == 0 else [*pool, pool[0], pool[2], pool[2], pool[3]]


def collect(rules: Any, learned: Learned, number: int, rounds: int, seed: int) -> Data:
    """For each network: inputs, points and weights, each with a place for every way of a decision."""
    parts: dict[str, list[Any]] = {name: [] for name in NAMES}
    for first in range(0, rounds, CHUNK):
        practice = Practice(rules, learned, pool_of(learned, number))
        practice.rounds(seed + first, CHUNK)
        for name, rows, ways, size in (
            ("throw", practice.throws, PROPOSED, THROW_INPUTS + 2),
            ("take", practice.takes, 1, TAKE_INPUTS + 1),
            ("out", practice.outs, 1, OUT_INPUTS + 1),
        ):
            parts[name].append(np.array(rows, dtype=np.float32).reshape(-1, ways, size))
    throws, takes, outs = (np.concatenate(parts[name]) for name in NAMES)
    return {
        "throw": (throws[:, :, 2:], throws[:, :, 1], throws[:, :, 0]),
        "take": (takes[:, :, 1:], takes[:, :, 0], np.ones(takes.shape[:2], np.float32)),
        "out": (outs[:, :, 1:], outs[:, :, 0], np.ones(outs.shape[:2], np.float32)),
    }


def joined(name: str, noted: list[Data]) -> tuple[Any, Any, Any]:
    x, y, there = (np.concatenate([data[name][part] for data in noted]) for part in range(3))
    return x, y, there


def centred(off: Any, there: Any) -> Any:
    """Less the mean over the ways of a decision: only differences count. A single row stays."""
    off = off * there
    return off if off.shape[1] == 1 else (off - off.sum(1, keepdims=True) / there.sum(1, keepdims=True)) * there


def slopes(x: Any, y: Any, there: Any, w: list[Any], decay: float) -> list[Any]:
    flat = x.reshape(-1, x.shape[2])
    units, out = forward(flat, w)
    off = (2 * centred(out.reshape(y.shape) - y, there) / len(x)).reshape(-1, 1)
    back = (off @ w[2].T) * (units > 0)
    return [flat.T @ back + decay * w[0], back.sum(0), units.T @ off + decay * w[2], flat.T @ off, off.sum(0)]


def learn(x: Any, y: Any, there: Any, w: list[Any], epochs: int, decay: float, chance: Any) -> None:
    """Changes `w`."""
    batch = max(1, ROWS // x.shape[1])
    descend(w, len(x), batch, epochs, RATE, chance, lambda rows: slopes(x[rows], y[rows], there[rows], w, decay))


def explained(x: Any, y: Any, there: Any, w: list[Any]) -> float:
    """The share of the variance of differences."""
    out = SCALE * forward(x.reshape(-1, x.shape[2]), w)[1].reshape(y.shape)
    return float(1 - (centred(out - y, there) ** 2).sum() / (centred(y, there) ** 2).sum())


def fit(name: str, data: tuple[Any, Any, Any], hidden: int, epochs: int, decay: float, seed: int) -> list[int]:
    x, y, there = data
    rows = x[there > 0]
    mean, spread = rows.mean(0), rows.std(0) + 0.01
    x = (x - mean) / spread
    cut = len(x) * 9 // 10
    chance = np.random.default_rng(seed)
    even = centred(y, there)
    flat = x * there[:, :, None]
    if x.shape[1] > 1:
        flat = flat - (flat.sum(1, keepdims=True) / there.sum(1)[:, None, None]) * there[:, :, None]
    linear = solve(flat[:cut].reshape(-1, x.shape[2]), even[:cut].reshape(-1, 1) / SCALE)
    w = start(x.shape[2], hidden, linear, chance)
    sums = explained(x[cut:], y[cut:], there[cut:], w)
    learn(x[:cut], y[:cut] / SCALE, there[:cut], w, epochs, decay, chance)
    print(f"  {name}: {len(x)} decisions; explained {100 * sums:.2f} % by a weighted sum, ", end="")
    print(f"{100 * explained(x[cut:], y[cut:], there[cut:], w):.2f} % by the network", flush=True)
    return plain(w, mean, spread)


def measure(rules: Any, learned: Learned, deals: int) -> None:
    mine = Opponent(learned, None)
    for name, other in others().items():
        print(f"  against {name}:", *interval(list(mirrored(rules, mine, other, JUDGED, deals))), flush=True)


def write(weights: dict[str, list[int]]) -> None:
    text = SOURCE.read_text(encoding="utf-8")
    for name, numbers in weights.items():
        lines = "\n".join(textwrap.wrap(" ".join(map(str, numbers)), 116))
        text = re.sub(rf'    "{name}": """\n[^"]*""",\n', f'    "{name}": """\n{lines}\n""",\n', text)
    SOURCE.write_text(text, encoding="utf-8")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, nargs="+", default=ROUNDS, help="of each iteration")
    options.add_argument("--hidden", type=int, default=16)
    options.add_argument("--epochs", type=int, default=6)
    options.add_argument("--decay", type=float, default=0.0)
    options.add_argument("--deals", type=int, default=20_000)
    options.add_argument("--seed", type=int, default=20_000_000)
    options.add_argument("--write", action="store_true")
    chosen = options.parse_args()
    rules = Rules.parse("standard-52")
    weights: dict[str, list[int]] = {}
    seed = chosen.seed
    noted: list[Data] = []
    for number, rounds in enumerate(chosen.rounds):
        begun = time.process_time()
        learned = learner(weights)
        if number == 1:
            noted.clear()  # of decisions that the cheap policy followed up
        noted.append(collect(rules, learned, number, rounds, seed))
        seed += rounds
        print(f"iteration {number + 1}, {time.process_time() - begun:.0f} s of playing", flush=True)
        for name in NAMES:
            weights[name] = fit(name, joined(name, noted), chosen.hidden, chosen.epochs, chosen.decay, chosen.seed)
        measure(rules, learner(weights), chosen.deals)
        if chosen.write:
            write(weights)


if __name__ == "__main__":
    main()
