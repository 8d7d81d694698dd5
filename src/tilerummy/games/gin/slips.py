"""Mistakes that people make: combinations overlooked, hopeless pairs kept, useless discards taken, gifts given."""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.games.gin.actions import DISCARD, GO_OUT, GRAND_GIN, PETIT_GIN, TAKE, code_of
from tilerummy.games.gin.chances import near
from tilerummy.games.gin.policy import Choice, any_of, draw_or_pass, least_leaving
from tilerummy.games.gin.state import TO_DISCARD, TO_LAY, State
from tilerummy.games.gin.tactics import Tactics
from tilerummy.luck import Rng
from tilerummy.solver.hand import meldable
from tilerummy.tiles import bit_of

PERCENT: Final = 100


@final
class Slips:
    """A cheap policy with mistakes, in percent of the occasions.

    `overlook`: a discard that would help; `useless`: a discard near a tile taken though it helps nothing; `forget`: to
    go out; `pairs`: all pairs kept however hopeless, whatever the next player collects.
    """

    def __init__(self, overlook: i64, useless: i64, forget: i64, pairs: i64, planned: bool) -> None:
        self.overlook: i64 = overlook
        self.useless: i64 = useless
        self.forget: i64 = forget
        self.pairs: i64 = pairs
        self.planned: bool = planned  # with Tactics, else as `greedy`
        self.tactics: Tactics = Tactics()
        self.choice: Choice = self.tactics.choice

    def decide(self, state: State, rng: Rng) -> None:
        """The decision is left in `choice`."""
        choice = self.choice
        if self.planned:
            self.tactics.decide(state)
        else:
            choice.greedy(state)
        if state.step == TO_LAY:
            return
        op = choice.code & 7
        if op == GO_OUT or op == PETIT_GIN or op == GRAND_GIN:
            if rng.below(PERCENT) < self.forget:
                choice.code = self.play_on(state, rng)
        elif state.step == TO_DISCARD:
            if rng.below(PERCENT) < self.pairs:
                choice.code = careless(state, rng)
        else:
            self.draw(state, rng)

    def play_on(self, state: State, rng: Rng) -> i64:
        """The turn goes on as if nobody could go out."""
        return careless(state, rng) if state.step == TO_DISCARD else draw_or_pass(state)

    def draw(self, state: State, rng: Rng) -> None:
        choice = self.choice
        if choice.code == TAKE:
            if rng.below(PERCENT) < self.overlook:
                choice.code = draw_or_pass(state)
        elif state.discard >= 0 and bit_of(state.discard) & near(state.rack().one) != 0:
            if rng.below(PERCENT) < self.useless:
                choice.code = TAKE


def careless(state: State, rng: Rng) -> i64:
    """Any tile that is in no combination and near no other; else any in no combination; else what leaves least."""
    rack = state.rack()
    kinds = rack.one & ~state.barred()
    loose = kinds & ~meldable(rack.one)
    alone = loose & ~near(rack.one)
    if loose == 0:  # everybody sees that a hand of combinations is not to be torn apart
        return code_of(DISCARD, any_of(least_leaving(state), rng))
    return code_of(DISCARD, any_of(alone if alone != 0 else loose, rng))
