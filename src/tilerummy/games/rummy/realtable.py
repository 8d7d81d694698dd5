"""Rummy at a real table: the points of a round that people played, a position they tell, what could be played there."""

from typing import Any

import msgspec

from tilerummy.games.rummy.actions import ARRANGE, DISCARD, DRAW, EXCHANGE, Action, parse_action
from tilerummy.games.rummy.judge import MELD_RULES
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.score import NOBODY, Outcome, round_outcome
from tilerummy.games.rummy.solving import Question, Solution, as_data
from tilerummy.games.rummy.state import BLOCKED, BY_EXCHANGE, OUT, REASONS, TO_DRAW, Side, State, meld_rules, rack_cost
from tilerummy.layout import Layout, added, laid_kinds, new_melds, resolve_layout
from tilerummy.luck import GivenLuck, Luck
from tilerummy.melds import Meld, meld_points, resolve
from tilerummy.realtable.entry import (
    Asked,
    Ended,
    check_copies,
    check_racks,
    read_tiles,
    sum_of,
    without_sums,
)
from tilerummy.refusal import NotAccepted, Params, Refusal, not_accepted
from tilerummy.tiles import STAR, Tiles

SINGLE = "single"  # R10: out in one single play


# ---- the score sheet


def ended(rules: Rules, seats: int, entered: Ended) -> Outcome:
    """R10, R12. Nothing left costs nothing, and any tile costs something."""
    check_racks(entered, seats)
    check_copies(without_sums(entered.racks))
    costs = [cost_of(rules, text) for text in entered.racks]
    if entered.way not in ("", SINGLE):
        raise NotAccepted("told-no-such-way", {"way": entered.way, "known": SINGLE})
    if entered.out is None:
        if not all(costs):
            raise NotAccepted("told-blocked-empty", {"player": costs.index(0) + 1}, "R12")
        return round_outcome(costs, NOBODY, False, REASONS[BLOCKED])
    if costs[entered.out]:
        raise NotAccepted("told-out-not-empty", {"player": entered.out + 1}, "R10")
    others = [seat for seat, cost in enumerate(costs) if not cost and seat != entered.out]
    if others:
        raise NotAccepted("told-two-empty", {"player": others[0] + 1}, "R10")
    return round_outcome(costs, entered.out, entered.way == SINGLE, REASONS[OUT])


def cost_of(rules: Rules, text: str) -> int:
    """What is left, as tiles or as the sum that people have counted."""
    counted = sum_of(text)
    return int(rack_cost(read_tiles(text, rules.stars != "none"))) if counted is None else counted


# ---- the referee


def position(rules: Rules, asked: Asked) -> State:
    """The moment before the play. Without a rack, what the play adds is what the rack has."""
    state = State(rules, 2)
    state.lying = valid_table(rules, asked.table)
    check_copies([asked.table, asked.rack or ""])
    state.table = state.lying.tiles()
    actions = [parse_action(text) for text in asked.actions]
    if any(action.op in (DRAW, EXCHANGE) for action in actions[:-1]):
        raise NotAccepted("told-after-drawing")
    if asked.rack is None:
        rack = played(state, actions)
        check_copies([asked.table, str(rack)])
        if actions and actions[-1].op == ARRANGE and rack.fits(spare := untold(state, rack)):
            rack.add(spare)  # nobody said that the play was the whole rack (R11)
    else:
        rack = read_tiles(asked.rack, rules.stars != "none")
    state.stocked = True
    if actions and actions[0].op == DRAW and state.version != BY_EXCHANGE:
        state.step = TO_DRAW
    state.sides[0] = Side(rack, Tiles(), 0, 1 if asked.opened else 0)
    return state


def valid_table(rules: Rules, text: str) -> Layout:
    found = resolve_layout(Layout(), Layout.parse(text), meld_rules(rules))
    if isinstance(found, Refusal):
        params: Params = {"meld": str(found.params["meld"]), "text": text}
        raise NotAccepted("solve-declare-stars" if found.code == "declare-stars" else "solve-bad-meld", params)
    return found


def played(state: State, actions: list[Action]) -> Tiles:
    """What the actions take from a rack."""
    found = Tiles()
    for action in actions:
        kinds = [action.tile] if action.op in (EXCHANGE, DISCARD) else laid_kinds(state.table, action.table)
        if action.op != ARRANGE and STAR in kinds and not state.melds.stars:
            raise not_accepted(Refusal("no-stars", "R13"))
        for kind in kinds:
            if found.fits(kind):
                found.add(kind)
    return found


def untold(state: State, rack: Tiles) -> int:
    """A tile that can be on the rack too and makes no difference to a play."""
    return next((kind for kind in range(STAR) if rack.count(kind) + state.table.count(kind) < 2), 0)


def luck(state: State, asked: Asked) -> Luck:
    return GivenLuck([])  # nothing the referee is asked about draws a tile


def facts(state: State, action: Action) -> dict[str, Any]:
    """What an accepted play lays, and what it is worth if it is the first."""
    if action.op != ARRANGE or action.table is None:
        return {}
    laid = added(state.table, state.side(state.seat).rack, action.table)
    assert isinstance(laid, Tiles)
    found: dict[str, Any] = {"laid": str(laid), "tiles": len(laid)}
    if state.side(state.seat).plays == 0:
        fresh = new_melds(state.lying, action.table, state.melds) or []
        found["opening"] = sum(meld_points(meld.codes) for meld in fresh)
    return found


def meld_fault(rules: Rules, meld: Meld) -> Refusal | None:
    """Why tiles are no combination (R2, R8, R9, R13)."""
    found = resolve(meld.codes, meld_rules(rules))
    if not isinstance(found, Refusal):
        return None
    params: Params = {"meld": str(meld)}
    params.update(found.params)
    return Refusal(found.code, MELD_RULES.get(found.code, "R2"), params)


# ---- what could be played


def playable(rules: Rules, asked: Asked, limit: int) -> dict[str, Any]:
    question = Question(
        rack=asked.rack or "",
        table=asked.table,
        opening=None if asked.opened else rules.opening,
        stars=rules.stars,
        ace=rules.ace,
        mixed=rules.mixed,
        combinations=rules.combinations,
        limit=limit,
    )
    found = Solution(question)
    if rules.turn == "draw-discard" and found.play is not None and found.play.laid == found.rack:
        keep_one(question, found)
    return as_data(found)


def keep_one(question: Question, found: Solution) -> None:
    """R11: instead of the whole rack the largest play that leaves a tile to discard; the nodes are shared out."""
    kinds, most = sorted(set(found.rack.kinds())), len(found.rack) - 1
    limit = question.limit and max(1, question.limit // len(kinds))
    found.play, found.playable = None, found.playable if most else []
    for kind in kinds if most else []:
        fewer = found.rack - Tiles.of([kind])
        other = Solution(msgspec.structs.replace(question, rack=str(fewer), limit=limit))
        found.proven = found.proven and other.proven
        if other.play is not None and (found.play is None or other.play.tiles() > found.play.tiles()):
            found.play = other.play
        if found.play is not None and found.play.tiles() == most:
            found.proven = True
            return
