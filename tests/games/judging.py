"""How often the rules judge a play: the games' own judges, counted wherever a module has one of them."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tilerummy.games.gin import judge as gin
from tilerummy.games.investo import judge as investo
from tilerummy.games.rummy import judge as rummy

JUDGES: dict[str, Any] = {"gin": gin.lay_fault, "investo": investo.play_fault, "rummy": rummy.judge}


def is_compiled() -> bool:
    """Compiled code calls a judge without asking its module, so that it cannot be counted there."""
    return not str(rummy.__file__).endswith(".py")


def count_judging(game: str, patch: pytest.MonkeyPatch) -> list[str]:
    """A list that grows by an entry each time."""
    judge, calls = JUDGES[game], list[str]()

    def counted(*values: Any) -> Any:
        calls.append(game)
        return judge(*values)

    for module, name in holders(judge):
        patch.setattr(module, name, counted)
    return calls


def holders(judge: Any) -> Iterator[tuple[Any, str]]:
    for module in [each for name, each in sys.modules.items() if name.startswith("tilerummy.")]:
        for name, value in list(vars(module).items()):
            if value is judge:
                yield module, name
