"""What may follow a take or a play in the same turn: tiles to lay, and step 4.

A playout goes on with the cheap policy, whose step 4 is half a point worse than a search's. So a take, which leaves two
such decisions open, and a play, which leaves one, are worth more than their playouts say; with what follows them
planned, they are compared fairly with a decision that ends the turn.
"""

from typing import Final

from mypy_extensions import i64

from tilerummy.analysis.sampling import OrderedLuck
from tilerummy.games.investo.actions import TAKE
from tilerummy.games.investo.candidates import Candidate, add_best, candidates, is_among
from tilerummy.games.investo.moves import act
from tilerummy.games.investo.policy import PLAY
from tilerummy.games.investo.state import TO_POT, State
from tilerummy.games.investo.tactics import Tactics
from tilerummy.luck import Rng

PLAYS: Final = 4  # to honour a take with, at most
ENDS: Final = 12  # decisions of step 4 for each
NEAR: Final = 0.04  # of the match: so much behind the best, a decision may still be it
EACH: Final = 3  # decisions to look at again: so many that end the turn, and as many that do not


def is_open(candidate: Candidate) -> bool:
    """Whether more is decided in the turn after it."""
    return candidate.code == PLAY or candidate.code & 15 == TAKE


def contenders(first: Candidate, ranked: list[Candidate]) -> list[Candidate]:
    """The decisions that may be best once what follows them is planned, `first` among them; none if that is settled."""
    best = 0.0
    for each in ranked:
        if each.mean_gain() > best:
            best = each.mean_gain()
    near = [each for each in ranked if each is not first and each.mean_gain() + NEAR >= best]
    going_on = [each for each in near if is_open(each)][:EACH]
    ending = [each for each in near if not is_open(each)][:EACH]
    if len(going_on) == 0 and not (is_open(first) and NEAR >= best):
        return []
    return [first, *going_on, *ending]


def plans_of(close: list[Candidate], state: State, tactics: Tactics) -> list[Candidate]:
    """Fresh ones, those of the first decision first."""
    found: list[Candidate] = []
    for each in close:
        if is_open(each):
            found.extend(plans(each, state, tactics, ENDS))
        else:
            found.append(Candidate(each.code, each.laid))
    return found


def first_decisions(ranked: list[Candidate]) -> list[Candidate]:
    """Each decision once, where it comes first."""
    found: list[Candidate] = []
    for each in ranked:
        if not is_among(found, each.code, each.laid):
            found.append(each)
    return found


def plans(first: Candidate, state: State, tactics: Tactics, width: i64) -> list[Candidate]:
    """The decision with what may follow it. The base of a row that is taken is in no plan: it is not known yet."""
    after = state.copy()
    if first.code == PLAY:
        first.carry_out(after, OrderedLuck(after.unseen, Rng(0)))
        return ended(first, [], after, tactics, width)
    take_without_base(after, first.code)
    found: list[Candidate] = []
    for play in candidates(after, tactics, 0)[:PLAYS]:
        laid = after.copy()
        play.carry_out(laid, OrderedLuck(laid.unseen, Rng(0)))
        found.extend(ended(first, [play], laid, tactics, width))
    return found


def take_without_base(state: State, code: i64) -> None:
    luck = OrderedLuck(state.unseen, Rng(0))
    base = luck.order[0]
    me = state.side(state.seat)
    act(state, code, luck)
    me.rack.remove(base)
    state.unseen.add(base)


def ended(first: Candidate, then: list[Candidate], state: State, tactics: Tactics, width: i64) -> list[Candidate]:
    """With each of the most promising decisions of step 4, if there is such a step."""
    ends: list[Candidate] = []
    if state.step == TO_POT:
        add_best(ends, state, tactics, state.side(state.seat).rack, width)
    return [plan_of(first, [*then, last]) for last in ends] if len(ends) > 0 else [plan_of(first, then)]


def plan_of(first: Candidate, then: list[Candidate]) -> Candidate:
    plan = Candidate(first.code, first.laid)
    plan.then = then
    return plan
