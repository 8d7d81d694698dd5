"""For people at a real table: which games there are, the referee, the score sheet, what could be played."""

from typing import Any, Final

from tilerummy.game import GameInfo, game_info
from tilerummy.games import GAMES
from tilerummy.queries.handler import Handler
from tilerummy.realtable.playable import PlayableRequest, answer
from tilerummy.realtable.referee import Case, judge
from tilerummy.realtable.score import Sheet, count


def games(_: dict[str, Any]) -> list[GameInfo]:
    """As the server's /api/games; no bots play here."""
    return [game_info(game) for game in GAMES.values()]


HANDLERS: Final = {
    "games": Handler(dict[str, Any], games),
    "referee": Handler(Case, judge),
    "score": Handler(Sheet, count),
    "playable": Handler(PlayableRequest, answer),
}
