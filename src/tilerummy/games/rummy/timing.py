"""When to open and when to lay, with the usual combinations (R6, R11); with unusual ones as `Tactics` has it.

A combination is as good on the rack as on the table: it takes the same tiles, goes out in the same play, and nobody
else can build on it. So an opening gains nothing until the table holds something to build on, and going out without
having opened counts double (R10). After the opening nothing is laid until all can go or the other rack is short: as
short as what would stay on the own one, since who is nearer to going out can take a greater risk. Only with two, and
against somebody who waits too, is it worth a turn to make a rack cheap that is far from going out: what lies then is of
little use to the other, who lays as late. That was found by trying decisions in both ways (docs/bots-rummy.md), and
holds where tiles are exchanged: where racks grow, so much lies then that the other goes out with it.
"""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.games.rummy.state import BY_EXCHANGE, Side, State
from tilerummy.games.rummy.tactics import Tactics, ends, near_stall
from tilerummy.solver.hand import melded
from tilerummy.solver.outs import suits
from tilerummy.tiles import Tiles

THREAT: Final = 3  # tiles on the other rack, once it has opened, at which to lay at the latest
GAIN: Final = 2  # tiles more that go with the table than without it, for which to open
SHORT: Final = 6  # tiles on the other rack at which to open whatever that gains
FAR: Final = 4  # loose tiles from which on a rack is far from going out
HELD: Final = 7  # tiles on the rack of somebody who waits, at least


@final
class Patience:
    def __init__(self, tactics: Tactics) -> None:
        self.tactics: Tactics = tactics
        self.threat: i64 = THREAT
        self.gain: i64 = GAIN
        self.short: i64 = SHORT
        self.far: i64 = FAR

    def wants(self, state: State, laid: Tiles) -> bool:
        """Whether to play now, if these are the most tiles that can go."""
        me = state.side(state.seat)
        if not state.stocked or not suits(state.melds) or ends(state, laid):
            return self.tactics.wants(state, laid)
        if near_stall(state):
            return True
        other = nearest(state)
        if me.plays == 0:
            return other.plays > 0 and self.opens(state, other.rack.size())
        loose = me.rack.size() - laid.size()
        if other.plays > 0 and other.rack.size() <= (loose if loose < self.threat else self.threat):
            return True
        if state.version != BY_EXCHANGE or state.seats > 2:
            return False
        return loose >= self.far and me.rack.stars == 0 and waits(other)

    def opens(self, state: State, others: i64) -> bool:
        """Whether the table is worth a turn, or there is no time left."""
        if others <= self.short:
            return True
        alone = alone_left(state.side(state.seat).rack)
        return alone - self.tactics.rest(state, state.seat).size() >= self.gain


def alone_left(rack: Tiles) -> i64:
    """Tiles that would stay without the table, about: a Star is one tile and replaces one."""
    left = rack.size() - melded(rack.one, rack.two, 1) - 2 * rack.stars
    return left if left > 0 else 0


def nearest(state: State) -> Side:
    """Of the others the one with the fewest tiles, of those who have opened if any has."""
    found = state.side((state.seat + 1) % state.seats)
    for turn in range(i64(2), state.seats):
        side = state.side((state.seat + turn) % state.seats)
        alike = (side.plays > 0) == (found.plays > 0)
        if (side.plays > 0 and not alike) or (alike and side.rack.size() < found.rack.size()):
            found = side
    return found


def waits(other: Side) -> bool:
    """Whether somebody has opened and, it seems, lays nothing more for now."""
    return other.plays == 1 and other.rack.size() >= HELD
