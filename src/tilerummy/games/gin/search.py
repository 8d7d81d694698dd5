"""Flat Monte Carlo: what is hidden is imagined in agreement with the view, and every decision worth it is played out
with the cheap policy on the same deals. Weak ones drop out early, so that the close ones get most of the work.
"""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from tilerummy.analysis.sampling import (
    FIRST,
    LEAST,
    Halving,
    OrderedLuck,
    better_half,
    compare,
    promising,
    settled,
    stayed_first,
)
from tilerummy.games.gin.candidates import Candidate, candidates
from tilerummy.games.gin.chances import Guess
from tilerummy.games.gin.rollouts import Rollouts
from tilerummy.games.gin.stakes import Stakes
from tilerummy.games.gin.state import OVER, Boards, State
from tilerummy.games.gin.tactics import Tactics, play_on
from tilerummy.games.gin.value import Features
from tilerummy.games.gin.view import View, determinize
from tilerummy.luck import Luck, RandomLuck, Rng

LONGEST: Final = 1000000
WHOLE: Final = 8  # a round played to its end takes as long as so many that are estimated
LONG: Final = 100  # turns a seat of a round played to its end; it counts as void then, whatever the rules allow
MOST_TURNS: Final = 10000  # of all such rounds for one decision; usual rules take a third of them
BIAS: Final = 0.02  # of the chance to win, by which the estimate misleads with 52 tiles; found by playing
FEWER: Final = 8  # so many times fewer playouts there: more would not make that smaller
ROUNDS: Final = 40  # so many times fewer rounds are played to their end by the learned policy
TO_COME: Final = 0.6  # of a round that is estimated: how far its result is open


@final
class Search:
    """`samples`: playouts a decision of two; `width`: discards considered.

    `turns`: played out, then estimated; of two seats, and with more seats one more for each.
    """

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
        self.bias: float = BIAS
        self.rollouts: Rollouts = Rollouts(samples // ROUNDS)
        self.sparing: bool = True  # stops once all is clear
        self.halving: bool = False  # tried only: nothing is gained by it here (docs/bots-gin.md)
        self.boards: Boards = Boards()
        self.playouts: i64 = 0  # of all searches so far, for benchmarks
        self.seconds: float = 0.0  # spent in them, likewise

    def look(self, seen: View, rng: Rng, seconds: float) -> list[Candidate]:
        """The decisions considered, best first; `seconds` 0 means the fixed number of playouts."""
        start = perf_counter()
        state = determinize(seen, rng)
        end = start + seconds if seconds > 0.0 else 0.0
        if self.rollouts.suits(state):
            found = self.rollouts.look(seen, state, self.guess, rng, end)
        else:
            found = candidates(state, self.tactics, self.width)
            if len(found) > 1:
                found = self.compare_all(seen, found, rng, end)
        self.seconds += perf_counter() - start
        return found

    def compare_all(self, seen: View, found: list[Candidate], rng: Rng, end: float) -> list[Candidate]:
        """Best first."""
        deal = self.guess.begin(seen, rng)
        self.boards = Boards()
        stakes = Stakes(deal.fixed)
        self.estimates = self.turns < LONGEST and self.features.load(deal.fixed)
        samples = self.playouts_for(deal)
        halving = Halving(len(found) if self.halving else 1)  # of one, nothing is ever due
        begun = perf_counter()
        live = found.copy()
        spent: i64 = 0
        deals: i64 = 0
        turns: i64 = 0
        while len(live) > 1:
            share = part_of(float(spent), float(samples))
            if end > 0.0:
                share = part_of(perf_counter() - begun, end - begun)
            if share >= 1.0 or (turns >= MOST_TURNS and end == 0.0 and not self.estimates):
                break
            if halving.is_due(share):
                live = better_half(live)
            turns += self.try_all(deal, live, stakes, rng, end)
            self.guess.go_on(seen, deal, rng)
            spent += len(live)
            deals += 1
            if deals >= FIRST and deals % 4 == 0:
                live = promising(live)
                if self.sparing and settled(live):
                    break
        if end > 0.0 and found[0].tries < LEAST:
            return found  # the cheap policy's own comes first
        return stayed_first(found, live, self.doubt, self.bias if self.misleads(deal) else 0.0)

    def playouts_for(self, state: State) -> i64:
        """For a decision without a budget."""
        found: i64 = self.samples // (state.fixed.seats - 1) if self.estimates else self.samples // WHOLE
        return found // FEWER if self.misleads(state) else found

    def misleads(self, state: State) -> bool:
        """Whether the estimate that is used has a bias that matters."""
        return self.estimates and state.fixed.tiles == 52

    def try_all(self, deal: State, live: list[Candidate], stakes: Stakes, rng: Rng, end: float) -> i64:
        """One deal of the hidden tiles for every decision that is still in; how many turns were played.

        If the time is up before all of them were tried, the deal counts for none: they are compared on the same deals.
        """
        ordered = OrderedLuck(deal.unseen, rng)
        seed = rng.next()
        turns: i64 = 0
        for i, candidate in enumerate(live):
            if end > 0.0 and perf_counter() >= end:
                return turns
            luck: Luck = ordered
            ordered.at = 0
            if deal.fixed.mixed:  # tiles go back to the stock, so it has no fixed order
                luck = RandomLuck(Rng(seed))
            state = self.boards.board(i, deal)
            candidate.carry_out(state, luck)
            self.play_out(state, luck)
            turns += state.turns - deal.turns
        for i, candidate in enumerate(live):
            self.note(candidate, self.boards.all[i], deal.seat, stakes)
        compare(live)
        self.playouts += len(live)
        return turns

    def play_out(self, state: State, luck: Luck) -> None:
        """So far that `note` can say what it is worth."""
        seats = state.fixed.seats
        play_on(state, self.tactics, luck, self.turns + seats - 2 if self.estimates else LONG * seats)

    def note(self, candidate: Candidate, state: State, seat: i64, stakes: Stakes) -> None:
        """What the state is worth to the seat that decides: how the round ended, or is thought to end."""
        part = 0.0
        if state.step == OVER or not self.estimates:
            stakes.count(state)
        else:
            part = TO_COME
            self.features.to_come(state, stakes.points)
        candidate.note_end(stakes.won(state, seat, part), stakes.ahead(seat))


def part_of(done: float, whole: float) -> float:
    """At most 1, and that of nothing."""
    return done / whole if done < whole else 1.0
