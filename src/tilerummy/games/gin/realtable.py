"""Gin-Rummy at a real table: the points of a round that people played, a position they tell, what a hand needs."""

from typing import Any

from tilerummy.games.gin.actions import GO_OUT, GRAND_GIN, LAY, PETIT_GIN, Action, parse_action
from tilerummy.games.gin.judge import combination_fault, new_fault, out_fault
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.score import Outcome, round_outcome
from tilerummy.games.gin.solving import Question, solve
from tilerummy.games.gin.state import (
    GRAND,
    HAND,
    KNOCK,
    NOBODY,
    PETIT,
    REASONS,
    STOCK,
    TO_DISCARD,
    TO_DRAW,
    TO_LAY,
    Fixed,
    State,
)
from tilerummy.luck import GivenLuck, Luck
from tilerummy.melds import Meld, parse_melds
from tilerummy.realtable.entry import (
    Asked,
    Ended,
    check_copies,
    check_racks,
    read_tiles,
    sum_of,
    without_sums,
)
from tilerummy.refusal import NotAccepted, Refusal, not_accepted, shorten
from tilerummy.solver.hand import leftover, total_points
from tilerummy.solver.hand_lay import PLACES
from tilerummy.solver.hand_meld import set_of
from tilerummy.tiles import STAR, Tiles

WAYS = {REASONS[way]: way for way in (GRAND, PETIT, KNOCK)}


# ---- the score sheet


def ended(rules: Rules, seats: int, entered: Ended) -> Outcome:
    """G5-G10: `racks` is what each has left after laying down, as tiles or as their sum."""
    if entered.out is None:
        return round_outcome(rules, [0] * seats, NOBODY, 0, REASONS[STOCK])
    check_racks(entered, seats)
    sums = [sum_of(text) for text in entered.racks]
    tiles = without_sums(entered.racks)
    racks = [read_tiles(text, False) for text in tiles]
    check_copies(tiles, copies(rules))
    if entered.way not in WAYS:
        raise NotAccepted("told-no-such-way", {"way": entered.way, "known": ", ".join(WAYS)})
    way = WAYS[entered.way]
    check_out(rules, seats, entered.out, way, sums[entered.out] or racks[entered.out])
    for seat, rack in enumerate(racks):  # an eleventh is only with who makes a grand gin, and that one lays all
        if len(rack) > HAND:
            raise NotAccepted("told-rack-size", {"player": seat + 1, "count": len(rack), "most": HAND})
    costs = [int(total_points(rack.one, rack.two, rules.highest)) for rack in racks]
    left = [cost if counted is None else counted for cost, counted in zip(costs, sums, strict=True)]
    return round_outcome(rules, left, entered.out, way, entered.way)


def copies(rules: Rules) -> int:
    return 2 if rules.deck == "double" else 1


def check_out(rules: Rules, seats: int, out: int, way: int, left: Tiles | int) -> None:
    """G5: whether one can go out this way and have this left: tiles, or a sum."""
    never = {
        GRAND: Refusal("no-grand-gin", "G5") if not rules.grand else None,
        PETIT: Refusal("no-petit-gin", "G5") if rules.petit == "never" else None,
        KNOCK: Refusal("gin-only", "G5") if rules.knock == "never" else None,
    }[way]
    state = State(Fixed(rules, seats))
    state.out, state.way, state.seat = out, way, out
    fault = never or (out_fault(state, left) if isinstance(left, Tiles) else sum_fault(state, left))
    if fault is not None:
        raise not_accepted(fault)


def sum_fault(state: State, left: int) -> Refusal | None:
    """Of how many tiles a sum is, nobody said."""
    if state.way != KNOCK:
        return Refusal("lay-all", "G5", {"tiles": str(left)})
    limit = int(state.fixed.limit)
    return Refusal("too-much-left", "G5", {"points": left, "limit": limit}) if left >= limit else None


# ---- the referee


def position(rules: Rules, asked: Asked) -> State:
    """Ten tiles are the start of a turn, eleven the time to discard; `L` first: somebody else has gone out."""
    actions = [parse_action(text) for text in asked.actions]
    lays = bool(actions) and actions[0].op == LAY
    state = State(Fixed(rules, 2))
    state.turns = 1  # not the beginner's first
    lying = parse_melds(asked.table)
    check_lying(rules, lying, asked)
    rack = read_tiles(asked.rack, False) if asked.rack is not None else laid_by(actions)
    if not lays and len(rack) not in (HAND, HAND + 1):
        raise NotAccepted("told-hand-size", {"count": len(rack)})
    for meld in lying:
        state.put_down(set_of(meld.codes))
    state.seat = 1
    state.sides[1].rack = rack
    state.step = TO_LAY if lays else TO_DRAW if len(rack) == HAND else TO_DISCARD
    if lays:
        state.out, state.way = 0, way_out(rules, asked.out)
    return state


def way_out(rules: Rules, way: str) -> int:
    """How the other went out; it need not be told where a gin is laid on as any other combination (G7)."""
    if way in WAYS:
        return WAYS[way]
    known = ", ".join(WAYS)
    if way:
        raise NotAccepted("told-no-such-way", {"way": shorten(way), "known": known})
    if rules.gin == "closed":
        raise NotAccepted("told-way-missing", {"known": known}, "G7")
    return KNOCK


def check_lying(rules: Rules, lying: list[Meld], asked: Asked) -> None:
    if len(lying) > PLACES // 2:  # the one who lays down puts more beside them
        raise NotAccepted("solve-gin-too-many-melds", {"count": len(lying), "most": int(PLACES) // 2})
    for meld in lying:
        if max(meld.codes) >= STAR or combination_fault(meld.codes) is not None:
            raise NotAccepted("solve-gin-bad-meld", {"meld": str(meld)})
    check_copies([asked.table, asked.rack or ""], copies(rules))


def laid_by(actions: list[Action]) -> Tiles:
    found = Tiles()
    for part in [part for action in actions for part in action.parts]:
        for kind in part.tiles.codes:
            if found.fits(kind):
                found.add(kind)
    return found


def luck(state: State, asked: Asked) -> Luck:
    return GivenLuck([])  # nothing the referee is asked about draws a tile


def facts(state: State, action: Action) -> dict[str, Any]:
    """What is left over: at best before laying down, exactly after it."""
    rack = state.rack().copy()
    if action.op in (GRAND_GIN, PETIT_GIN, GO_OUT):
        if action.tile >= 0:
            rack.remove(action.tile)
        return {"left": int(leftover(rack.one, rack.two, state.fixed.cap))}
    if action.op != LAY:
        return {}
    for part in action.parts:
        rack.drop(Tiles.of(part.tiles.codes))
    return {"left": int(total_points(rack.one, rack.two, state.fixed.cap))}


def meld_fault(rules: Rules, meld: Meld) -> Refusal | None:
    if max(meld.codes) >= STAR:
        return Refusal("no-stars", "G1")
    fault = new_fault(meld)
    return None if fault is None else Refusal(fault.code, fault.rule or "G1", fault.params)


# ---- what could be done


def playable(rules: Rules, asked: Asked, limit: int) -> dict[str, Any]:
    return solve(Question(asked.rack or "", asked.table, str(rules)))
