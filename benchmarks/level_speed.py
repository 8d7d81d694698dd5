"""How fast a level decides, for the benchmarks of the games' levels."""

import time
from collections.abc import Sequence
from typing import Any

from tilerummy.bots.player import ThinkingPlayer
from tilerummy.luck import Rng


class Timed:
    """A level whose thinking is timed."""

    def __init__(self, level: Any) -> None:
        self.level = level
        self.seconds = 0.0

    def think(self, seen: Any, rng: Rng, seconds: float) -> Any:
        begun = time.process_time()
        action = self.level.think(seen, rng, seconds)
        self.seconds += time.process_time() - begun
        return action


def measure(level: Any, seen: Sequence[Any]) -> dict[str, float]:
    """Decisions and playouts a second, a decision without a choice counting too.

    Processor time, so that a busy machine does not count. Outside the level is what a `decide` takes longer than the
    `think` in it; reading the clock is part of that.
    """
    before = int(level.search.playouts)
    timed = Timed(level)
    player = ThinkingPlayer(timed, 1)
    whole, slowest = 0.0, 0.0
    for each in seen:
        begun = time.process_time()
        player.decide(each, [], 0.0)
        spent = time.process_time() - begun
        whole += spent
        slowest = max(slowest, spent)
    return {
        "decisions a second": round(len(seen) / whole, 1),
        "slowest decision, ms": round(1000 * slowest, 2),
        "playouts a second": round((int(level.search.playouts) - before) / whole),
        "share of time outside the level": round(1 - timed.seconds / whole, 4),
    }
