"""What decides for a seat: a Player gets a view and the small decisions open to it, and answers with an action."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, runtime_checkable

from tilerummy.game import AnyGame, AnyPolicy
from tilerummy.luck import Rng


class Player(Protocol):
    def decide(self, seen: Any, options: Sequence[Any], budget: float) -> Any:
        """An action for the seat whose turn it is; `budget` is the thinking time in seconds."""


class PolicyPlayer:
    """A cheap policy as a player. It decides on a state imagined from the view, so it cannot know more."""

    def __init__(self, game: AnyGame, policy: AnyPolicy, seed: int) -> None:
        self.game = game
        self.policy = policy
        self.rng = Rng(seed & 0x7FFFFFFFFFFFFFFF)

    def decide(self, seen: Any, options: Sequence[Any], budget: float) -> Any:
        return self.policy(self.game.determinize(seen, self.rng), self.rng)


@runtime_checkable
class Thinker(Protocol):
    """A policy that decides on the view itself and can use time (docs/decisions/0005-levels-think-on-views.md)."""

    def think(self, seen: Any, rng: Rng, seconds: float) -> Any:
        """An action; `seconds` 0: a fixed amount of work, so the same action for the same random numbers."""


class ThinkingPlayer:
    """A level that searches, as a player."""

    def __init__(self, thinker: Thinker, seed: int) -> None:
        self.thinker = thinker
        self.rng = Rng(seed & 0x7FFFFFFFFFFFFFFF)

    def decide(self, seen: Any, options: Sequence[Any], budget: float) -> Any:
        return self.thinker.think(seen, self.rng, budget)


def level_names(game: AnyGame) -> list[str]:
    """The levels of a game, from the weakest: those of its bots that think."""
    return [name for name, policy in game.bots().items() if isinstance(policy, Thinker)]


BEYOND: Final = ("tough", "expert")  # too much work for an uncompiled core
_instead: dict[str, str] = {}


def spare_this_device() -> None:
    """From now on no level does more than an uncompiled core can (docs/decisions/0026): those above play as `hard`."""
    _instead.update(dict.fromkeys(BEYOND, "hard"))


def make_player(game: AnyGame, name: str, seed: int) -> Player:
    policy = game.bots()[_instead.get(name, name)]
    return ThinkingPlayer(policy, seed) if isinstance(policy, Thinker) else PolicyPlayer(game, policy, seed)
