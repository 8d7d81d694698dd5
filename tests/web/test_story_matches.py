"""What the page tells of a move is what was done: whole matches as seat 0 hears them, with the tiles that really left
the rack of whoever moved.

`python -m tests.web.test_story_matches` writes the file again; web/tests/matches.test.ts reads it.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from tilerummy.dealer import Dealer
from tilerummy.game import AnyGame
from tilerummy.games import GAMES
from tilerummy.luck import Rng
from tilerummy.match import Match, Move

FILE = Path(__file__).parents[2] / "web/tests/matches.json"
MATCHES = [
    ("investo", "max_rounds=2", 2),
    ("investo", "max_rounds=1 hand=14 rack_limit=7", 2),
    ("investo", "max_rounds=1 rows=2 height=3", 2),
    ("rummy", "timer=60 rounds=1 opening=0", 2),
    ("rummy", "timer=60 rounds=1 opening=0 ace=both mixed=true", 3),
    ("rummy", "timer=60 rounds=1 turn=draw-discard opening=0", 4),
    ("gin", "rounds=2", 2),
    ("gin", "rounds=1", 4),
]
SEEDS = 2
EVERY = 7  # one move of so many is made by the clock
Event = dict[str, Any]


def rack(match: Match, seat: int) -> Counter[str]:
    return Counter(match.game.view(match.state, seat).sides[seat].rack.names())


def drawn(move: Move) -> Counter[str]:
    return Counter(word for word in move.luck.replace(">", " ").split() if word[:1] in "bryk*")


def step(match: Match, rng: Rng, number: int) -> Event:
    """One move; `gone`: what left the rack."""
    seat = match.turn
    assert seat is not None
    clock = number % EVERY == 0
    action = match.game.time_up(match.state) if clock else match.game.bots()["greedy"](match.state, rng)
    before = rack(match, seat)
    refusal = match.act(seat, action, by_clock=clock)
    assert refusal is None, (match.game.name, str(action), refusal.code, refusal.params)
    move = next(event for event in reversed(match.events) if isinstance(event, Move))
    after = rack(match, seat)
    seen = match.seen(move, 0)
    event: Event = {"what": "did", "seat": seat, "do": seen.action, "luck": seen.luck}
    event |= {"by": "clock"} if clock else {}
    event |= {"effect": dict(match.effect)} if match.effect else {}
    return {"event": event, "gone": sorted((before + drawn(move) - after).elements())}


def played(game: AnyGame, rules: str, seats: int, seed: int) -> list[Event]:
    match = Match(game, game.rules_type.parse(rules), seats, Dealer(f"{seed:064x}"))
    rng, told = Rng(seed), list[Event]()
    while match.winners is None:
        if match.turn is None:
            match.deal()
            told.append({"event": {"what": "dealt", "luck": ""}})
        told.append(step(match, rng, len(told)))
    return told


def made() -> list[dict[str, Any]]:
    return [
        {"game": game, "rules": rules, "told": played(GAMES[game], rules, seats, seed)}
        for game, rules, seats in MATCHES
        for seed in range(SEEDS)
    ]


def test_the_file_is_what_is_played_today() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == made()


if __name__ == "__main__":
    FILE.write_text(json.dumps(made(), separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
