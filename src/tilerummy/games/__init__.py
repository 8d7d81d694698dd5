"""The games, by name. Nothing outside a game's own folder asks which game it is."""

from typing import Final

from tilerummy.game import Game
from tilerummy.games.gin.game import GIN
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.rummy.game import RUMMY

GAMES: Final[dict[str, Game]] = {"investo": INVESTO, "rummy": RUMMY, "gin": GIN}
