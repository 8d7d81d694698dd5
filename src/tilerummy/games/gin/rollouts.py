"""The card game of two, by whole rounds: what the learned policy would decide, and what else might be better.

Two turns and an estimate do not show what waiting for a gin is worth. Here imagined deals are played to the end of the
round by the learned policy, which knows when to go out, and count by the exact chance to win the match.
"""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from tilerummy.analysis.sampling import FIRST, LEAST, OrderedLuck, best_first, compare, promising
from tilerummy.games.gin.actions import DISCARD, GO_OUT
from tilerummy.games.gin.candidates import Candidate, add, add_draws
from tilerummy.games.gin.chances import Guess
from tilerummy.games.gin.equity import MOST_TARGET, equity_of
from tilerummy.games.gin.learned import Learned
from tilerummy.games.gin.moves import act
from tilerummy.games.gin.policy import going_out
from tilerummy.games.gin.stakes import Stakes
from tilerummy.games.gin.state import OVER, TO_DISCARD, TO_LAY, Boards, State
from tilerummy.games.gin.view import View
from tilerummy.luck import Luck, Rng

WIDTH: Final = 4  # discards that are considered
BIAS: Final = 0.01  # of the chance to win, by which such rounds mislead
DOUBT: Final = 2.0  # standard errors by which to be better than the learned policy's own decision
FAR: Final = 20  # rounds that may still be played, so that their number will not end the match
MOST: Final = 1000000


@final
class Rollouts:
    """`rounds`: played for one decision."""

    def __init__(self, rounds: i64) -> None:
        self.rounds: i64 = rounds
        self.width: i64 = WIDTH
        self.doubt: float = DOUBT
        self.bias: float = BIAS
        self.learned: Learned = Learned()
        self.boards: Boards = Boards()
        self.played: i64 = 0  # rounds so far, for benchmarks

    def suits(self, state: State) -> bool:
        """Whether these are the rules that were learned, and there is more to decide than a lay-down."""
        return state.step != TO_LAY and self.learned.ready(state)

    def look(self, seen: View, state: State, guess: Guess, rng: Rng, end: float) -> list[Candidate]:
        """The decisions considered, best first; `end`: when the time is up, 0 for the fixed number of rounds."""
        found = self.candidates(state, end > 0.0)
        if len(found) > 1:
            self.compare_all(seen, found, guess, rng, end)
            found = self.best(found, end)
        return found

    def candidates(self, state: State, all_of_them: bool) -> list[Candidate]:
        """The learned policy's own decision comes first. A gin is not put off.

        Going out with points left is always weighed, since the policy knows nothing of totals; other decisions only if
        there is time for many rounds: with few they gained nothing.
        """
        learned = self.learned
        learned.decide(state)
        found = [Candidate(learned.choice.code)]
        if state.step != TO_DISCARD:
            if all_of_them:
                add_draws(found, state)
        elif found[0].code & 7 == DISCARD or found[0].code & 7 == GO_OUT:
            out = going_out(state)
            if out & 7 == GO_OUT:
                add(found, out)
            if all_of_them or out & 7 == GO_OUT:
                add(found, learned.throw(state))
            if all_of_them:
                self.add_discards(found)
        return found

    def add_discards(self, found: list[Candidate]) -> None:
        """Those that were compared last."""
        learned = self.learned
        for i in range(self.width if self.width < learned.count else learned.count):
            add(found, learned.codes[i])

    def compare_all(self, seen: View, found: list[Candidate], guess: Guess, rng: Rng, end: float) -> None:
        deal = guess.begin(seen, rng)
        self.boards = Boards()
        stakes = Stakes(deal.fixed)
        live = found.copy()
        left: i64 = self.rounds if end == 0.0 else i64(MOST)
        deals: i64 = 0
        while left > 0 and len(live) > 1 and self.try_all(deal, live, stakes, rng, end):
            guess.go_on(seen, deal, rng)
            left -= len(live)
            deals += 1
            if deals >= FIRST and deals % 4 == 0:
                live = promising(live)

    def best(self, found: list[Candidate], end: float) -> list[Candidate]:
        """Best first; the learned policy's own, if there was no time for enough deals."""
        if end > 0.0 and found[0].tries < LEAST:
            return found
        return best_first(found, self.doubt, self.bias)

    def try_all(self, deal: State, live: list[Candidate], stakes: Stakes, rng: Rng, end: float) -> bool:
        """One deal for every decision that is still in; False, and it counts for none, if the time is up before."""
        luck = OrderedLuck(deal.unseen, rng)
        for i, candidate in enumerate(live):
            if end > 0.0 and perf_counter() >= end:
                return False
            state = self.boards.board(i, deal)
            luck.at = 0
            candidate.carry_out(state, luck)
            self.contest(state, luck)
        for i, candidate in enumerate(live):
            self.note(candidate, self.boards.all[i], deal.seat, stakes)
        compare(live)
        self.played += len(live)
        return True

    def note(self, candidate: Candidate, state: State, seat: i64, stakes: Stakes) -> None:
        stakes.count(state)
        candidate.note_end(self.won(state, seat, stakes), stakes.ahead(seat))

    def contest(self, state: State, luck: Luck) -> None:
        """To the end of the round, both sides by the learned policy."""
        learned = self.learned
        while state.step != OVER:
            learned.decide(state)
            act(state, learned.choice.code, luck)

    def won(self, state: State, seat: i64, stakes: Stakes) -> float:
        """The chance to win the match after this round; exact where only the target ends it."""
        target = stakes.target
        if target == 0 or target > MOST_TARGET or stakes.most_rounds < state.rounds + FAR:
            return stakes.won(state, seat, 0.0)
        mine = state.side(seat).total + int(stakes.points[seat])
        theirs = state.side(1 - seat).total + int(stakes.points[1 - seat])
        return equity_of(int(target)).won(mine, theirs, target)
