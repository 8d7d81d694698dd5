"""Which actions are accepted; or why not. `options` lists exactly the small decisions that pass here; a test holds them
together.
"""

from tilerummy.games.gin.actions import (
    DISCARD,
    DRAW,
    GO_OUT,
    GRAND_GIN,
    LAY,
    PASS,
    PETIT_GIN,
    TAKE,
    Action,
    is_genuine,
)
from tilerummy.games.gin.judge import lay_fault
from tilerummy.games.gin.state import HAND, OVER, TO_DISCARD, TO_DRAW, TO_LAY, TO_OFFER, State
from tilerummy.refusal import Params, Refusal
from tilerummy.solver.hand import covers, leftover, without
from tilerummy.tiles import Tiles, bit_of, popcount, show_tile


def accept(state: State, seat: int, action: Action) -> Action | Refusal:
    """What `apply` takes: the action itself, judged."""
    fault = action_fault(state, seat, action)
    return action if fault is None else fault


def action_fault(state: State, seat: int, action: Action) -> Refusal | None:
    if not is_genuine(action.code, action.parts):
        return Refusal("no-such-action")
    if state.step == OVER:
        return Refusal("round-over", "G5")
    if seat != state.seat:
        return Refusal("not-your-turn", "G3")
    op = action.op
    if (state.step == TO_LAY) != (op == LAY):
        return Refusal("nobody-is-out", "G7") if op == LAY else Refusal("lay-down-first", "G7")
    if op == LAY:
        return lay_fault(state, action.parts)
    if state.step == TO_OFFER:
        return None if op == TAKE or op == PASS else Refusal("take-or-pass", "G3")
    if state.step == TO_DRAW:
        return draw_fault(state, action)
    return discard_fault(state, action)


def draw_fault(state: State, action: Action) -> Refusal | None:
    """G3, G5, G10: what may be done before taking a tile."""
    op = action.op
    if op == DISCARD or op == GRAND_GIN or action.tile >= 0:
        return Refusal("draw-first", "G3")
    if op == DRAW:
        return None if state.can_draw() else Refusal("stock-empty", "G10")
    if op == TAKE:
        return None if state.discard >= 0 else Refusal("no-discard", "G3")
    if op == PASS:
        return Refusal("must-draw", "G3") if state.can_draw() else None
    rack = state.rack()
    if op == PETIT_GIN:
        return petit_fault(state, rack.one, rack.two, state.fixed.petit_at_start)
    return knock_fault(state, rack.one, rack.two, state.fixed.knock_at_start)


def discard_fault(state: State, action: Action) -> Refusal | None:
    """G3, G5: what may be done with eleven tiles."""
    op = action.op
    rack = state.rack()
    if op == DRAW or op == TAKE or op == PASS:
        return Refusal("already-drawn", "G3") if state.turns > 0 else Refusal("eleven-dealt", "G2")
    if op == GRAND_GIN:
        return grand_fault(state, rack)
    if action.tile < 0:
        return Refusal("discard-expected", "G5")
    bit = bit_of(action.tile)
    if rack.one & bit == 0:
        return Refusal("not-on-rack", "G3", {"tile": show_tile(action.tile)})
    if state.barred() & bit != 0:
        return Refusal("just-taken", "G3", {"tile": show_tile(action.tile)})
    one = without(rack.one, rack.two, bit)
    two = rack.two & ~bit
    if op == PETIT_GIN:
        return petit_fault(state, one, two, state.fixed.petit_with_discard)
    if op == GO_OUT:
        return knock_fault(state, one, two, state.fixed.knock_with_discard)
    return None


def grand_fault(state: State, rack: Tiles) -> Refusal | None:
    if not state.fixed.grand:
        return Refusal("no-grand-gin", "G5")
    return whole_fault(state, rack.one, rack.two)


def petit_fault(state: State, one: int, two: int, open_now: bool) -> Refusal | None:
    fixed = state.fixed
    if not fixed.petit_at_start and not fixed.petit_with_discard:
        return Refusal("no-petit-gin", "G5")
    return whole_fault(state, one, two) if open_now else window_fault(state)


def window_fault(state: State) -> Refusal:
    """G5: another moment of the turn is the one for this."""
    return Refusal("only-at-start", "G5") if state.step == TO_DISCARD else Refusal("only-with-discard", "G5")


def whole_fault(state: State, one: int, two: int) -> Refusal | None:
    if covers(one, two):
        return None
    return Refusal("not-all-combined", "G5", {"points": int(leftover(one, two, state.fixed.cap))})


def knock_fault(state: State, one: int, two: int, open_now: bool) -> Refusal | None:
    fixed = state.fixed
    if not fixed.knock_at_start and not fixed.knock_with_discard:
        return Refusal("gin-only", "G5")
    if not open_now:
        return window_fault(state)
    if state.can_knock(one, two):
        return None
    points = int(leftover(one, two, fixed.cap))
    params: Params = {"points": points, "limit": int(fixed.limit)}
    least, count = int(HAND - fixed.most_left), combined(state, one, two)
    if count < least:
        params.update({"count": count, "least": least})
        return Refusal("not-eight-or-nine", "G5", params)
    return Refusal("too-much-left", "G5", params) if points >= fixed.limit else Refusal("leave-one", "G5")


def combined(state: State, one: int, two: int) -> int:
    """How many tiles are in combinations when least is left."""
    split = state.fixed.finder.split
    split.search(one, two)
    return sum([int(popcount(meld)) for meld in split.found()])
