"""Remembers which moves hints recommended, so that a review does not count them as mistakes.

The fact is stored with the move itself (`Did.hinted`) and shown to nobody before the match is over. A separate event
would reveal, by its number, that somebody asked for a hint. Until the move is made the recommendation is only in
memory, for as long as the position stands; a restart of the server loses it.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from tilerummy.game import AnyGame
from tilerummy.server.table.table import Table

MOST = 10_000  # seats whose last hints are remembered
Key = tuple[str, int]  # table, seat


class Hints:
    def __init__(self) -> None:
        self.advised: OrderedDict[Key, tuple[int, list[str]]] = OrderedDict()

    def note(self, key: Key, moved: int, actions: Sequence[str]) -> None:
        """Hints for the position after the event `moved`. Several for one position count together."""
        at, before = self.advised.pop(key, (moved, []))
        self.advised[key] = (moved, list(dict.fromkeys([*(before if at == moved else []), *actions])))
        while len(self.advised) > MOST:
            self.advised.popitem(last=False)

    def recommended(self, table: Table, seat: int, action: Any) -> bool:
        """Whether a hint for this very position named the move."""
        moved, actions = self.advised.get((table.id, seat), (0, []))
        return moved == table.moved and any(alike(table.game, text, action) for text in actions)

    def follow(self, table: Table, seat: int) -> None:
        """After a move that was recommended: those named with it may come next, as several tiles for the reserve."""
        key = (table.id, seat)
        if key in self.advised:
            self.advised[key] = (table.moved, self.advised[key][1])


def alike(game: AnyGame, text: str, action: Any) -> bool:
    """Ignores the order of the combinations."""
    hinted = game.parse_action(text)
    return bool(hinted == action) or sorted(str(hinted).split()) == sorted(str(action).split())
