"""Which actions are accepted, and as what; or why not. `options` lists exactly the small decisions that pass here; a
test holds them together.
"""

from tilerummy.games.investo.actions import (
    ARRANGE,
    BACK,
    DOUBLE,
    DRAW,
    INVEST,
    NOTHING,
    PLACES,
    RESERVE,
    STEAL,
    TAKE,
    Action,
    arrange,
    is_genuine,
    mistake,
)
from tilerummy.games.investo.judge import play_fault
from tilerummy.games.investo.state import (
    OVER,
    TO_BACK,
    TO_DRAW,
    TO_PLAY,
    TO_POT,
    TO_RESERVE,
    State,
    height_of,
    top_of,
)
from tilerummy.layout import Layout, added
from tilerummy.melds import Meld
from tilerummy.refusal import Refusal
from tilerummy.tiles import Tiles, show_tile


def accept(state: State, seat: int, action: Action) -> Action | Refusal:
    """What `apply` takes: a play with its table judged and in order, or as the mistake it is."""
    fault = action_fault(state, seat, action)
    if fault is not None:
        return fault
    table = action.table
    return action if table is None else accept_play(state, table)


def accept_play(state: State, table: Layout) -> Action | Refusal:
    laid = added(state.table, state.side(state.seat).rack, table)
    if isinstance(laid, Refusal):
        return Refusal(laid.code, "I10", laid.params)
    fault = play_fault(state, table, laid)
    if fault is None:
        return arrange(in_order(table))
    return fault if state.gentle else mistake(table)  # I12


def in_order(table: Layout) -> Layout:
    """The same runs, each written from its lowest tile up, however they were laid."""
    return Layout(tuple([Meld(tuple(sorted(meld.codes))) for meld in table.melds]))


def action_fault(state: State, seat: int, action: Action) -> Refusal | None:
    """What is wrong with an action, whatever table a play would leave."""
    if not is_genuine(action.code, action.table is not None):
        return Refusal("no-such-action")
    if state.step == OVER:
        return Refusal("round-over", "I18")
    if seat != state.seat:
        return Refusal("not-your-turn", "I5")
    op = action.op
    wrong = step_fault(state, op)
    if wrong is not None:
        return wrong
    if op == STEAL:
        return missing(state.side(1 - seat).reserve, action.tile, "not-in-their-reserve", "I5")
    if op == TAKE:
        return take_fault(state, action.row)
    if op == INVEST or op == DOUBLE:
        return pot_fault(state, action)
    if op == NOTHING:
        return None if state.pot_full() else Refusal("pot-has-room", "I13")
    if op == RESERVE:
        return missing(state.side(seat).rack, action.tile, "not-on-rack", "I17")
    if op == BACK:
        return missing(state.side(seat).reserve, action.tile, "not-in-your-reserve", "I17")
    return None


def step_fault(state: State, op: int) -> Refusal | None:
    """Whether this kind of action belongs to another moment of the turn."""
    step = state.step
    if step == TO_DRAW:
        return None if op == DRAW or op == STEAL else Refusal("draw-first", "I5")
    if op == DRAW or op == STEAL:
        return Refusal("already-drawn", "I5")
    if step == TO_RESERVE:
        return None if op == RESERVE else excess_fault(state)
    if step == TO_BACK:
        return None if op == BACK else Refusal("take-back-first", "I17")
    if op == RESERVE or op == BACK:
        return Refusal("not-end-of-turn", "I17")
    if step == TO_PLAY:
        return late_take(op) if op != ARRANGE else None
    if step == TO_POT:
        if op == TAKE:
            return Refusal("too-late-to-take", "I6")
        return Refusal("already-played", "I10") if op == ARRANGE else None
    return None


def late_take(op: int) -> Refusal:
    return Refusal("already-taken", "I6") if op == TAKE else Refusal("play-first", "I6")


def excess_fault(state: State) -> Refusal:
    excess = int(state.side(state.seat).rack.size() - state.rack_limit)
    return Refusal("reserve-first", "I17", {"count": excess})


def missing(tiles: Tiles, kind: int, code: str, rule: str) -> Refusal | None:
    return None if tiles.count(kind) > 0 else Refusal(code, rule, {"tile": show_tile(kind)})


def take_fault(state: State, row: int) -> Refusal | None:
    if row >= state.rows:
        return Refusal("no-such-row", "I6", {"row": row + 1})
    if not state.complete(row):
        return Refusal("row-incomplete", "I6", {"row": row + 1})
    if state.gentle and not state.can_honour(row):
        return Refusal("cannot-honour", "I6", {"row": row + 1, "tiles": str(Tiles(state.faces(row)))})
    return None


def pot_fault(state: State, action: Action) -> Refusal | None:
    row = action.row
    if row >= state.rows:
        return Refusal("no-such-row", "I13", {"row": row + 1})
    lacking = missing(state.side(state.seat).rack, action.tile, "not-on-rack", "I13")
    if lacking is not None:
        return lacking
    if action.op == DOUBLE:
        return double_fault(state, action)
    if not state.has_base(row):
        return Refusal("row-without-base", "I9", {"row": row + 1})
    if not state.has_room(row):
        return Refusal("pot-full", "I15") if state.pot_full() else Refusal("row-full", "I13", {"row": row + 1})
    return None


def double_fault(state: State, action: Action) -> Refusal | None:
    at = PLACES * action.row + action.place
    place = state.pot[at]
    if place == 0:
        return Refusal("empty-place", "I14", {"row": action.row + 1, "place": action.place + 1})
    lower = int(top_of(place))
    tile = action.tile
    if lower >> 2 != tile >> 2:
        return Refusal("other-value", "I14", {"tile": show_tile(tile), "other": show_tile(lower)})
    if lower == tile:
        return Refusal("same-colour", "I14", {"tile": show_tile(tile)})
    if height_of(place) >= state.height:
        return Refusal("stack-full", "I14", {"row": action.row + 1, "place": action.place + 1})
    return None
