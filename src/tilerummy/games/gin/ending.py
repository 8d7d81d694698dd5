"""Whether to go out with points left, in the card game: rounds are played to their end from imagined deals.

Two turns and an estimate do not show what waiting for a gin is worth. The other player mostly goes out as soon as it
can, which also makes waiting with little left worth something (G9), and sometimes waits for a gin as oneself does.
"""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from tilerummy.analysis.sampling import OrderedLuck
from tilerummy.games.gin.chances import Guess
from tilerummy.games.gin.equity import MOST_TARGET, Equity
from tilerummy.games.gin.moves import act
from tilerummy.games.gin.stakes import Stakes
from tilerummy.games.gin.state import State
from tilerummy.games.gin.tactics import CARDS, KNOCK_LATE, KNOCK_LEFT, Tactics, contest
from tilerummy.games.gin.view import View
from tilerummy.luck import Rng

EAGER: Final = 80  # of a hundred rounds those in which the other goes out as soon as it can
MARGIN: Final = 0.02  # of the chance to win; one can still go out later, which the rounds played do not show
FAR: Final = 20  # rounds that may still be played, so that their number will not end the match
ALWAYS: Final = 100  # more points than going out allows
MOST: Final = 1000000


def going_out_at(left: i64) -> Tactics:
    """The cheap policy, going out with so many points left at any time."""
    weights = list(CARDS)
    weights[KNOCK_LEFT] = int(left)
    weights[KNOCK_LATE] = 0
    return Tactics(tuple(weights))


@final
class Ending:
    def __init__(self, deals: i64) -> None:
        self.deals: i64 = deals
        self.eager: i64 = EAGER
        self.margin: float = MARGIN
        self.equity: Equity = Equity()
        self.waits: Tactics = going_out_at(0)
        self.goes: Tactics = going_out_at(ALWAYS)

    def better(self, seen: View, code: i64, instead: i64, guess: Guess, rng: Rng, end: float) -> bool:
        """Whether going out now (`code`) is better than to go on (`instead`); `end`: when the time is up, 0: never."""
        deal = guess.begin(seen, rng)
        stakes = Stakes(deal.fixed)
        total = 0.0
        tried: i64 = 0
        most: i64 = self.deals if end == 0.0 else MOST
        while tried < most and (end == 0.0 or perf_counter() < end):
            luck = OrderedLuck(deal.unseen, rng)
            total += self.result(deal, code, self.waits, luck, stakes)
            other = self.goes if rng.below(100) < self.eager else self.waits
            total -= self.result(deal, instead, other, luck, stakes)
            guess.go_on(seen, deal, rng)
            tried += 1
        return tried > 0 and total > self.margin * float(tried)

    def result(self, deal: State, code: i64, other: Tactics, luck: OrderedLuck, stakes: Stakes) -> float:
        """The chance to win the match after this decision and the rest of the round."""
        state = deal.copy()
        seat = deal.seat
        luck.at = 0
        act(state, code, luck)
        contest(state, [self.waits, other] if seat == 0 else [other, self.waits], luck)
        stakes.count(state)
        target = stakes.target
        if target == 0 or target > MOST_TARGET or stakes.most_rounds < state.rounds + FAR:
            return stakes.won(state, seat, 0.0)
        mine = state.side(seat).total + int(stakes.points[seat])
        theirs = state.side(1 - seat).total + int(stakes.points[1 - seat])
        return self.equity.won(mine, theirs, target)
