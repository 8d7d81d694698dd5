"""Flat Monte Carlo: hidden tiles are dealt at random in agreement with the view, and every decision worth it is played
on with the cheap policy on the same deals for a few turns, up to an estimate of how the round will end.
"""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from tilerummy.analysis.sampling import FIRST, MixedLuck, best_first, compare, promising
from tilerummy.games.rummy.candidates import Candidate, Ranking, candidates
from tilerummy.games.rummy.moves import round_points
from tilerummy.games.rummy.state import OUT, OVER, State
from tilerummy.games.rummy.tactics import DEFAULT, Tactics, contest_turns
from tilerummy.games.rummy.value import Features
from tilerummy.games.rummy.view import View, determinize
from tilerummy.luck import Rng
from tilerummy.solver.outs import suits

LONGEST: Final = 1000000
BIAS: Final = 25.0  # points, by hand: the estimate is fitted to players who open at once


@final
class Search:
    """`samples`: playouts a decision; `width`: tiles to part with that are considered; `turns`: played, then judged."""

    def __init__(
        self, samples: i64, width: i64, turns: i64, wish: float = 0.0, weights: tuple[int, ...] = DEFAULT
    ) -> None:
        self.samples: i64 = samples
        self.width: i64 = width
        self.turns: i64 = turns
        self.tactics: Tactics = Tactics(weights)
        self.ranking: Ranking = Ranking(self.tactics, wish)
        self.features: Features = Features()
        self.doubt: float = 1.0  # standard errors by which to be better than the cheap policy's own decision
        self.bias: float = BIAS  # what the estimate may be wrong by between two decisions, in points
        self.guesses: i64 = 1  # deals imagined to choose one from
        self.match: bool = True  # to win the match, not only points of the round
        self.playouts: i64 = 0  # of all searches so far, for benchmarks

    def look(self, seen: View, rng: Rng, seconds: float, width: i64 = 0) -> list[Candidate]:
        """The decisions considered, best first; if there are playouts, `seconds` 0 means the fixed number of them."""
        state = determinize(seen, rng)
        found = candidates(state, self.tactics, self.ranking, width if width > 0 else self.width, self.match)
        if len(found) == 1 or (self.ranking.weight > 0.0 and suits(state.melds)):
            return found  # the expert's: with ordinary combinations playouts made it no better (docs/bots-rummy.md)
        end = perf_counter() + seconds if seconds > 0.0 else 0.0
        left: i64 = LONGEST if seconds > 0.0 else self.samples
        live = found.copy()
        deals: i64 = 0
        while left > 0 and len(live) > 1 and (end == 0.0 or perf_counter() < end):
            self.try_all(seen, live, rng)
            left -= len(live)
            deals += 1
            if deals >= FIRST and deals % 4 == 0:
                live = promising(live)
        return best_first(found, self.doubt, self.bias)

    def try_all(self, seen: View, live: list[Candidate], rng: Rng) -> None:
        """One deal of the hidden tiles for every decision that is still in."""
        deal = self.imagine(seen, rng)
        luck = MixedLuck(deal.unseen, rng)
        for candidate in live:
            luck.rewind()
            state = deal.copy()
            candidate.carry_out(state, luck)
            under_way: i64 = 1 if state.seat != deal.seat else 0
            contest_turns(state, self.tactics, luck, self.turns - under_way)
            self.note(candidate, state, deal.seat)
        compare(live)
        self.playouts += len(live)

    def imagine(self, seen: View, rng: Rng) -> State:
        """Hidden tiles by chance; of several deals the one in which the others are best off: they chose their tiles."""
        best = determinize(seen, rng)
        if self.guesses > 1:
            top = self.strength_elsewhere(best)
            for _ in range(self.guesses - 1):
                deal = determinize(seen, rng)
                strength = self.strength_elsewhere(deal)
                if strength > top:
                    top = strength
                    best = deal
        return best

    def strength_elsewhere(self, state: State) -> float:
        total = 0.0
        for seat in range(state.seats):
            if seat != state.seat:
                self.features.describe_side(state, seat)
                total += self.features.strength_of(seat)
        return total

    def note(self, candidate: Candidate, state: State, seat: i64) -> None:
        """What the state is worth to the seat that decides: how the round ended, or is thought to end."""
        if state.step == OVER:
            points = float(round_points(state, seat))
            candidate.won += 1.0 if state.reason == OUT and state.seat == seat else 0.0
        else:
            self.features.judge(state)
            points = self.features.points(state, seat)
            candidate.won += self.features.wins[seat]
        candidate.ahead += points
        candidate.note(points)
