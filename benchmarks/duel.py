"""Two bots against each other on mirrored deals: `python -m benchmarks.duel expert greedy --pairs 100`.

A pair is two matches with the same dealer and the seats exchanged. What counts is the share of matches won, with a
95 % interval over pairs. `--out` writes the evidence: every pair, and what is needed to play them again.
"""

import argparse
import json
import platform
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tilerummy.arena.intervals import rate
from tilerummy.bots.play_out import play_out
from tilerummy.bots.player import Player, make_player
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.match import Match

Make = Callable[[str, str, int], Player]  # game, name, seed


def by_name(game: str, name: str, seed: int) -> Player:
    return make_player(GAMES[game], name, seed)


class Timed:
    """A player whose thinking is timed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds = 0.0
        self.processor = 0.0
        self.decisions = 0

    def decide(self, seen: Any, options: Sequence[Any], budget: float) -> Any:
        start, spent = time.perf_counter(), time.process_time()
        action = self.player.decide(seen, options, budget)
        self.processor += time.process_time() - spent
        self.seconds += time.perf_counter() - start
        self.decisions += 1
        return action


def play(
    game: str, rules: str, names: tuple[str, str], number: int, make: Make = by_name
) -> tuple[list[int], list[Timed], int]:
    """One match: half points by seat, the players by seat, the rounds."""
    bots = GAMES[game]
    match = Match(bots, bots.rules_type.parse(rules), 2, Dealer(seed_of(f"duel {number}")))
    players = [Timed(make(game, name, 2 * number + seat)) for seat, name in enumerate(names)]
    play_out(match, players)
    return won_by(match.winners or ()), players, len(match.sheet)


def won_by(winners: Sequence[int]) -> list[int]:
    """Half points, by seat: 2 for a win, 1 for a shared one."""
    return [(2 // len(winners) if seat in winners else 0) for seat in (0, 1)]


def pair(game: str, rules: str, names: tuple[str, str], number: int, make: Make = by_name) -> dict[str, Any]:
    """Both matches of a pair, from the first bot's side."""
    home, players, rounds = play(game, rules, names, number, make)
    away, others, more = play(game, rules, (names[1], names[0]), number, make)
    mine, theirs = [players[0], others[1]], [players[1], others[0]]
    return {
        "number": number,
        "won": (home[0] + away[1]) / 2,
        "rounds": rounds + more,
        "seconds": [sum(player.seconds for player in side) for side in (mine, theirs)],
        "processor": [sum(player.processor for player in side) for side in (mine, theirs)],
        "decisions": [sum(player.decisions for player in side) for side in (mine, theirs)],
    }


def interval(shares: list[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval over pairs, as the arena has it."""
    found = rate(shares)
    return found.mean, found.low, found.high


def report(game: str, rules: str, names: tuple[str, str], pairs: list[dict[str, Any]]) -> dict[str, Any]:
    share, low, high = interval([row["won"] / 2 for row in pairs])
    seconds, processor, decisions = (
        [sum(row[what][side] for row in pairs) for side in (0, 1)] for what in ("seconds", "processor", "decisions")
    )
    return {
        "game": game,
        "rules": rules,
        "bots": list(names),
        "pairs": len(pairs),
        "win rate": round(share, 4),
        "interval 95": [round(low, 4), round(high, 4)],
        "rounds a match": round(sum(row["rounds"] for row in pairs) / 2 / len(pairs), 2),
        "ms a decision": [round(1000 * seconds[side] / decisions[side], 3) for side in (0, 1)],
        "processor ms a decision": [round(1000 * processor[side] / decisions[side], 3) for side in (0, 1)],
        "seconds a match": [round(seconds[side] / 2 / len(pairs), 3) for side in (0, 1)],
        "versions": {"tilerummy": version("tilerummy"), "python": platform.python_version()},
        "won by pair": [row["won"] for row in pairs],
    }


def parser(about: str) -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(description=about)
    options.add_argument("bots", nargs=2)
    options.add_argument("--pairs", type=int, default=50)
    options.add_argument("--first", type=int, default=1, help="number of the first pair: other deals")
    options.add_argument("--rules", default="")
    options.add_argument("--workers", type=int, default=2)
    options.add_argument("--out", type=Path)
    return options


def run(game: str, chosen: argparse.Namespace, make: Make) -> None:
    """Play the pairs, print the report, write the evidence."""
    names = (chosen.bots[0], chosen.bots[1])
    numbers = range(chosen.first, chosen.first + chosen.pairs)
    with ProcessPoolExecutor(chosen.workers) as pool:
        pairs = list(pool.map(partial(pair, game, chosen.rules, names, make=make), numbers))
    found = {"first pair": chosen.first, **report(game, chosen.rules, names, pairs)}
    print(json.dumps({key: value for key, value in found.items() if key != "won by pair"}))
    if chosen.out:
        chosen.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    options = parser(__doc__ or "")
    options.add_argument("--game", choices=[*GAMES], default="investo")
    chosen = options.parse_args()
    run(chosen.game, chosen, by_name)


if __name__ == "__main__":
    main()
