"""How fast are hands solved and rounds played? `python -m benchmarks.gin [--seconds 5] [--no-openspiel]`.

One run measures the least leftover of a hand compiled and uncompiled, and random play of `standard-52` step by step
through the public Python API and inside compiled code, against OpenSpiel's gin_rummy driven from Python the same way.
All times are processor time, so that other work on the machine hardly counts; what is compared takes turns.
OpenSpiel goes into an environment of its own (.cache/bench-openspiel), never into the locked one.
"""

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from time import process_time

from benchmarks.gin_naive import random_hand, rich_hand
from tilerummy.games.gin import moves
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.policy import playouts
from tilerummy.games.gin.rules import Rules
from tilerummy.luck import RandomLuck, Rng
from tilerummy.solver.hand import leftover, leftover_batch
from tilerummy.tiles import Tiles

ROOT = Path(__file__).parents[1]
EVIDENCE = ROOT / "docs" / "evidence" / "gin-bench.json"
OPENSPIEL = ROOT / ".cache" / "bench-openspiel"
HANDS = 2000
REPEATS = 5
SLICES = 4
THEIRS = "OpenSpiel, step by step"


# ---- hands


def late_hands(count: int) -> list[Tiles]:
    """Racks of ten in the last turns of greedy rounds: many combinations, little left over."""
    found: list[Tiles] = []
    rng, luck = Rng(5), RandomLuck(Rng(6))
    greedy = GIN.bots()["greedy"]
    while len(found) < count:
        state = GIN.deal(Rules(), 2, None, luck)
        racks: list[Tiles] = []
        while state.out < 0 and GIN.turn(state) is not None:
            GIN.apply(state, greedy(state, rng), luck)
            racks.append(state.sides[state.seat].rack.copy())
        found += [rack for rack in racks[-8:] if len(rack) == 10]
    return found[:count]


def sample_hands() -> dict[str, list[Tiles]]:
    rng = random.Random(8)
    return {
        "dealt": [Tiles.of(random_hand(rng, 10)) for _ in range(HANDS)],
        "late": late_hands(HANDS),
        "rich": [Tiles.of(rich_hand(rng, 10)) for _ in range(HANDS)],
    }


def best_of(measured: Callable[[], object]) -> float:
    """Seconds of the fastest of some runs: the one least disturbed."""
    times = []
    for _ in range(REPEATS):
        start = process_time()
        measured()
        times.append(process_time() - start)
    return min(times)


def time_hands() -> dict[str, float]:
    """Nanoseconds a hand inside one call, and called one by one from Python for the late ones."""
    hands = sample_hands()
    times = 10 if is_compiled() else 1
    found: dict[str, float] = {}
    for name, tiles in hands.items():
        ones, twos = [t.one for t in tiles], [t.two for t in tiles]
        seconds = best_of(lambda ones=ones, twos=twos: leftover_batch(ones, twos, 13, times))  # type: ignore[misc]
        found[name] = 1e9 * seconds / (times * len(tiles))
    pairs = [(t.one, t.two) for t in hands["late"]]
    found["late, called from Python"] = 1e9 * best_of(lambda: [leftover(a, b, 13) for a, b in pairs]) / len(pairs)
    return found


def is_compiled() -> bool:
    return not str(moves.__file__).endswith(".py")


def uncompiled_hands() -> dict[str, float]:
    """The same measurement in a process that runs the sources."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "benchmarks.gin", "--hands-only"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    times: dict[str, float] = json.loads(done.stdout)
    return times


# ---- play


def stepwise(seconds: float, seed: int) -> dict[str, float]:
    """Must agree with gin_openspiel.play: the same loop over our API."""
    rng = random.Random(seed)
    rules = Rules.parse("standard-52")
    luck = RandomLuck(Rng(seed))
    games = decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        state = GIN.deal(rules, 2, None, luck)
        while GIN.turn(state) is not None:
            legal = GIN.options(state)
            GIN.apply(state, legal[int(rng.random() * len(legal))], luck)
            decisions += 1
        games += 1
    return {"seconds": process_time() - start, "games": games, "decisions": decisions}


def inside(seconds: float, seed: int, greedy: bool) -> dict[str, float]:
    rules = Rules.parse("standard-52")
    games = decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        decisions += int(playouts(rules, 2, seed + games, 1000, greedy)[0])
        games += 1000
    return {"seconds": process_time() - start, "games": games, "decisions": decisions}


def openspiel(seconds: float, seed: int) -> dict[str, float]:
    python = OPENSPIEL / "bin" / "python"
    if not (OPENSPIEL / "ready").exists():
        venv.create(OPENSPIEL, with_pip=True, clear=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", "open_spiel"], check=True)
        (OPENSPIEL / "ready").touch()
    command = [str(python), str(ROOT / "benchmarks" / "gin_openspiel.py"), str(seconds), str(seed)]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    counts: dict[str, float] = json.loads(done.stdout)
    return counts


def add(total: dict[str, float], more: dict[str, float]) -> None:
    for name, number in more.items():
        total[name] = total.get(name, 0.0) + number


def rates(counts: dict[str, float]) -> dict[str, float]:
    found = {f"{name} per second": number / counts["seconds"] for name, number in counts.items() if name != "seconds"}
    found["decisions per game"] = counts["decisions"] / counts["games"]
    return found


def time_play(seconds: float, with_openspiel: bool) -> dict[str, dict[str, float]]:
    """In slices that take turns."""
    ways: dict[str, Callable[[int], dict[str, float]]] = {
        "ours, step by step": lambda seed: stepwise(seconds / SLICES, seed),
        "ours, inside compiled code": lambda seed: inside(seconds / SLICES, seed, False),
        "ours, inside, greedy": lambda seed: inside(seconds / SLICES, seed, True),
    }
    if with_openspiel:
        ways[THEIRS] = lambda seed: openspiel(seconds / SLICES, seed)
    counts: dict[str, dict[str, float]] = {name: {} for name in ways}
    for seed in range(SLICES):
        for name, play in ways.items():
            add(counts[name], play(seed))
    return {name: rates(number) for name, number in counts.items()}


# ---- report


def measure(seconds: float, with_openspiel: bool) -> dict[str, dict[str, float]]:
    report = {"leftover ns, compiled": time_hands(), "leftover ns, uncompiled": uncompiled_hands()}
    first, second = report.values()
    report["leftover speed-up"] = {name: second[name] / first[name] for name in first}
    play = time_play(seconds, with_openspiel)
    if with_openspiel:
        for name in list(play)[:2]:
            for unit in ("decisions per second", "games per second"):
                play[name][f"{unit}, times OpenSpiel"] = play[name][unit] / play[THEIRS][unit]
    return {**report, **play}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each measurement of play")
    parser.add_argument("--no-openspiel", action="store_true")
    parser.add_argument("--hands-only", action="store_true", help="print times of hands as JSON (used by itself)")
    options = parser.parse_args()
    if options.hands_only:
        print(json.dumps(time_hands()))
        return 0
    if not is_compiled():
        print("The installed package is not compiled: nothing to compare.", file=sys.stderr)
        return 1
    report = measure(options.seconds, not options.no_openspiel)
    for title, numbers in report.items():
        print(title)
        for name, number in numbers.items():
            print(f"  {name:42} {number:14,.1f}")
    EVIDENCE.parent.mkdir(parents=True, exist_ok=True)
    about = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
    rounded = {title: {name: round(n, 1) for name, n in numbers.items()} for title, numbers in report.items()}
    EVIDENCE.write_text(json.dumps({"about": about, **rounded}, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
