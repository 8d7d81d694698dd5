"""The referee at a real table: was that legal, and if not, why. The games' own checks decide."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tilerummy.game import AnyGame
from tilerummy.melds import Meld, parse_melds
from tilerummy.realtable.choice import chosen
from tilerummy.realtable.entry import Asked
from tilerummy.refusal import NotAccepted, Params, Refusal
from tilerummy.ruleset import Ruleset


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Either `melds`, are these combinations, or `asked`, a position and what was done there."""

    game: str
    rules: Annotated[str, Meta(max_length=400)] = ""
    melds: Annotated[str, Meta(max_length=1000)] = ""
    asked: Asked | None = None


class Verdict(msgspec.Struct, frozen=True):
    """`at`: which action (or combination) is wrong, from 0; `facts`: what follows from a legal one, by action."""

    legal: bool
    code: str = ""
    params: Params = {}
    rule: str = ""
    at: int = 0
    facts: list[dict[str, Any]] = []


def judge(case: Case) -> Verdict:
    game, rules = chosen(case.game, case.rules)
    if case.asked is not None:
        return follow(game, rules, case.asked)
    melds = parse_melds(case.melds)
    if not melds:
        raise NotAccepted("told-nothing")
    return judge_melds(game, rules, melds)


def judge_melds(game: AnyGame, rules: Ruleset, melds: list[Meld]) -> Verdict:
    for at, meld in enumerate(melds):
        fault = game.realtable.meld_fault(rules, meld)
        if fault is not None:
            return illegal(fault, at)
    return Verdict(True)


def follow(game: AnyGame, rules: Ruleset, asked: Asked) -> Verdict:
    """One action after the other, each on the position the one before it leaves."""
    if not asked.actions:
        raise NotAccepted("told-nothing")
    actions = [game.parse_action(text) for text in asked.actions]
    state = game.realtable.position(rules, asked)
    luck = game.realtable.luck(state, asked)
    facts: list[dict[str, Any]] = []
    for at, action in enumerate(actions):
        accepted = game.accept(state, state.seat, action)
        if isinstance(accepted, Refusal):
            return illegal(accepted, at)
        facts.append(game.realtable.facts(state, accepted))
        if at + 1 < len(actions):
            game.apply(state, accepted, luck)
    return Verdict(True, facts=facts)


def illegal(fault: Refusal, at: int) -> Verdict:
    return Verdict(False, fault.key, fault.params, fault.rule, at)
