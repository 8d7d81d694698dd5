"""A decision of Gin-Rummy beside a level's own."""

from tilerummy.analysis.explanation import MOST
from tilerummy.analysis.sampling import OrderedLuck
from tilerummy.analysis.weighing import Pair, Weighed, accepted, weigh_two
from tilerummy.games.gin.actions import Action
from tilerummy.games.gin.candidates import Candidate
from tilerummy.games.gin.check import accept
from tilerummy.games.gin.levels import Level
from tilerummy.games.gin.moves import apply
from tilerummy.games.gin.reasons import reasons
from tilerummy.games.gin.search import LONGEST
from tilerummy.games.gin.stakes import Stakes
from tilerummy.games.gin.state import State
from tilerummy.games.gin.view import View, determinize
from tilerummy.luck import Luck, RandomLuck, Rng

LEAST = 2.0  # points; a round brings twenty to fifty


def weigh(level: Level, seen: View, action: Action, rng: Rng, deals: int) -> Weighed:
    state = determinize(seen, rng)
    found = level.look(seen, rng, 0.0)
    best = found[0].action(state)
    search = level.search
    deal = search.guess.begin(seen, rng)
    stakes = Stakes(deal.fixed)
    search.estimates = search.turns < LONGEST and search.features.load(deal.fixed)
    one, other = (accepted(accept(state, seen.seat, each)) for each in (best, action))

    def try_both() -> Pair:
        ordered = OrderedLuck(deal.unseen, rng)
        seed = rng.next()
        first = try_one(level, deal, one, luck_of(deal, ordered, seed), stakes)
        second = try_one(level, deal, other, luck_of(deal, ordered, seed), stakes)
        search.guess.go_on(seen, deal, rng)
        return first, second

    return weigh_two(best, action, reasons(state, found)[:MOST], try_both, deals, LEAST)


def luck_of(deal: State, ordered: OrderedLuck, seed: int) -> Luck:
    """The same for both; where tiles go back to the stock it has no fixed order."""
    ordered.at = 0
    return RandomLuck(Rng(seed)) if deal.fixed.mixed else ordered


def try_one(level: Level, deal: State, action: Action, luck: Luck, stakes: Stakes) -> float:
    """Points ahead of the best of the others, as the level's search counts them."""
    search = level.search
    state = deal.copy()
    apply(state, action, luck)
    search.play_out(state, luck)
    found = Candidate(0)
    search.note(found, state, deal.seat, stakes)
    return float(found.ahead)
