"""The game and the rules that people at a real table have chosen."""

from tilerummy.game import AnyGame
from tilerummy.games import GAMES
from tilerummy.realtable.told import ToldError
from tilerummy.refusal import shorten
from tilerummy.ruleset import Ruleset


def chosen(name: str, rules: str) -> tuple[AnyGame, Ruleset]:
    if name not in GAMES:
        raise ToldError("told-no-such-game", {"game": shorten(name), "known": ", ".join(GAMES)})
    return GAMES[name], GAMES[name].rules_type.parse(rules)
