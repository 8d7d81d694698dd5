"""When players who exchange tiles (R6) open, lay, and how much: what each way brings more than an exchange.

It was learned from decisions that were tried in every way and played to the end of the round with the same luck
(practice.py, benchmarks/practise_rummy.py), counted in the chance to win the match; the weights are in
trained_policy.py. With two players the last round has rules of its own (stakes.py). With three and four, of the others
the nearest counts (timing.py), and there are other networks with some more inputs about the rest.
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from tilerummy.analysis.network import Network
from tilerummy.games.rummy.parting import GRADES, Parting
from tilerummy.games.rummy.state import BY_EXCHANGE, State, rack_cost
from tilerummy.games.rummy.timing import alone_left, nearest, waits
from tilerummy.games.rummy.trained_policy import weights_of
from tilerummy.solver.outs import suits
from tilerummy.tiles import Tiles

INPUTS: Final = 38  # with two seats
MORE_INPUTS: Final = 46  # with three and four
# Ways to go on; the outputs of the networks are about all but the first.
WAIT: Final = 0  # an exchange
LITTLE: Final = 1  # an opening that lays as little as will do
MOST: Final = 2
SOON_OUT: Final = 4  # tiles on the rack of somebody who may soon go out
TURNS: Final = 20  # of each before a stall, in the rounds it learned from
MANY: Final = 8  # loose tiles from which more make no difference
SPREAD: Final = 100.0  # points by which a round changes a lead, about


@final
class Learned:
    """Keeps its working space between calls, so it is not to be shared by threads."""

    def __init__(self) -> None:
        self.opening: Network = Network()
        self.laying: Network = Network()
        self.opening_of_more: Network = Network()
        self.laying_of_more: Network = Network()
        self.load(2, weights_of("opening"), weights_of("laying"))
        self.load(3, weights_of("opening of more"), weights_of("laying of more"))

    def load(self, seats: i64, opening: list[int], laying: list[int]) -> None:
        """Three seats and four share their weights."""
        inputs = inputs_for(seats)
        (self.opening if seats == 2 else self.opening_of_more).load(inputs, 2, opening)
        (self.laying if seats == 2 else self.laying_of_more).load(inputs, 1, laying)

    def knows(self, state: State) -> bool:
        """Whether it learned from rounds of this kind."""
        by_exchange = state.version == BY_EXCHANGE and state.stocked and state.stall_limit >= TURNS
        return by_exchange and suits(state.melds) and not state.free_stars and state.rules.target == 0

    def way(self, state: State, laid: Tiles, parting: Parting) -> i64:
        """What to do if these are the most tiles that can go; `parting` has described the best exchange."""
        network = self.network(state)
        self.describe(state, laid, parting)
        network.run()
        if state.side(state.seat).plays > 0:
            return MOST if network.y[0] > 0.0 else WAIT
        if network.y[0] <= 0.0 and network.y[1] <= 0.0:
            return WAIT
        return LITTLE if network.y[0] > network.y[1] else MOST

    def network(self, state: State) -> Network:
        opened = state.side(state.seat).plays > 0
        if state.seats == 2:
            return self.laying if opened else self.opening
        return self.laying_of_more if opened else self.opening_of_more

    # ---- what it looks at

    def describe(self, state: State, laid: Tiles, parting: Parting) -> None:
        self.describe_other(state)
        self.describe_rack(state, laid, parting)
        self.describe_outlook(state, parting)
        self.describe_match(state)
        if state.seats > 2:
            self.describe_table(state)

    def describe_other(self, state: State) -> None:
        x = self.network(state).x
        other = nearest(state)
        size = float(other.rack.size())
        opened = 1.0 if other.plays > 0 else 0.0
        left = float(state.seats * state.stall_limit - state.idle)
        x[0] = opened
        x[1] = size / 14.0
        x[2] = opened * size / 14.0
        x[3] = 1.0 if other.plays > 1 else 0.0
        x[4] = opened * (6.0 - size) / 6.0 if size < 6.0 else 0.0
        x[5] = opened * (3.0 - size) / 3.0 if size < 3.0 else 0.0
        x[6] = 1.0 if other.plays == 1 and size >= 7.0 else 0.0  # it seems to wait
        x[7] = float(state.idle if state.idle < 20 else i64(20)) / 20.0
        x[8] = float(state.table.size()) / 30.0
        x[9] = (20.0 - left) / 20.0 if left < 20.0 else 0.0  # R12
        x[10] = 2.0 * x[9] * x[9]

    def describe_rack(self, state: State, laid: Tiles, parting: Parting) -> None:
        x = self.network(state).x
        me = state.side(state.seat)
        rest = parting.base
        alone = alone_left(me.rack)
        x[11] = float(me.rack.size()) / 14.0
        x[12] = float(me.cost()) / 100.0
        x[13] = float(laid.size()) / 14.0
        x[14] = float(rack_cost(laid)) / 50.0
        x[15] = float(me.cost() - rack_cost(laid)) / 50.0
        x[16] = few(rest)
        x[17] = 1.0 if rest <= 1 else 0.0
        x[18] = 1.0 if rest == 2 else 0.0
        x[19] = few(alone)
        x[20] = 1.0 if alone <= 1 else 0.0
        x[21] = 1.0 if alone == 2 else 0.0
        x[22] = float(alone - rest) / 5.0
        x[23] = float(me.rack.stars)

    def describe_outlook(self, state: State, parting: Parting) -> None:
        """What the best exchange may bring, and what together with the other rack is more than either."""
        x = self.network(state).x
        x[24] = 5.0 * parting.traits[0]
        x[25] = parting.traits[1]
        x[26] = parting.traits[2]
        x[27] = parting.traits[GRADES]
        x[28] = x[0] * x[16]
        x[29] = x[4] * x[16]
        x[30] = x[3] * x[16]
        x[31] = x[6] * x[16]
        x[32] = x[6] * x[23]
        x[33] = x[0] * x[19]
        x[34] = x[3] * x[23]

    def describe_match(self, state: State) -> None:
        """What the lead is beside that which the rounds to come may change."""
        x = self.network(state).x
        left = state.rules.rounds - state.rounds
        lead = float(state.side(state.seat).total - best_elsewhere(state))
        lead = lead / (SPREAD * sqrt(float(left if left > 0 else i64(1))))
        x[35] = lead if -2.0 < lead < 2.0 else (2.0 if lead > 0.0 else -2.0)
        x[36] = 1.0 if left == 1 else 0.0
        x[37] = x[35] * x[36]

    def describe_table(self, state: State) -> None:
        """What there is beside the nearest of the others: how many have opened, wait or are short, and whose turn is
        next."""
        x = self.network(state).x
        opened: i64 = 0
        waiting: i64 = 0
        short: i64 = 0
        tiles: i64 = 0
        for turn in range(i64(1), state.seats):
            side = state.side((state.seat + turn) % state.seats)
            opened += 1 if side.plays > 0 else 0
            waiting += 1 if waits(side) else 0
            short += 1 if side.plays > 0 and side.rack.size() <= SOON_OUT else 0
            tiles += side.rack.size()
        others = state.seats - 1
        after = state.side((state.seat + 1) % state.seats)
        x[38] = 1.0 if state.seats == 4 else 0.0
        x[39] = float(opened) / float(others)
        x[40] = float(waiting) / float(others)
        x[41] = float(short) / float(others)
        x[42] = float(tiles) / (14.0 * float(others))
        x[43] = 1.0 if after.plays > 0 and after.rack.size() <= SOON_OUT else 0.0
        x[44] = x[39] * x[16]
        x[45] = x[41] * x[16]


def inputs_for(seats: i64) -> i64:
    return INPUTS if seats == 2 else MORE_INPUTS


def best_elsewhere(state: State) -> i64:
    """The highest total of the others."""
    best = state.side((state.seat + 1) % state.seats).total
    for turn in range(i64(2), state.seats):
        total = state.side((state.seat + turn) % state.seats).total
        best = total if total > best else best
    return best


def few(tiles: i64) -> float:
    return float(tiles if tiles < MANY else i64(MANY)) / float(MANY)
