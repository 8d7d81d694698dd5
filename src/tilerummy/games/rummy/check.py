"""Which actions are accepted, and as what; or why not. `options` lists exactly the small decisions that pass here; a
test holds them together.

The one exception is `O`, the sand-timer: it is not a decision, so it is accepted but never offered.
"""

from tilerummy.games.rummy.actions import DISCARD, DRAW, EXCHANGE, PASS, TIMEOUT, Action, arrange, is_genuine
from tilerummy.games.rummy.judge import judge
from tilerummy.games.rummy.state import BY_DISCARD, BY_DRAW, BY_EXCHANGE, OVER, TO_DISCARD, TO_DRAW, State
from tilerummy.layout import Layout
from tilerummy.refusal import Refusal
from tilerummy.tiles import show_tile


def accept(state: State, seat: int, action: Action) -> Action | Refusal:
    """What `apply` takes: a play with its table judged, in order and with Stars declared."""
    fault = action_fault(state, seat, action)
    if fault is not None:
        return fault
    table = action.table
    return action if table is None else accept_play(state, table)


def accept_play(state: State, table: Layout) -> Action | Refusal:
    found = judge(state, table)
    return found if isinstance(found, Refusal) else arrange(found)


def action_fault(state: State, seat: int, action: Action) -> Refusal | None:
    """What is wrong with an action, whatever table a play would leave."""
    if not is_genuine(action.code, action.table is not None):
        return Refusal("no-such-action")
    if state.step == OVER:
        return Refusal("round-over", "R10")
    if seat != state.seat:
        return Refusal("not-your-turn", "R3")
    op = action.op
    if op == TIMEOUT:
        return None if state.rules.timer > 0 else Refusal("no-timer", "R4")
    wrong = step_fault(state, op)
    if wrong is not None:
        return wrong
    if op == EXCHANGE:
        return exchange_fault(state, action.tile)
    if op == DISCARD:
        return discard_fault(state, action.tile)
    if op == PASS:
        return None if state.may_pass() else pass_fault(state)
    return None


def step_fault(state: State, op: int) -> Refusal | None:
    """Whether this kind of action belongs to another moment of the turn."""
    if state.step == TO_DRAW:
        return None if op == DRAW else Refusal("draw-stock-first", "R11")
    if op == DRAW:
        return draw_fault(state)
    if state.step == TO_DISCARD and op != DISCARD:
        return Refusal("discard-first", "R11")
    return None


def draw_fault(state: State) -> Refusal:
    if state.version == BY_EXCHANGE:
        return Refusal("no-drawing", "R6")
    return Refusal("already-drawn", "R11") if state.stocked else Refusal("stock-empty", "R12")


def exchange_fault(state: State, kind: int) -> Refusal | None:
    if state.version == BY_DISCARD:
        return Refusal("no-exchange", "R11")
    if state.version == BY_DRAW and state.side(state.seat).plays > 0:
        return Refusal("exchange-after-opening", "R11")
    if state.unseen.size() == 0:
        return Refusal("stock-empty", "R12")
    return missing(state, kind, "R6")


def discard_fault(state: State, kind: int) -> Refusal | None:
    if state.version != BY_DISCARD:
        return Refusal("no-discarding", "R11")
    if not state.stocked and not state.laid:
        return Refusal("pass-without-discard", "R11")
    return missing(state, kind, "R11")


def missing(state: State, kind: int, rule: str) -> Refusal | None:
    if state.side(state.seat).rack.count(kind) > 0:
        return None
    return Refusal("not-on-rack", rule, {"tile": show_tile(kind)})


def pass_fault(state: State) -> Refusal:
    """Nobody passes while there is a stock; what to do instead depends on the version."""
    return Refusal("must-exchange", "R6") if state.version == BY_EXCHANGE else Refusal("must-discard", "R11")
