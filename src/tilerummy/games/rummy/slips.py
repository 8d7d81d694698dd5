"""Mistakes that people make: they overlook rearrangements and openings, lay what they had better hold, and part with
tiles they will miss, but with no Star, and with nothing that lies complete on the rack, while there is another."""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.games.rummy.actions import PASS
from tilerummy.games.rummy.moves import menu
from tilerummy.games.rummy.plays import Draft
from tilerummy.games.rummy.policy import Choice, choose_greedily
from tilerummy.games.rummy.state import TO_CHOOSE, State
from tilerummy.games.rummy.tactics import Tactics
from tilerummy.layout import Layout
from tilerummy.luck import Rng
from tilerummy.solver.hand import meldable
from tilerummy.tiles import STAR, Tiles, bit_of

PERCENT: Final = 100


@final
class Slips:
    """A cheap policy with mistakes, in percent of the occasions.

    `play`: a play is overlooked; `rearrange`: only what needs no rearranging is seen; `part`: any loose tile is given.
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
            return Choice(stray(state, codes, rng), None)
        if state.step == TO_CHOOSE and (overlooks or simply) and len(codes) > 0:
            return Choice(self.tactics.part(state, complete(state)), None)
        if self.planned:
            return self.tactics.decide(state)
        return choose_greedily(state)


def stray(state: State, codes: list[i64], rng: Rng) -> i64:
    """Any of the small decisions with a loose tile; with none such, any without a Star; else any."""
    fit = complete(state).one
    plain = [code for code in codes if code >> 4 != STAR]
    loose = [code for code in plain if code & 15 == PASS or bit_of(code >> 4) & fit == 0]
    found = loose if len(loose) > 0 else (plain if len(plain) > 0 else codes)
    return found[rng.below(len(found))]


def complete(state: State) -> Tiles:
    """What belongs to a combination on the rack by the usual rules, without Stars: what anybody sees at once."""
    return Tiles(meldable(state.side(state.seat).rack.one))


def simple_play(state: State) -> Layout | None:
    """New combinations from the rack and tiles added to lying ones, step by step, each the best at hand."""
    draft = Draft(state, None)
    while draft.look() > 0:
        draft.carry_out()
    return draft.table() if draft.good() else None
