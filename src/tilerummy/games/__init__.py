"""The games, by name. Nothing outside a game's own folder asks which game it is."""

from typing import Final

from tilerummy.game import AnyGame
from tilerummy.games.gin import game as gin
from tilerummy.games.investo import game as investo
from tilerummy.games.rummy import game as rummy

GAMES: Final[dict[str, AnyGame]] = {"investo": investo.GAME, "rummy": rummy.GAME, "gin": gin.GAME}
