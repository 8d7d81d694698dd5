"""What the decisions of Rummy are worth."""

from collections.abc import Sequence

from tilerummy.analysis.explanation import Reason
from tilerummy.analysis.sampling import MixedLuck
from tilerummy.analysis.weighing import Measure, Outlook, accepted
from tilerummy.games.rummy.actions import Action
from tilerummy.games.rummy.candidates import Candidate, candidates
from tilerummy.games.rummy.check import accept
from tilerummy.games.rummy.levels import Level
from tilerummy.games.rummy.moves import apply
from tilerummy.games.rummy.policy import Choice
from tilerummy.games.rummy.reasons import reasons
from tilerummy.games.rummy.state import State
from tilerummy.games.rummy.tactics import contest_turns
from tilerummy.games.rummy.view import View, determinize
from tilerummy.luck import Rng
from tilerummy.refusal import Refusal

WIDTH = 4  # tiles to part with that are compared
Dealt = tuple[State, MixedLuck]


class RummyOutlook(Outlook[Action, Dealt]):
    """Points of the round, as the level's search counts them."""

    measure: Measure = "score"
    least = 2.0  # a rack is worth fifty and more
    cost = 4  # times as long as a deal of the other games

    def __init__(self, level: Level, seen: View, rng: Rng) -> None:
        self.seen, self.rng, self.search = seen, rng, level.search
        self.state = determinize(seen, rng)
        found = candidates(self.state, self.search.tactics, self.search.ranking, WIDTH)
        super().__init__([accepted(self.accept(each.action(self.state))) for each in found])

    def accept(self, action: Action) -> Action | Refusal:
        return accept(self.state, self.seen.seat, action)

    def imagine(self) -> Dealt:
        deal = self.search.imagine(self.seen, self.rng)
        return deal, MixedLuck(deal.unseen, self.rng)

    def attempt(self, action: Action, deal: Dealt) -> float:
        start, luck = deal
        luck.rewind()
        state = start.copy()
        apply(state, action, luck)
        under_way = 1 if state.seat != start.seat else 0
        contest_turns(state, self.search.tactics, luck, self.search.turns - under_way)
        found = Candidate(Choice(0, None))
        self.search.note(found, state, start.seat)
        return float(found.ahead)

    def reasons(self, ranked: Sequence[Action], behind: Sequence[float]) -> list[Reason]:
        return reasons(self.state, ranked[0])
