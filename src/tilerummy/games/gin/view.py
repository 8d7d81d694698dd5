"""What one seat may know of a round (G12), and states that agree with it.

A View is a whitelist: nothing is in it that was not put there on purpose. It has no order of the stock and no rack but
the viewer's own and those that lie open. Discards out of the round are in it: everybody saw them.
"""

from typing import Any, final

from mypy_extensions import i64

from tilerummy.games.gin.state import Fixed, Side, State
from tilerummy.luck import Rng
from tilerummy.tiles import Tiles


@final
class ViewSide:
    """One player as seen: `rack` only where the viewer may see it; `size` always."""

    def __init__(self, rack: Tiles | None, size: i64, known: Tiles, shown: bool) -> None:
        self.rack = rack
        self.size = size
        self.known = known
        self.shown = shown
        self.thrown: Tiles = Tiles()
        self.refused: Tiles = Tiles()
        self.total: i64 = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ViewSide) and (
            self.rack == other.rack
            and self.size == other.size
            and self.known == other.known
            and self.shown == other.shown
            and self.thrown == other.thrown
            and self.refused == other.refused
            and self.total == other.total
        )


@final
class View:
    def __init__(self, rules: Any, who: int | None, sides: list[ViewSide], gone: Tiles) -> None:
        self.rules: Any = rules
        self.who: int | None = who
        self.sides: list[ViewSide] = sides
        self.gone: Tiles = gone
        self.lying: list[tuple[int, int]] = []  # owner, set of kinds
        self.stock: i64 = 0
        self.discard: i64 = 0
        self.taken: i64 = 0
        self.dealer: i64 = 0
        self.seat: i64 = 0
        self.step: i64 = 0
        self.passes: i64 = 0
        self.turns: i64 = 0
        self.rounds: i64 = 0
        self.out: i64 = 0
        self.way: i64 = 0
        self.reason: i64 = 0

    def _rest(self) -> list[int]:
        turn = [self.stock, self.discard, self.taken, self.dealer, self.seat, self.step]
        return [*turn, self.passes, self.turns, self.rounds, self.out, self.way, self.reason]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (
            self.rules == other.rules
            and self.who == other.who
            and self.sides == other.sides
            and self.gone == other.gone
            and self.lying == other.lying
            and self._rest() == other._rest()
        )


def view(state: State, who: int | None) -> View:
    sides = [view_side(side, seat == who) for seat, side in enumerate(state.sides)]
    seen = View(state.rules, who, sides, state.gone.copy())
    for i in range(state.laid):
        seen.lying.append((int(state.owners[i]), int(state.lying[i])))
    seen.stock = state.unseen.size()
    seen.discard = state.discard
    seen.taken = state.taken
    seen.dealer = state.dealer
    seen.seat = state.seat
    seen.step = state.step
    seen.passes = state.passes
    seen.turns = state.turns
    seen.rounds = state.rounds
    seen.out = state.out
    seen.way = state.way
    seen.reason = state.reason
    return seen


def view_side(side: Side, own: bool) -> ViewSide:
    rack = side.rack.copy() if own or side.shown else None
    seen = ViewSide(rack, side.rack.size(), side.known.copy(), side.shown)
    seen.thrown = side.thrown.copy()
    seen.refused = side.refused.copy()
    seen.total = side.total
    return seen


def visible(seen: View) -> State:
    """A new state with what the view knows; unknown racks hold what is known to be there, the rest is unseen."""
    state = State(Fixed(seen.rules, len(seen.sides)))
    for seat, other in enumerate(seen.sides):
        rack = other.rack if other.rack is not None else other.known
        side = Side(rack.copy(), other.known.copy(), other.shown)
        side.thrown = other.thrown.copy()
        side.refused = other.refused.copy()
        side.total = other.total
        state.sides[seat] = side
    for owner, meld in seen.lying:
        state.seat = owner
        state.put_down(meld)
    state.gone = seen.gone.copy()
    state.discard = seen.discard
    state.taken = seen.taken
    state.dealer = seen.dealer
    state.seat = seen.seat
    state.step = seen.step
    state.passes = seen.passes
    state.turns = seen.turns
    state.rounds = seen.rounds
    state.out = seen.out
    state.way = seen.way
    state.reason = seen.reason
    state.unseen = face_down(state)
    return state


def face_down(state: State) -> Tiles:
    """All tiles that the places of a state do not show."""
    tiles = State(state.fixed).unseen
    tiles.drop(state.gone)
    if state.discard >= 0:
        tiles.remove(state.discard)
    for side in state.sides:
        tiles.drop(side.rack)
    for i in range(state.laid):
        tiles.drop(Tiles(state.lying[i]))
    return tiles


def determinize(seen: View, rng: Rng) -> State:
    """A state that agrees with everything the view knows; what is unknown is dealt by chance."""
    state = visible(seen)
    for seat, side in enumerate(state.sides):
        for _ in range(seen.sides[seat].size - side.rack.size()):
            kind = state.unseen.nth(rng.below(state.unseen.size()))
            state.unseen.remove(kind)
            side.rack.add(kind)
    return state
