"""How fast the levels of Rummy decide: `python -m benchmarks.levels_rummy`; writes its evidence file."""

import json
import time
from pathlib import Path
from typing import Any

from tilerummy.bots.player import ThinkingPlayer
from tilerummy.games.rummy.game import RUMMY
from tilerummy.games.rummy.levels import Level, levels
from tilerummy.games.rummy.moves import deal
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.state import OVER
from tilerummy.games.rummy.tactics import Tactics, contest
from tilerummy.games.rummy.view import View
from tilerummy.luck import RandomLuck, Rng

EVIDENCE = Path(__file__).parents[1] / "docs/evidence/bots-rummy-speed.json"
SEATS = (2, 3, 4)


def views(count: int) -> list[View]:
    """What the seat to move sees, all through rounds of the cheap policy."""
    found: list[View] = []
    tactics = Tactics()
    luck = RandomLuck(Rng(3))
    while len(found) < count:
        state = deal(Rules(), SEATS[len(found) % 3], luck)
        steps = 0
        while state.step != OVER:
            steps += 1
            if steps % 5 == 0:
                found.append(RUMMY.view(state, int(state.seat)))
            tactics.decide(state).carry_out(state, luck)
    return found[:count]


class Timed:
    """A level whose compiled part is timed."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.seconds = 0.0

    def think(self, seen: View, rng: Rng, seconds: float) -> Any:
        begun = time.perf_counter()
        action = self.level.think(seen, rng, seconds)
        self.seconds += time.perf_counter() - begun
        return action


def measure(level: Level, seen: list[View]) -> dict[str, float]:
    """Decisions and playouts a second, a decision without a choice counting too.

    Outside compiled code is what a `decide` takes longer than the `think` in it; reading the clock is part of that.
    """
    before = int(level.search.playouts)
    timed = Timed(level)
    player = ThinkingPlayer(timed, 1)
    whole, slowest = 0.0, 0.0
    for each in seen:
        begun = time.perf_counter()
        player.decide(each, [], 0.0)
        spent = time.perf_counter() - begun
        whole += spent
        slowest = max(slowest, spent)
    return {
        "decisions a second": round(len(seen) / whole, 1),
        "slowest decision, ms": round(1000 * slowest, 2),
        "playouts a second": round((int(level.search.playouts) - before) / whole),
        "share of time outside compiled code": round(1 - timed.seconds / whole, 4),
    }


def whole_rounds(count: int) -> float:
    """Rounds a second that the cheap policy plays to their end, two seats."""
    tactics = Tactics()
    luck = RandomLuck(Rng(5))
    start = time.perf_counter()
    for _ in range(count):
        contest(deal(Rules(), 2, luck), tactics, luck)
    return round(count / (time.perf_counter() - start))


def main() -> None:
    seen = views(150)
    found: dict[str, Any] = {name: measure(level, seen) for name, level in levels().items()}
    found["whole rounds a second, cheap policy"] = whole_rounds(500)
    EVIDENCE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
