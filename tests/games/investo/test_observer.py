"""What is known, worked out a second time by somebody who sees only open moves (I21)."""

from collections import Counter

import pytest

from tests.games.investo.playouts import RULES, walk
from tilerummy.games.investo.actions import Action
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.state import State

Bag = Counter[str]


def bag(text: object) -> Bag:
    return Counter(str(text).split())


class Observer:
    """A spectator with a good memory: follows moves in notation and what lies open."""

    def __init__(self, state: State) -> None:
        self.known: list[Bag] = [Counter(), Counter()]
        self.look(state)

    def look(self, state: State) -> None:
        view = INVESTO.view(state, None)
        self.table = bag(view.table.tiles())
        self.reserves = [bag(side.reserve) for side in view.sides]
        self.pot = [row.split() for row in INVESTO.show_view(view).split(" | ")[3].removeprefix("pot ").split(" / ")]

    def move(self, seat: int, action: Action, after: State) -> None:
        """The move of a seat, then the open places after it."""
        word = str(action).split()
        mine, pot, table, reserves = self.known[seat], self.pot, self.table, self.reserves
        self.look(after)
        if word[0][0] in "VB":
            mine[word[1]] += 1
        elif word[0][0] in "IXR":
            mine -= Counter([word[1]])
        elif word[0][0] == "T":
            for place in pot[int(word[0][1:]) - 1]:
                *lower, upper = place.split("<")
                mine[upper] += 1
                self.known[1 - seat].update(lower)
        elif word[0] == "A":
            assert action.table is not None
            shown = bag(action.table.tiles()) - table
            mine = mine - shown if self.table - table == shown else mine | shown
        if word[0][0] != "B":
            mine = mine + (reserves[seat] - self.reserves[seat])  # back by themselves
        self.known[seat] = mine


@pytest.mark.parametrize("greedy", [False, True])
@pytest.mark.parametrize("rules", RULES)
def test_known_tiles_are_what_an_observer_remembers(rules: str, greedy: bool) -> None:
    """I21: in whole rounds, after every move, for both racks; mistakes and towers included."""
    observer: Observer | None = None
    last: tuple[int, Action] | None = None
    for state, action in walk(rules, 31, greedy):
        if observer is None or last is None:
            observer = Observer(state)
        else:
            observer.move(*last, state)
        for seat in (0, 1):
            assert bag(state.side(seat).known) == +observer.known[seat]
        last = (int(state.seat), action)
