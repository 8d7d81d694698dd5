"""How long matches are: turns and rounds of matches between bots, for `games/*/length.py`.

`python -m benchmarks.match_length` writes docs/evidence/match-length.json: counts, no times, so any machine
finds the same.
"""

import json
from itertools import pairwise
from pathlib import Path

from tilerummy import GAMES, Dealer, Match, make_player, play_out
from tilerummy.dealer import seed_of
from tilerummy.match import Deal, Move

MATCHES = 40
LEVEL = "greedy"
EVIDENCE = Path(__file__).parents[1] / "docs/evidence/match-length.json"
CASES = [
    ("investo", 2, "short"),
    ("investo", 2, "standard"),
    ("investo", 2, "long"),
    ("investo", 2, "single"),
    *(("rummy", seats, preset) for seats in (2, 3, 4) for preset in ("standard", "draw-discard", "classic")),
    *(("gin", seats, preset) for seats in (2, 3, 4) for preset in ("standard", "race")),
    ("gin", 2, "standard-52"),
]


def played(game: str, seats: int, rules: str, number: int) -> Match:
    found = GAMES[game]
    match = Match(found, found.rules_type.parse(rules), seats, Dealer(seed_of(f"{game} {seats} {rules} {number}")))
    play_out(match, [make_player(found, LEVEL, number * seats + seat) for seat in range(seats)])
    return match


def turns_of(match: Match) -> int:
    """A turn begins with a deal, and whenever another seat moves."""
    events = [event for event in match.events if isinstance(event, Deal | Move)]
    return sum(
        isinstance(event, Move) and (isinstance(before, Deal) or event.seat != before.seat)
        for before, event in pairwise(events)
    )


def measure(game: str, seats: int, rules: str) -> dict[str, str | int | float]:
    matches = [played(game, seats, rules, number) for number in range(MATCHES)]
    turns = sum(map(turns_of, matches))
    rounds = sum(len(match.sheet) for match in matches)
    best = sum(max(match.totals) for match in matches)
    return {
        "game": game,
        "seats": seats,
        "rules": rules,
        "turns": round(turns / MATCHES, 1),
        "rounds": round(rounds / MATCHES, 2),
        "turns_a_round": round(turns / rounds, 1),
        "best_a_round": round(best / rounds, 1),
    }


def main() -> None:
    cases = [measure(*case) for case in CASES]
    for case in cases:
        print(*case.values())
    found = {"level": LEVEL, "matches": MATCHES, "cases": cases}
    EVIDENCE.write_text(json.dumps(found, indent=1) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
