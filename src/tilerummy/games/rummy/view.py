"""What one seat may know of a round (R15), and states that agree with it.

A View is a whitelist: nothing is in it that was not put there on purpose. It has no order of the stock and, until the
round is over, no rack but the viewer's own.
"""

from typing import Any, final

from mypy_extensions import i64

from tilerummy.games.rummy.state import OVER, State
from tilerummy.layout import Layout
from tilerummy.luck import Rng
from tilerummy.tiles import Tiles


@final
class ViewSide:
    """One player as seen: `rack`, and `gave` with `lost`, only where the viewer may see them; the rest always."""

    def __init__(
        self, rack: Tiles | None, size: i64, gave: Tiles | None, lost: i64, plays: i64, total: i64 = 0
    ) -> None:
        self.rack = rack
        self.size = size
        self.gave = gave
        self.lost = lost
        self.plays = plays
        self.total = total

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ViewSide) and (
            self.rack == other.rack
            and self.size == other.size
            and self.gave == other.gave
            and self.lost == other.lost
            and self.plays == other.plays
            and self.total == other.total
        )


@final
class View:
    def __init__(self, rules: Any, who: int | None, table: Layout, sides: tuple[ViewSide, ...]) -> None:
        self.rules: Any = rules
        self.who: int | None = who
        self.table: Layout = table
        self.sides: tuple[ViewSide, ...] = sides
        self.discards: Tiles = Tiles()
        self.stock: i64 = 0
        self.starter: i64 = 0
        self.seat: i64 = 0
        self.step: i64 = 0
        self.stocked: bool = False
        self.laid: bool = False
        self.idle: i64 = 0
        self.passes: i64 = 0
        self.reason: i64 = 0
        self.rounds: i64 = 0

    def _rest(self) -> tuple[int, ...]:
        numbers = [self.stock, self.starter, self.seat, self.step, self.idle, self.passes, self.reason]
        return (*numbers, self.rounds, int(self.stocked), int(self.laid))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (
            self.rules == other.rules
            and self.who == other.who
            and self.table == other.table
            and self.sides == other.sides
            and self.discards == other.discards
            and self._rest() == other._rest()
        )


def view(state: State, who: int | None) -> View:
    sides = tuple([view_side(state, seat, who) for seat in range(int(state.seats))])
    seen = View(state.rules, who, state.lying, sides)
    seen.discards = state.discards.copy()
    seen.stock = state.unseen.size()
    seen.starter = state.starter
    seen.seat = state.seat
    seen.step = state.step
    seen.stocked = state.stocked
    seen.laid = state.laid
    seen.idle = state.idle
    seen.passes = state.passes
    seen.reason = state.reason
    seen.rounds = state.rounds
    return seen


def view_side(state: State, seat: int, who: int | None) -> ViewSide:
    side = state.side(seat)
    rack = side.rack.copy() if seat == who or state.step == OVER else None
    if seat == who:
        return ViewSide(rack, side.rack.size(), side.gave.copy(), side.lost, side.plays, side.total)
    return ViewSide(rack, side.rack.size(), None, 0, side.plays, side.total)


def visible(seen: View) -> State:
    """A state with what the view knows; unknown racks are empty and what is unknown is unseen."""
    state = State(seen.rules, len(seen.sides))
    state.table = seen.table.tiles()
    state.lying = seen.table
    state.discards = seen.discards.copy()
    for seat in range(state.seats):
        other = seen.sides[seat]
        side = state.side(seat)
        side.rack = other.rack.copy() if other.rack is not None else Tiles()
        side.gave = other.gave.copy() if other.gave is not None else Tiles()
        side.lost = other.lost
        side.plays = other.plays
        side.total = other.total
    state.starter = seen.starter
    state.seat = seen.seat
    state.step = seen.step
    state.stocked = seen.stocked
    state.laid = seen.laid
    state.idle = seen.idle
    state.passes = seen.passes
    state.reason = seen.reason
    state.rounds = seen.rounds
    hide_rest(state)
    return state


def hide_rest(state: State) -> None:
    """Everything that lies nowhere else is unseen."""
    state.unseen.drop(state.table)
    state.unseen.drop(state.discards)
    for side in state.sides:
        state.unseen.drop(side.rack)


def determinize(seen: View, rng: Rng) -> State:
    """A state that agrees with everything the view knows; what is unknown is dealt by chance."""
    state = visible(seen)
    pool = state.unseen
    kept = still_there(seen, rng)
    pool.drop(kept)
    for seat in range(state.seats):
        side = seen.sides[seat]
        if side.rack is None:
            rack = state.side(seat).rack
            for _ in range(side.size):
                rack.add(take_any(pool, rng))
    pool.put(kept)
    return state


def still_there(seen: View, rng: Rng) -> Tiles:
    """Which of the tiles the viewer put into the stock are there still: all but at most `lost` of them.

    Each of the others' draws since then took one of these as likely as any other tile of the stock.
    """
    if seen.who is None:
        return Tiles()
    side = seen.sides[seen.who]
    kept = side.gave.copy() if side.gave is not None else Tiles()
    for _ in range(side.lost):
        if rng.below(seen.stock + 1) < kept.size():
            take_any(kept, rng)
    while kept.size() > seen.stock:
        take_any(kept, rng)
    return kept


def take_any(tiles: Tiles, rng: Rng) -> i64:
    kind = tiles.nth(rng.below(tiles.size()))
    tiles.remove(kind)
    return kind
