"""How fast the levels of Investo decide: `python -m benchmarks.levels_investo`; writes its evidence file."""

import json
import time
from pathlib import Path
from typing import Any

from tilerummy.bots.player import ThinkingPlayer
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.levels import Level, levels
from tilerummy.games.investo.moves import deal
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.state import OVER
from tilerummy.games.investo.tactics import Tactics, contest
from tilerummy.games.investo.view import View
from tilerummy.luck import RandomLuck, Rng

EVIDENCE = Path(__file__).parents[1] / "docs/evidence/bots-investo-speed.json"


def views(count: int) -> list[View]:
    """What the seat to move sees, all through rounds of the cheap policy."""
    found: list[View] = []
    tactics = Tactics()
    luck = RandomLuck(Rng(3))
    while len(found) < count:
        state = deal(Rules(), luck)
        steps = 0
        while state.step != OVER:
            steps += 1
            if steps % 7 == 0:
                found.append(INVESTO.view(state, int(state.seat)))
            tactics.decide(state)
            tactics.choice.carry_out(state, luck)
    return found[:count]


class Timed:
    """A level whose own time is kept."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.seconds = 0.0

    def think(self, seen: View, rng: Rng, seconds: float) -> Any:
        begun = time.perf_counter()
        action = self.level.think(seen, rng, seconds)
        self.seconds += time.perf_counter() - begun
        return action


def measure(level: Level, seen: list[View]) -> dict[str, float]:
    """Decisions and playouts a second; a decision without a choice counts too.

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
    """Rounds a second that the cheap policy plays to their end."""
    tactics = Tactics()
    luck = RandomLuck(Rng(5))
    start = time.perf_counter()
    for _ in range(count):
        contest(deal(Rules(), luck), tactics, tactics, luck)
    return round(count / (time.perf_counter() - start))


def main() -> None:
    seen = views(200)
    found: dict[str, object] = {name: measure(level, seen) for name, level in levels().items()}
    found["whole rounds a second, cheap policy"] = whole_rounds(500)
    EVIDENCE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
