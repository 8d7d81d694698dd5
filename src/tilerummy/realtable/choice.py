"""The game and the rules that people at a real table have chosen."""

from typing import Any, Final

from tilerummy.game import Game
from tilerummy.games import GAMES
from tilerummy.games.gin import realtable as gin
from tilerummy.games.investo import realtable as investo
from tilerummy.games.rummy import realtable as rummy
from tilerummy.realtable.told import ToldError
from tilerummy.refusal import shorten
from tilerummy.ruleset import Ruleset

TABLES: Final[dict[str, Any]] = {"investo": investo, "rummy": rummy, "gin": gin}


def chosen(name: str, rules: str) -> tuple[Game, Ruleset]:
    if name not in GAMES:
        raise ToldError("told-no-such-game", {"game": shorten(name), "known": ", ".join(GAMES)})
    return GAMES[name], GAMES[name].rules_type.parse(rules)
