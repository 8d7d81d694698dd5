"""What a file of evidence says of its first bot: the share of matches, its interval, the time, and the command that
plays the same again. Files are the arena's or those of benchmarks/duel; pages and tests read them with this.
"""

import json
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tilerummy.arena.contest import Contest
from tilerummy.arena.evidence import contest_of, load
from tilerummy.arena.intervals import Estimate, rate
from tilerummy.arena.summary import summarise
from tilerummy.games import GAMES
from tilerummy.ruleset import Ruleset

MATCHES_OF_A_PAIR = 2


@dataclass(frozen=True)
class Figures:
    """`wins`: over deals, with two seats pairs of matches. `processor`, if measured, and `clock`: ms a decision."""

    matches: int
    planned: int
    wins: Estimate
    processor: float | None
    clock: float
    command: str


def figures(path: Path) -> Figures:
    data = json.loads(path.read_text(encoding="utf-8"))
    return of_duel(path, data) if "won by pair" in data else of_arena(path)


def of_arena(path: Path) -> Figures:
    evidence = load(path)
    summary = summarise(evidence)
    first = summary.standings[0]
    spent = (evidence.timings or {})[first.name]
    processor = None if spent.processor is None else 1000 * spent.processor / spent.decisions
    clock = 1000 * spent.seconds / spent.decisions
    command = arena_command(path, contest_of(evidence.contest))
    return Figures(summary.games, summary.planned, first.wins, processor, clock, command)


def of_duel(path: Path, data: dict[str, Any]) -> Figures:
    wins = rate([won / MATCHES_OF_A_PAIR for won in data["won by pair"]])
    processor = data.get("processor ms a decision", [None])[0]
    matches, clock = MATCHES_OF_A_PAIR * wins.count, data["ms a decision"][0]
    return Figures(matches, matches, wins, processor, clock, duel_command(path, data))


# ---- commands


def arena_command(path: Path, contest: Contest) -> str:
    """With what differs from the command's own values, and the seed."""
    words = ["tilerummy arena", contest.game, *contest.players]
    words += option("seats", contest.seats, 2) + option("rules", rules_in_words(contest.rules), "")
    words += [f"--games {contest.games}", f"--seed {quoted(contest.seed)}"]
    words += option("budget", f"{contest.budget:g}", "0") + option("limit", f"{contest.limit:g}", "10")
    return " ".join([*words, f"--file docs/evidence/{path.name}"])


def duel_command(path: Path, data: dict[str, Any]) -> str:
    """Bots that a game does not have are those of the pool."""
    ours = set(data["bots"]) <= set(GAMES[data["game"]].bots())
    module = f"duel --game {data['game']}" if ours else "pool_gin"
    words = [f"python -m benchmarks.{module}", *data["bots"], f"--pairs {data['pairs']}"]
    words += option("first", data["first pair"], 1) + option("rules", data["rules"], "")
    return " ".join([*words, f"--out docs/evidence/{path.name}"])


def option(name: str, value: object, usual: object) -> list[str]:
    return [] if value == usual else [f"--{name} {value}"]


def rules_in_words(rules: Ruleset) -> str:
    """The name of a preset if it is one; nothing for the usual rules."""
    kind = type(rules)
    if rules == kind.chosen(None):
        return ""
    names = [name for name in kind.presets if kind.parse(name) == rules]
    return names[0] if names else quoted(str(rules))


def quoted(text: str) -> str:
    return text if shlex.quote(text) == text else f'"{text}"'
