"""Why a decision is the better one: the two or three things about it that matter, as codes with parameters."""

from collections.abc import Mapping
from typing import Any, Final

from tilerummy.analysis.explanation import Reason
from tilerummy.games.rummy.actions import DISCARD, DRAW, EXCHANGE, Action
from tilerummy.games.rummy.plays import solver_for
from tilerummy.games.rummy.state import BY_EXCHANGE, TO_CHOOSE, State
from tilerummy.games.rummy.tactics import Tactics, ends, fewest_elsewhere
from tilerummy.layout import Layout, new_melds
from tilerummy.melds import meld_points
from tilerummy.refusal import Params
from tilerummy.tiles import STAR, Tiles, show_tile

LIMIT = 1000  # nodes of the solver
NEAR_OUT = 4  # tiles on another rack
DEAR = 9  # points of a tile
LIKELY = 5  # percent
# The rule that each is about.
CLAUSES: Final[Mapping[str, str]] = {
    "goes-out": "R10",
    "goes-out-doubled": "R10",
    "opens": "R5",
    "opens-small": "R5",
    "opening-waits": "R5",
    "holds-back": "R6",
    "keeps-tiles": "R7",
    "discard-left": "R11",
    "others-near-out": "R10",
    "keeps-star": "R1",
    "cheaper-rack": "R10",
    "may-go-out": "R10",
    "second-copy": "R2",
    "least-useful": "R6",
    "dear-tile": "R1",
    "fits-least": "R6",
    "only-the-stock": "R11",
    "nothing-better": "R6",
}


def reasons(state: State, action: Action) -> list[Reason]:
    """Why this decision, the strongest first. They use only what the seat to move may know."""
    if action.table is not None:
        return play_reasons(state, action.table)
    if action.op in (EXCHANGE, DISCARD):
        return held_back(state) + part_reasons(state, action.tile)
    return [Reason("only-the-stock")] if action.op == DRAW else [*held_back(state), Reason("nothing-better")]


def play_reasons(state: State, table: Layout) -> list[Reason]:
    me = state.side(state.seat)
    laid = table.tiles().minus(state.table)
    rest = me.rack.minus(laid)
    if ends(state, laid):
        out = Reason("goes-out-doubled" if me.plays == 0 else "goes-out")
        return [out, Reason("discard-left", {"tile": str(rest)})] if rest else [out]
    found = opening_reasons(state, table) if me.plays == 0 else []
    near = int(fewest_elsewhere(state))
    if near <= NEAR_OUT:
        found.append(Reason("others-near-out", {"count": near, "seat": nearest(state, near)}))
    if rest.stars > 0:
        found.append(Reason("keeps-star"))
    return [*found, Reason("cheaper-rack", {"points": cost(laid), "left": cost(rest)})]


def nearest(state: State, size: int) -> int:
    """The next player, in the order of play, who has so many tiles."""
    seats = [(state.seat + turn) % state.seats for turn in range(1, state.seats)]
    return next(int(seat) for seat in seats if state.side(seat).rack.size() == size)


def cost(tiles: Tiles) -> int:
    return int(tiles.points() + 25 * tiles.stars)


def opening_reasons(state: State, table: Layout) -> list[Reason]:
    fresh = new_melds(state.lying, table, state.melds) or []
    found = [Reason("opens", {"points": sum(meld_points(meld.codes) for meld in fresh)})]
    rest = state.side(state.seat).rack.minus(table.tiles().minus(state.table))
    more: Any = solver_for(state).opening(Layout(), rest, 0, "tiles", LIMIT)
    if more is not None and more.laid:
        found.append(Reason("opens-small", {"tiles": str(more.laid)}))
    return found


def held_back(state: State) -> list[Reason]:
    """Tiles that could be laid and are not.

    Nothing good can be said for waiting with a play that would go out, nor when this may be the own last turn (R12).
    """
    if not state.stocked or state.stalls_within(state.seats):
        return []
    play = Tactics().most(state) if state.step == TO_CHOOSE else None
    me = state.side(state.seat)
    if play is None or ends(state, play.laid):
        return []
    tiles: Params = {"tiles": str(play.laid)}
    if me.plays == 0:
        others = [state.side(seat) for seat in range(state.seats) if seat != state.seat]
        hurry = any(other.plays > 0 and other.rack.size() <= NEAR_OUT for other in others)
        return [] if hurry else [Reason("opening-waits", tiles)]
    return [Reason("holds-back" if state.version == BY_EXCHANGE else "keeps-tiles", tiles)]


def part_reasons(state: State, tile: int) -> list[Reason]:
    """Why this tile, and what is hoped for."""
    found: list[Reason] = []
    chance = chance_to_go_out(state, tile)
    if chance >= LIKELY:
        found.append(Reason("may-go-out", {"chance": chance}))
    tactics = Tactics()
    tactics.survey(state, state.seat)
    rack = state.side(state.seat).rack
    name = show_tile(tile)
    if tile != STAR and rack.count(tile) > 1:
        found.append(Reason("second-copy", {"tile": name}))
    elif tile != STAR and tactics.promise(state, tile) <= min(tactics.promise(state, kind) for kind in naturals(rack)):
        found.append(Reason("least-useful", {"tile": name}))
    if tile != STAR and (tile >> 2) + 1 >= DEAR:
        found.append(Reason("dear-tile", {"tile": name, "points": (tile >> 2) + 1}))
    return found or [Reason("fits-least", {"tile": name})]


def naturals(rack: Tiles) -> list[int]:
    return [kind for kind in rack.kinds() if kind != STAR]


def chance_to_go_out(state: State, tile: int) -> int:
    """How many percent of the unseen tiles let the rack be emptied next turn, if the table stays as it is."""
    side = state.side(state.seat)
    if side.plays == 0 or state.step != TO_CHOOSE or state.must_keep():
        return 0
    solver = solver_for(state)
    hits = total = 0
    for kind in range(STAR + 1):
        copies = 2 - int(state.open_count(kind, state.seat))
        if copies <= 0 or (kind == STAR and not state.melds.stars):
            continue
        rack = side.rack.copy()
        rack.remove(tile)
        rack.add(kind)
        total += copies
        hits += copies if solver.empties(state.lying, rack, LIMIT) is not None else 0
    return 100 * hits // max(1, total)
