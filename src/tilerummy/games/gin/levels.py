"""The levels a person can choose to play against. They see what their seat may know and nothing else."""

from typing import Final, final

from tilerummy.games.gin.actions import Action
from tilerummy.games.gin.chances import Guess
from tilerummy.games.gin.search import Search
from tilerummy.games.gin.slips import Slips
from tilerummy.games.gin.state import State
from tilerummy.games.gin.tactics import Tactics
from tilerummy.games.gin.view import View, determinize, view
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


def few() -> Search:
    """What the levels without a search explain with."""
    return Search(60, 4, 2, Guess(), Tactics())


def levels() -> dict[str, Level]:
    """From a beginner to an expert; figures in docs/bots-gin.md."""
    return {
        "beginner": Level("beginner", Slips(50, 40, 50, 40, False), few()),
        "easy": Level("easy", Slips(27, 22, 34, 19, False), few()),
        "medium": Level("medium", Slips(23, 20, 20, 16, True), few()),
        "hard": Level("hard", Slips(0, 0, 0, 0, True), few()),
        "expert": Level("expert", None, Search(6000, 8, 2, Guess(), Tactics())),
    }
