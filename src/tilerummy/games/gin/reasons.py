"""Why a decision is the better one: the two or three things about it that matter, as codes with parameters."""

from collections.abc import Mapping, Sequence
from typing import Final

from tilerummy.analysis.explanation import Reason
from tilerummy.games.gin.actions import DISCARD, DRAW, GO_OUT, GRAND_GIN, PASS, PETIT_GIN, TAKE, Action
from tilerummy.games.gin.chances import copies, enters, near
from tilerummy.games.gin.state import KNOCK, TO_DISCARD, TO_DRAW, State
from tilerummy.games.gin.tactics import SURE, Tactics
from tilerummy.solver.hand import after_discard, leftover, meldable, total_points, with_tile
from tilerummy.solver.hand_meld import set_of
from tilerummy.tiles import Tiles, bit_of, show_tile

HANDFUL = 5  # tiles named as examples, at most
LIKELY, UNLIKELY = 20, 5  # percent: that the next player has a use for a discard
# The rule that each is about.
CLAUSES: Final[Mapping[str, str]] = {
    "gin-bonus": "G6",
    "gin-is-closed": "G7",
    "pass-ends-round": "G10",
    "lay-all-alike": "G7",
    "out-leaves-little": "G5",
    "out-is-early": "G5",
    "out-can-wait": "G5",
    "lay-hard-to-add": "G7",
    "lay-only-way": "G7",
    "lay-leaves-least": "G7",
    "take-combines": "G3",
    "take-lowers": "G3",
    "take-prepares": "G3",
    "discard-helps-little": "G3",
    "discard-tells-too-much": "G12",
    "stock-may-help": "G3",
    "stock-only": "G3",
    "discard-leaves-least": "G5",
    "discard-is-alone": "G3",
    "discard-keeps-chances": "G3",
    "discard-is-safe": "G4",
    "discard-has-risk": "G4",
    "discard-least-useful": "G3",
}


def reasons(state: State, ranked: Sequence[Action], behind: Sequence[float] = ()) -> list[Reason]:
    """Why the first of these decisions, the strongest first; how far each is `behind` it, if they were compared."""
    op, tile = ranked[0].op, ranked[0].tile
    if op == DISCARD:
        return held_back(state) + discard_reasons(state, tile)
    if op == PASS and state.step == TO_DRAW:  # G10: only with an empty stock, so nothing can wait
        return [Reason("pass-ends-round")]
    if op in (TAKE, DRAW, PASS):
        return held_back(state) + (take_reasons(state) if op == TAKE else draw_reasons(state))
    if op in (GO_OUT, GRAND_GIN, PETIT_GIN):
        return out_reasons(state, op, tile)
    return lay_reasons(state, ranked, behind)


def points(count: int) -> dict[str, str | int]:
    return {"points": int(count)}


# ---- going out and laying down


def out_reasons(state: State, op: int, tile: int) -> list[Reason]:
    """A gin counts most; with points left, how likely the others have less."""
    if op != GO_OUT:
        bonus = state.rules.grand_bonus if op == GRAND_GIN else state.rules.petit_bonus
        closed = [Reason("gin-is-closed")] if state.fixed.closed else []
        return [Reason("gin-bonus", points(bonus)), *closed]
    rack = state.rack()
    left = int(leftover(rack.one, rack.two, state.fixed.cap) if tile < 0 else after(state, tile))
    early = state.turns <= 6 * state.fixed.seats
    found = [Reason("out-leaves-little", points(left))]
    return [*found, Reason("out-is-early", {"turns": int(state.turns // state.fixed.seats)})] if early else found


def after(state: State, tile: int) -> int:
    rack = state.rack()
    return int(after_discard(rack.one, rack.two, tile, state.fixed.cap))


def lay_reasons(state: State, ways: Sequence[Action], behind: Sequence[float]) -> list[Reason]:
    """Ways that leave the same differ only by what the others can add to them."""
    if state.seat != state.out:
        return [Reason("lay-leaves-least")]
    if len(ways) == 1:
        return [Reason("lay-only-way")]
    left = [left_by(state, each) for each in ways]
    rivals = [points for points, each in zip(behind, left, strict=False) if each == left[0]]
    if rivals and (left[0] > min(left) or max(rivals) > 0):
        return [Reason("lay-hard-to-add")]
    if left[0] == min(left) < max(left):
        return [Reason("lay-leaves-least")]
    return [Reason("lay-all-alike")] if rivals else []


def left_by(state: State, way: Action) -> int:
    """Points left on the rack after a lay-down."""
    rack = state.rack().copy()
    for part in way.parts:
        rack.drop(Tiles(set_of(part.tiles.codes)))
    return int(total_points(rack.one, rack.two, state.fixed.cap))


def held_back(state: State) -> list[Reason]:
    """Going out is possible but waits: for a gin, or because the others may have less left."""
    fixed, rack = state.fixed, state.rack()
    if state.step == TO_DRAW:
        can = fixed.knock_at_start and state.can_knock(rack.one, rack.two)
    else:
        kinds = rack.one & ~state.barred()
        can = state.step == TO_DISCARD and fixed.knock_with_discard and state.out_discards(kinds, KNOCK) != 0
    return [Reason("out-can-wait")] if can else []


# ---- taking a tile


def take_reasons(state: State) -> list[Reason]:
    rack, kind = state.rack(), int(state.discard)
    tile = show_tile(kind)
    found: list[Reason] = []
    if fits(state, rack, kind):
        found.append(Reason("take-combines", {"tile": tile, "tiles": with_it(rack, kind)}))
    now = int(leftover(rack.one, rack.two, state.fixed.cap))
    then = int(with_tile(rack.one, rack.two, kind, state.fixed.cap))
    if then < now:
        found.append(Reason("take-lowers", {"tile": tile, "before": now, "points": then}))
    return found or [Reason("take-prepares", {"tile": tile})]


def with_it(rack: Tiles, kind: int) -> str:
    """The tiles that a tile would make combinations with."""
    whole = rack.one | bit_of(kind)
    fitting = meldable(whole) & near(bit_of(kind)) & whole
    return str(Tiles(fitting & ~bit_of(kind)))


def draw_reasons(state: State) -> list[Reason]:
    if state.discard < 0:
        return [Reason("stock-only")]
    rack, tile = state.rack(), show_tile(int(state.discard))
    if fits(state, rack, int(state.discard)):
        return [Reason("discard-tells-too-much", {"tile": tile})]
    helpful = singly(best_fitting(state)) if state.step == TO_DRAW else ""
    found = [Reason("discard-helps-little", {"tile": tile})]
    return [*found, Reason("stock-may-help", {"tiles": helpful})] if helpful else found


def fits(state: State, rack: Tiles, kind: int) -> bool:
    """Whether it would be in a combination: then no more is left over. The twin of a tile that is in one is not."""
    more = rack.copy()
    more.add(kind)
    cap = state.fixed.cap
    return int(leftover(more.one, more.two, cap)) <= int(leftover(rack.one, rack.two, cap))


def fitting(state: State, rack: Tiles) -> list[int]:
    """The unseen kinds that would fit."""
    unseen = Tiles(enters(rack.one) & hidden(state).one)
    return [kind for kind in unseen if fits(state, rack, kind)]


def best_fitting(state: State) -> list[int]:
    """Those that leave least, a handful at most."""
    rack, cap = state.rack(), state.fixed.cap
    found = sorted(fitting(state, rack), key=lambda kind: (with_tile(rack.one, rack.two, kind, cap), kind))
    return sorted(found[:HANDFUL])


def singly(kinds: list[int]) -> str:
    """In brackets each, or whoever reads it would see combinations among them."""
    return " ".join(f"[{show_tile(kind)}]" for kind in kinds)


# ---- discarding


def discard_reasons(state: State, tile: int) -> list[Reason]:
    """What it leaves, what it breaks up or keeps, and whether the next player wants it."""
    rack, name = state.rack(), show_tile(tile)
    found: list[Reason] = []
    if after(state, tile) <= least_after(state):
        found.append(Reason("discard-leaves-least", {"tile": name, "points": after(state, tile)}))
    rest = rack.copy()
    rest.remove(tile)
    outs = sum(int(copies(bit_of(kind), hidden(state))) for kind in fitting(state, rest))
    if not near(rest.one) & bit_of(tile):
        found.append(Reason("discard-is-alone", {"tile": name}))
    elif outs:
        found.append(Reason("discard-keeps-chances", {"tile": name, "count": outs}))
    return [*found, *danger_reasons(state, tile)] or [Reason("discard-least-useful", {"tile": name})]


def least_after(state: State) -> int:
    return min(after(state, kind) for kind in state.rack() if not state.barred() & bit_of(kind))


def danger_reasons(state: State, tile: int) -> list[Reason]:
    tactics = Tactics()
    tactics.decide(state)
    tactics.weigh(state, state.rack().one)
    other = state.side(state.after(state.seat))
    chance = 100 * int(tactics.danger(tile, other.known.one, near(other.thrown.one))) // SURE
    if chance <= UNLIKELY:
        return [Reason("discard-is-safe", {"tile": show_tile(tile)})]
    return [Reason("discard-has-risk", {"tile": show_tile(tile)})] if chance >= LIKELY else []


def hidden(state: State) -> Tiles:
    """The tiles that the seat to move has not seen."""
    tactics = Tactics()
    tactics.prepare(state)
    return tactics.out
