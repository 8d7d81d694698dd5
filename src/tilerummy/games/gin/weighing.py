"""What the decisions of Gin-Rummy are worth."""

from collections.abc import Sequence

from tilerummy.analysis.explanation import Reason
from tilerummy.analysis.sampling import OrderedLuck
from tilerummy.analysis.weighing import Outlook, accepted
from tilerummy.games.gin.actions import Action
from tilerummy.games.gin.candidates import Candidate, candidates
from tilerummy.games.gin.check import accept
from tilerummy.games.gin.levels import Level
from tilerummy.games.gin.moves import apply
from tilerummy.games.gin.reasons import reasons
from tilerummy.games.gin.search import LONGEST, WHOLE
from tilerummy.games.gin.stakes import Stakes
from tilerummy.games.gin.state import State
from tilerummy.games.gin.view import View, determinize
from tilerummy.luck import Luck, RandomLuck, Rng
from tilerummy.refusal import Refusal

Dealt = tuple[State, OrderedLuck, int]


class GinOutlook(Outlook[Action, Dealt]):
    """Points ahead of the best of the others, as the level's search counts them."""

    least = 2.0  # a round brings twenty to fifty

    def __init__(self, level: Level, seen: View, rng: Rng) -> None:
        self.seen, self.rng, self.search = seen, rng, level.search
        self.state = determinize(seen, rng)
        search = self.search
        found = candidates(self.state, search.tactics, search.width)
        self.next = search.guess.begin(seen, rng)
        self.stakes = Stakes(self.next.fixed)
        search.estimates = search.turns < LONGEST and search.features.load(self.next.fixed)
        self.cost = 1 if search.estimates else WHOLE // 2
        super().__init__([accepted(self.accept(each.action(self.state))) for each in found])

    def accept(self, action: Action) -> Action | Refusal:
        return accept(self.state, self.seen.seat, action)

    def imagine(self) -> Dealt:
        deal = self.next.copy()
        ordered = OrderedLuck(deal.unseen, self.rng)
        seed = self.rng.next()
        self.search.guess.go_on(self.seen, self.next, self.rng)
        return deal, ordered, seed

    def attempt(self, action: Action, deal: Dealt) -> float:
        start, ordered, seed = deal
        ordered.at = 0
        luck: Luck = RandomLuck(Rng(seed)) if start.fixed.mixed else ordered  # tiles that go back have no fixed order
        state = start.copy()
        apply(state, action, luck)
        self.search.play_out(state, luck)
        found = Candidate(0)
        self.search.note(found, state, start.seat, self.stakes)
        return float(found.ahead)

    def reasons(self, ranked: Sequence[Action], behind: Sequence[float]) -> list[Reason]:
        """A way to lay down is compared with every other, also where only one is asked about."""
        others = [each for each in self.actions if each not in ranked]
        return reasons(self.state, [*ranked, *others], behind)
