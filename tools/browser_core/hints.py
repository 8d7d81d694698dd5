"""What hints cost where the core is not compiled, and what their cap costs the player.

    python -m tools.browser_core.hints [--count 24]

Milliseconds of processor time of Node, which runs the page's engine uncompiled, for the hint of each of the same views
(trials.views): mean and slowest, whole and capped. `lost`: by how many points of the round the first move of a capped
hint is behind that of a whole one, on the deals of the whole one, in the mean; `same`: how often they are the same move
or cannot be told apart.
"""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from tilerummy.analysis.advice import analyse
from tilerummy.games import GAMES
from tools.browser_core.in_node import NodeEngine
from tools.browser_core.trials import views


def processor_time(number: int) -> float:
    """Milliseconds that a process has used so far, with those that it has started: Node may be behind a script."""
    folder = Path(f"/proc/{number}")
    fields = (folder / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
    own = 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    children = (folder / "task" / str(number) / "children").read_text(encoding="ascii").split()
    return own + sum(processor_time(int(child)) for child in children)


def advised(engine: NodeEngine, game: str, count: int) -> tuple[list[str], list[float]]:
    said, times = [], []
    for number in range(count):
        begun = processor_time(engine.process.pid)
        said.append(str(engine.call("advise", game=game, number=number, count=count)["said"]))
        times.append(processor_time(engine.process.pid) - begun)
    return said, times


def lost(game: str, count: int, said: list[str]) -> dict[str, float]:
    """By the whole hint, which this machine thinks of."""
    kind = GAMES[game]
    asked = zip(views(game, count), said, strict=True)
    found = [analyse(kind, view, kind.parse_action(action)).asked for view, action in asked]
    same = [each is None or each.equal or not each.lost for each in found]
    points = [0 if each is None else each.lost for each in found]
    return {"lost": round(sum(points) / count, 2), "same": round(sum(same) / count, 2)}


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.browser_core.hints")
    parser.add_argument("--count", type=int, default=24)
    count = parser.parse_args(argv).count
    for game in GAMES:
        told: dict[str, Any] = {}
        with NodeEngine(core=False) as engine:
            engine.call("advise", game=game, number=0, count=count)  # imports, and the views
            for how in ("whole", "capped"):
                said, times = advised(engine, game, count)
                told[how] = {"mean": round(sum(times) / count), "slowest": round(max(times))}
                engine.call("spare")
        print(game, json.dumps({**told, **lost(game, count, said)}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
