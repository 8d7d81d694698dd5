"""What a worker is asked about a position: a bot's decision, or a hint. It gets a view in notation, never a state."""

from typing import Any

from tilerummy.analysis.advice import analyse
from tilerummy.analysis.weighing import Analysis, Weighed
from tilerummy.bots.player import make_player
from tilerummy.games import GAMES


def decide(game: str, rules: dict[str, Any], seen: str, level: str, seed: int, seconds: float) -> str:
    """One decision, in notation."""
    playing = GAMES[game]
    view = playing.parse_view(seen, playing.rules_type.make(rules))
    return str(make_player(playing, level, seed).decide(view, (), seconds))


def advise(game: str, rules: dict[str, Any], seen: str, kind: str) -> Analysis:
    """What is worth considering and why, or the most that can be laid now: nothing else, and perhaps nothing."""
    playing = GAMES[game]
    view = playing.parse_view(seen, playing.rules_type.make(rules))
    if kind == "advice":
        return analyse(playing, view)
    most = playing.most_laid(view)
    return Analysis(() if most is None else (Weighed(str(most)),), ())
