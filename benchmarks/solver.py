"""The table solver against public alternatives on the same positions: `python -m benchmarks.solver`.

Tables of 20-70 tiles, racks of 5-25, none, one or two Stars, free on the table, most tiles. Peers run in processes and
environments of their own, made below .cache. Times are CPU seconds, the least of three runs for everybody, since the
machine may have other work; wall times are kept as well. Ours alone on 10,000 positions: one run each.
Writes docs/evidence/solver-bench.json and the table in docs/solver.md.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import venv
from functools import partial
from pathlib import Path
from random import Random

from benchmarks.solver_peer import PEERS, REPEATS, timed
from tests.solver.positions import Position, random_position
from tilerummy.melds import MeldRules
from tilerummy.solver import search
from tilerummy.solver.solver import Solver

EVIDENCE = Path("docs/evidence/solver-bench.json")
PAGE = Path("docs/solver.md")
MARKS = ("<!-- benchmark -->", "<!-- end of benchmark -->")
CACHE = Path(".cache")
# highspy and ortools cannot be imported in one process, and cvxpy imports what it finds
ENVIRONMENTS = {
    "rummikub": ["rummikub-solver==1.0.0", "highspy"],
    "cp-sat": ["ortools"],
}
Row = tuple[int, float, float]  # tiles, wall seconds, CPU seconds


def positions_with(stars: int, number: int) -> list[Position]:
    rules = MeldRules()
    found = []
    for i in range(number):
        rng = Random(f"bench {stars} {i}")
        found.append(random_position(rng, rules, rng.randint(20, 70), rng.randint(5, 25 - stars), stars))
    return found


def counts_of(position: Position) -> tuple[list[int], list[int]]:
    table, rack = position
    return table.counts(), [int(rack.count(kind)) for kind in range(53)]


def python_of(name: str) -> Path:
    """The interpreter of a peer's environment, made if it is not there."""
    home = CACHE / f"bench-{name}"
    python = home / "bin" / "python"
    if not (home / "ready").exists():
        print(f"Setting up {home}.", flush=True)
        venv.create(home, clear=True, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *ENVIRONMENTS[name]], check=True)
        (home / "ready").touch()
    return python


def run_peer(peer: str, positions: list[Position]) -> list[Row]:
    python = python_of("cp-sat" if peer == "cp-sat" else "rummikub")
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump([counts_of(position) for position in positions], file)
        file.flush()
        command = [str(python), "benchmarks/solver_peer.py", peer, file.name]
        run = subprocess.run(command, check=True, capture_output=True, text=True)
    rows: list[Row] = [tuple(row) for row in json.loads(run.stdout.splitlines()[-1])]
    return rows


def run_ours(positions: list[Position], repeats: int) -> list[Row]:
    solver = Solver(MeldRules(), "free")

    def tiles(position: Position) -> int:
        play = solver.best(*position)
        return play.tiles() if play else -1

    return [timed(partial(tiles, position), repeats) for position in positions]


def spread(seconds: list[float]) -> dict[str, float]:
    """Milliseconds."""
    ordered = sorted(seconds)
    at = {name: ordered[min(len(ordered) - 1, int(len(ordered) * q))] for name, q in QUANTILES.items()}
    return {name: round(1000 * value, 3) for name, value in at.items()}


QUANTILES = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}


def compare(number: int) -> list[dict[str, object]]:
    """All on the same positions; how many answers are the same as ours is part of the report."""
    rows: list[dict[str, object]] = []
    for stars in range(3):
        positions = positions_with(stars, number)
        ours = run_ours(positions, REPEATS)
        answers = {"tilerummy": ours, **{peer: run_peer(peer, positions) for peer in PEERS}}
        for name, answer in answers.items():
            same = sum(row[0] == mine[0] for row, mine in zip(answer, ours, strict=True))
            times = {"cpu_ms": spread([row[2] for row in answer]), "wall_ms": spread([row[1] for row in answer])}
            rows.append({"solver": name, "stars": stars, "positions": number, "same_answer": same, **times})
            print(f"{name:<22} {stars} Stars, {same}/{number} the same, CPU ms {times['cpu_ms']}", flush=True)
    return rows


def ratios(rows: list[dict[str, object]]) -> list[dict[str, object]]:
    """How many times faster than the fastest peer, by Star count."""
    found: list[dict[str, object]] = []
    for stars in range(3):
        times = {str(row["solver"]): row["cpu_ms"] for row in rows if row["stars"] == stars}
        line: dict[str, object] = {"stars": stars}
        for name in ("p50", "p95"):
            peers = [cpu[name] for peer, cpu in times.items() if peer != "tilerummy" and isinstance(cpu, dict)]
            mine = times["tilerummy"]
            assert isinstance(mine, dict)
            line[name] = round(min(peers) / mine[name], 1)
        found.append(line)
    return found


def many(number: int) -> list[dict[str, object]]:
    """Ours alone, on many positions."""
    rows: list[dict[str, object]] = []
    for stars in range(3):
        times = run_ours(positions_with(stars, number // 3 + (stars < number % 3)), 1)
        row = {"stars": stars, "positions": len(times), "cpu_ms": spread([cpu for _, _, cpu in times])}
        rows.append({**row, "wall_ms": spread([wall for _, wall, _ in times])})
        print(f"tilerummy alone        {stars} Stars, {len(times)} positions, CPU ms {row['cpu_ms']}", flush=True)
    return rows


def write_page(report: dict[str, list[dict[str, object]]]) -> None:
    """The table in docs/solver.md, between its marks."""
    lines = ["| solver | Stars | p50 ms | p95 ms | p99 ms | max ms |", "|---|---|---|---|---|---|"]
    for row in report["peers"]:
        cpu = row["cpu_ms"]
        assert isinstance(cpu, dict)
        lines.append(f"| {row['solver']} | {row['stars']} | " + " | ".join(str(cpu[name]) for name in QUANTILES) + " |")
    lines += [
        "",
        "Faster than the fastest of the others: "
        + "; ".join(
            f"{row['stars']} Stars {row['p50']}× at the median, {row['p95']}× at p95" for row in report["ratios"]
        )
        + ".",
    ]
    for row in report["alone"]:
        cpu = row["cpu_ms"]
        assert isinstance(cpu, dict)
        times = ", ".join(f"{name} {value}" for name, value in cpu.items())
        lines.append(f"\n{row['positions']} positions with {row['stars']} Stars, ours alone: {times} ms.")
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(MARKS[0])
    after = rest.partition(MARKS[1])[2]
    PAGE.write_text(f"{before}{MARKS[0]}\n" + "\n".join(lines) + f"\n{MARKS[1]}{after}", encoding="utf-8")


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solver", description=__doc__)
    parser.add_argument("--positions", type=int, default=150, help="for each number of Stars, for all solvers")
    parser.add_argument("--many", type=int, default=10_000, help="in all, for ours alone")
    options = parser.parse_args(argv)
    if str(search.__file__).endswith(".py"):
        print("These are not the compiled modules: times will mean little.", file=sys.stderr)
    peers = compare(options.positions)
    report = {"peers": peers, "ratios": ratios(peers), "alone": many(options.many)}
    for line in report["ratios"]:
        print(f"times faster than the fastest peer: {line}")
    EVIDENCE.parent.mkdir(parents=True, exist_ok=True)
    EVIDENCE.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    write_page(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
