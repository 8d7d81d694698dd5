"""What the match asks of its last round (R14), where points beyond a win or a loss count for nothing.

Laying tiles makes a lost round cheaper, but gives the others more to build on: whoever holds everything back goes out
first more often. So who must win the round holds, and who cannot lose the match any more by losing it need not lay.
"""

from typing import Final

from mypy_extensions import i64

from tilerummy.games.rummy.state import State, rack_cost
from tilerummy.tiles import Tiles

FREE: Final = 0  # play for points
HOLD: Final = 1
LAY: Final = 2
LAST_TURNS: Final = 6  # of all together, before a round without plays ends (R12): then racks are compared


def asked_of(state: State, laid: Tiles) -> i64:
    """Of the seat to move, which has opened and could lay these tiles without going out; for two players."""
    rules = state.rules
    last = rules.target == 0 and state.rounds + 1 >= rules.rounds
    if state.seats != 2 or not last or state.stalls_within(LAST_TURNS) or not state.stocked:
        return FREE
    me = state.side(state.seat)
    lead = me.total - state.side(1 - state.seat).total
    cost = me.cost()
    doubled: i64 = 2 if state.side(1 - state.seat).plays == 0 else 1  # R10, if the other goes out at once
    if lead <= 0 or 2 * doubled * cost < lead:  # R10: what one loses the other gets
        return HOLD
    return LAY if 2 * doubled * (cost - rack_cost(laid)) < lead else FREE
