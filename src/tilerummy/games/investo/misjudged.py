"""What playouts misjudge, in points to be added to what they say of a decision.

A playout goes on with the cheap policy, which is not how strong players go on; that costs some kinds of decisions more
than others. Only what ends the round is judged exactly. What each trait of a decision is worth was fitted to what was
found when `hard` played on with the racks as they were (benchmarks/misjudged_investo.py), under the rules of
`learned_for`. All of it uses only what the seat to move may know.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.investo.actions import DOUBLE, INVEST, PLACES, STEAL, TAKE
from tilerummy.games.investo.candidates import Candidate
from tilerummy.games.investo.chances import SURE, Chances, in_reach, open_kinds
from tilerummy.games.investo.moves import lay
from tilerummy.games.investo.plans import take_without_base
from tilerummy.games.investo.policy import PLAY
from tilerummy.games.investo.state import OVER, State
from tilerummy.tiles import bit_of, popcount

# Traits, by place. After a take or a play more is decided in the turn: without a plan, by the cheap policy.
TAKING: Final = 0
TAKING_PLANNED: Final = 1
LAYING: Final = 2
LAYING_EARLY: Final = 3  # times the part of the stock that is left: what lies early serves the other for longer
LAYING_PLANNED: Final = 4
LAYING_EARLY_PLANNED: Final = 5
OPENING: Final = 6  # by how many more kinds can then be laid alone
STEALING: Final = 7  # the other sees the tile, and none is drawn
# In step 4.
COMPLETING_MINE: Final = 8  # a row that I can take
COMPLETING_THEIRS: Final = 9  # times the chance that the other can
COMPLETING_BOTH: Final = 10  # times that chance, if I can
NEARLY_MINE: Final = 11  # the second tile of a row that I can take
FOR_ANYBODY: Final = 12  # a tile that can be laid alone
DOUBLING: Final = 13  # a complete row: times the part of the stock that is left, beyond HALF
TRAITS: Final = 14

POINTS: Final[tuple[float, ...]] = (
    1.4, 0.6, 0.8, -1.4, 0.1, -0.6, -0.16, -0.6, 0.35, -0.6, -0.5, 0.24, -0.23, 1.8,
)  # fmt: skip

FULL: Final = 80.0  # tiles of a full stock
HALF: Final = 0.45  # of it


@final
class Misjudged:
    """Of a decision and what is planned after it."""

    def __init__(self) -> None:
        self.x: vec[float] = vec[float]([0.0] * TRAITS)
        self.points: vec[float] = vec[float](list(POINTS))
        self.chances: Chances = Chances()

    def of(self, decision: Candidate, state: State) -> float:
        self.describe(decision, state)
        total = 0.0
        for i in range(i64(TRAITS)):
            total += self.points[i] * self.x[i]
        return total

    def describe(self, decision: Candidate, state: State) -> None:
        """Into `x`; nothing, if the round ends with it."""
        self.clear()
        if state.stock == 0:
            return  # with this turn
        x = self.x
        stock = float(state.stock) / FULL
        planned = len(decision.then) > 0
        taken = False
        now = state.copy()
        for each in [decision, *decision.then]:
            op = each.code & 15
            if each.code == PLAY:
                before = popcount(open_kinds(now.table))
                lay(now, each.laid)
                x[OPENING] = float(popcount(open_kinds(now.table)) - before)
                if not taken and each.laid.one != 0:
                    x[LAYING_PLANNED if planned else LAYING] = 1.0
                    x[LAYING_EARLY_PLANNED if planned else LAYING_EARLY] = stock
            elif op == TAKE:
                x[TAKING_PLANNED if planned else TAKING] = 1.0
                taken = True
                if planned:
                    take_without_base(now, each.code)
            elif op == STEAL:
                x[STEALING] = 1.0
            elif op == INVEST or op == DOUBLE:
                self.describe_step_4(each.code, now, stock)
            if ends(each.code, now):
                self.clear()

    def clear(self) -> None:
        for i in range(i64(TRAITS)):
            self.x[i] = 0.0

    def describe_step_4(self, code: i64, state: State, stock: float) -> None:
        x = self.x
        chances = self.chances
        chances.prepare(state)
        row = (code >> 4) & 7
        bit = bit_of(code >> 9)
        rack = state.side(state.seat).rack
        filled = state.filled(row)
        if chances.open & bit != 0:
            x[FOR_ANYBODY] = 1.0
        if code & 15 == DOUBLE:
            if filled == PLACES:
                x[DOUBLING] = stock - HALF
            return
        faces = state.faces(row) | bit
        mine = faces & in_reach(chances.open, rack.one & ~(bit & ~rack.two)) != 0
        if filled == PLACES - 1:
            theirs = float(chances.row(faces)) / float(SURE)
            x[COMPLETING_THEIRS] = theirs
            if mine:
                x[COMPLETING_MINE] = 1.0
                x[COMPLETING_BOTH] = theirs
        elif filled == PLACES - 2 and mine:
            x[NEARLY_MINE] = 1.0


def ends(code: i64, state: State) -> bool:
    """Whether the round is over after tiles were laid, or after the decision, because somebody has no tiles (I18)."""
    me = state.side(state.seat)
    other = state.side(1 - state.seat)
    op = code & 15
    if code == PLAY:
        return state.step == OVER
    if op == INVEST:
        return me.rack.size() == 1 and me.reserve.one == 0
    return op == STEAL and other.rack.one == 0 and other.reserve.size() == 1
