"""`make bench`: how fast the core is, compiled against uncompiled in one run. Results as JSON, not a timed test."""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from tilerummy.games import GAMES
from tilerummy.games.investo.moves import deal
from tilerummy.games.investo.policy import Choice, playouts
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.state import OVER, State
from tilerummy.luck import RandomLuck, Rng
from tilerummy.refusal import Refusal
from tilerummy.solver.runs import Runs
from tilerummy.tiles import Tiles

ROOT = Path(__file__).parents[1]
EVIDENCE = ROOT / "docs/evidence/investo-bench.json"
Position = tuple[Tiles, Tiles]


def positions(count: int) -> list[Position]:
    """Tables and racks from the middle of greedy rounds."""
    rng = Rng(7)
    luck = RandomLuck(rng)
    choice = Choice()
    found: list[Position] = []
    while len(found) < count:
        state = deal(Rules(), luck)
        while state.step != OVER:
            choice.greedy(state)
            choice.carry_out(state, luck)
            if state.stock % 7 == 0:
                found.append((state.table.copy(), state.side(state.seat).rack.copy()))
    return found[:count]


def seconds_each(call: Callable[[], None], times: int) -> float:
    """The median of five runs, in processor time: other programs on the machine count for less."""
    runs = []
    for _ in range(5):
        start = time.process_time()
        call()
        runs.append((time.process_time() - start) / times)
    return median(runs)


def turns_of(rounds: int) -> int:
    """How many turns so many random rounds have, counted by playing them."""
    rng = Rng(1)
    luck = RandomLuck(rng)
    choice = Choice()
    turns = 0
    for _ in range(rounds):
        state = deal(Rules(), luck)
        mover = -1
        while state.step != OVER:
            turns += state.seat != mover
            mover = int(state.seat)
            choice.random(state, rng)
            choice.carry_out(state, luck)
    return turns


def stepwise(rounds: int) -> None:
    """Random rounds through the public protocol: options, accept, apply, one action object a decision."""
    game = GAMES["investo"]
    rng = Rng(1)
    luck = RandomLuck(rng)
    bot = game.bots()["random"]
    for _ in range(rounds):
        state: State = game.deal(Rules(), 2, None, luck)
        while (seat := game.turn(state)) is not None:
            accepted = game.accept(state, seat, bot(state, rng))
            assert not isinstance(accepted, Refusal)
            game.apply(state, accepted, luck)


def measure(scale: int) -> dict[str, float]:
    """Seconds for one of each."""
    rounds = 4 * scale
    turns = turns_of(rounds)
    decisions = playouts(Rules(), 1, rounds, True)[0]
    found = positions(40 * scale)
    runs = Runs()
    return {
        "random turn": seconds_each(lambda: keep(playouts(Rules(), 1, rounds, False)), turns),
        "greedy decision": seconds_each(lambda: keep(playouts(Rules(), 1, rounds, True)), decisions),
        "random turn, public protocol": seconds_each(lambda: stepwise(rounds), turns),
        "most tiles": seconds_each(lambda: [runs.most(t, r) for t, r in found].clear(), len(found)),
        "playable tiles": seconds_each(lambda: [runs.playable(t, r) for t, r in found].clear(), len(found)),
    }


def keep(value: object) -> None:
    """The value is not needed, only the work."""


def measure_pure() -> dict[str, float]:
    code = "import json; from benchmarks.run import measure; print(json.dumps(measure(1)))"
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def row(ours: float, pure: float) -> dict[str, float]:
    return {
        "compiled µs": round(1e6 * ours, 3),
        "uncompiled µs": round(1e6 * pure, 2),
        "per second": round(1 / ours),
        "times faster": round(pure / ours, 1),
    }


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--out", type=Path, default=EVIDENCE)
    chosen = options.parse_args()
    ours, pure = measure(50), measure_pure()
    rows = {name: row(ours[name], pure[name]) for name in ours}
    for name, figures in rows.items():
        print(f"{name:30}", "  ".join(f"{key} {value}" for key, value in figures.items()))
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    about = {"python": platform.python_version(), "machine": platform.machine()}
    chosen.out.write_text(json.dumps({"about": about, "rows": rows}, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
