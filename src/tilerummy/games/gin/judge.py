"""Lay-downs: whether one is good under G5 and G7, and the one that leaves least."""

from typing import Final

from mypy_extensions import i64

from tilerummy.games.gin.actions import Action, Part, lay
from tilerummy.games.gin.state import HAND, KNOCK, State
from tilerummy.melds import Meld, MeldRules, meld_fault
from tilerummy.refusal import Params, Refusal
from tilerummy.solver.hand import total_points
from tilerummy.solver.hand_lay import LayDown
from tilerummy.solver.hand_meld import is_combination, meld_of, set_of
from tilerummy.tiles import STAR, Tiles, popcount, show_tile

MELDS: Final = MeldRules(stars=False)
MELD_RULES: Final = {"no-stars": "G1", "no-wrap": "G1"}  # the rule that tiles break, where it is not R2


def combination_fault(codes: tuple[int, ...]) -> Refusal | None:
    """R2: three or more consecutive values of one colour, or three or four of one value in different colours."""
    if max(codes) < STAR:
        kinds = set_of(codes)
        if popcount(kinds) == len(codes) and is_combination(kinds):
            return None
    fault = meld_fault(codes, MELDS)
    return None if fault is None else Refusal(fault.code, MELD_RULES.get(fault.code, "R2"), fault.params)


def lay_fault(state: State, parts: tuple[Part, ...]) -> Refusal | None:
    """The first thing wrong with a lay-down, if anything is."""
    left = state.rack().copy()
    for part in parts:
        for kind in part.tiles.codes:
            if left.count(kind) == 0:
                return Refusal("not-on-rack", "G7", {"tile": show_tile(kind)})
            left.remove(kind)
    fault = parts_fault(state, parts)
    if fault is None and state.seat == state.out:
        return out_fault(state, left)
    return fault


def parts_fault(state: State, parts: tuple[Part, ...]) -> Refusal | None:
    free = [state.lying[i] for i in range(state.laid)]
    for part in parts:
        base = part.base
        fault = new_fault(part.tiles) if base is None else addition_fault(state, base, part.tiles, free)
        if fault is not None:
            return fault
    return None


def new_fault(meld: Meld) -> Refusal | None:
    fault = combination_fault(meld.codes)
    if fault is None:
        return None
    params: Params = {"meld": str(meld)}
    params.update(fault.params)
    return Refusal(fault.code, fault.rule, params)


def addition_fault(state: State, base: Meld, tiles: Meld, free: list[i64]) -> Refusal | None:
    """G7: tiles are added to a combination as it lies; each may be named once. Takes it out of `free`."""
    kinds = set_of(base.codes)
    if kinds not in free or combination_fault(base.codes) is not None:
        return Refusal("not-lying", "G7", {"meld": str(base)})
    if state.fixed.closed and state.gin() and kinds not in open_melds(state):
        return Refusal("gin-is-closed", "G7", {"meld": str(base)})
    if combination_fault(base.codes + tiles.codes) is not None:
        return Refusal("does-not-fit", "G7", {"meld": str(base), "tiles": tiles_text(tiles)})
    free.remove(kinds)
    return None


def open_melds(state: State) -> list[i64]:
    """Combinations that are not the gin's own."""
    return [state.lying[i] for i in range(state.laid) if state.owners[i] != state.out]


def tiles_text(meld: Meld) -> str:
    return " ".join([show_tile(code) for code in meld.codes])


def out_fault(state: State, left: Tiles) -> Refusal | None:
    """G5: who goes out must lay what was announced."""
    fixed = state.fixed
    if state.way != KNOCK:
        return Refusal("lay-all", "G5", {"tiles": str(left)}) if left.one != 0 else None
    if left.one == 0:
        return Refusal("leave-one", "G5")
    if left.size() > fixed.most_left:
        least = int(HAND - fixed.most_left)
        return Refusal("too-few-laid", "G5", {"count": int(HAND - left.size()), "least": least})
    points = total_points(left.one, left.two, fixed.cap)
    if points >= fixed.limit:
        return Refusal("too-much-left", "G5", {"points": int(points), "limit": int(fixed.limit)})
    return None


# ---- the lay-down that leaves least


def find_lay(state: State) -> LayDown:
    """What `options` offers: `finder.split` holds the combinations, `finder.added` the additions to lying ones."""
    fixed = state.fixed
    finder = fixed.finder
    rack = state.rack()
    finder.clear()
    if state.seat == state.out and state.way == KNOCK:
        found = finder.split.search(rack.one, rack.two, fixed.limit, fixed.most_left, 1)
        assert found
    elif state.seat == state.out:
        finder.split.search(rack.one, rack.two)
    else:
        for i in range(state.laid):
            if not (fixed.closed and state.gin() and state.owners[i] == state.out):
                finder.put(state.lying[i])
        finder.search(rack.one, rack.two)
    return finder


def lay_action(state: State) -> Action:
    """The lay-down that leaves least, as an action."""
    finder = find_lay(state)
    parts = [Part(None, meld_of(meld)) for meld in finder.split.found()]
    for i in range(finder.count):
        if finder.added[i] != 0:
            parts.append(Part(meld_of(finder.lying[i]), meld_of(finder.added[i])))
    return lay(tuple(parts))
