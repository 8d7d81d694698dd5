"""Which screen shows which game: that of the game's own folder, by name.

Nothing imports a screen: the games themselves run where there is no terminal, as in a browser.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Final

from tilerummy.games import GAMES
from tilerummy.terminal.screen import AnyScreen
from tilerummy.words import Words


def screen_of(game: str, words: Words) -> AnyScreen:
    made: AnyScreen = import_module(f"tilerummy.games.{game}.screen").screen(words)
    return made


SCREENS: Final[dict[str, Callable[[Words], AnyScreen]]] = {name: partial(screen_of, name) for name in GAMES}
