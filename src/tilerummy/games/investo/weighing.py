"""What the decisions of Investo are worth."""

from collections.abc import Sequence

from tilerummy.analysis.explanation import Reason
from tilerummy.analysis.sampling import OrderedLuck
from tilerummy.analysis.weighing import Outlook, accepted
from tilerummy.games.investo.actions import Action
from tilerummy.games.investo.candidates import Candidate, candidates
from tilerummy.games.investo.check import accept
from tilerummy.games.investo.levels import Level
from tilerummy.games.investo.moves import apply
from tilerummy.games.investo.policy import PLAY
from tilerummy.games.investo.racks import Racks
from tilerummy.games.investo.reasons import reasons
from tilerummy.games.investo.search import stakes_of
from tilerummy.games.investo.state import State
from tilerummy.games.investo.tactics import contest_turns
from tilerummy.games.investo.view import View, determinize
from tilerummy.luck import Rng
from tilerummy.refusal import Refusal
from tilerummy.tiles import Tiles

Dealt = tuple[State, OrderedLuck]
POOL = 16  # racks from which one is chosen for every deal


class InvestoOutlook(Outlook[Action, Dealt]):
    """Points ahead, as the level's search counts them before it plans turns."""

    def __init__(self, level: Level, seen: View, rng: Rng) -> None:
        self.seen, self.rng, self.search = seen, rng, level.search
        self.state = determinize(seen, rng)
        self.racks = Racks(seen, min(self.search.pool, POOL))
        self.stakes = stakes_of(seen)
        found = candidates(self.state, self.search.tactics, self.search.width, self.search.reserve)
        super().__init__([accepted(self.accept(each.action(self.state))) for each in found])

    def accept(self, action: Action) -> Action | Refusal:
        return accept(self.state, self.seen.seat, action)

    def key(self, action: Action) -> str:
        """However the tiles of a play are laid out, it is the same."""
        return str(action) if action.table is None else f"A {action.table.tiles()} {action.wrong}"

    def imagine(self) -> Dealt:
        deal = self.racks.imagine(self.rng).copy()  # all deals are kept
        return deal, OrderedLuck(deal.unseen, self.rng)

    def attempt(self, action: Action, deal: Dealt) -> float:
        start, luck = deal
        luck.at = 0
        state = self.racks.to_play_on(start)
        apply(state, action, luck)
        contest_turns(state, self.search.tactics, luck, self.search.turns)
        table = action.table
        found = Candidate(action.code, Tiles()) if table is None else Candidate(PLAY, table.tiles().minus(start.table))
        if not action.wrong:
            self.search.correct([found], start)
        self.search.note(found, state, start.seat, self.stakes)
        return float(found.ahead)

    def reasons(self, ranked: Sequence[Action], behind: Sequence[float]) -> list[Reason]:
        return reasons(self.state, ranked[0])
