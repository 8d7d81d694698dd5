"""Flat Monte Carlo: what is hidden is imagined in agreement with the view, and every decision worth it is played out
with the cheap policy on the same deals. Weak ones drop out early, so that the close ones get most of the work.
"""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from tilerummy.games.gin.candidates import Candidate, candidates
from tilerummy.games.gin.chances import Guess
from tilerummy.games.gin.stakes import MARGIN, Stakes
from tilerummy.games.gin.state import OVER, State
from tilerummy.games.gin.tactics import Tactics, play_on
from tilerummy.games.gin.value import Features
from tilerummy.games.gin.view import View, determinize
from tilerummy.luck import Luck, RandomLuck, Rng
from tilerummy.sampling import FIRST, OrderedLuck, best_first, compare, promising

LONGEST: Final = 1000000
WHOLE: Final = 8  # a round played to its end takes as long as so many that are estimated
TO_COME: Final = 0.6  # of a round that is estimated: how far its result is open


@final
class Search:
    """`samples`: playouts a decision; `width`: discards considered; `turns`: played out, then estimated."""

    def __init__(
        self, samples: i64, width: i64, turns: i64, guess: Guess, tactics: Tactics, doubt: float = 2.0
    ) -> None:
        self.samples: i64 = samples
        self.width: i64 = width
        self.turns: i64 = turns
        self.features: Features = Features()
        self.estimates: bool = False  # whether there is an estimate for these rules
        self.guess: Guess = guess
        self.tactics: Tactics = tactics
        self.doubt: float = doubt  # standard errors by which to be better than the cheap policy's own decision
        self.playouts: i64 = 0  # of all searches so far, for benchmarks
        self.seconds: float = 0.0  # spent in them, likewise

    def look(self, seen: View, rng: Rng, seconds: float) -> list[Candidate]:
        """The decisions considered, best first; `seconds` 0 means the fixed number of playouts."""
        start = perf_counter()
        state = determinize(seen, rng)
        found = candidates(state, self.tactics, self.width)
        if len(found) > 1:
            self.compare_all(seen, found, rng, start + seconds if seconds > 0.0 else 0.0)
            found = best_first(found, self.doubt)
        self.seconds += perf_counter() - start
        return found

    def compare_all(self, seen: View, found: list[Candidate], rng: Rng, end: float) -> None:
        deal = self.guess.begin(seen, rng)
        stakes = Stakes(deal.fixed)
        self.estimates = self.turns < LONGEST and self.features.load(deal.fixed)
        left: i64 = self.samples if self.estimates else self.samples // WHOLE
        if end > 0.0:
            left = LONGEST
        live = found.copy()
        deals: i64 = 0
        while left > 0 and len(live) > 1 and (end == 0.0 or perf_counter() < end):
            self.try_all(deal, live, stakes, rng)
            self.guess.go_on(seen, deal, rng)
            left -= len(live)
            deals += 1
            if deals >= FIRST and deals % 4 == 0:
                live = promising(live)

    def try_all(self, deal: State, live: list[Candidate], stakes: Stakes, rng: Rng) -> None:
        """One deal of the hidden tiles for every decision that is still in."""
        ordered = OrderedLuck(deal.unseen, rng)
        seed = rng.next()
        for candidate in live:
            luck: Luck = ordered
            ordered.at = 0
            if deal.fixed.mixed:  # tiles go back to the stock, so it has no fixed order
                luck = RandomLuck(Rng(seed))
            state = deal.copy()
            candidate.carry_out(state, luck)
            play_on(state, self.tactics, luck, self.turns if self.estimates else LONGEST)
            self.note(candidate, state, deal.seat, stakes)
        compare(live)
        self.playouts += len(live)

    def note(self, candidate: Candidate, state: State, seat: i64, stakes: Stakes) -> None:
        """What the state is worth to the seat that decides: how the round ended, or is thought to end."""
        part = 0.0
        if state.step == OVER:
            stakes.count(state)
        else:
            part = TO_COME
            mine, theirs = self.features.to_come(state)
            stakes.points[state.seat] = mine
            stakes.points[1 - state.seat] = theirs
        won = stakes.won(state, seat, part)
        ahead = stakes.ahead(seat)
        candidate.won += won
        candidate.ahead += ahead
        candidate.note(won + MARGIN * ahead)
