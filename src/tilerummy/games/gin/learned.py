"""A cheap policy that learned by self-play what its decisions bring, for the card game of two.

The policy of tactics.py proposes discards. Three small networks then say how many points of the round a decision
brings more than another: which tile to discard, whether to take the discard, whether to go out. They learned it from
rounds that were played to their end once for each decision (practice.py, benchmarks/practise_gin.py); what they learned
is in trained_policy.py. Under other rules, and at tables of three and four, tactics.py decides.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.analysis.network import Network
from tilerummy.games.gin.actions import DISCARD, DRAW, GO_OUT, LAY, PASS, TAKE, Action
from tilerummy.games.gin.chances import enters, near
from tilerummy.games.gin.policy import Choice, going_out
from tilerummy.games.gin.state import TO_DISCARD, TO_LAY, TO_OFFER, Side, State
from tilerummy.games.gin.tactics import WORST, Tactics
from tilerummy.games.gin.trained_policy import weights_of
from tilerummy.games.gin.value import preset_of
from tilerummy.luck import Rng
from tilerummy.solver.hand import leftover, meldable, points_of, worth
from tilerummy.tiles import NIBBLES, bit_of, popcount

PROPOSED: Final = 6  # discards that are compared
TRAITS: Final = 21  # of ten tiles
FEW: Final = 6  # classes of tiles left over: none to four, more
THROWN: Final = 15  # of a discard
ROUND: Final = 5  # of how far the round is, and what is known of the other
THROW_INPUTS: Final = TRAITS + THROWN + ROUND
TAKE_INPUTS: Final = 2 * TRAITS + ROUND + 7
OUT_INPUTS: Final = TRAITS + ROUND + 6
AS_LEARNED: Final = ("start", "untaken", "retake", "turn_cap", "stock_left", "last_discard")  # besides the scoring
CLOSE: Final = 3  # with more tiles left over no single tile makes a gin


@final
class Learned:
    """Decides for the seat to move of a state; the decision is left in `choice`."""

    def __init__(self) -> None:
        self.tactics: Tactics = Tactics()
        self.choice: Choice = self.tactics.choice
        self.throwing: Network = Network()
        self.taking: Network = Network()
        self.leaving: Network = Network()
        self.custom: bool = False  # weights from outside, for experiments
        self.rules: Any = None  # that were looked at last, with so many seats,
        self.seats: i64 = 0
        self.knows: bool = False  # and whether they were learned
        self.codes: vec[i64] = vec[i64]([0] * PROPOSED)
        self.count: i64 = 0
        self.unseen: i64 = 0  # kinds that the seat to move has not seen
        self.held: i64 = 0  # those and what the other is known to have

    def load(self, throwing: list[int], taking: list[int], leaving: list[int]) -> None:
        """Without weights a decision is that of tactics.py."""
        self.custom = True
        load_into(self.throwing, THROW_INPUTS, throwing)
        load_into(self.taking, TAKE_INPUTS, taking)
        load_into(self.leaving, OUT_INPUTS, leaving)

    def ready(self, state: State) -> bool:
        if self.rules is not state.rules or self.seats != state.fixed.seats:
            self.rules = state.rules
            self.seats = state.fixed.seats
            self.knows = self.seats == 2 and was_learned(state.rules)
            if self.knows and not self.custom:
                self.load(weights_of("throw"), weights_of("take"), weights_of("out"))
        return self.knows

    def decide(self, state: State) -> None:
        step = state.step
        if step == TO_LAY:
            self.choice.code = LAY
        elif not self.ready(state):
            self.tactics.decide(state)
        elif step == TO_DISCARD:
            self.choice.code = self.discard(state)
        else:
            self.choice.code = self.draw(state)

    def look(self, state: State) -> None:
        """What the seat to move has not seen."""
        tactics = self.tactics
        if tactics.tiles != state.fixed.tiles:
            tactics.decide(state)  # sets its weights
        tactics.prepare(state)
        self.unseen = tactics.out.one
        self.held = self.unseen | other_side(state).known.one

    # ---- taking a tile

    def draw(self, state: State) -> i64:
        """Going out before taking a tile is not in the rules that were learned."""
        rest = i64(PASS) if state.step == TO_OFFER or not state.can_draw() else i64(DRAW)
        if state.discard < 0 or not self.may_take(state):
            return rest
        if self.taking.inputs == 0:
            self.tactics.decide(state)
            return self.choice.code
        self.describe_take(state)
        self.taking.run()
        return TAKE if self.taking.y[0] > 0.0 else rest

    def may_take(self, state: State) -> bool:
        """Whether the discard could be of use; a low one may replace a high one."""
        return state.discard <= 15 or bit_of(state.discard) & near(state.rack().one) != 0

    def describe_take(self, state: State) -> None:
        """The ten tiles now, and those after taking and discarding as tactics.py would."""
        self.look(state)
        one = state.rack().one
        bit = bit_of(state.discard)
        cap = state.fixed.cap
        x = self.taking.x
        self.describe_rack(x, 0, one, leftover(one, 0, cap), leftover(one, 0, 1))
        now = self.tactics.outlook(one, 0, cap)
        best: i64 = WORST
        parting: i64 = 0
        self.tactics.count_left(one | bit, 0, cap)
        kinds = one
        while kinds != 0:
            each = kinds & -kinds
            kinds ^= each
            value = self.tactics.outlook_without(one | bit, 0, each, cap)
            if value > best:
                best = value
                parting = each
        after = (one | bit) & ~parting
        self.describe_rack(x, TRAITS, after, leftover(after, 0, cap), leftover(after, 0, 1))
        self.describe_round(state, x, 2 * TRAITS)
        at = i64(2 * TRAITS + ROUND)
        x[at] = float(best - now) / 128.0
        x[at + 1] = float(worth(state.discard, cap)) / 10.0
        x[at + 2] = float(points_of(parting, cap)) / 10.0
        x[at + 3] = 1.0 if meldable(one | bit) & bit != 0 else 0.0
        x[at + 4] = 1.0 if state.step == TO_OFFER else 0.0
        x[at + 5] = 1.0 if parting & enters(self.held) != 0 else 0.0
        x[at + 6] = float(popcount(near(parting) & self.held)) / 5.0

    # ---- discarding and going out

    def discard(self, state: State) -> i64:
        code = going_out(state)
        if code != DISCARD and (code & 7 != GO_OUT or self.wants_out(state, (code >> 3) - 1)):
            return code
        return self.throw(state)

    def wants_out(self, state: State, kind: i64) -> bool:
        """Whether to go out with points left, discarding this tile."""
        if self.leaving.inputs == 0:
            self.look(state)
            return self.tactics.wants_out_without(state, kind)
        self.describe_out(state, kind)
        self.leaving.run()
        return self.leaving.y[0] > 0.0

    def describe_out(self, state: State, kind: i64) -> None:
        self.look(state)
        one = state.rack().one & ~bit_of(kind)
        cap = state.fixed.cap
        x = self.leaving.x
        left = leftover(one, 0, cap)
        late = float(state.turns) / 20.0
        self.describe_rack(x, 0, one, left, leftover(one, 0, 1))
        self.describe_round(state, x, TRAITS)
        at = i64(TRAITS + ROUND)
        x[at] = 1.0 if left < 4 else 0.0
        x[at + 1] = 1.0 if left < 7 else 0.0
        x[at + 2] = late * float(left) / 10.0
        x[at + 3] = float(popcount(enters(meldable(one)) & self.held)) / 5.0
        x[at + 4] = float(points_of(self.unseen, cap)) / (10.0 * float(popcount(self.unseen) + 1))
        x[at + 5] = 1.0 if late < 0.25 else 0.0

    def throw(self, state: State) -> i64:
        """The discard that brings most."""
        self.propose(state)
        best = self.codes[0]
        if self.throwing.inputs == 0 or self.count == 1:
            return best
        self.describe_round(state, self.throwing.x, TRAITS + THROWN)
        most = 0.0
        for i in range(self.count):
            self.describe_throw(state, (self.codes[i] >> 3) - 1)
            self.throwing.run()
            if i == 0 or self.throwing.y[0] > most:
                most = self.throwing.y[0]
                best = self.codes[i]
        return best

    def propose(self, state: State) -> None:
        """The best discards by tactics.py, the best first, in `codes`."""
        self.look(state)
        tactics = self.tactics
        tactics.weigh(state, state.rack().one & ~state.barred())
        self.count = tactics.count if tactics.count < PROPOSED else i64(PROPOSED)
        for place in range(self.count):
            best: i64 = 0
            for i in range(tactics.count):
                if tactics.values[i] > tactics.values[best]:
                    best = i
            self.codes[place] = tactics.codes[best]
            tactics.values[best] = WORST - 1

    def describe_throw(self, state: State, kind: i64) -> None:
        """The ten tiles that are left, and what the discard is to the other; the round is described before."""
        bit = bit_of(kind)
        one = state.rack().one & ~bit
        cap = state.fixed.cap
        tactics = self.tactics
        x = self.throwing.x
        if bit & tactics.alone != 0:
            self.describe_rack(x, 0, one, tactics.left - worth(kind, cap), tactics.spare - 1)
        else:
            self.describe_rack(x, 0, one, leftover(one, 0, cap), leftover(one, 0, 1))
        other = other_side(state)
        at = i64(TRAITS)
        danger = float(tactics.danger(kind, other.known.one, near(other.thrown.one))) / 1024.0
        x[at] = 4.0 * danger
        x[at + 1] = danger * float(state.turns) / 5.0
        x[at + 2] = float(worth(kind, cap)) / 10.0
        self.describe_ways(x, at + 3, kind, bit)
        self.describe_signs(x, at + 7, kind, other)

    def describe_ways(self, x: vec[float], at: i64, kind: i64, bit: i64) -> None:
        """How the other might use a discard: sequences and series of tiles that it can have."""
        held = self.held
        below = held << 4
        above = held >> 4
        x[at] = 1.0 if bit & below & above != 0 else 0.0
        x[at + 1] = 1.0 if bit & below & (held << 8) != 0 else 0.0
        x[at + 2] = 1.0 if bit & above & (held >> 8) != 0 else 0.0
        x[at + 3] = float(popcount(value_of(kind) & held & ~bit)) / 2.0

    def describe_signs(self, x: vec[float], at: i64, kind: i64, other: Side) -> None:
        """What the other took, threw away and refused near a discard."""
        bit = bit_of(kind)
        same = value_of(kind) & ~bit
        beside = near(bit) & ~same
        x[at] = float(popcount(same & other.thrown.one))
        x[at + 1] = float(popcount(beside & other.thrown.one))
        x[at + 2] = float(popcount(same & other.refused.one))
        x[at + 3] = float(popcount(beside & other.refused.one))
        x[at + 4] = float(popcount(same & other.known.one))
        x[at + 5] = float(popcount(beside & other.known.one))
        x[at + 6] = 1.0 if bit & enters(other.known.one) != 0 else 0.0
        x[at + 7] = float(popcount(beside & self.held)) / 2.0

    # ---- what all three look at

    def describe_round(self, state: State, x: vec[float], at: i64) -> None:
        other = other_side(state)
        late = float(state.turns) / 20.0
        x[at] = late
        x[at + 1] = late * late
        x[at + 2] = float(state.unseen.size()) / 30.0
        x[at + 3] = float(popcount(other.known.one)) / 3.0
        x[at + 4] = float(leftover(other.known.one, 0, 1)) / 3.0

    def describe_rack(self, x: vec[float], at: i64, one: i64, left: i64, tiles: i64) -> None:
        """Ten tiles, that leave so many points and tiles."""
        unseen = self.unseen
        loose = one & ~meldable(one)
        fits = enters(loose)
        fresh = fits & unseen
        longer = enters(one) & ~fits & unseen
        paired = in_pairs(loose, unseen)
        size = float(popcount(unseen) + 1) / 30.0
        new = float(popcount(fresh)) / (5.0 * size)
        x[at] = float(left) / 10.0
        x[at + 1] = float(tiles) / 3.0
        x[at + 2] = new
        x[at + 3] = float(popcount(longer)) / (5.0 * size)
        x[at + 4] = float(popcount(near(loose) & unseen)) / (20.0 * size)
        x[at + 5] = float(popcount(in_runs(loose) & fresh)) / (5.0 * size)
        x[at + 6] = float(points_of(paired, 10)) / 10.0
        x[at + 7] = float(popcount(paired)) / 3.0
        x[at + 8] = float(points_of(loose & ~paired, 10)) / 10.0
        x[at + 9] = float(popcount(loose & ~paired)) / 3.0
        x[at + 10] = new * float(left) / 10.0
        x[at + 11] = 1.0 if left <= 10 else 0.0
        x[at + 12] = float(left - 10) / 10.0 if left > 10 else 0.0
        x[at + 13] = float(left - 30) / 10.0 if left > 30 else 0.0
        x[at + 14] = float(self.gins(one, fresh | longer)) / (5.0 * size) if tiles <= CLOSE else 0.0
        for i in range(i64(FEW)):
            x[at + 15 + i] = 0.0
        x[at + 15 + (tiles if tiles < FEW - 1 else i64(FEW - 1))] = 1.0

    def gins(self, one: i64, kinds: i64) -> i64:
        """How many of these kinds would make a gin, with another tile discarded."""
        found: i64 = 0
        while kinds != 0:
            bit = kinds & -kinds
            kinds ^= bit
            if leftover(one | bit, 0, 1) <= 1:
                found += 1
        return found


def was_learned(rules: Any) -> bool:
    """Whether rounds go as by `standard-52`; how many of them make a match is another matter."""
    usual: Any = type(rules).parse("standard-52")
    if preset_of(rules, 2) != "standard-52 2":
        return False
    return all([getattr(rules, name) == getattr(usual, name) for name in AS_LEARNED])


def load_into(network: Network, inputs: i64, weights: list[int]) -> None:
    if len(weights) > 0:
        network.load(inputs, 1, weights)


def other_side(state: State) -> Side:
    return state.side(1 - state.seat)


def value_of(kind: i64) -> i64:
    """The four kinds of a value."""
    return 15 * bit_of(kind & ~3)


def in_runs(one: i64) -> i64:
    """The kinds that would be in a sequence together with two of a set."""
    below = one << 4
    above = one >> 4
    return (below & (one << 8)) | (below & above) | (above & (one >> 8))


def in_pairs(loose: i64, unseen: i64) -> i64:
    """Of tiles in no combination those that one unseen tile would make one of, with another of them."""
    beside = loose & (loose >> 4) & ((unseen << 4) | (unseen >> 8))
    apart = loose & (loose >> 8) & (unseen >> 4)
    r = loose >> 1
    y = loose >> 2
    k = loose >> 3
    two = ((loose & (r | y | k)) | (r & (y | k)) | (y & k)) & NIBBLES
    open_ = (unseen | (unseen >> 1) | (unseen >> 2) | (unseen >> 3)) & NIBBLES
    series = loose & (15 * (two & open_))
    return loose & (beside | (beside << 4) | apart | (apart << 8) | series)


@final
class LearnedBot:
    """A Policy. It does not `think`, so it is no level that people are offered."""

    def __init__(self) -> None:
        self.learned: Learned = Learned()

    def __call__(self, state: State, rng: Rng) -> Action:
        self.learned.decide(state)
        return self.learned.choice.action(state)
