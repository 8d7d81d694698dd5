"""What a worker is asked about a position: a bot's decision, or a hint. It gets a view in notation, never a state."""

from typing import Any

from tilerummy.analysis.explanation import Explanation, RankedDecision
from tilerummy.bots.player import make_player
from tilerummy.games import GAMES
from tilerummy.luck import Rng


def decide(game: str, rules: dict[str, Any], seen: str, level: str, seed: int, seconds: float) -> str:
    """One decision, in notation."""
    playing = GAMES[game]
    view = playing.parse_view(seen, playing.rules_type.make(rules))
    return str(make_player(playing, level, seed).decide(view, (), seconds))


def advise(game: str, rules: dict[str, Any], seen: str, kind: str, seconds: float) -> Explanation:
    """The most that can be played now, or what an expert would consider and why."""
    playing = GAMES[game]
    view = playing.parse_view(seen, playing.rules_type.make(rules))
    if kind == "advice":
        return playing.explain(view, Rng(1), seconds)
    action = playing.bots()["greedy"](playing.determinize(view, Rng(1)), Rng(1))
    return Explanation((RankedDecision(str(action)),), ())
