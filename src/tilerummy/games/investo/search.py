"""Flat Monte Carlo: hidden tiles are dealt at random in agreement with the view, and every decision worth it is played
out with the cheap policy on the same deals. Weak ones drop out early, so that the close ones get most of the work.
"""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from tilerummy.analysis.sampling import (
    FIRST,
    LEAST,
    Halving,
    OrderedLuck,
    best_first,
    better_half,
    compare,
    promising,
    settled,
    stayed_first,
)
from tilerummy.games.investo.candidates import FEW, MANY, Candidate, candidates
from tilerummy.games.investo.estimate import RoundEstimate, learned_for
from tilerummy.games.investo.misjudged import Misjudged
from tilerummy.games.investo.moves import round_points
from tilerummy.games.investo.plans import contenders, first_decisions, is_open, plans_of
from tilerummy.games.investo.racks import Racks
from tilerummy.games.investo.stakes import MARGIN, Stakes
from tilerummy.games.investo.state import OVER, State
from tilerummy.games.investo.tactics import DEFAULT, Tactics, contest_turns
from tilerummy.games.investo.view import View, determinize
from tilerummy.luck import Rng

LONGEST: Final = 1000000
LIKELY: Final = 128  # racks from which those that look real are chosen
USES: Final = 32  # choices from them


@final
class Search:
    """`samples`: playouts a decision; `width`: decisions of step 4 considered; `turns`: played out, then estimated.

    `thorough`: with what the expert adds, that is the learned estimate, likely racks, halving, the match taken exactly,
    every tile for the reserve, plans for the rest of the turn, for which there are half as many playouts again, and
    what playouts misjudge set right.
    """

    def __init__(
        self, samples: i64, width: i64, turns: i64, weights: tuple[int, ...] = DEFAULT, thorough: bool = False
    ) -> None:
        self.samples: i64 = samples
        self.width: i64 = width
        self.tactics: Tactics = Tactics(weights)
        self.estimate: RoundEstimate = RoundEstimate(thorough)
        self.pool: i64 = LIKELY if thorough else 1
        self.reserve: i64 = MANY if thorough else FEW
        self.turns: i64 = turns
        self.halving: bool = thorough
        self.exact: bool = thorough
        self.corrected: bool = thorough
        self.planning: bool = thorough
        self.misjudged: Misjudged = Misjudged()
        self.doubt: float = 1.0  # standard errors by which to be better than the cheap policy's own decision
        self.playouts: i64 = 0  # of all searches so far, for benchmarks

    def look(self, seen: View, rng: Rng, seconds: float) -> list[Candidate]:
        """The decisions considered, best first; `seconds` 0 means the fixed number of playouts."""
        state = determinize(seen, rng)
        found = candidates(state, self.tactics, self.width, self.reserve)
        if len(found) == 1:
            return found
        racks = Racks(seen, self.pool, USES)
        stakes = stakes_of(seen, self.exact)
        if self.halving:
            return self.plan(racks, state, found, stakes, rng, seconds)
        end = perf_counter() + seconds if seconds > 0.0 else 0.0
        left: i64 = LONGEST if seconds > 0.0 else self.samples
        live = found.copy()
        deals: i64 = 0
        while left > 0 and len(live) > 1 and (end == 0.0 or perf_counter() < end):
            self.try_all(racks, live, stakes, rng)
            left -= len(live)
            deals += 1
            if deals >= FIRST and deals % 4 == 0:
                live = promising(live)
        return best_first(found, self.doubt)

    def plan(
        self, racks: Racks, state: State, found: list[Candidate], stakes: Stakes, rng: Rng, seconds: float
    ) -> list[Candidate]:
        """First as if the cheap policy ended the turn; then, where that matters, with what else is decided in it."""
        going_on = self.planning and any([is_open(each) for each in found])
        part = 0.5 if going_on else 1.0
        half = (self.samples + 1) // 2
        self.correct(found, state)
        ranked = self.halve(racks, found, stakes, rng, part * seconds, half if going_on else self.samples)
        if not going_on or found[0].tries < LEAST:
            return ranked
        close = contenders(found[0], ranked)
        if len(close) < 2:
            return ranked
        plans = plans_of(close, state, self.tactics)
        self.correct(plans, state)
        planned = self.halve(racks, plans, stakes, rng, part * seconds, self.samples)
        if plans[0].tries < LEAST:
            return ranked  # no time was left for them
        return first_decisions(planned + ranked)

    def correct(self, found: list[Candidate], state: State) -> None:
        if self.corrected and learned_for(state):
            for candidate in found:
                candidate.missed = self.misjudged.of(candidate, state)

    def halve(
        self, racks: Racks, found: list[Candidate], stakes: Stakes, rng: Rng, seconds: float, samples: i64
    ) -> list[Candidate]:
        """The same work in equal parts, after each of which the worse half drops out; the rest is spared once it is
        clear.
        """
        begun = perf_counter()
        live = found.copy()
        halving = Halving(len(found))
        deals: i64 = 0
        spent: i64 = 0
        while len(live) > 1:
            share = (perf_counter() - begun) / seconds if seconds > 0.0 else float(spent) / float(samples)
            if share >= 1.0 and deals > 0:
                break
            if halving.is_due(share):
                live = better_half(live)
            self.try_all(racks, live, stakes, rng)
            spent += len(live)
            deals += 1
            if deals >= FIRST and deals % 4 == 0:
                live = promising(live)
                if settled(live):
                    break
        if seconds > 0.0 and deals < LEAST:
            return found
        return stayed_first(found, live, self.doubt)

    def try_all(self, racks: Racks, live: list[Candidate], stakes: Stakes, rng: Rng) -> None:
        """One deal of the hidden tiles for every decision that is still in."""
        deal = racks.imagine(rng)
        luck = OrderedLuck(deal.unseen, rng)
        for candidate in live:
            luck.at = 0
            state = racks.to_play_on(deal)
            candidate.carry_out_all(state, luck)
            contest_turns(state, self.tactics, luck, self.turns)
            self.note(candidate, state, deal.seat, stakes)
        compare(live)
        self.playouts += len(live)

    def note(self, candidate: Candidate, state: State, seat: i64, stakes: Stakes) -> None:
        """What the state is worth to the seat that decides: how the round ended, or is thought to end."""
        me = state.side(seat)
        other = state.side(1 - seat)
        if state.step == OVER:
            mine = float(round_points(state, seat)) + candidate.missed
            theirs = float(round_points(state, 1 - seat))
            candidate.note(stakes.after(float(me.total) + mine, float(other.total) + theirs))
        else:
            mine, theirs = self.estimate.to_come(state)
            if state.seat != seat:
                mine, theirs = theirs, mine
            mine += float(me.points) + candidate.missed
            theirs += float(other.points)
            if stakes.exact:
                candidate.note(stakes.expected(float(me.total) + mine, float(other.total) + theirs, state.stock))
            else:
                part = 0.2 + float(state.stock) / 100.0
                candidate.note(stakes.value(float(me.total) + mine, float(other.total) + theirs, part))
        candidate.won += candidate.last - MARGIN * (float(me.total - other.total) + mine - theirs)
        candidate.ahead += mine - theirs


def stakes_of(seen: View, exact: bool = False) -> Stakes:
    """I20: after a tie at the target this round decides."""
    target = i64(seen.rules.target)
    mine = seen.sides[0].total
    return Stakes(target, mine >= target and mine == seen.sides[1].total, exact)
