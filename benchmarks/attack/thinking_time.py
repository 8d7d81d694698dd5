"""What the time of a bot's answer tells of its rack, by the processor's own clock: others do not disturb it.

    python -m benchmarks.attack.thinking_time [--rounds 6] [--write]

Experts of Rummy play each other. The correlation between the time of an answer and the tiles laid with it: for answers
that are thought about after a pause, as they once were, and for answers that leave on the grid.
"""

import argparse
import json
import time
from pathlib import Path
from statistics import StatisticsError, correlation
from typing import Any

from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer
from tilerummy.games import GAMES
from tilerummy.match import Match
from tilerummy.server.live.pace import TURN, rest

EVIDENCE = Path(__file__).parents[2] / "docs/evidence/bot-timing.json"
PAUSE = 0.6  # seconds that every answer waited, before it was thought about


def thoughts(number: int) -> list[tuple[float, int]]:
    """Of one round: seconds, and how many tiles were laid."""
    game = GAMES["rummy"]
    match = Match(game, game.rules_type.chosen("rounds=1"), 2, Dealer(f"{number:064x}"))
    match.deal()
    players = [make_player(game, "expert", seat) for seat in range(2)]
    found: list[tuple[float, int]] = []
    while match.turn is not None:
        seat = match.turn
        view = match.view(seat)
        began = time.process_time()
        action = players[seat].decide(view, (), 0.0)
        took = time.process_time() - began
        before = size(game.wire(view), seat)
        assert match.act(seat, action) is None
        if match.state is not None and match.turn is not None:
            found.append((took, max(0, before - size(game.wire(match.view(seat)), seat))))
    return found


def size(seen: Any, seat: int) -> int:
    return int(seen.sides[seat].size)


def related(times: list[float], laid: list[int]) -> float:
    try:
        return round(correlation(times, laid), 2)
    except StatisticsError:  # all times are the same
        return 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    pairs = [pair for number in range(asked.rounds) for pair in thoughts(number)]
    laid = [count for _, count in pairs]
    grid = [round(took + rest(TURN["normal"], took), 6) for took, _ in pairs]
    found = {
        "decisions": len(pairs),
        "correlation before": related([PAUSE + took for took, _ in pairs], laid),
        "correlation now": related(grid, laid),
        "share that leaves at the first time of the grid": round(grid.count(min(grid)) / len(grid), 3),
        "slowest thought, ms": round(max(took for took, _ in pairs) * 1000),
    }
    print(json.dumps(found))
    if asked.write:
        EVIDENCE.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
