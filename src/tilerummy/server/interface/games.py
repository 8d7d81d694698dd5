"""The games that can be played, with all their options: what a page needs to offer a new table."""

from tilerummy.game import game_info
from tilerummy.games import GAMES

INFO = [game_info(game, list(game.bots())) for game in GAMES.values()]
