"""A decision of Investo beside a level's own."""

from tilerummy.analysis.explanation import MOST
from tilerummy.analysis.sampling import OrderedLuck
from tilerummy.analysis.weighing import Pair, Weighed, accepted, weigh_two
from tilerummy.games.investo.actions import Action
from tilerummy.games.investo.candidates import Candidate
from tilerummy.games.investo.check import accept
from tilerummy.games.investo.levels import Level
from tilerummy.games.investo.moves import apply
from tilerummy.games.investo.reasons import reasons
from tilerummy.games.investo.stakes import Stakes
from tilerummy.games.investo.state import State
from tilerummy.games.investo.tactics import contest_turns
from tilerummy.games.investo.view import View, determinize
from tilerummy.luck import Rng
from tilerummy.tiles import Tiles

LEAST = 0.5  # points


def weigh(level: Level, seen: View, action: Action, rng: Rng, deals: int) -> Weighed:
    state = determinize(seen, rng)
    chosen = level.look(seen, rng, 0.0)[0]
    best = chosen.action(state)
    stakes = Stakes(seen.rules.target)
    one, other = (accepted(accept(state, seen.seat, each)) for each in (best, action))

    def try_both() -> Pair:
        deal = determinize(seen, rng)
        luck = OrderedLuck(deal.unseen, rng)
        return try_one(level, deal, one, luck, stakes), try_one(level, deal, other, luck, stakes)

    return weigh_two(best, action, reasons(state, chosen)[:MOST], try_both, deals, LEAST)


def try_one(level: Level, deal: State, action: Action, luck: OrderedLuck, stakes: Stakes) -> float:
    """Points ahead, as the level's search counts them."""
    search = level.search
    luck.at = 0
    state = deal.copy()
    apply(state, action, luck)
    contest_turns(state, search.tactics, luck, search.turns)
    found = Candidate(0, Tiles())
    search.note(found, state, deal.seat, stakes)
    return float(found.ahead)
