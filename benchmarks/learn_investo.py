"""Learns the estimate of games/investo/estimate.py: `python -m benchmarks.learn_investo --write`.

A network of one layer learns the points that both sides still made, first from rounds of the cheap policy, of which
there can be many, then from matches between searches like `hard`, in which now and then another decision than the best
is carried out: rounds between searching players have half as many points again, and a search asks about positions
after decisions that nobody would make. A fifth of the searched rounds is kept apart to judge it; then it learns from
all. `--write` puts the weights into games/investo/trained.py, in thousandths.
"""

import argparse
import random
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks import learn_gin
from benchmarks.learn_gin import explained, forward, learn, plain, solve, start
from tilerummy.games.investo.estimate import INPUTS, RoundEstimate
from tilerummy.games.investo.moves import deal, round_points
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.score import winners
from tilerummy.games.investo.search import Search
from tilerummy.games.investo.state import OVER, TO_DRAW, State
from tilerummy.games.investo.tactics import Tactics
from tilerummy.games.investo.view import view
from tilerummy.luck import RandomLuck, Rng

SOURCE = Path(__file__).parents[1] / "src/tilerummy/games/investo/trained.py"
EVERY = 3  # turns of the cheap policy's rounds
CHEAP_SEED = 5_000_000
ANOTHER = 0.06  # how often another decision than the best is carried out
PLACES = [1, 1, 2, 2, 3, 5, 8]  # which
SEARCHED = ["1000000:3128", "2000000:1743"]
Seen = list[tuple[int, Any, tuple[int, int]]]
Round = tuple[Seen, tuple[int, int]]


def note(seen: Seen, state: State, estimate: RoundEstimate) -> None:
    estimate.describe(state)
    x = np.array(estimate.network.x[:INPUTS], dtype=np.float32)
    seen.append((int(state.seat), x, (int(state.first.points), int(state.second.points))))


def final(state: State) -> tuple[int, int]:
    return int(round_points(state, 0)), int(round_points(state, 1))


def cheap_rounds(count: int) -> Iterator[Round]:
    tactics, estimate = Tactics(), RoundEstimate()
    for seed in range(CHEAP_SEED, CHEAP_SEED + count):
        luck = RandomLuck(Rng(seed))
        state = deal(Rules(), luck)
        seen: Seen = []
        turn = seed
        while state.step != OVER:
            if state.step == TO_DRAW:
                turn += 1
                if turn % EVERY == 0:
                    note(seen, state, estimate)
            tactics.decide(state)
            tactics.choice.carry_out(state, luck)
        yield seen, final(state)


def searched_round(state: State, search: Search, luck: RandomLuck, rng: Rng, chance: random.Random) -> Seen:
    seen: Seen = []
    estimate = RoundEstimate()
    while state.step != OVER:
        if state.step == TO_DRAW:
            note(seen, state, estimate)
        found = search.look(view(state, int(state.seat)), rng, 0.0)
        pick = found[0]
        if len(found) > 1 and chance.random() < ANOTHER:
            pick = found[min(len(found) - 1, chance.choice(PLACES))]
        pick.carry_out(state, luck)
    return seen


def searched_rounds(seed: int, count: int) -> Iterator[Round]:
    """At least so many: the last match is played to its end."""
    rules, search, chance = Rules(), Search(40, 8, 1), random.Random(seed)
    done = 0
    number = seed
    while done < count:
        number += 1
        luck, rng = RandomLuck(Rng(number)), Rng(number + 10**9)
        last: State | None = None
        sheet: list[tuple[int, int]] = []
        while winners(rules, sheet) is None:
            last = deal(rules, luck, last)
            seen = searched_round(last, search, luck, rng, chance)
            sheet.append(final(last))
            yield seen, sheet[-1]
        done += len(sheet)


def table(rounds: Iterator[Round]) -> tuple[Any, Any, Any]:
    """Inputs, points still to come for the mover and the other, and which rows are for learning."""
    xs, ys, kept = [], [], []
    for number, (seen, end) in enumerate(rounds):
        for seat, x, had in seen:
            xs.append(x)
            ys.append((end[seat] - had[seat], end[1 - seat] - had[1 - seat]))
            kept.append(number % 5 != 0)
    return np.array(xs), np.array(ys, dtype=np.float32) / learn_gin.SCALE, np.array(kept)


def write(weights: list[int]) -> None:
    lines = "\n".join(textwrap.wrap(" ".join(map(str, weights)), 116))
    text = SOURCE.read_text(encoding="utf-8")
    start_of, end_of = text.index('"""\n', text.index("WEIGHTS")), text.rindex('"""')
    SOURCE.write_text(f'{text[:start_of]}"""\n{lines}\n{text[end_of:]}', encoding="utf-8")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--cheap", type=int, default=40_000, help="rounds of the cheap policy")
    options.add_argument("--searched", nargs="+", default=SEARCHED, help="of searches, as seed:rounds")
    options.add_argument("--hidden", type=int, default=20)
    options.add_argument("--write", action="store_true")
    chosen = options.parse_args()
    x, y, _ = table(cheap_rounds(chosen.cheap))
    parts = [part.split(":") for part in chosen.searched]
    tables = [table(searched_rounds(int(seed), int(count))) for seed, count in parts]
    sx, sy, kept = (np.concatenate([each[i] for each in tables]) for i in range(3))
    mean, spread = sx.mean(0), sx.std(0) + 0.01
    x, sx = (x - mean) / spread, (sx - mean) / spread
    chance = np.random.default_rng(7)
    first = start(INPUTS, chosen.hidden, solve(x, y), chance)
    learn(x, y, first, 8, chance)
    w = [part.copy() for part in first]
    learn(sx[kept], sy[kept], w, 8, chance, 0.001)
    print(f"{len(sx)} turns; explained: {explained(forward(sx[~kept], w)[1], sy[~kept]):.4f}")
    learn(sx, sy, first, 8, chance, 0.001)
    if chosen.write:
        write(plain(first, mean, spread))


if __name__ == "__main__":
    main()
