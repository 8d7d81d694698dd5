"""Which screen shows which game."""

from collections.abc import Callable
from typing import Final

from tilerummy.terminal.gin import GinScreen
from tilerummy.terminal.investo import InvestoScreen
from tilerummy.terminal.rummy import RummyScreen
from tilerummy.terminal.screen import Screen
from tilerummy.words import Words

SCREENS: Final[dict[str, Callable[[Words], Screen]]] = {
    "investo": InvestoScreen,
    "rummy": RummyScreen,
    "gin": GinScreen,
}
