"""Rounds in which a play and an exchange are tried in turn, each to the end of the round: learned.py learns from it.

Whoever decides knows what its seat may know; only the end of the round is told to the learner. All ways of a decision
are played with the same luck, so that they differ by little else than the decision.
"""

from math import exp, sqrt
from typing import Any, Final, final

from mypy_extensions import i64

from tilerummy.analysis.sampling import TurnLuck
from tilerummy.games.rummy.candidates import Ranking, candidates
from tilerummy.games.rummy.learned import SPREAD, inputs_for
from tilerummy.games.rummy.moves import deal, round_points
from tilerummy.games.rummy.policy import Choice, choose_greedily
from tilerummy.games.rummy.stakes import FREE, asked_of
from tilerummy.games.rummy.state import OVER, TO_CHOOSE, State
from tilerummy.games.rummy.tactics import Tactics, ends, small_opening
from tilerummy.luck import RandomLuck, Rng
from tilerummy.solver.play import Play

TURNS: Final = 2048  # more than a round has
ROUNDS: Final = 4
SOME: Final = 5  # of so many turns before the opening one is tried in several ways,
OFTEN: Final = 3  # and of so many after it
STRAY: Final = 10  # of so many of these one goes on in any way, so that more positions are met
WORTH: Final = 200.0  # what a match counts, in points


@final
class Opponent:
    """The expert with a ranking of its own, the cheap policy, or the greedy one."""

    def __init__(self, ranking: Ranking | None, tactics: Tactics | None) -> None:
        self.ranking: Ranking | None = ranking
        self.tactics: Tactics | None = tactics

    def decide(self, state: State) -> Choice:
        ranking = self.ranking
        tactics = self.tactics
        if ranking is not None:
            return candidates(state, ranking.tactics, ranking, 1, True)[0].choice
        if tactics is not None:
            return tactics.decide(state)
        return choose_greedily(state)


@final
class Practice:
    """What was seen: for each decision what the ways to play brought more than an exchange, and its inputs."""

    def __init__(self, rules: Any, seats: i64, learner: Opponent, ranking: Ranking, pool: list[Opponent]) -> None:
        self.rules: Any = rules
        self.seats: i64 = seats
        self.learner: Opponent = learner
        self.ranking: Ranking = ranking
        self.pool: list[Opponent] = pool
        self.players: list[Opponent] = []
        self.rng: Rng = Rng(1)
        self.luck: TurnLuck = TurnLuck(TURNS)
        self.turn: i64 = 0
        self.seat: i64 = 0
        self.openings: list[float] = []
        self.layings: list[float] = []

    def matches(self, seed: i64, count: i64) -> None:
        for number in range(count):
            self.rng = Rng(seed + number)
            self.seat = number % self.seats
            self.players = [self.pool[self.rng.below(len(self.pool))] for _ in range(self.seats)]
            self.players[self.seat] = self.learner
            self.match()

    def match(self) -> None:
        luck = RandomLuck(self.rng)
        last: State | None = None
        for _ in range(ROUNDS):
            state = deal(self.rules, int(self.seats), luck, last)
            self.turn = 0
            while state.step != OVER:
                choice = self.players[state.seat].decide(state)
                if state.seat == self.seat:
                    choice = self.try_out(state, choice)
                choice.carry_out(state, luck)
                self.turn += 1
            last = state

    def try_out(self, state: State, choice: Choice) -> Choice:
        """Some decisions in every way; the choice, or now and then any of the ways."""
        opened = state.side(state.seat).plays > 0
        if state.step != TO_CHOOSE or self.rng.below(OFTEN if opened else SOME) > 0:
            return choice
        play = self.ranking.tactics.most(state)
        if play is None or ends(state, play.laid) or (opened and asked_of(state, play.laid) != FREE):
            return choice
        self.ranking.fill(state, play.laid)
        if not self.ranking.ready(state):
            return choice
        ways = self.ways(state, play)
        self.note(state, play, ways)
        return ways[self.rng.below(len(ways))] if self.rng.below(STRAY) == 0 else choice

    def ways(self, state: State, play: Play) -> list[Choice]:
        """The exchange; an opening of little; the most tiles."""
        found = [Choice(self.ranking.codes[0], None)]
        if state.side(state.seat).plays == 0:
            found.append(Choice(0, small_opening(state, play)))
        found.append(Choice(0, play.table))
        return found

    def note(self, state: State, play: Play, ways: list[Choice]) -> None:
        learned = self.ranking.learned
        learned.describe(state, play.laid, self.ranking.parting)
        x = learned.network(state).x
        row: list[float] = [x[i] for i in range(inputs_for(state.seats))]
        self.luck.shuffle(self.rng)
        base = self.end_of(state, ways[0])
        rows = self.openings if state.side(state.seat).plays == 0 else self.layings
        for way in ways[1:]:
            rows.append(self.end_of(state, way) - base)
        rows.extend(row)

    def end_of(self, state: State, choice: Choice) -> float:
        """What the match is then worth to the learner."""
        state = state.copy()
        luck = self.luck
        luck.turn = self.turn
        choice.carry_out(state, luck)
        while state.step != OVER:
            luck.turn += 1
            self.players[state.seat].decide(state).carry_out(state, luck)
        return WORTH * chance(state, self.seat)


def chance(state: State, seat: i64) -> float:
    """To be first after the match, about, by the lead over the best of the others and the rounds left.

    An even lead counts one half however many players there are: ways are compared, and only differences matter.
    """
    lead: i64 = 1000000
    for other in range(state.seats):
        if other != seat:
            ahead = total_after(state, seat) - total_after(state, other)
            lead = ahead if ahead < lead else lead
    left = ROUNDS - 1 - state.rounds
    if left <= 0:
        return 1.0 if lead > 0 else (0.5 if lead == 0 else 0.0)
    return 1.0 / (1.0 + exp(-1.7 * float(lead) / (SPREAD * sqrt(float(left)))))


def total_after(state: State, seat: i64) -> i64:
    return state.side(seat).total + round_points(state, seat)


def mirrored(rules: Any, mine: Opponent, other: Opponent, seats: i64, seed: i64, deals: i64) -> list[float]:
    """Shares of matches won on each deal, from every seat in turn."""
    found: list[float] = []
    luck = TurnLuck(TURNS)
    for number in range(deals):
        won = 0.0
        for seat in range(seats):
            rng = Rng(seed + number)
            last: State | None = None
            for _ in range(ROUNDS):
                state = deal(rules, int(seats), RandomLuck(rng), last)
                luck.shuffle(rng)
                luck.turn = 0
                while state.step != OVER:
                    (mine if state.seat == seat else other).decide(state).carry_out(state, luck)
                    luck.turn += 1
                last = state
            assert last is not None
            won += chance(last, seat)
        found.append(won / float(seats))
    return found
