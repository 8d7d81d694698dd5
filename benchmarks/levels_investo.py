"""How fast the levels of Investo decide: `python -m benchmarks.levels_investo`; writes its evidence file."""

import json
import time
from pathlib import Path

from benchmarks.level_speed import measure
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.levels import levels
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


def whole_rounds(count: int) -> float:
    """Rounds a second that the cheap policy plays to their end."""
    tactics = Tactics()
    luck = RandomLuck(Rng(5))
    start = time.process_time()
    for _ in range(count):
        contest(deal(Rules(), luck), tactics, tactics, luck)
    return round(count / (time.process_time() - start))


def main() -> None:
    seen = views(200)
    found: dict[str, object] = {name: measure(level, seen) for name, level in levels().items()}
    found["whole rounds a second, cheap policy"] = whole_rounds(500)
    EVIDENCE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
