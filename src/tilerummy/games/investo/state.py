"""The state of one round of Investo: the whole truth, except that face-down tiles have no order.

`unseen` holds the stock and the base tiles together: nobody knows either, so they are exchangeable, and a base tile
becomes somebody's only when luck says which it is.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.investo.actions import PLACES
from tilerummy.layout import Layout
from tilerummy.solver.arrange import lay_out
from tilerummy.solver.runs import Runs
from tilerummy.tiles import Tiles, bit_of

# Where a turn stands: what is to be decided next.
OVER: Final = 0
TO_DRAW: Final = 1  # step 1
TO_CHOOSE: Final = 2  # steps 2 to 4 are all still open
TO_PLAY: Final = 3  # an Investo was taken: step 3 must follow
TO_POT: Final = 4  # step 4
TO_RESERVE: Final = 5  # more tiles than the rack may hold
TO_BACK: Final = 6  # fewer, and a choice of what comes back from the reserve
STEPS: Final = ("over", "draw", "choose", "play", "pot", "reserve", "back")

# Why a round ended.
REASONS: Final = ("", "out", "stock", "stall")
OUT: Final = 1
STOCK: Final = 2
STALL: Final = 3


@final
class Side:
    """What belongs to one player. `known`: what everybody knows to be on the rack (I21)."""

    def __init__(self, rack: Tiles, reserve: Tiles, known: Tiles, points: i64, total: i64 = 0) -> None:
        self.rack = rack
        self.reserve = reserve
        self.known = known
        self.points = points  # of this round, Investos only
        self.total = total  # of the rounds before (I20)

    def copy(self) -> "Side":
        return Side(self.rack.copy(), self.reserve.copy(), self.known.copy(), self.points, self.total)

    def become(self, other: "Side") -> None:
        self.rack.become(other.rack)
        self.reserve.become(other.reserve)
        self.known.become(other.known)
        self.points = other.points
        self.total = other.total

    def receive(self, kind: i64) -> None:
        """A tile comes to the rack in the open."""
        self.rack.add(kind)
        self.known.add(kind)

    def release(self, kind: i64) -> None:
        """A tile leaves the rack in the open."""
        self.rack.remove(kind)
        self.known.discard(kind)

    def empty(self) -> bool:
        return self.rack.one | self.reserve.one == 0


# A place of the pot is a stack of tiles, six bits each, kind + 1, the upper one lowest; 0 is an empty place.


def top_of(place: i64) -> i64:
    return (place & 63) - 1


def height_of(place: i64) -> i64:
    height: i64 = 0
    while place != 0:
        height += 1
        place >>= 6
    return height


def is_single(place: i64) -> bool:
    """One tile, not a stack."""
    return 0 < place < 64


def worth_of(pot: vec[i64], row: i64) -> i64:
    """Points for taking a row: one a single place and one for the base (I8)."""
    total: i64 = 1
    for i in range(PLACES * row, PLACES * row + PLACES):
        if is_single(pot[i]):
            total += 1
    return total


@final
class State:
    def __init__(self, rules: Any) -> None:
        self.rules: Any = rules
        self.gentle: bool = rules.referee == "gentle"
        self.rows: i64 = rules.rows
        self.height: i64 = rules.height
        self.rack_limit: i64 = rules.rack_limit
        self.stall_limit: i64 = rules.stall_limit
        self.unseen: Tiles = Tiles.full()
        self.stock: i64 = 0  # how many of the unseen are the stock; the others are base tiles
        self.table: Tiles = Tiles()
        self.melds: Layout | None = None  # how the table lies; None: as lay_out has it
        self.pot: vec[i64] = vec[i64]([0] * int(PLACES * self.rows))
        self.bases: i64 = 0  # the rows that have a base tile, as a set
        self.first: Side = Side(Tiles(), Tiles(), Tiles(), 0)
        self.second: Side = Side(Tiles(), Tiles(), Tiles(), 0)
        self.starter: i64 = 0
        self.seat: i64 = 0
        self.step: i64 = TO_DRAW
        self.due: i64 = 0  # kinds of which one must be played (I6), as a set
        self.progress: bool = False  # this turn took a stock tile or laid a tile (I18)
        self.idle: i64 = 0  # turns in a row without progress
        self.reason: i64 = 0
        self.runs: Runs = Runs()

    def copy(self) -> "State":
        twin = State(self.rules)
        twin.become(self)
        return twin

    def become(self, other: "State") -> None:
        """Take over all of another state under the same rules; for searches, which would else make very many."""
        self.unseen.become(other.unseen)
        self.stock = other.stock
        self.table.become(other.table)
        self.melds = other.melds
        for i in range(PLACES * self.rows):
            self.pot[i] = other.pot[i]
        self.bases = other.bases
        self.first.become(other.first)
        self.second.become(other.second)
        self.starter = other.starter
        self.seat = other.seat
        self.step = other.step
        self.due = other.due
        self.progress = other.progress
        self.idle = other.idle
        self.reason = other.reason

    def side(self, seat: i64) -> Side:
        return self.first if seat == 0 else self.second

    def lying(self) -> Layout:
        """The table as it lies."""
        if self.melds is None:
            self.melds = lay_out(self.table)
        return self.melds

    # ---- the pot

    def filled(self, row: i64) -> i64:
        """How many face-up places of a row are taken."""
        pot = self.pot
        count: i64 = 0
        for i in range(PLACES * row, PLACES * row + PLACES):
            if pot[i] != 0:
                count += 1
        return count

    def has_base(self, row: i64) -> bool:
        return (self.bases >> row) & 1 != 0

    def has_room(self, row: i64) -> bool:
        return self.has_base(row) and self.pot[PLACES * row + PLACES - 1] == 0

    def pot_full(self) -> bool:
        """No row with a base has room (I15)."""
        for row in range(self.rows):
            if self.has_room(row):
                return False
        return True

    def complete(self, row: i64) -> bool:
        """Whether the row is an Investo."""
        return self.pot[PLACES * row + PLACES - 1] != 0

    def faces(self, row: i64) -> i64:
        """The kinds of the upper tiles of a row, as a set."""
        pot = self.pot
        found: i64 = 0
        for i in range(PLACES * row, PLACES * row + PLACES):
            if pot[i] != 0:
                found |= bit_of(top_of(pot[i]))
        return found

    def with_faces(self, row: i64) -> Tiles:
        """The rack of the seat to move together with the upper tiles of a row."""
        tiles = self.side(self.seat).rack.copy()
        for i in range(PLACES * row, PLACES * row + PLACES):
            if self.pot[i] != 0:
                tiles.add(top_of(self.pot[i]))
        return tiles

    def can_honour(self, row: i64) -> bool:
        """I6: judged from rack, table and face-up tiles, never from the base."""
        return self.runs.helps(self.table, self.with_faces(row), self.faces(row))

    # ---- bookkeeping

    def size(self) -> i64:
        """All tiles there are: 104 at every moment (I1)."""
        total = self.unseen.size() + self.table.size()
        for seat in range(i64(2)):
            side = self.side(seat)
            total += side.rack.size() + side.reserve.size()
        for i in range(PLACES * self.rows):
            total += height_of(self.pot[i])
        return total
