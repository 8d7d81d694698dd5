"""Whether a play is a good one under I6, I10 and I11. What it puts down is genuine: forgery is refused before."""

from tilerummy.games.investo.state import State
from tilerummy.layout import Layout
from tilerummy.melds import run_fault
from tilerummy.refusal import Params, Refusal
from tilerummy.tiles import Tiles


def play_fault(state: State, table: Layout, laid: Tiles) -> Refusal | None:
    """The first thing wrong with the table afterwards, if anything is."""
    for meld in table.melds:
        fault = run_fault(meld.codes)
        if fault is not None:
            params: Params = {"meld": str(meld)}
            params.update(fault.params)
            return Refusal(fault.code, "I11", params)
    if state.due != 0 and laid.one & state.due == 0:
        return Refusal("take-not-honoured", "I6", {"tiles": str(Tiles(state.due))})
    return None
