"""How fast the levels of Gin-Rummy decide: `python -m benchmarks.levels_gin`; writes its evidence file.

The times are processor time, so that a busy machine does not count. What a decision spends outside compiled code is
what a Player adds to `Search.look`: the call from Python and the action made of the decision.
"""

import json
import time
from pathlib import Path

from tilerummy.bots.player import ThinkingPlayer
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.levels import Level, levels
from tilerummy.games.gin.moves import act, deal
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.state import OVER
from tilerummy.games.gin.tactics import Tactics, contest
from tilerummy.games.gin.view import View
from tilerummy.luck import RandomLuck, Rng

EVIDENCE = Path(__file__).parents[1] / "docs/evidence/bots-gin-speed.json"
LINE_UPS = (("", 2), ("standard-52", 2), ("", 4))


def views(rules: str, seats: int, count: int) -> list[View]:
    """What the seat to move sees, all through rounds of the cheap policy."""
    found: list[View] = []
    tactics = Tactics()
    luck = RandomLuck(Rng(3))
    steps = 0
    while len(found) < count:
        state = deal(Rules.parse(rules), seats, None, luck)
        while state.step != OVER:
            steps += 1
            if steps % 7 == 0:
                found.append(GIN.view(state, int(state.seat)))
            tactics.decide(state)
            act(state, tactics.choice.code, luck)
    return found[:count]


def measure(level: Level, seen: list[View]) -> dict[str, float]:
    """Decisions and playouts a second; a decision without a choice counts too."""
    player = ThinkingPlayer(level, 1)
    playouts, inside = int(level.search.playouts), level.search.seconds
    start, wall = time.process_time(), time.perf_counter()
    slowest = 0.0
    for each in seen:
        begun = time.process_time()
        player.decide(each, (), 0.0)
        slowest = max(slowest, time.process_time() - begun)
    spent, passed = time.process_time() - start, time.perf_counter() - wall
    found = {
        "decisions a second": round(len(seen) / spent, 1),
        "ms a decision": round(1000 * spent / len(seen), 3),
        "slowest decision, ms": round(1000 * slowest, 2),
        "playouts a second": round((int(level.search.playouts) - playouts) / spent),
    }
    if level.slips is None:
        found["share outside compiled search"] = round(1 - (level.search.seconds - inside) / passed, 4)
    return found


def whole_rounds(rules: str, seats: int, count: int) -> float:
    """Rounds a second that the cheap policy plays to their end."""
    tactics = Tactics()
    luck = RandomLuck(Rng(5))
    start = time.process_time()
    for _ in range(count):
        contest(deal(Rules.parse(rules), seats, None, luck), [tactics] * seats, luck)
    return round(count / (time.process_time() - start))


def main() -> None:
    found: dict[str, object] = {}
    for rules, seats in LINE_UPS:
        seen = views(rules, seats, 150)
        rows: dict[str, object] = {name: measure(level, seen) for name, level in levels().items()}
        rows["whole rounds a second, cheap policy"] = whole_rounds(rules, seats, 500)
        found[f"{rules or 'standard'}, {seats} players"] = rows
    EVIDENCE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
