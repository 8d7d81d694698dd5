"""What the decisions of a position are worth: the one measurement behind hints, reviews and explanations.

A game gives an Outlook: the decisions worth a look, and what one of them brings on an imagined deal. What a decision
is worth is a mean over the first deals of a sequence that follows from the view alone, so a decision has the same worth
whoever asks about it and whatever it is compared with.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import floor, sqrt
from typing import Generic, Literal, TypeVar

import msgspec

from tilerummy.analysis.explanation import MOST, Reason
from tilerummy.refusal import Refusal

DEALS = 160  # imagined for the decisions that are told, at most
Stages = tuple[tuple[int, int], ...]  # after so many deals, so many decisions stay
STAGES: Stages = ((16, 8), (32, 4))
TOLD = 3  # decisions that are told
BLOCK = 8  # deals between two looks at whether all is clear
SURE = 3.0  # standard errors: as the best of several is compared, of a hundred that are as good one seems worse
BAND = 2.0  # standard errors to each side of a number: nineteen of twenty times it is in there
Measure = Literal["lead", "score"]  # points of the round: ahead of the best of the others, or the own

A = TypeVar("A")  # Action
D = TypeVar("D")  # an imagined deal, with its luck


class Expected(msgspec.Struct, frozen=True):
    """Points of the round that can be expected, whole as they are shown: the number, and the range it is in."""

    points: int
    low: int
    high: int


class Weighed(msgspec.Struct, frozen=True):
    """A decision in notation. `worth`: what the decisions are sorted by; `expected`: the same for people. `lost`: how
    many points fewer than the first; `doubt`: the standard error of that. `equal`: it cannot be told apart from the
    first. A lone decision has no worth: there was nothing to compare it with.
    """

    action: str
    worth: float | None = None
    expected: Expected | None = None
    lost: int = 0
    doubt: float = 0.0
    equal: bool = False


class Analysis(msgspec.Struct, frozen=True):
    """The decisions that are told, best first; why the first is best; and the one that was asked about, if any."""

    moves: tuple[Weighed, ...]
    reasons: tuple[Reason, ...]
    measure: Measure = "lead"
    asked: Weighed | None = None

    @property
    def best(self) -> Weighed:
        return self.moves[0]


class Outlook(ABC, Generic[A, D]):
    """A position as a game sees it. `actions`: the decisions worth a look, as the rules take them, the cheap policy's
    own first; `least`: points that are worth a word, as the estimates are no finer, and at least one; `cost`: how many
    times as long as usual a deal takes.
    """

    measure: Measure = "lead"
    least: float = 1.0
    cost: int = 1

    def __init__(self, actions: Sequence[A]) -> None:
        self.actions = actions
        self.deals: list[D] = []

    @abstractmethod
    def accept(self, action: A) -> A | Refusal:
        """The decision as the rules take it."""

    @abstractmethod
    def imagine(self) -> D:
        """The next deal; it does not depend on what is tried."""

    @abstractmethod
    def attempt(self, action: A, deal: D) -> float:
        """Points of the round in `measure`."""

    @abstractmethod
    def reasons(self, ranked: Sequence[A], behind: Sequence[float]) -> list[Reason]:
        """Why the first of these, the strongest reason first; `behind`: how many points each is behind the first on the
        same deals, or nothing if they were not compared.
        """

    def key(self, action: A) -> str:
        """The same for decisions that are the same, however they are written."""
        return " ".join(sorted(str(action).split()))

    def points(self, action: A, number: int) -> float:
        while len(self.deals) <= number:
            self.deals.append(self.imagine())
        return self.attempt(action, self.deals[number])


class Compared(Generic[A]):
    """A decision, and what it brought on each deal."""

    def __init__(self, action: A) -> None:
        self.action = action
        self.points: list[float] = []

    def go_on(self, outlook: Outlook[A, D], deals: int) -> None:
        for number in range(len(self.points), deals):
            self.points.append(outlook.points(self.action, number))

    @property
    def mean(self) -> float:
        return sum(self.points) / len(self.points)


def accepted(found: A | Refusal) -> A:
    """Only what the rules accept can be weighed; it is judged once, not on every deal."""
    if isinstance(found, Refusal):
        raise ValueError(f"not accepted: {found}")
    return found


def weigh(outlook: Outlook[A, D], deals: int = DEALS, asked: A | None = None, stages: Stages = STAGES) -> Analysis:
    """`asked`: a decision that is to be compared with the best. It changes nothing in what is said of the others."""
    deals = max(BLOCK, deals // outlook.cost)
    found = compared(outlook, deals, stages)
    other = None if asked is None else beside(outlook, found, asked, deals)
    best = found[0]
    behind = [gap(best, each)[0] for each in found] if best.points else []
    reasons = outlook.reasons([each.action for each in found], behind)[:MOST]
    moves = tuple(told(outlook, best, each) for each in found[:TOLD])
    return Analysis(moves, tuple(reasons), outlook.measure, None if other is None else told(outlook, best, other))


def compared(outlook: Outlook[A, D], deals: int, stages: Stages) -> list[Compared[A]]:
    """Best first; those that are told have been tried on equally many deals, weak ones dropped out before."""
    live = [Compared(action) for action in outlook.actions]
    if len(live) == 1:
        return live
    out: list[Compared[A]] = []
    for until, most in stages:
        live = tried(outlook, live, min(max(1, until // outlook.cost), deals))
        live, out = live[:most], [*live[most:], *out]
    live, out = live[:TOLD], [*live[TOLD:], *out]
    done = len(live[0].points)
    while done < deals and not all(settled(outlook, live[0], each, deals) for each in live[1:]):
        done = min(done + BLOCK, deals)
        live = tried(outlook, live, done)
    return live + out


def tried(outlook: Outlook[A, D], live: list[Compared[A]], deals: int) -> list[Compared[A]]:
    for each in live:
        each.go_on(outlook, deals)
    return sorted(live, key=lambda each: -each.mean)


def settled(outlook: Outlook[A, D], best: Compared[A], other: Compared[A], deals: int) -> bool:
    """Whether all the deals there may be would hardly say more: it is surely worse, or will not be told apart."""
    behind, error = gap(best, other)
    needed = max(outlook.least, SURE * error * sqrt(len(best.points) / deals))
    return behind + error < needed or surely_worse(outlook, best, other)


def beside(outlook: Outlook[A, D], found: list[Compared[A]], asked: A, deals: int) -> Compared[A]:
    """What was asked about, on the deals of the others."""
    action = accepted(outlook.accept(asked))
    same = [each for each in found if outlook.key(each.action) == outlook.key(action)]
    other = same[0] if same else Compared(action)
    if other is not found[0]:
        for each in (found[0], other):
            each.go_on(outlook, len(found[0].points) or deals)
    return other


# ---- what is told


def told(outlook: Outlook[A, D], best: Compared[A], each: Compared[A]) -> Weighed:
    if not each.points:
        return Weighed(str(each.action))
    expected = expected_of(each)
    if each is best:
        return Weighed(str(each.action), round(each.mean, 3), expected)
    lost, doubt = expected_of(best).points - expected.points, gap(best, each)[1]
    equal = not surely_worse(outlook, best, each)
    return Weighed(str(each.action), round(each.mean, 3), expected, lost, round(doubt, 2), equal)


def expected_of(each: Compared[A]) -> Expected:
    """In whole points, rounded so that decisions stay in order and those a point apart differ."""
    points = whole(each.mean)
    error = spread(each.points)
    band = max(1, whole(BAND * error)) if error > 0.0 else 0
    return Expected(points, points - band, points + band)


def whole(points: float) -> int:
    return floor(points + 0.5)


def surely_worse(outlook: Outlook[A, D], best: Compared[A], other: Compared[A]) -> bool:
    """The one rule that says whether two decisions can be told apart."""
    behind, error = gap(best, other)
    return behind >= outlook.least and behind > SURE * error


def gap(best: Compared[A], other: Compared[A]) -> tuple[float, float]:
    """Points between two decisions on the same deals, on average, and the standard error of that."""
    gaps = [mine - theirs for mine, theirs in zip(best.points, other.points, strict=False)]
    return sum(gaps) / len(gaps), spread(gaps)


def spread(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values)) / len(values)
