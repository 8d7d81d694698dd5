"""The game and the rules that people at a real table have chosen."""

from tilerummy.game import AnyGame
from tilerummy.games import GAMES
from tilerummy.refusal import NotAccepted, shorten
from tilerummy.ruleset import Ruleset


def chosen(name: str, rules: str) -> tuple[AnyGame, Ruleset]:
    if name not in GAMES:
        raise NotAccepted("told-no-such-game", {"game": shorten(name), "known": ", ".join(GAMES)})
    return GAMES[name], GAMES[name].rules_type.parse(rules)
