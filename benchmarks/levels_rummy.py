"""How fast the levels of Rummy decide: `python -m benchmarks.levels_rummy`; writes its evidence file."""

import json
import time
from pathlib import Path
from typing import Any

from benchmarks.level_speed import measure
from tilerummy.games.rummy.game import RUMMY
from tilerummy.games.rummy.levels import levels
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


def whole_rounds(count: int) -> float:
    """Rounds a second that the cheap policy plays to their end, two seats."""
    tactics = Tactics()
    luck = RandomLuck(Rng(5))
    start = time.process_time()
    for _ in range(count):
        contest(deal(Rules(), 2, luck), tactics, luck)
    return round(count / (time.process_time() - start))


def main() -> None:
    seen = views(150)
    found: dict[str, Any] = {name: measure(level, seen) for name, level in levels().items()}
    found["whole rounds a second, cheap policy"] = whole_rounds(500)
    EVIDENCE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
