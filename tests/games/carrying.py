"""Carrying out an action that nobody has accepted yet, as a match does it."""

from typing import Any

from tilerummy.game import AnyGame
from tilerummy.luck import Luck
from tilerummy.refusal import Refusal


def carry_out(game: AnyGame, state: Any, action: Any, luck: Luck) -> None:
    accepted = game.accept(state, int(state.seat), action)
    assert not isinstance(accepted, Refusal), f"{action}: {accepted}"
    game.apply(state, accepted, luck)
