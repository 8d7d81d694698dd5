"""Mistakes that people make: they overlook rearrangements and openings, lay what they had better hold, and part with
tiles they will miss."""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.games.rummy.moves import menu
from tilerummy.games.rummy.plays import Draft
from tilerummy.games.rummy.policy import Choice, choose_greedily
from tilerummy.games.rummy.state import TO_CHOOSE, State
from tilerummy.games.rummy.tactics import Tactics
from tilerummy.layout import Layout
from tilerummy.luck import Rng
from tilerummy.tiles import Tiles

PERCENT: Final = 100


@final
class Slips:
    """A cheap policy with mistakes, in percent of the occasions.

    `play`: a play is overlooked; `rearrange`: only what needs no rearranging is seen; `part`: any tile is given away.
    """

    def __init__(self, play: i64, rearrange: i64, part: i64, planned: bool) -> None:
        self.play: i64 = play
        self.rearrange: i64 = rearrange
        self.part: i64 = part
        self.planned: bool = planned  # with Tactics, else as `greedy`
        self.tactics: Tactics = Tactics()

    def decide(self, state: State, rng: Rng) -> Choice:
        codes = menu(state)
        overlooks = rng.below(PERCENT) < self.play
        simply = rng.below(PERCENT) < self.rearrange
        astray = rng.below(PERCENT) < self.part
        if state.step == TO_CHOOSE and simply and not overlooks:
            table = simple_play(state)
            if table is not None:
                return Choice(0, table)
        if astray and len(codes) > 0 and (overlooks or simply or state.step != TO_CHOOSE):
            return Choice(codes[rng.below(len(codes))], None)
        if state.step == TO_CHOOSE and (overlooks or simply) and len(codes) > 0:
            return Choice(self.tactics.part(state, Tiles()), None)
        if self.planned:
            return self.tactics.decide(state)
        return choose_greedily(state)


def simple_play(state: State) -> Layout | None:
    """New combinations from the rack and tiles added to lying ones, step by step, each the best at hand."""
    draft = Draft(state, None)
    while draft.look() > 0:
        draft.carry_out()
    return draft.table() if draft.good() else None
