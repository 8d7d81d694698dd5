"""The state of one round of Gin-Rummy: the whole truth, except that the stock has no order."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tilerummy.solver.hand import certain, covers, least, meldable, without, worth
from tilerummy.solver.hand_lay import PLACES, LayDown
from tilerummy.tiles import ALL, Tiles, bit_of, highest, popcount

# Where a turn stands: what is to be decided next.
OVER: Final = 0
TO_OFFER: Final = 1  # the tile turned up at the start: take it or pass
TO_DRAW: Final = 2
TO_DISCARD: Final = 3
TO_LAY: Final = 4  # somebody has gone out: everybody lays down in turn
STEPS: Final = ("over", "offer", "draw", "discard", "lay")

# Why a round ended; the first three are also the ways of going out (G5).
REASONS: Final = ("", "grand-gin", "petit-gin", "eight-nine", "stock", "turns")
GRAND: Final = 1
PETIT: Final = 2
KNOCK: Final = 3
STOCK: Final = 4
TURNS: Final = 5

HAND: Final = 10
NOBODY: Final = -1
NO_TILE: Final = -1


@final
class Fixed:
    """What stays the same for a whole round: the rules as numbers, and working space shared by copies of a state.

    The working space is why a state and its copies belong to one thread.
    """

    def __init__(self, rules: Any, seats: i64) -> None:
        self.rules: Any = rules
        self.seats = seats
        self.tiles: i64 = 104 if rules.deck == "double" else 52
        self.cap: i64 = rules.highest
        self.eleven: bool = rules.start == "eleven"
        self.mixed: bool = rules.untaken == "mixed" or (rules.untaken == "seats" and seats > 2)
        self.retake: bool = rules.retake
        self.grand: bool = rules.grand
        self.petit_at_start: bool = rules.petit in ("start", "both")
        self.petit_with_discard: bool = rules.petit in ("discard", "both")
        self.knock_at_start: bool = rules.knock in ("start", "both")
        self.knock_with_discard: bool = rules.knock in ("discard", "both")
        self.limit: i64 = rules.limit
        self.most_left: i64 = HAND - rules.least_laid
        self.closed: bool = rules.gin == "closed"
        self.stock_left: i64 = rules.stock_left
        self.last_discard: bool = rules.last_discard
        self.most_turns: i64 = rules.turn_cap * seats
        self.finder: LayDown = LayDown(self.cap)


@mypyc_attr(acyclic=True)
@final
class Side:
    """What belongs to one player. `known`: what everybody knows to be on the rack; `shown`: all of it lies open.

    `thrown` and `refused` are what anybody who watched remembers (G12): kinds, counted up to two of each.
    """

    def __init__(self, rack: Tiles, known: Tiles, shown: bool) -> None:
        self.rack = rack
        self.known = known
        self.shown = shown
        self.thrown: Tiles = Tiles()  # discarded in this round
        self.refused: Tiles = Tiles()  # discards of others that could have been taken
        self.total: i64 = 0  # points of the rounds before (G11)

    def copy(self) -> "Side":
        twin = Side(self.rack.copy(), self.known.copy(), self.shown)
        twin.thrown = self.thrown.copy()
        twin.refused = self.refused.copy()
        twin.total = self.total
        return twin

    def become(self, other: "Side") -> None:
        self.rack.become(other.rack)
        self.known.become(other.known)
        self.shown = other.shown
        self.thrown.become(other.thrown)
        self.refused.become(other.refused)
        self.total = other.total


@mypyc_attr(acyclic=True)
@final
class State:
    def __init__(self, fixed: Fixed) -> None:
        self.fixed: Fixed = fixed
        self.rules: Any = fixed.rules
        self.unseen: Tiles = Tiles(ALL, ALL if fixed.tiles == 104 else 0)  # the stock
        self.gone: Tiles = Tiles()  # discards out of the round: face down, but everybody saw them
        self.discard: i64 = NO_TILE  # the last one, while it can be taken
        self.taken: i64 = NO_TILE  # the discard taken in this turn
        self.sides: list[Side] = [Side(Tiles(), Tiles(), False) for _ in range(fixed.seats)]
        self.dealer: i64 = 0
        self.seat: i64 = 0
        self.step: i64 = TO_DISCARD
        self.passes: i64 = 0  # how many have refused the tile turned up
        self.turns: i64 = 0  # finished, all seats together
        self.rounds: i64 = 0  # finished before this one
        self.out: i64 = NOBODY
        self.way: i64 = 0
        self.reason: i64 = 0
        self.lying: vec[i64] = vec[i64]([0] * PLACES)  # combinations, as sets of kinds
        self.owners: vec[i64] = vec[i64]([0] * PLACES)
        self.laid: i64 = 0  # how many combinations lie

    def copy(self) -> "State":
        twin = State(self.fixed)
        twin.become(self)
        return twin

    def become(self, other: "State") -> None:
        """Take over all of another state under the same rules; for searches, which would else make very many."""
        self.unseen.become(other.unseen)
        self.gone.become(other.gone)
        self.discard = other.discard
        self.taken = other.taken
        for seat in range(self.fixed.seats):
            self.sides[seat].become(other.sides[seat])
        self.dealer = other.dealer
        self.seat = other.seat
        self.step = other.step
        self.passes = other.passes
        self.turns = other.turns
        self.rounds = other.rounds
        self.out = other.out
        self.way = other.way
        self.reason = other.reason
        self.laid = other.laid
        for i in range(other.laid):
            self.lying[i] = other.lying[i]
            self.owners[i] = other.owners[i]

    def side(self, seat: i64) -> Side:
        return self.sides[seat]

    def rack(self) -> Tiles:
        """Of the seat to move."""
        return self.sides[self.seat].rack

    def after(self, seat: i64) -> i64:
        """The next seat, clockwise."""
        return seat + 1 if seat + 1 < self.fixed.seats else i64(0)

    def beginner(self) -> i64:
        return self.after(self.dealer)

    # ---- what is open

    def can_draw(self) -> bool:
        return self.unseen.one != 0 and (self.fixed.stock_left == 0 or self.unseen.size() > self.fixed.stock_left)

    def barred(self) -> i64:
        """The kinds that may not be discarded: the tile just taken, unless its twin is there too (G3)."""
        if self.fixed.retake or self.taken < 0 or self.rack().count(self.taken) > 1:
            return 0
        return bit_of(self.taken)

    def can_knock(self, one: i64, two: i64) -> bool:
        """G5: whether ten tiles can be laid as eight or nine."""
        fixed = self.fixed
        left = least(one, two, fixed.cap, fixed.limit)
        if left >= fixed.limit:
            return False
        if left > 0 and fixed.most_left >= HAND:
            return True  # any split will do that leaves something
        return fixed.finder.split.search(one, two, fixed.limit, fixed.most_left, 1)

    def out_discards(self, kinds: i64, way: i64) -> i64:
        """Which of these kinds of eleven tiles may be discarded for going out with the other ten."""
        rack = self.rack()
        kinds &= self.hopeful(rack.one, rack.two, way)
        found: i64 = 0
        while kinds != 0:
            bit = kinds & -kinds
            kinds ^= bit
            one = without(rack.one, rack.two, bit)
            two = rack.two & ~bit
            if self.can_knock(one, two) if way == KNOCK else covers(one, two):
                found |= bit
        return found

    def hopeful(self, one: i64, two: i64, way: i64) -> i64:
        """The kinds without which ten of eleven tiles may do for going out; quickly none, for most racks."""
        fixed = self.fixed
        loose = one & ~meldable(one)
        if loose == 0:
            return one
        size = popcount(loose) + popcount(two & loose)
        if way != KNOCK:
            return loose if size == 1 else i64(0)
        if size > fixed.most_left + 1:
            return 0
        cost = certain(one, two, fixed.cap)
        if cost < fixed.limit:
            return one
        return loose if cost - worth(highest(loose), fixed.cap) < fixed.limit else i64(0)

    # ---- bookkeeping

    def gin(self) -> bool:
        return self.way == GRAND or self.way == PETIT

    def put_down(self, meld: i64) -> None:
        """One more combination lies there, the mover's."""
        self.lying[self.laid] = meld
        self.owners[self.laid] = self.seat
        self.laid += 1

    def size(self) -> i64:
        """All tiles there are: 104 at every moment, or 52 (G1)."""
        total = self.unseen.size() + self.gone.size() + (0 if self.discard < 0 else 1)
        for side in self.sides:
            total += side.rack.size()
        for i in range(self.laid):
            total += popcount(self.lying[i])
        return total


@final
class Boards:
    """States that decisions are tried on, used again for every deal of one decision."""

    def __init__(self) -> None:
        self.all: list[State] = []

    def board(self, at: i64, deal: State) -> State:
        """The state number `at`, made the same as the deal."""
        if at == len(self.all):
            self.all.append(deal.copy())
        board = self.all[at]
        board.become(deal)
        return board
