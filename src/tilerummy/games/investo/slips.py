"""Mistakes that people make: they overlook what they could take or play, and put down a tile that seems of little use
without seeing what it gives the other."""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.games.investo.actions import DRAW, NOTHING, TAKE, code_of
from tilerummy.games.investo.moves import Menu
from tilerummy.games.investo.policy import Choice, best_row, greedy_pot, usefulness
from tilerummy.games.investo.state import TO_CHOOSE, TO_DRAW, TO_POT, State
from tilerummy.games.investo.tactics import Tactics
from tilerummy.luck import Rng
from tilerummy.solver.runs import in_line
from tilerummy.tiles import Tiles, bit_of, lowest

PERCENT: Final = 100


@final
class Slips:
    """A cheap policy with mistakes, in percent of the occasions: takes, plays, draws overlooked, careless pots."""

    def __init__(self, take: i64, play: i64, draw: i64, pot: i64, planned: bool) -> None:
        self.take: i64 = take
        self.play: i64 = play
        self.draw: i64 = draw
        self.pot: i64 = pot
        self.planned: bool = planned  # with Tactics, else as `greedy`
        self.tactics: Tactics = Tactics()
        self.choice: Choice = self.tactics.choice
        self.menu: Menu = Menu()

    def decide(self, state: State, rng: Rng) -> None:
        """The decision is left in `choice`."""
        choice = self.choice
        if state.step == TO_DRAW and rng.below(PERCENT) < self.draw:
            choice.code = DRAW
        elif state.step == TO_CHOOSE:
            self.choose(state, rng)
        elif state.step == TO_POT:
            choice.code = self.put(state, rng)
        elif self.planned:
            self.tactics.decide(state)
        else:
            choice.greedy(state)

    def choose(self, state: State, rng: Rng) -> None:
        """Takes first, then plays, then the pot; each may be overlooked."""
        choice = self.choice
        rack = state.side(state.seat).rack
        row = self.tactics.row_to_take(state) if self.planned else best_row(state)
        if row >= 0 and rng.below(PERCENT) >= self.take:
            choice.code = code_of(TAKE, row)
            return
        wants = not self.planned or self.tactics.lays_all(state, state.side(state.seat))
        if wants and rng.below(PERCENT) >= self.play:
            choice.lay_most(state, rack)
            if choice.laid.one != 0:
                return
        choice.code = self.put(state, rng)

    def put(self, state: State, rng: Rng) -> i64:
        rack = state.side(state.seat).rack
        if rng.below(PERCENT) < self.pot:
            return self.careless(state, rack, rng)
        return self.tactics.pot(state, rack) if self.planned else greedy_pot(state, rack)

    def careless(self, state: State, rack: Tiles, rng: Rng) -> i64:
        """Any decision of step 4 with a tile that seems of little use: whatever row or doubling, whatever it gives."""
        menu = self.menu
        menu.fill(state)
        kinds = little_use(state, rack)
        count: i64 = 0
        for i in range(menu.count):
            code = menu.codes[i]
            op = code & 15
            if op == NOTHING or (op != TAKE and bit_of(code >> 9) & kinds != 0):
                menu.codes[count] = code
                count += 1
        return menu.codes[rng.below(count)]


def little_use(state: State, rack: Tiles) -> i64:
    """The less useful half (a set) of the tiles in no sequence on the rack, or of all; equals are in it together."""
    loose = rack.one & ~in_line(rack.one)
    kinds = loose if loose != 0 else rack.one
    uses = sorted([usefulness(state, rack, i64(kind)) for kind in Tiles(kinds)])
    most = uses[(len(uses) - 1) // 2]
    found: i64 = 0
    while kinds != 0:
        bit = kinds & -kinds
        kinds ^= bit
        if usefulness(state, rack, lowest(bit)) <= most:
            found |= bit
    return found
