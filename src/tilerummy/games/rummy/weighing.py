"""A decision of Rummy beside a level's own."""

from tilerummy.analysis.explanation import MOST
from tilerummy.analysis.sampling import MixedLuck
from tilerummy.analysis.weighing import Pair, Weighed, accepted, weigh_two
from tilerummy.games.rummy.actions import Action
from tilerummy.games.rummy.candidates import Candidate
from tilerummy.games.rummy.check import accept
from tilerummy.games.rummy.levels import Level
from tilerummy.games.rummy.moves import apply
from tilerummy.games.rummy.policy import Choice
from tilerummy.games.rummy.reasons import reasons
from tilerummy.games.rummy.state import State
from tilerummy.games.rummy.tactics import contest_turns
from tilerummy.games.rummy.view import View, determinize
from tilerummy.luck import Rng

LEAST = 2.0  # points; a rack is worth fifty and more


def weigh(level: Level, seen: View, action: Action, rng: Rng, deals: int) -> Weighed:
    state = determinize(seen, rng)
    chosen = level.search.look(seen, rng, 0.0)[0]  # what it plays, not what it shows in a hint
    best = chosen.action(state)
    one, other = (accepted(accept(state, seen.seat, each)) for each in (best, action))

    def try_both() -> Pair:
        deal = level.search.imagine(seen, rng)
        luck = MixedLuck(deal.unseen, rng)
        return try_one(level, deal, one, luck), try_one(level, deal, other, luck)

    return weigh_two(best, action, reasons(state, chosen)[:MOST], try_both, deals, LEAST)


def try_one(level: Level, deal: State, action: Action, luck: MixedLuck) -> float:
    """Points of the round, as the level's search counts them."""
    search = level.search
    luck.rewind()
    state = deal.copy()
    apply(state, action, luck)
    under_way = 1 if state.seat != deal.seat else 0
    contest_turns(state, search.tactics, luck, search.turns - under_way)
    found = Candidate(Choice(0, None))
    search.note(found, state, deal.seat)
    return float(found.ahead)
