"""Tile rummy games: rules, solver, records, bots."""

from tilerummy.bots.play_out import play_out
from tilerummy.bots.player import Player, make_player
from tilerummy.dealer import Dealer, new_seed
from tilerummy.games import GAMES
from tilerummy.layout import Layout
from tilerummy.match import Match
from tilerummy.refusal import NotationError, Refusal
from tilerummy.tiles import Tiles

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Dealer",
    "Layout",
    "Match",
    "NotationError",
    "Player",
    "Refusal",
    "Tiles",
    "make_player",
    "new_seed",
    "play_out",
]
