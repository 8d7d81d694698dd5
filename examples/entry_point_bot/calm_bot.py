"""A bot for any of the games, in a package of its own: `pip install ./examples/entry_point_bot`, then

    tilerummy arena rummy calm random

It plays like greedy on a state that agrees with what it may know, and always takes the first of its options instead
when there are at most two of them.
"""

from collections.abc import Sequence
from typing import Any

from tilerummy.game import AnyGame
from tilerummy.luck import Rng


class Calm:
    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)

    def decide(self, seen: Any, options: Sequence[Any], budget: float) -> Any:
        imagined = self.game.determinize(seen, self.rng)
        if 0 < len(options) <= 2 and not self.game.may_play(imagined):
            return options[0]
        return self.game.bots()["greedy"](imagined, self.rng)


def make(game: AnyGame, seed: int) -> Calm:
    return Calm(game, seed)
