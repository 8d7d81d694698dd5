"""What the games know of a real table, by name; which games and rules there are, and those a person has chosen."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from tilerummy.game import Game
from tilerummy.games import GAMES
from tilerummy.games.gin import realtable as gin
from tilerummy.games.investo import realtable as investo
from tilerummy.games.rummy import realtable as rummy
from tilerummy.offline.handler import Handler, No
from tilerummy.refusal import shorten
from tilerummy.ruleset import Ruleset
from tilerummy.told import ToldError

T = TypeVar("T")
TABLES: Final[dict[str, Any]] = {"investo": investo, "rummy": rummy, "gin": gin}


def game_of(name: str) -> Game:
    if name not in GAMES:
        raise No("told-no-such-game", {"game": shorten(name), "known": ", ".join(GAMES)})
    return GAMES[name]


def rules_of(name: str, text: str) -> Ruleset:
    return game_of(name).rules_type.parse(text)


def heard(run: Callable[[], T]) -> T:
    """What a game makes of what people tell; what cannot be is refused as everything else here."""
    try:
        return run()
    except ToldError as error:
        raise No(error.key, error.params, error.rule) from None


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


HANDLERS: Final[dict[str, Any]] = {"games": Handler(dict[str, Any], games)}
