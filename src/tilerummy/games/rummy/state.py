"""The state of one round of Rummy: the whole truth, except that the stock has no order."""

from typing import Any, Final, final

from mypy_extensions import i64

from tilerummy.layout import Layout
from tilerummy.melds import MeldRules
from tilerummy.tiles import STAR, Tiles

# Where a turn stands: what is to be decided next.
OVER: Final = 0
TO_DRAW: Final = 1  # R11: the stock first
TO_CHOOSE: Final = 2  # a play or what the version has instead of it
TO_DISCARD: Final = 3  # R11, draw-discard: a play was made
STEPS: Final = ("over", "draw", "choose", "discard")

# Why a round ended.
REASONS: Final = ("", "out", "blocked", "stall")
OUT: Final = 1
BLOCKED: Final = 2
STALL: Final = 3

# Option `turn`.
VERSIONS: Final = ("exchange", "draw-discard", "draw")
BY_EXCHANGE: Final = 0
BY_DISCARD: Final = 1
BY_DRAW: Final = 2

STAR_COST: Final = 25  # R1


def rack_cost(rack: Tiles) -> i64:
    return rack.points() + STAR_COST * rack.stars


@final
class Side:
    """What belongs to one player.

    `gave`: tiles this player has put into the stock, of which all but at most `lost` are still there (R15): what only
    this player knows. `plays`: how often this player has laid tiles; more than none means opened. `total`: points
    of the rounds before (R14).
    """

    def __init__(self, rack: Tiles, gave: Tiles, lost: i64, plays: i64, total: i64 = 0) -> None:
        self.rack = rack
        self.gave = gave
        self.lost = lost
        self.plays = plays
        self.total = total

    def copy(self) -> "Side":
        return Side(self.rack.copy(), self.gave.copy(), self.lost, self.plays, self.total)

    def cost(self) -> i64:
        """What the rack costs at the end (R1)."""
        return rack_cost(self.rack)

    def forget(self) -> None:
        """Drop what is no longer knowledge: as many may be gone as were given."""
        if self.lost >= self.gave.size():
            self.gave = Tiles()
            self.lost = 0


@final
class State:
    def __init__(self, rules: Any, seats: i64) -> None:
        self.rules: Any = rules
        self.seats: i64 = seats
        self.version: i64 = VERSIONS.index(rules.turn)
        self.opening: i64 = rules.opening
        self.stall_limit: i64 = rules.stall_limit
        self.free_stars: bool = rules.stars == "free"
        self.melds: MeldRules = meld_rules(rules)
        self.unseen: Tiles = Tiles.full(2 if rules.stars != "none" else 0)  # the stock, once dealt
        self.table: Tiles = Tiles()
        self.lying: Layout = Layout()  # in order, Stars declared
        self.discards: Tiles = Tiles()
        self.sides: list[Side] = [Side(Tiles(), Tiles(), 0, 0) for _ in range(seats)]
        self.starter: i64 = 0
        self.seat: i64 = 0
        self.step: i64 = TO_CHOOSE
        self.stocked: bool = False  # this turn began with tiles in the stock
        self.laid: bool = False  # this turn laid tiles
        self.idle: i64 = 0  # turns in a row that laid nothing
        self.passes: i64 = 0  # passes in a row
        self.reason: i64 = 0
        self.rounds: i64 = 0  # of the match, before this one

    def copy(self) -> "State":
        twin = State(self.rules, self.seats)
        twin.unseen = self.unseen.copy()
        twin.table = self.table.copy()
        twin.lying = self.lying
        twin.discards = self.discards.copy()
        twin.sides = [side.copy() for side in self.sides]
        twin.starter = self.starter
        twin.seat = self.seat
        twin.step = self.step
        twin.stocked = self.stocked
        twin.laid = self.laid
        twin.idle = self.idle
        twin.passes = self.passes
        twin.reason = self.reason
        twin.rounds = self.rounds
        return twin

    def side(self, seat: i64) -> Side:
        return self.sides[seat]

    def must_keep(self) -> bool:
        """R11, draw-discard: whether a tile must stay on the rack to be discarded."""
        return self.version == BY_DISCARD and self.stocked

    def may_exchange(self) -> bool:
        """R6, R11, R12."""
        if self.unseen.size() == 0:
            return False
        return self.version == BY_EXCHANGE or (self.version == BY_DRAW and self.side(self.seat).plays == 0)

    def may_pass(self) -> bool:
        """R11, R12: whether the turn may end with nothing laid, exchanged or discarded."""
        return self.version == BY_DRAW or not self.stocked

    def stalls_within(self, turns: i64) -> bool:
        """R12: whether the round is blocked if nobody lays a tile in so many turns, of all together."""
        return self.stall_limit > 0 and self.idle + turns >= self.stall_limit * self.seats

    def size(self) -> i64:
        """All tiles there are: 106 at every moment (T1), 104 without Stars."""
        total = self.unseen.size() + self.table.size() + self.discards.size()
        for side in self.sides:
            total += side.rack.size()
        return total

    def open_count(self, kind: i64, seat: i64) -> i64:
        """How many tiles of a kind a seat sees: table, discards and its own rack."""
        return self.table.count(kind) + self.discards.count(kind) + self.side(seat).rack.count(kind)


def meld_rules(rules: Any) -> MeldRules:
    """R2, R9, R13 as options of a meld."""
    return MeldRules(
        runs=rules.combinations != "series",
        series=rules.combinations != "sequences",
        ace_high=rules.ace == "both",
        mixed=rules.mixed,
        stars=rules.stars != "none",
    )


def rank(kind: i64) -> i64:
    """R3: how a tile counts in the draw for the start; a Star is above 13."""
    return kind >> 2 if kind != STAR else 13
