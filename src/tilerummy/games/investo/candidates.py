"""Decisions worth a closer look in a position: those the rules list, as far as they are promising, and a few plays."""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.analysis.sampling import Trial
from tilerummy.games.investo.actions import TAKE, Action, action_of, arrange, code_of
from tilerummy.games.investo.moves import act, blunder, lay
from tilerummy.games.investo.policy import PLAY, play_table, usefulness
from tilerummy.games.investo.state import TO_BACK, TO_CHOOSE, TO_DRAW, TO_PLAY, TO_POT, TO_RESERVE, State
from tilerummy.games.investo.tactics import Tactics, least
from tilerummy.luck import Luck
from tilerummy.tiles import NIBBLES, Tiles, bit_of

FEW: Final = 4  # tiles considered for the reserve, or back from it
MANY: Final = 52  # all of them


@final
class Candidate(Trial):
    """A decision: a code, or PLAY and the tiles to lay; and what a search has found out about it."""

    def __init__(self, code: i64, laid: Tiles) -> None:
        super().__init__()
        self.code: i64 = code
        self.laid: Tiles = laid
        self.won: float = 0.0  # of the chances to win the match, all together
        self.ahead: float = 0.0  # of the points by which the round was won
        self.missed: float = 0.0  # points that playouts leave out
        self.then: list[Candidate] = []  # what follows in the same turn, as far as it is planned

    def is_as(self, code: i64, laid: Tiles) -> bool:
        return self.code == code and (code != PLAY or self.laid == laid)

    def carry_out_all(self, state: State, luck: Luck) -> None:
        """The decision and what is planned to follow it."""
        self.carry_out(state, luck)
        for each in self.then:
            each.carry_out(state, luck)

    def carry_out(self, state: State, luck: Luck) -> None:
        if self.code != PLAY:
            act(state, self.code, luck)
        elif state.due != 0 and self.laid.one & state.due == 0:
            blunder(state, self.laid)
        else:
            lay(state, self.laid)

    def action(self, state: State) -> Action:
        return action_of(self.code) if self.code != PLAY else arrange(play_table(state, self.laid))


def candidates(state: State, tactics: Tactics, width: i64, reserve: i64 = FEW) -> list[Candidate]:
    """At least one; the cheap policy's own decision comes first. `width`: how many decisions of step 4 at most.

    `reserve`: how many tiles for the reserve, or back from it. What is of least use to this side may be of use to the
    other, so a search that can afford it considers all.
    """
    tactics.decide(state)
    first = Candidate(tactics.choice.code, tactics.choice.laid)
    found = [first]
    step = state.step
    rack = state.side(state.seat).rack
    if step == TO_DRAW or step == TO_RESERVE or step == TO_BACK:
        add_menu(found, state, tactics, rack, reserve)
    if step == TO_CHOOSE:
        for row in range(state.rows):
            if state.complete(row) and state.can_honour(row):
                add(found, code_of(TAKE, row), Tiles())
    if step == TO_CHOOSE or step == TO_PLAY:
        add_plays(found, state, rack)
    if step == TO_CHOOSE or step == TO_POT:
        add_best(found, state, tactics, rack, width)
    return found


def is_among(found: list[Candidate], code: i64, laid: Tiles) -> bool:
    for each in found:
        if each.is_as(code, laid):
            return True
    return False


def add(found: list[Candidate], code: i64, laid: Tiles) -> None:
    if not is_among(found, code, laid):
        found.append(Candidate(code, laid))


def add_menu(found: list[Candidate], state: State, tactics: Tactics, rack: Tiles, reserve: i64) -> None:
    """Every draw; of the tiles for the reserve, or back from it, so many of least or most use."""
    menu = tactics.choice.menu
    menu.fill(state)
    tactics.count = menu.count
    if state.step == TO_DRAW:
        for i in range(menu.count):
            add(found, menu.codes[i], Tiles())
        return
    sign: i64 = 1 if state.step == TO_BACK else -1
    for i in range(menu.count):
        tactics.codes[i] = menu.codes[i]
        tactics.values[i] = sign * usefulness(state, rack, menu.codes[i] >> 9)
    take_best(found, tactics, reserve)


def add_best(found: list[Candidate], state: State, tactics: Tactics, rack: Tiles, width: i64) -> None:
    tactics.weigh_pot(state, rack)
    take_best(found, tactics, width)


def take_best(found: list[Candidate], tactics: Tactics, width: i64) -> None:
    """The entries that promise most, best first."""
    values = tactics.values
    for _ in range(width if width < tactics.count else tactics.count):
        best: i64 = 0
        for i in range(tactics.count):
            if values[i] > values[best]:
                best = i
        add(found, tactics.codes[best], Tiles())
        values[best] = -1000000000


def add_plays(found: list[Candidate], state: State, rack: Tiles) -> None:
    """The most tiles; those of one colour; all but one colour; after a take, as few as will do."""
    if state.due != 0:
        some = least(state, rack)
        if some.one != 0:
            add(found, PLAY, some)
    most = state.runs.most(state.table, rack, state.due)
    if most is None or most.one == 0:
        return
    add(found, PLAY, most)
    for colour in range(i64(4)):
        lane: i64 = NIBBLES * bit_of(colour)
        for part in (lane, ~lane):
            laid = Tiles(most.one & part, most.two & part)
            if laid.one != 0 and (state.due == 0 or laid.one & state.due != 0):
                add(found, PLAY, laid)
