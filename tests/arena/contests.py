"""Small contests for the tests."""

from pathlib import Path

from tilerummy.arena.contest import Contest
from tilerummy.arena.evidence import Evidence, header_of
from tilerummy.arena.run import begin, play
from tilerummy.arena.runners import Runner, play_here
from tilerummy.games import GAMES


def contest(
    *players: str, game: str = "investo", rules: str = "", seats: int = 2, games: int = 8, limit: float = 10.0
) -> Contest:
    ruleset = GAMES[game].rules_type.parse(rules or {"investo": "short"}.get(game, "rounds=1"))
    return Contest(game, ruleset, seats, players, games, "test", limit=limit)


def fresh(of: Contest, path: Path | None = None, timings: bool = False) -> Evidence:
    evidence = begin(path, header_of(of, {name: "1" for name in of.names}, "0"), {})
    if not timings:
        evidence.timings = None
    return evidence


def played(of: Contest, runner: Runner = play_here, timings: bool = False) -> Evidence:
    evidence = fresh(of, timings=timings)
    play(of, evidence, runner)
    return evidence
