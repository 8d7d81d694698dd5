"""What playouts misjudge, in points to be added to what they say of a decision.

A playout goes on with the cheap policy, which is not how strong players go on; that costs some kinds of decisions more
than others. Each number was fitted to what was found when `hard` played on with the racks as they were
(benchmarks/misjudged_investo.py, docs/bots-investo.md). All of it uses only what the seat to move may know.
"""

from typing import Final

from mypy_extensions import i64

from tilerummy.games.investo.actions import DOUBLE, INVEST, PLACES, STEAL, TAKE
from tilerummy.games.investo.candidates import Candidate
from tilerummy.games.investo.chances import SURE, Chances, in_reach, open_kinds
from tilerummy.games.investo.moves import lay
from tilerummy.games.investo.plans import take_without_base
from tilerummy.games.investo.policy import PLAY
from tilerummy.games.investo.state import State
from tilerummy.tiles import bit_of, popcount

FULL: Final = 80.0  # tiles of a full stock

# More is decided in the turn after a take or a play; without a plan, the cheap policy decides it.
TAKING: Final = 1.4
TAKING_PLANNED: Final = 0.6
LAYING: Final = 0.8
LAYING_EARLY: Final = -1.4  # with a full stock: what lies early serves the other for longer
LAYING_PLANNED: Final = 0.1
LAYING_EARLY_PLANNED: Final = -0.6
OPENING: Final = -0.16  # for each kind that can then be laid alone, and could not before
STEALING: Final = -0.6  # the other sees the tile, and none is drawn
# Step 4.
COMPLETING_MINE: Final = 0.35  # a row that I can take
COMPLETING_THEIRS: Final = -0.6  # times the chance that the other can
COMPLETING_BOTH: Final = -0.5  # times that chance, if I can
NEARLY_MINE: Final = 0.24  # the second tile of a row that I can take
FOR_ANYBODY: Final = -0.23  # a tile that can be laid alone
DOUBLING: Final = 1.8  # a complete row, with a full stock against an empty one
HALF: Final = 0.45  # of the stock: there doublings are judged well


def misjudged(decision: Candidate, state: State, chances: Chances) -> float:
    """Of a decision and what is planned after it."""
    total = 0.0
    stock = float(state.stock) / FULL
    planned = len(decision.then) > 0
    taken = False
    now = state.copy()
    for each in [decision, *decision.then]:
        op = each.code & 15
        if each.code == PLAY:
            before = popcount(open_kinds(now.table))
            lay(now, each.laid)
            total += OPENING * float(popcount(open_kinds(now.table)) - before)
            if not taken:
                total += LAYING_PLANNED + LAYING_EARLY_PLANNED * stock if planned else LAYING + LAYING_EARLY * stock
        elif op == TAKE:
            total += TAKING_PLANNED if planned else TAKING
            taken = True
            if planned:
                take_without_base(now, each.code)
        elif op == STEAL:
            total += STEALING
        elif op == INVEST or op == DOUBLE:
            chances.prepare(now)
            total += in_step_4(each.code, now, chances, stock)
    return total


def in_step_4(code: i64, state: State, chances: Chances, stock: float) -> float:
    row = (code >> 4) & 7
    kind = code >> 9
    bit = bit_of(kind)
    rack = state.side(state.seat).rack
    total = FOR_ANYBODY if chances.open & bit != 0 else 0.0
    filled = state.filled(row)
    if code & 15 == DOUBLE:
        return total + DOUBLING * (stock - HALF) if filled == PLACES else total
    faces = state.faces(row) | bit
    mine = faces & in_reach(chances.open, rack.one & ~(bit & ~rack.two)) != 0
    if filled == PLACES - 1:
        theirs = float(chances.row(faces)) / float(SURE)
        total += COMPLETING_THEIRS * theirs
        if mine:
            total += COMPLETING_MINE + COMPLETING_BOTH * theirs
    elif filled == PLACES - 2 and mine:
        total += NEARLY_MINE
    return total
