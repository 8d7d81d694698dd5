"""Which screen shows which game."""

from collections.abc import Callable
from typing import Final

from tilerummy.terminal.investo import InvestoScreen
from tilerummy.terminal.screen import Screen
from tilerummy.words import Words

SCREENS: Final[dict[str, Callable[[Words], Screen]]] = {"investo": InvestoScreen}
