"""For people at a real table: which games there are, the referee, the score sheet, what could be played."""

from typing import Any, Final

from tilerummy.games import GAMES
from tilerummy.queries.handler import Handler
from tilerummy.realtable.playable import PlayableRequest, answer
from tilerummy.realtable.referee import Case, judge
from tilerummy.realtable.score import Sheet, count


def games(_: dict[str, Any]) -> list[dict[str, Any]]:
    """As the server's /api/games, without the bots."""
    return [
        {
            "name": name,
            "seats": list(game.seats),
            "presets": [{"name": preset, "rules": rules} for preset, rules in game.rules_type.presets.items()],
        }
        for name, game in GAMES.items()
    ]


HANDLERS: Final = {
    "games": Handler(dict[str, Any], games),
    "referee": Handler(Case, judge),
    "score": Handler(Sheet, count),
    "playable": Handler(PlayableRequest, answer),
}
