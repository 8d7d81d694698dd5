"""When two players who exchange tiles (R6) open, lay, and how much: what each way brings more than an exchange.

It was learned from decisions that were tried in every way and played to the end of the round with the same luck
(practice.py, benchmarks/practise_rummy.py), counted in the chance to win the match; the weights are in
trained_policy.py. The last round has rules of its own (stakes.py), and so have tables of more (timing.py).
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from tilerummy.analysis.network import Network
from tilerummy.games.rummy.parting import GRADES, Parting
from tilerummy.games.rummy.state import BY_EXCHANGE, State, rack_cost
from tilerummy.games.rummy.timing import alone_left
from tilerummy.games.rummy.trained_policy import weights_of
from tilerummy.solver.outs import suits
from tilerummy.tiles import Tiles

INPUTS: Final = 38
# Ways to go on; the outputs of the networks are about all but the first.
WAIT: Final = 0  # an exchange
LITTLE: Final = 1  # an opening that lays as little as will do
MOST: Final = 2
MANY: Final = 8  # loose tiles from which more make no difference
SPREAD: Final = 100.0  # points by which a round changes a lead, about


@final
class Learned:
    """Keeps its working space between calls, so it is not to be shared by threads."""

    def __init__(self) -> None:
        self.opening: Network = Network()
        self.laying: Network = Network()
        self.load(weights_of("opening"), weights_of("laying"))

    def load(self, opening: list[int], laying: list[int]) -> None:
        self.opening.load(INPUTS, 2, opening)
        self.laying.load(INPUTS, 1, laying)

    def knows(self, state: State) -> bool:
        """Whether it learned from rounds of this kind."""
        by_exchange = state.seats == 2 and state.version == BY_EXCHANGE and state.stocked
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
        return self.opening if state.side(state.seat).plays == 0 else self.laying

    # ---- what it looks at

    def describe(self, state: State, laid: Tiles, parting: Parting) -> None:
        self.describe_other(state)
        self.describe_rack(state, laid, parting)
        self.describe_outlook(state, parting)
        self.describe_match(state)

    def describe_other(self, state: State) -> None:
        x = self.network(state).x
        other = state.side(1 - state.seat)
        size = float(other.rack.size())
        opened = 1.0 if other.plays > 0 else 0.0
        left = float(2 * state.stall_limit - state.idle)
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
        lead = float(state.side(state.seat).total - state.side(1 - state.seat).total)
        lead = lead / (SPREAD * sqrt(float(left if left > 0 else i64(1))))
        x[35] = lead if -2.0 < lead < 2.0 else (2.0 if lead > 0.0 else -2.0)
        x[36] = 1.0 if left == 1 else 0.0
        x[37] = x[35] * x[36]


def few(tiles: i64) -> float:
    return float(tiles if tiles < MANY else i64(MANY)) / float(MANY)
