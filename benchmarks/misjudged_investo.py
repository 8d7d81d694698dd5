"""By how much the expert's playouts misjudge kinds of decisions in Investo: `python -m benchmarks.misjudged_investo`.

Positions of rounds against `hard`. The best decision of each kind, as playouts without corrections find it, is played
on by `hard` for four turns with the racks as they are, and judged by the expert's estimate then. For two kinds, the
difference that was found is fitted to the one that was thought. What is found where they are thought equal is by how
much playouts misjudge one against the other; `TAKING` and `STEALING` of games/investo/search.py are about this, divided
by the slope.
"""

import argparse
from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from benchmarks.designs_investo import search_of
from benchmarks.open_racks_investo import OFTEN, Judge, by_search, decisions
from tilerummy.analysis.sampling import TurnLuck
from tilerummy.games.investo.actions import LETTERS, TAKE
from tilerummy.games.investo.candidates import Candidate
from tilerummy.games.investo.levels import levels
from tilerummy.games.investo.policy import PLAY
from tilerummy.games.investo.racks import Racks
from tilerummy.games.investo.search import LIKELY, USES
from tilerummy.games.investo.state import OVER, TO_DRAW, State
from tilerummy.games.investo.view import view
from tilerummy.luck import Rng

DESIGN: Final = "600,36,2+learned+halving+exact+racks+reserve"
DEALS: Final = 200
LUCKS: Final = 4
TURNS: Final = 4
DRAWS: Final = 3  # in a turn at most: of the stock, a base, for a doubling
PAIRS: Final = ("T-I", "T-X", "T-A", "A-I", "A-X", "X-I", "V-S")  # by the letter of their notation
Found = dict[str, tuple[float, float]]  # thought, found


def kind(candidate: Candidate) -> str:
    return "A" if candidate.code == PLAY else LETTERS[candidate.code & 15]


def carry_out(state: State, candidate: Candidate, luck: TurnLuck, turn: int) -> None:
    """Every draw of a turn has a number of its own, so that luck stays the same whatever is decided."""
    taking = candidate.code != PLAY and candidate.code & 15 == TAKE
    luck.turn = DRAWS * turn + (0 if state.step == TO_DRAW else 1 if taking else 2)
    candidate.carry_out(state, luck)


def played_on(judge: Judge, state: State, first: Candidate, luck: TurnLuck, seed: int) -> float:
    hard, rng, seat, turn = by_search(levels()["hard"].search), Rng(seed), int(state.seat), 0
    state = state.copy()
    carry_out(state, first, luck, 0)
    while state.step != OVER:
        turn += state.step == TO_DRAW
        if turn > TURNS:
            break
        carry_out(state, hard(state, rng), luck, turn)
    return judge.ahead(state, seat)


def thought(judge: Judge, state: State, live: list[Candidate], rng: Rng) -> list[float]:
    """As the expert's playouts see it: two turns of the cheap policy on imagined racks."""
    racks = Racks(view(state, int(state.seat)), LIKELY, USES)
    values = [judge.means(racks.imagine(rng), live, 1, rng) for _ in range(DEALS)]
    return [sum(column) / DEALS for column in zip(*values, strict=True)]


def study(judge: Judge, state: State, live: dict[str, Candidate], rng: Rng) -> Found:
    found = [0.0] * len(live)
    luck = TurnLuck(DRAWS * (TURNS + 1))
    for _ in range(LUCKS):
        luck.shuffle(Rng(rng.next()))
        seed = int(rng.next())
        for i, candidate in enumerate(live.values()):
            found[i] += played_on(judge, state, candidate, luck, seed) / LUCKS
    before = thought(judge, state, list(live.values()), rng)
    return {name: (before[i], found[i]) for i, name in enumerate(live)}


def round_of(seed: int) -> Iterator[Found]:
    judge = Judge()
    for state, found, rng, chance in decisions(search_of(DESIGN), seed):
        live: dict[str, Candidate] = {}
        for candidate in found:
            live.setdefault(kind(candidate), candidate)
        if len(live) > 1 and ("T" in live or chance.random() < OFTEN):
            yield study(judge, state, live, rng)


def line(pair: str, found: list[Found]) -> str:
    one, other = pair.split("-")
    rows = [each for each in found if one in each and other in each]
    if len(rows) < 10:
        return f"{pair}: {len(rows)} positions"
    x, y = (np.array([each[one][i] - each[other][i] for each in rows]) for i in (0, 1))
    inputs = np.stack([x, np.ones(len(x))], 1)
    fit: Any = np.linalg.lstsq(inputs, y, rcond=None)[0]
    left = ((y - inputs @ fit) ** 2).mean()
    error = 1.96 * np.sqrt(np.diag(np.linalg.inv(inputs.T @ inputs) * left))
    return (
        f"{pair}: {len(rows)} positions, thought {x.mean():+.2f}, found {y.mean():+.2f}; "
        f"slope {fit[0]:.2f} ± {error[0]:.2f}, where thought equal {fit[1]:+.2f} ± {error[1]:.2f}"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=100)
    options.add_argument("--seed", type=int, default=70_000_000)
    chosen = options.parse_args()
    found = [each for number in range(chosen.rounds) for each in round_of(chosen.seed + number)]
    for pair in PAIRS:
        print(line(pair, found))


if __name__ == "__main__":
    main()
