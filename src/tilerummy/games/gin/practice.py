"""Rounds in which a decision is tried in several ways, each played to the end of the round: learned.py learns from it.

Whoever decides knows what its seat may know; only the end of the round is told to the learner. All ways of a decision
are played with the same luck, so that they differ by little else than the decision.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from tilerummy.analysis.sampling import TurnLuck
from tilerummy.games.gin.actions import DISCARD, DRAW, GO_OUT, PASS, TAKE
from tilerummy.games.gin.learned import OUT_INPUTS, PROPOSED, ROUND, TAKE_INPUTS, THROW_INPUTS, Learned
from tilerummy.games.gin.moves import act, deal
from tilerummy.games.gin.policy import Choice, going_out
from tilerummy.games.gin.stakes import Stakes
from tilerummy.games.gin.state import OVER, TO_DISCARD, TO_LAY, TO_OFFER, State
from tilerummy.games.gin.tactics import Tactics
from tilerummy.luck import RandomLuck, Rng

TURNS: Final = 256  # more than a round has
OFTEN: Final = 4  # of so many decisions one is tried in several ways; all about going out are
STRAY: Final = 10  # of so many discards one is any of those proposed, so that more positions are met


@final
class Opponent:
    """One of the pool: the learner itself, a cheap policy with some weights, or the published baseline."""

    def __init__(self, learned: Learned | None, tactics: Tactics | None) -> None:
        self.learned: Learned | None = learned
        self.tactics: Tactics | None = tactics
        self.choice: Choice = Choice()
        self.rng: Rng = Rng(1)

    def decide(self, state: State) -> i64:
        learned = self.learned
        tactics = self.tactics
        if learned is not None:
            learned.decide(state)
            return learned.choice.code
        if tactics is not None:
            tactics.decide(state)
            return tactics.choice.code
        self.choice.baseline(state, self.rng)
        return self.choice.code


@final
class Practice:
    """What was seen: for each decision its inputs, and the points a round by which ways of deciding differ."""

    def __init__(self, rules: Any, learned: Learned, pool: list[Opponent]) -> None:
        self.rules: Any = rules
        self.learned: Learned = learned
        self.pool: list[Opponent] = pool
        self.other: Opponent = pool[0]
        self.seat: i64 = 0
        self.rng: Rng = Rng(1)
        self.luck: TurnLuck = TurnLuck(TURNS)
        self.stakes: Stakes = Stakes(deal(rules, 2, None, RandomLuck(Rng(1))).fixed)
        # rows: for discards PROPOSED rows together, each with whether it is one, the points, and the inputs
        self.throws: list[float] = []
        self.takes: list[float] = []
        self.outs: list[float] = []

    def rounds(self, seed: i64, count: i64) -> None:
        for number in range(count):
            self.rng = Rng(seed + number)
            self.seat = number & 1
            self.other = self.pool[self.rng.below(len(self.pool))]
            self.round()

    def round(self) -> None:
        luck = RandomLuck(self.rng)
        state = deal(self.rules, 2, None, luck)
        while state.step != OVER:
            if state.seat == self.seat and state.step != TO_LAY:
                self.try_out(state)
                if state.step == TO_DISCARD and self.rng.below(STRAY) == 0 and going_out(state) == DISCARD:
                    self.learned.propose(state)
                    code = self.learned.codes[self.rng.below(self.learned.count)]
                else:
                    self.learned.decide(state)
                    code = self.learned.choice.code
            else:
                code = self.other.decide(state)
            act(state, code, luck)

    def try_out(self, state: State) -> None:
        if state.step == TO_DISCARD:
            code = going_out(state)
            if code & 7 == GO_OUT:
                self.try_going(state, code)
            if (code == DISCARD or code & 7 == GO_OUT) and self.rng.below(OFTEN) == 0:
                self.try_discards(state)
        elif state.discard >= 0 and self.rng.below(OFTEN) == 0 and self.learned.may_take(state):
            self.try_taking(state)

    def try_going(self, state: State, code: i64) -> None:
        learned = self.learned
        learned.describe_out(state, (code >> 3) - 1)
        row: list[float] = [learned.leaving.x[i] for i in range(i64(OUT_INPUTS))]
        rest = learned.throw(state)
        self.luck.shuffle(self.rng)
        now = self.end_of(state, code)
        self.outs.append(now - self.end_of(state, rest))
        self.outs.extend(row)

    def try_taking(self, state: State) -> None:
        learned = self.learned
        learned.describe_take(state)
        row: list[float] = [learned.taking.x[i] for i in range(i64(TAKE_INPUTS))]
        rest = i64(PASS) if state.step == TO_OFFER or not state.can_draw() else i64(DRAW)
        self.luck.shuffle(self.rng)
        now = self.end_of(state, TAKE)
        self.takes.append(now - self.end_of(state, rest))
        self.takes.extend(row)

    def try_discards(self, state: State) -> None:
        learned = self.learned
        learned.propose(state)
        count = learned.count
        codes: list[i64] = [learned.codes[i] for i in range(count)]
        x = learned.throwing.x
        learned.describe_round(state, x, THROW_INPUTS - ROUND)
        rows: list[list[float]] = []
        for i in range(count):
            learned.describe_throw(state, (codes[i] >> 3) - 1)
            rows.append([x[j] for j in range(i64(THROW_INPUTS))])
        self.luck.shuffle(self.rng)
        for i in range(i64(PROPOSED)):
            there = i < count
            self.throws.append(1.0 if there else 0.0)
            self.throws.append(self.end_of(state, codes[i]) if there else 0.0)
            self.throws.extend(rows[i] if there else rows[0])

    def end_of(self, state: State, code: i64) -> float:
        """Points of the round, after this decision, by which the learner beats the other."""
        state = state.copy()
        luck = self.luck
        luck.turn = state.turns
        act(state, code, luck)
        while state.step != OVER:
            luck.turn = state.turns
            if state.seat == self.seat:
                self.learned.decide(state)
                act(state, self.learned.choice.code, luck)
            else:
                act(state, self.other.decide(state), luck)
        self.stakes.count(state)
        return self.stakes.ahead(self.seat)


def mirrored(rules: Any, mine: Opponent, other: Opponent, seed: i64, deals: i64) -> list[float]:
    """Points a round ahead of the other, for each deal from both seats."""
    found: list[float] = []
    luck = TurnLuck(TURNS)
    stakes = Stakes(deal(rules, 2, None, RandomLuck(Rng(1))).fixed)
    for number in range(deals):
        total = 0.0
        for seat in range(i64(2)):
            rng = Rng(seed + number)
            state = deal(rules, 2, None, RandomLuck(rng))
            luck.shuffle(rng)
            while state.step != OVER:
                luck.turn = state.turns
                act(state, (mine if state.seat == seat else other).decide(state), luck)
            stakes.count(state)
            total += stakes.ahead(seat)
        found.append(total / 2.0)
    return found
