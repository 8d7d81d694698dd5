"""Whether a play is a good one under R2, R5, R7, R8 and R11."""

from typing import Final

from tilerummy.games.rummy.state import State
from tilerummy.layout import Layout, added, new_melds, resolve_layout, star_fault
from tilerummy.melds import meld_points
from tilerummy.refusal import Refusal
from tilerummy.tiles import Tiles

# The rule that a meld breaks, where it is not R2.
MELD_RULES: Final = {
    "no-wrap": "R9",
    "past-ace": "R9",
    "star-past-end": "R9",
    "declare-stars": "R8",
    "no-stars": "R13",
    "no-series": "R13",
    "no-sequences": "R13",
}


def judge(state: State, table: Layout) -> Layout | Refusal:
    """The table as it will lie, in order and with Stars declared, or the first thing wrong with the play."""
    rack = state.side(state.seat).rack
    laid = added(state.table, rack, table)
    if isinstance(laid, Refusal):
        return Refusal(laid.code, "R7", laid.params)
    if laid.size() == 0:
        return Refusal("nothing-laid", "R7")
    found = resolve_layout(state.lying, table, state.melds)
    if isinstance(found, Refusal):
        return Refusal(found.code, MELD_RULES.get(found.code, "R2"), found.params)
    wrong = play_fault(state, found, laid)
    return found if wrong is None else wrong


def play_fault(state: State, table: Layout, laid: Tiles) -> Refusal | None:
    """What is wrong with a play whose tiles are genuine and whose melds are valid."""
    me = state.side(state.seat)
    if state.must_keep() and laid.size() == me.rack.size():
        return Refusal("keep-one-to-discard", "R11")
    if me.plays == 0:
        return opening_fault(state, table)
    if state.free_stars:
        return None
    bound = star_fault(state.lying, table, laid, state.melds)
    return None if bound is None else Refusal(bound.code, "R8", bound.params)


def opening_fault(state: State, table: Layout) -> Refusal | None:
    """R5: from the rack alone, and worth enough."""
    fresh = new_melds(state.lying, table, state.melds)
    if fresh is None:
        return Refusal("opening-uses-table", "R5")
    points = 0
    for meld in fresh:
        points += meld_points(meld.codes)
    if points < state.opening:
        return Refusal("opening-too-low", "R5", {"points": points, "opening": int(state.opening)})
    return None
