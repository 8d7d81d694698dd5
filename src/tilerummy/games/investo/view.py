"""What one seat may know of a round (I21), and states that agree with it.

A View is a whitelist: nothing is in it that was not put there on purpose. It has no base tile, no order of the stock
and no rack but the viewer's own.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.investo.actions import PLACES
from tilerummy.games.investo.state import TO_PLAY, State
from tilerummy.layout import Layout
from tilerummy.luck import Rng
from tilerummy.tiles import NIBBLES, Tiles, bit_of, lowest

TRIES: Final = 64


@final
class ViewSide:
    """One player as seen: `rack` only where the viewer may see it; `size` always."""

    def __init__(self, rack: Tiles | None, size: i64, reserve: Tiles, known: Tiles, points: i64, total: i64) -> None:
        self.rack = rack
        self.size = size
        self.reserve = reserve
        self.known = known
        self.points = points
        self.total = total

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ViewSide) and (
            self.rack == other.rack
            and self.size == other.size
            and self.reserve == other.reserve
            and self.known == other.known
            and self.points == other.points
            and self.total == other.total
        )


@final
class View:
    def __init__(
        self, rules: Any, who: int | None, table: Layout, pot: vec[i64], sides: tuple[ViewSide, ViewSide]
    ) -> None:
        self.rules: Any = rules
        self.who: int | None = who
        self.table: Layout = table
        self.pot: vec[i64] = pot
        self.sides: tuple[ViewSide, ViewSide] = sides
        self.bases: i64 = 0
        self.stock: i64 = 0
        self.starter: i64 = 0
        self.seat: i64 = 0
        self.step: i64 = 0
        self.due: i64 = 0
        self.progress: bool = False
        self.idle: i64 = 0
        self.reason: i64 = 0

    def _rest(self) -> tuple[int, ...]:
        numbers = [self.bases, self.stock, self.starter, self.seat, self.step, self.due, self.idle, self.reason]
        return (*numbers, int(self.progress))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (
            self.rules == other.rules
            and self.who == other.who
            and self.table == other.table
            and list(self.pot) == list(other.pot)
            and self.sides[0] == other.sides[0]
            and self.sides[1] == other.sides[1]
            and self._rest() == other._rest()
        )


def view(state: State, who: int | None) -> View:
    pot = vec[i64]([0] * int(PLACES * state.rows))
    for i in range(PLACES * state.rows):
        pot[i] = state.pot[i]
    seen = View(state.rules, who, state.lying(), pot, (view_side(state, 0, who), view_side(state, 1, who)))
    seen.bases = state.bases
    seen.stock = state.stock
    seen.starter = state.starter
    seen.seat = state.seat
    seen.step = state.step
    seen.due = state.due
    seen.progress = state.progress
    seen.idle = state.idle
    seen.reason = state.reason
    return seen


def view_side(state: State, seat: int, who: int | None) -> ViewSide:
    side = state.side(seat)
    rack = side.rack.copy() if seat == who else None
    return ViewSide(rack, side.rack.size(), side.reserve.copy(), side.known.copy(), side.points, side.total)


def visible(state: State, seen: View) -> None:
    """Fill a new state with what the view knows; unknown racks hold what is known to be there."""
    for i in range(PLACES * state.rows):
        state.pot[i] = seen.pot[i]
    state.table = seen.table.tiles()
    state.melds = seen.table
    for seat in range(i64(2)):
        other = seen.sides[seat]
        side = state.side(seat)
        rack = other.rack
        side.rack = rack.copy() if rack is not None else other.known.copy()
        side.reserve = other.reserve.copy()
        side.known = other.known.copy()
        side.points = other.points
        side.total = other.total
    state.bases = seen.bases
    state.stock = seen.stock
    state.starter = seen.starter
    state.seat = seen.seat
    state.step = seen.step
    state.due = seen.due
    state.progress = seen.progress
    state.idle = seen.idle
    state.reason = seen.reason


def face_down(state: State) -> Tiles:
    """All tiles that the places of a state do not show."""
    tiles = Tiles.full()
    tiles.drop(state.table)
    for seat in range(i64(2)):
        tiles.drop(state.side(seat).rack)
        tiles.drop(state.side(seat).reserve)
    for i in range(PLACES * state.rows):
        place = state.pot[i]
        while place != 0:
            tiles.remove((place & 63) - 1)
            place >>= 6
    return tiles


def determinize(seen: View, rng: Rng) -> State:
    """A state that agrees with everything the view knows; what is unknown is dealt by chance."""
    state = State(seen.rules)
    Hidden(seen).deal(state, rng)
    return state


@final
class Hidden:
    """What a view does not know, to be dealt by chance as often as it is wanted.

    In `gentle` a player who has taken an Investo can honour it (I6), which says something about the rack: such racks
    are drawn again until they fit, and built to fit if that takes too long.
    """

    def __init__(self, seen: View) -> None:
        self.seen: View = seen
        self.known: State = State(seen.rules)
        visible(self.known, seen)
        self.known.unseen = face_down(self.known)
        mover = seen.sides[int(seen.seat)]
        self.bound: bool = seen.step == TO_PLAY and mover.rack is None and seen.rules.referee == "gentle"
        self.secret: i64 = mover.size - mover.known.size()  # tiles of the mover's rack that the other cannot know

    def deal(self, state: State, rng: Rng) -> None:
        """Into a state under the same rules."""
        for _try in range(i64(TRIES)):
            self.guess(state, rng, Tiles())
            if not self.bound or honourable(state, self.seen, rng):
                return
        for _try in range(i64(TRIES)):
            helpers = helping_tiles(self.known, rng)
            if helpers.size() < self.secret:
                self.guess(state, rng, helpers)
                return
        raise ValueError("no rack agrees with this view")

    def guess(self, state: State, rng: Rng, helpers: Tiles) -> None:
        """Deal the unknown tiles; the seat to move has these helpers for certain."""
        state.become(self.known)
        unseen = state.unseen
        state.side(state.seat).rack.put(helpers)
        unseen.drop(helpers)
        self.fill(state.first.rack, self.seen.sides[0].size, unseen, rng)
        self.fill(state.second.rack, self.seen.sides[1].size, unseen, rng)

    def fill(self, rack: Tiles, size: i64, unseen: Tiles, rng: Rng) -> None:
        left = unseen.size()
        missing = size - rack.size()
        while missing > 0:
            kind = unseen.nth(rng.below(left))
            unseen.remove(kind)
            rack.add(kind)
            left -= 1
            missing -= 1


def honourable(state: State, seen: View, rng: Rng) -> bool:
    """Whether the mover could have been sure of playing a face-up tile, any hidden tile being the base."""
    side = state.side(state.seat)
    hidden = side.rack.minus(side.known)
    rack = side.rack.copy()
    rack.remove(hidden.nth(rng.below(hidden.size())))
    return state.runs.helps(state.table, rack, state.due)


def helping_tiles(state: State, rng: Rng) -> Tiles:
    """A few unseen tiles with which one face-up tile can be played: as many as help, less all that can be spared.

    The state has on the racks what is known to be there.
    """
    faces = Tiles(state.due)
    face = bit_of(faces.nth(rng.below(faces.size())))
    known = state.side(state.seat).rack
    lane: i64 = NIBBLES * bit_of(lowest(face) & 3)
    pool = state.unseen.copy()
    helpers = Tiles(pool.one & lane, pool.two & lane)
    if not state.runs.helps(state.table, known.plus(helpers), face):
        return pool  # too many to fit: try another tile
    kept = Tiles()
    while helpers.one != 0:
        kind = helpers.nth(rng.below(helpers.size()))
        helpers.remove(kind)
        if not state.runs.helps(state.table, known.plus(helpers).plus(kept), face):
            kept.add(kind)
    return kept
