"""One public alternative on given positions, as JSON. Run by benchmarks.solver in an environment of its own.

`solver_peer.py PEER POSITIONS`: a position is a pair of counts for 53 kinds, on the table and on the rack, Stars last.
Prints for each the most tiles that can be laid, wall seconds and CPU seconds.
"""

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

REPEATS = 3
Solve = Callable[[list[int], list[int]], int]


def rummikub(backend: str) -> Solve:
    """rummikub-solver: its model is made once; only parameters change from position to position."""
    from rummikub_solver import GameState, MILPSolver, RuleSet, SolverMode  # type: ignore[import-not-found]

    rules = RuleSet(solver_backend=MILPSolver(backend))
    numbers = [*[kind % 4 * 13 + kind // 4 + 1 for kind in range(52)], 53]

    def solve(table: list[int], rack: list[int]) -> int:
        tiles = [[numbers[kind] for kind in range(53) for _ in range(counts[kind])] for counts in (table, rack)]
        state: Any = GameState(rules._tiles, tiles[0], tiles[1], initial=False)
        solution = rules.solve(state, SolverMode.TILE_COUNT)
        return len(solution.tiles) if solution else 0

    return solve


def cp_sat() -> Solve:
    """A CP-SAT model: counts of short sequences and series, tiles and Stars in each place."""
    from ortools.sat.python import cp_model  # type: ignore[import-not-found]

    def solve(table: list[int], rack: list[int]) -> int:
        model: Any = cp_model.CpModel()
        laid = [model.new_int_var(0, rack[kind], "") for kind in range(53)]
        cells, stars = add_melds(model, table[52] + rack[52])
        for kind in range(52):
            model.add(sum(cells[kind]) == table[kind] + laid[kind])
        model.add(sum(stars) == table[52] + laid[52])
        model.maximize(sum(laid))
        solver: Any = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.linearization_level = 2
        solver.parameters.cp_model_probing_level = 0
        solver.solve(model)
        return int(solver.objective_value + 0.5)

    return solve


def add_melds(model: Any, most_stars: int) -> tuple[list[list[Any]], list[Any]]:
    """For each kind what counts its tiles in sequences and series; and all that count Stars."""
    cells: list[list[Any]] = [[] for _ in range(52)]
    stars: list[Any] = []

    def fill(kind: int, melds: list[Any]) -> None:
        tiles = model.new_int_var(0, 2, "")
        cells[kind].append(tiles)
        star = model.new_int_var(0, most_stars, "") if most_stars else 0
        if most_stars:
            stars.append(star)
        model.add(sum(melds) == tiles + star)

    for colour in range(4):
        runs = [(low, low + size, model.new_int_var(0, 2, "")) for size in (3, 4, 5) for low in range(14 - size)]
        for level in range(13):
            fill(4 * level + colour, [run for low, high, run in runs if low <= level < high])
    for value in range(13):
        series = [(missing, model.new_int_var(0, 3, "")) for missing in (0, 1, 2, 3, -1)]
        for colour in range(4):
            fill(4 * value + colour, [one for missing, one in series if missing != colour])
    return cells, stars


PEERS: dict[str, Callable[[], Solve]] = {
    "rummikub-solver-scipy": lambda: rummikub("SCIPY"),
    "rummikub-solver-highs": lambda: rummikub("HIGHS"),
    "cp-sat": cp_sat,
}


def main(peer: str, file: str) -> None:
    positions = json.loads(Path(file).read_text(encoding="utf-8"))
    solve = PEERS[peer]()
    solve(*positions[0])  # what is made only once does not count
    rows = []
    for table, rack in positions:
        rows.append(timed(partial(solve, table, rack), REPEATS))
    print(json.dumps(rows))


def timed(solve: Callable[[], int], repeats: int) -> tuple[int, float, float]:
    """The answer, and the least wall and CPU seconds of some runs: other work on the machine only ever adds."""
    walls, cpus = [], []
    for _ in range(repeats):
        wall, cpu = time.perf_counter(), time.process_time()
        answer = solve()
        walls.append(time.perf_counter() - wall)
        cpus.append(time.process_time() - cpu)
    return answer, min(walls), min(cpus)


if __name__ == "__main__":
    main(*sys.argv[1:])
