"""The levels a person can choose to play against. They see what their seat may know and nothing else."""

from typing import Final, final

from tilerummy.games.rummy.actions import Action
from tilerummy.games.rummy.search import Search
from tilerummy.games.rummy.slips import Slips
from tilerummy.games.rummy.state import State
from tilerummy.games.rummy.view import View, determinize, view, visible
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
        slips = self.slips
        if slips is not None:
            state = determinize(seen, rng)
            return slips.decide(state, rng).action(state)
        return self.search.look(seen, rng, seconds)[0].action(visible(seen))


def levels() -> dict[str, Level]:
    """From a beginner to an expert; figures in docs/bots-rummy.md."""
    return {
        "beginner": Level("beginner", Slips(40, 100, 15, False), Search(60, 1, 2)),
        "easy": Level("easy", Slips(22, 80, 25, False), Search(60, 1, 2)),
        "medium": Level("medium", Slips(12, 25, 6, False), Search(60, 1, 2)),
        "hard": Level("hard", Slips(0, 0, 0, True), Search(60, 1, 2)),
        "expert": Level("expert", None, Search(60, 1, 2, 500.0)),
    }
