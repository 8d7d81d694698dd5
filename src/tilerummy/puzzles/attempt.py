"""Trying something in a puzzle's position, under the rules of its game and no others."""

from typing import Any

from tilerummy.games import GAMES
from tilerummy.luck import RandomLuck, Rng
from tilerummy.refusal import Refusal
from tilerummy.tiles import Tiles

ME = 0  # puzzles are seen from the first seat
DEAL = 1  # what is hidden is dealt the same way for everybody


class Attempt:
    """A position that goes on as actions are done. What is hidden there is made up: no answer depends on it."""

    def __init__(self, game: str, position: str) -> None:
        self.game = GAMES[game]
        self.rules = self.game.rules_type()
        seen = self.game.parse_view(position, self.rules)
        self.luck = RandomLuck(Rng(DEAL))
        self.state: Any = self.game.determinize(seen, self.luck.rng)

    def does(self, action: str) -> Refusal | None:
        """Raises NotationError."""
        accepted = self.game.accept(self.state, ME, self.game.parse_action(action))
        if isinstance(accepted, Refusal):
            return accepted
        self.game.apply(self.state, accepted, self.luck)
        return None

    def view(self) -> Any:
        return self.game.view(self.state, ME)

    def rack(self) -> Tiles:
        found: Tiles = self.view().sides[ME].rack
        return found


def refused(game: str, position: str, actions: list[str]) -> dict[str, str]:
    """Those of the actions that the rules refuse, and why, by code."""
    found: dict[str, str] = {}
    for action in actions:
        refusal = Attempt(game, position).does(action)
        if refusal is not None:
            found[action] = refusal.code
    return found
