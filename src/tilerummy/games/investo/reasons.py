"""Why a decision is the better one: the two or three things about it that matter, as codes with parameters."""

from collections.abc import Mapping
from typing import Any, Final

from tilerummy.analysis.explanation import Reason
from tilerummy.games.investo.actions import BACK, DOUBLE, DRAW, INVEST, NOTHING, PLACES, STEAL, TAKE, Action
from tilerummy.games.investo.chances import SURE, Chances, in_reach
from tilerummy.games.investo.state import TO_CHOOSE, State, worth_of
from tilerummy.games.investo.tactics import Tactics
from tilerummy.refusal import Params
from tilerummy.tiles import Tiles, bit_of, show_tile

UNLIKELY = 25  # percent
# The rule that each is about.
CLAUSES: Final[Mapping[str, str]] = {
    "most-useful": "I17",
    "least-useful": "I17",
    "take-points": "I8",
    "take-denies": "I6",
    "goes-out": "I18",
    "honours-take": "I6",
    "round-may-end": "I18",
    "rack-too-full": "I17",
    "fewer-tiles": "I19",
    "holds-back": "I10",
    "no-good-doubling": "I14",
    "double-denies": "I14",
    "double-draws": "I14",
    "row-for-you": "I13",
    "row-hard-to-take": "I13",
    "row-for-both": "I13",
    "row-may-be-taken": "I13",
    "tile-for-later": "I13",
    "tile-hard-to-use": "I13",
    "row-stays-open": "I13",
    "steal-fits": "I5",
    "reserve-not-worth-it": "I5",
    "only-the-stock": "I5",
}


def reasons(state: State, action: Action) -> list[Reason]:
    """Why this decision, the strongest first."""
    if action.table is not None:
        return play_reasons(state, action.table.tiles().minus(state.table))
    op, row, tile = action.op, action.row, action.tile
    chances = Chances()
    chances.prepare(state)
    if op == TAKE:
        return take_reasons(state, chances, row)
    if op in (INVEST, DOUBLE, NOTHING):
        return held_back(state) + pot_reasons(state, chances, op, row, tile)
    if op in (DRAW, STEAL):
        return draw_reasons(state, op, tile)
    return [Reason("most-useful" if op == BACK else "least-useful", {"tile": show_tile(tile)})]


def percent(chance: int) -> int:
    return (100 * chance + SURE // 2) // SURE


def take_reasons(state: State, chances: Chances, row: int) -> list[Reason]:
    found = [Reason("take-points", {"row": row + 1, "points": int(worth_of(state.pot, row))})]
    theirs = percent(int(chances.row(state.faces(row))))
    if theirs >= UNLIKELY:
        found.append(Reason("take-denies", {"row": row + 1, "chance": theirs}))
    return found


def play_reasons(state: State, laid: Tiles) -> list[Reason]:
    me, other = state.side(state.seat), state.side(1 - state.seat)
    left = int(me.rack.size() - laid.size())
    to_pot = 0 if state.pot_full() else 1
    found: list[Reason] = []
    if left <= to_pot and not me.reserve:
        found.append(Reason("goes-out", {"points": int(other.rack.size() + other.reserve.size())}))
    if state.due != 0:
        found.append(Reason("honours-take", {"count": int(laid.size())}))
    theirs = int(other.rack.size() + other.reserve.size())
    if Tactics().lays_all(state, me) and not found:
        found.append(Reason("round-may-end", {"tiles": theirs, "stock": int(state.stock)}))
    unlaid = int(me.rack.size()) - to_pot
    if unlaid > state.rack_limit:
        found.append(Reason("rack-too-full", {"count": unlaid}))
    return found or [Reason("fewer-tiles", {"count": int(laid.size())})]


def held_back(state: State) -> list[Reason]:
    """Tiles that could be laid and are not: they serve only this seat while they stay on the rack."""
    if state.step != TO_CHOOSE:
        return []
    laid: Any = state.runs.most(state.table, state.side(state.seat).rack)
    return [Reason("holds-back", {"tiles": str(laid)})] if laid else []


def pot_reasons(state: State, chances: Chances, op: int, row: int, tile: int) -> list[Reason]:
    if op == NOTHING:
        return [Reason("no-good-doubling")]
    rack = state.side(state.seat).rack.copy()
    rack.remove(tile)
    if op == DOUBLE:
        full = state.filled(row) == PLACES  # no other can be taken
        before = percent(int(chances.row(state.faces(row)))) if full else 0
        denied = [Reason("double-denies", {"row": row + 1, "chance": before})] if before >= UNLIKELY else []
        return [*denied, Reason("double-draws", {"tile": show_tile(tile)})]
    faces = state.faces(row) | bit_of(tile)
    theirs = percent(int(chances.row(faces)))
    mine = faces & in_reach(chances.open, rack.one) != 0
    params: Params = {"row": row + 1, "tile": show_tile(tile), "chance": theirs}
    if state.filled(row) == PLACES - 1:
        return [Reason(completed_code(mine, theirs), params)]
    if mine:
        found = [Reason("tile-for-later", params)]
    else:
        found = [Reason("tile-hard-to-use", params)] if theirs < UNLIKELY else []
    return [*found, Reason("row-stays-open", {"row": row + 1})]


def completed_code(mine: bool, theirs: int) -> str:
    """Of a row that becomes an Investo: who can take it."""
    if theirs < UNLIKELY:
        return "row-for-you" if mine else "row-hard-to-take"
    return "row-for-both" if mine else "row-may-be-taken"


def draw_reasons(state: State, op: int, tile: int) -> list[Reason]:
    if op == STEAL:
        return [Reason("steal-fits", {"tile": show_tile(tile)})]
    others = state.side(1 - state.seat).reserve
    return [Reason("reserve-not-worth-it", {"tiles": str(others)})] if others else [Reason("only-the-stock")]
