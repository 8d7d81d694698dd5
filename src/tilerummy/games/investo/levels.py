"""The levels a person can choose to play against. They see what their seat may know and nothing else."""

from typing import Final, final

from tilerummy.games.investo.actions import Action
from tilerummy.games.investo.search import Search
from tilerummy.games.investo.slips import Slips
from tilerummy.games.investo.state import State
from tilerummy.games.investo.tactics import DEFAULT
from tilerummy.games.investo.view import View, determinize, view
from tilerummy.luck import Rng


@final
class Level:
    """Decides cheaply with mistakes (`slips`) or by search. A call makes it a Policy; `think` gives it time."""

    def __init__(self, name: str, slips: Slips | None, search: Search) -> None:
        self.name: Final = name
        self.slips: Final = slips
        self.search: Final = search

    def __call__(self, state: State, rng: Rng) -> Action:
        return self.think(view(state, int(state.seat)), rng, 0.0)

    def think(self, seen: View, rng: Rng, seconds: float) -> Action:
        """A decision; with `seconds` 0 the same one on every machine for a given state of `rng`."""
        state = determinize(seen, rng)
        slips = self.slips
        if slips is not None:
            slips.decide(state, rng)
            return slips.choice.action(state)
        return self.search.look(seen, rng, seconds)[0].action(state)


def levels() -> dict[str, Level]:
    """From a beginner to an expert; figures in docs/bots-investo.md."""
    return {
        "beginner": Level("beginner", Slips(40, 30, 60, 30, False), Search(40, 4, 1)),
        "easy": Level("easy", Slips(18, 18, 40, 15, False), Search(40, 4, 1)),
        "medium": Level("medium", Slips(26, 11, 22, 27, True), Search(40, 4, 1)),
        "skilled": Level("skilled", Slips(13, 6, 12, 12, True), Search(40, 4, 1)),
        "strong": Level("strong", Slips(1, 1, 1, 0, True), Search(40, 4, 1)),
        "hard": Level("hard", None, Search(40, 8, 1)),
        "tough": Level("tough", None, Search(160, 12, 2)),
        "expert": Level("expert", None, Search(4800, 36, 2, DEFAULT, True)),
    }
