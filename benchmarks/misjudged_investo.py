"""By how much the expert's playouts misjudge decisions in Investo: `python -m benchmarks.misjudged_investo kinds`.

Positions of rounds against `hard`. Decisions are played on by `hard` for four turns with the racks as they are, and
judged by the expert's estimate then: that is what is found. What is thought is what playouts without corrections say.

`kinds`: the best decision of each kind. For two kinds, the difference that was found is fitted to the one that was
thought, once with the cheap policy ending the turn in playouts and once with the rest of it planned. What is found
where they are thought equal is by how much playouts misjudge one against the other, with half of the stock left, and
`stock` how much more that is with a full stock than with none.

`traits`: the six decisions that the search thinks best, compared with their mean. What was found is fitted to what was
thought and to the traits of games/investo/misjudged.py; printed is what each trait is worth, in points of what is
thought, and how much is explained in rounds that were not used for it, a fifth of them at a time.
"""

import argparse
from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from benchmarks.designs_investo import search_of
from benchmarks.open_racks_investo import OFTEN, Judge, decisions
from tilerummy.games.investo.actions import LETTERS
from tilerummy.games.investo.candidates import Candidate
from tilerummy.games.investo.misjudged import FULL, POINTS, TRAITS, Misjudged
from tilerummy.games.investo.plans import ENDS, is_open, plans
from tilerummy.games.investo.policy import PLAY
from tilerummy.games.investo.racks import Racks
from tilerummy.games.investo.search import LIKELY, USES
from tilerummy.games.investo.state import TO_CHOOSE, TO_POT, State
from tilerummy.games.investo.view import view
from tilerummy.luck import Rng

DESIGN: Final = "600,36,2+learned+halving+exact+racks+reserve"
DEALS: Final = 200
LUCKS: Final = 4
HALVED: Final = ((16, 8), (60, 2), (150, 1))  # deals on which plans are tried, and how many of them stay
PAIRS: Final = ("T-I", "T-X", "T-A", "A-I", "A-X", "X-I", "V-S")  # by the letter of their notation
BEST: Final = 6
PARTS: Final = 5
LITTLE: Final = 100.0  # so many candidates' worth of doubt that a trait is worth anything
Found = dict[str, tuple[float, float, float, float]]  # thought, with a plan, found; and the stock
Compared = tuple[int, Any, Any, Any]  # the round's number; traits, thought, found of each decision


def kind(candidate: Candidate) -> str:
    return "A" if candidate.code == PLAY else LETTERS[candidate.code & 15]


def thought(judge: Judge, state: State, live: list[Candidate], deals: int, rng: Rng) -> list[float]:
    """As the expert's playouts see it: two turns of the cheap policy on imagined racks."""
    racks = Racks(view(state, int(state.seat)), LIKELY, USES)
    values = [judge.means(racks.imagine(rng), live, 1, rng) for _ in range(deals)]
    return [sum(column) / deals for column in zip(*values, strict=True)]


# ---- kinds


def planned(judge: Judge, state: State, first: Candidate, rng: Rng) -> Candidate:
    """With the best of what may follow it in the turn."""
    found = plans(first, state, judge.tactics, ENDS) if is_open(first) else [first]
    for deals, kept in HALVED:
        if len(found) > 1:
            values = thought(judge, state, found, deals, rng)
            found = [found[i] for i in sorted(range(len(found)), key=lambda i: -values[i])[:kept]]
    return found[0]


def study(judge: Judge, state: State, live: dict[str, Candidate], rng: Rng) -> Found:
    bare = [Candidate(each.code, each.laid) for each in live.values()]
    found = judge.played_on(state, bare, LUCKS, rng)
    both = bare + [planned(judge, state, each, rng) for each in bare]
    before = thought(judge, state, both, DEALS, rng)
    stock, count = float(state.stock) / FULL, len(bare)
    return {name: (before[i], before[count + i], found[i], stock) for i, name in enumerate(live)}


def kinds_of(seed: int) -> Iterator[Found]:
    judge = Judge()
    for state, found, rng, chance in decisions(search_of(DESIGN), seed):
        live: dict[str, Candidate] = {}
        for candidate in found:
            live.setdefault(kind(candidate), candidate)
        if len(live) > 1 and ("T" in live or chance.random() < OFTEN):
            yield study(judge, state, live, rng)


def line(pair: str, how: int, found: list[Found]) -> str:
    one, other = pair.split("-")
    rows = [each for each in found if one in each and other in each]
    if len(rows) < 10:
        return f"{pair}: {len(rows)} positions"
    x, y = (np.array([each[one][i] - each[other][i] for each in rows]) for i in (how, 2))
    inputs = np.stack([x, np.ones(len(x)), np.array([each[one][3] - 0.5 for each in rows])], 1)
    fit: Any = np.linalg.lstsq(inputs, y, rcond=None)[0]
    left = ((y - inputs @ fit) ** 2).mean()
    error = 1.96 * np.sqrt(np.diag(np.linalg.inv(inputs.T @ inputs) * left))
    return (
        f"{pair}{' planned' if how else ''}: {len(rows)} positions, thought {x.mean():+.2f}, found {y.mean():+.2f}, "
        f"explained {1 - left / y.var():.3f}; slope {fit[0]:.2f} ± {error[0]:.2f}, "
        f"where thought equal {fit[1]:+.2f} ± {error[1]:.2f}, stock {fit[2]:+.2f} ± {error[2]:.2f}"
    )


# ---- traits


def traits_of(seed: int) -> Iterator[Compared]:
    judge, misjudged = Judge(), Misjudged()
    for state, found, rng, chance in decisions(search_of(f"{DESIGN}+corrected+plans"), seed):
        if len(found) < 3 or state.step not in (TO_CHOOSE, TO_POT) or chance.random() >= OFTEN:
            continue
        live, rows = found[:BEST], []
        for each in live:
            misjudged.describe(each, state)
            rows.append([misjudged.x[i] for i in range(TRAITS)])
        before = thought(judge, state, live, DEALS, rng)
        after = judge.played_on(state, [Candidate(each.code, each.laid) for each in live], LUCKS, rng)
        yield seed, *(np.array(part) - np.mean(part, 0) for part in (rows, before, after))


def fitted(x: Any, y: Any) -> tuple[Any, Any]:
    """What each input is worth, and its error. The first, what is thought, is not doubted."""
    doubt = np.full(x.shape[1], LITTLE)
    doubt[0] = 0.0
    spread = x.std(0) + 1e-9
    square = (x / spread).T @ (x / spread) + np.diag(doubt)
    worth = np.linalg.solve(square, (x / spread).T @ y)
    left = ((y - x / spread @ worth) ** 2).mean()
    return worth / spread, 1.96 * np.sqrt(np.diag(np.linalg.inv(square)) * left) / spread


def explained(x: Any, y: Any, part: Any) -> float:
    """In each part of the rounds, by what is fitted to the others."""
    guess = np.zeros(len(y))
    for each in range(PARTS):
        guess[part == each] = x[part == each] @ fitted(x[part != each], y[part != each])[0]
    return float(1 - ((y - guess) ** 2).mean() / y.var())


def report(found: list[Compared]) -> None:
    rows, before, y = (np.concatenate([each[i] for each in found]) for i in (1, 2, 3))
    part = np.concatenate([np.full(len(each[2]), each[0] % PARTS) for each in found])
    x = np.column_stack([before, rows])
    corrected = before + rows @ np.array(POINTS)
    print(f"{len(found)} positions; explained by what is thought {explained(x[:, :1], y, part):.4f},")
    print(
        f"as corrected now {explained(corrected[:, None], y, part):.4f}, by traits fitted {explained(x, y, part):.4f}"
    )
    worth, error = fitted(x, y)
    for i in [i for i in range(TRAITS) if rows[:, i].any()]:
        fit, doubt = worth[1 + i] / worth[0], error[1 + i] / worth[0]
        print(f"trait {i}: {fit:+.2f} ± {doubt:.2f}, now {POINTS[i]:+.2f}, in {(rows[:, i] != 0).mean():.3f}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("what", choices=["kinds", "traits"])
    options.add_argument("--rounds", type=int, default=100)
    options.add_argument("--seed", type=int, default=70_000_000)
    chosen = options.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.rounds)
    if chosen.what == "traits":
        report([each for seed in seeds for each in traits_of(seed)])
        return
    found = [each for seed in seeds for each in kinds_of(seed)]
    for pair in PAIRS:
        for how in (0, 1):
            print(line(pair, how, found))


if __name__ == "__main__":
    main()
