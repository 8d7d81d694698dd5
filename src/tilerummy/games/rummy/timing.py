"""When to open and when to lay, for two players who exchange tiles (R6); elsewhere as `Tactics` has it.

A combination is as good on the rack as on the table: it takes the same tiles, goes out in the same play, and nobody
else can build on it. So an opening gains nothing until the table holds something to build on, and going out without
having opened counts double (R10). After the opening nothing is laid until all can go or the other rack is short: as
short as what would stay on the own one, since who is nearer to going out can take a greater risk.
"""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.games.rummy.state import BY_EXCHANGE, State
from tilerummy.games.rummy.tactics import Tactics
from tilerummy.solver.hand import melded
from tilerummy.solver.outs import suits
from tilerummy.tiles import Tiles

THREAT: Final = 3  # tiles on the other rack, once it has opened, at which to lay at the latest
GAIN: Final = 2  # tiles more that go with the table than without it, for which to open
SHORT: Final = 6  # tiles on the other rack at which to open whatever that gains
NEAR_STALL: Final = 10  # turns before a round without plays ends


@final
class Patience:
    def __init__(self, tactics: Tactics) -> None:
        self.tactics: Tactics = tactics
        self.threat: i64 = THREAT
        self.gain: i64 = GAIN
        self.short: i64 = SHORT

    def wants(self, state: State, laid: Tiles) -> bool:
        """Whether to play now, if these are the most tiles that can go."""
        me = state.side(state.seat)
        two = state.seats == 2 and state.version == BY_EXCHANGE and state.stocked
        if not two or not suits(state.melds) or laid.size() == me.rack.size():
            return self.tactics.wants(state, laid)
        other = state.side(1 - state.seat)
        if me.plays == 0:
            near_stall = state.idle + NEAR_STALL >= state.stall_limit * state.seats
            return near_stall or (other.plays > 0 and self.opens(state, other.rack.size()))
        loose = me.rack.size() - laid.size()
        return other.plays > 0 and other.rack.size() <= (loose if loose < self.threat else self.threat)

    def opens(self, state: State, others: i64) -> bool:
        """Whether the table is worth a turn, or there is no time left."""
        if others <= self.short:
            return True
        rack = state.side(state.seat).rack
        alone = rack.size() - melded(rack.one, rack.two, 1) - 2 * rack.stars  # a Star is one tile and replaces one
        if alone < 0:
            alone = 0
        return alone - self.tactics.rest(state, state.seat).size() >= self.gain
