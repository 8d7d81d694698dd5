"""What every search shares: decisions compared on the same imagined deals, with the same luck for all of them."""

from math import sqrt
from typing import Final, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.luck import Luck, Rng
from tilerummy.tiles import Tiles

FIRST: Final = 8  # deals before anything drops out
LEAST: Final = 4  # deals that the time must be enough for; by fewer the luckiest of many would be chosen
SURE: Final = 3.0  # standard errors by which two decisions are told apart for good
MOST_TILES: Final = 106


class Trial:
    """What a search has found out about one decision. A game's own candidate adds the decision itself."""

    def __init__(self) -> None:
        self.tries: i64 = 0
        self.last: float = 0.0  # the value found by the last try
        self.total: float = 0.0  # of all values found
        self.gain: float = 0.0  # over the first decision on the same deals, all together
        self.square: float = 0.0  # of these gains
        self.score: float = 0.0  # the mean gain, less what it is in doubt by

    @property
    def value(self) -> float:
        return self.total / float(self.tries) if self.tries > 0 else 0.0

    def note(self, value: float) -> None:
        self.tries += 1
        self.last = value
        self.total += value

    def mean_gain(self) -> float:
        return self.gain / float(self.tries) if self.tries > 0 else 0.0

    def error(self) -> float:
        """The standard error of the mean gain."""
        if self.tries == 0:
            return 0.0
        tries = float(self.tries)
        mean = self.gain / tries
        spread = self.square / tries - mean * mean
        return sqrt(spread / tries) if spread > 0.0 else 0.0


T = TypeVar("T", bound=Trial)


def compare(live: list[T]) -> None:
    """After every decision was tried on one deal: what each gained over the first."""
    first = live[0].last
    for trial in live:
        gain = trial.last - first
        trial.gain += gain
        trial.square += gain * gain


def promising(live: list[T]) -> list[T]:
    """Without those that are clearly worse than the best so far; the first always stays, to compare with."""
    best = 0.0
    for trial in live:
        gain = trial.mean_gain() - trial.error()
        if gain > best:
            best = gain
    return [trial for trial in live if trial is live[0] or trial.mean_gain() + 2.0 * trial.error() >= best]


@final
class Halving:
    """When the worse half of so many decisions drops out: after each of equal parts of the work.

    There are as many parts as it takes to leave one beside the first, and one more for these two.
    """

    def __init__(self, count: i64) -> None:
        self.parts: i64 = 1
        self.done: i64 = 0
        others = count - 1
        while others > 1:
            others = (others + 1) // 2
            self.parts += 1

    def is_due(self, share: float) -> bool:
        """Whether a part was done with this share of the work, since the last that was."""
        if self.done + 1 >= self.parts or share * float(self.parts) < float(self.done + 1):
            return False
        self.done += 1
        return True


def better_half(live: list[T]) -> list[T]:
    """The first, to compare with, and of the others those that gained most, in the order in which they were."""
    count = len(live) // 2
    if count < 1:
        return live
    gains = sorted([trial.mean_gain() for trial in live[1:]], reverse=True)
    least = gains[count - 1]
    kept = live[:1]
    for trial in live[1:]:
        if len(kept) <= count and trial.mean_gain() >= least:
            kept.append(trial)
    return kept


def settled(live: list[T]) -> bool:
    """Only one is left beside the first, and which of the two is better will not change any more."""
    if len(live) != 2:
        return len(live) < 2
    gain = live[1].mean_gain()
    error = SURE * live[1].error()
    return gain > error or gain < -error


def best_first(found: list[T], doubt: float, bias: float = 0.0) -> list[T]:
    """By how much better they surely are than the first, the cheap policy's own; `doubt` in standard errors.

    `bias`: what the values of two decisions may be wrong by against each other however many deals are tried.
    """
    for trial in found:
        error = trial.error()
        if trial is not found[0]:
            error = sqrt(error * error + bias * bias)
        trial.score = trial.mean_gain() - doubt * error
    return sorted(found, key=rank)


def stayed_first(found: list[T], live: list[T], doubt: float, bias: float = 0.0) -> list[T]:
    """The same, but those that dropped out come last: the luck of few deals does not count."""
    rest = [trial for trial in found if trial not in live]
    return best_first(live, doubt, bias) + best_first(rest, doubt)


def rank(trial: Trial) -> float:
    return -trial.score


@final
class OrderedLuck(Luck):
    """The face-down tiles in one order, so that decisions compared on one deal draw the same tiles.

    For games that put no tile back among them; set `at` to 0 before each decision.
    """

    def __init__(self, unseen: Tiles, rng: Rng) -> None:
        self.size: i64 = unseen.size()
        self.order: vec[i64] = vec[i64]([0] * MOST_TILES)
        self.at: i64 = 0
        for i in range(self.size):
            self.order[i] = unseen.nth(i)
        for i in range(self.size - 1):
            j = i + rng.below(self.size - i)
            kind = self.order[i]
            self.order[i] = self.order[j]
            self.order[j] = kind

    def draw(self, unseen: Tiles) -> i64:
        self.at += 1
        return self.order[self.at - 1]

    def below(self, n: i64) -> i64:
        return 0


@final
class MixedLuck(Luck):
    """The same for games that put tiles back: each goes to a place that depends on how many went before it.

    `rewind` before each decision.
    """

    def __init__(self, unseen: Tiles, rng: Rng) -> None:
        self.first: OrderedLuck = OrderedLuck(unseen, rng)
        self.size: i64 = self.first.size
        self.order: vec[i64] = vec[i64]([0] * MOST_TILES)
        self.at: i64 = 0
        self.seed: i64 = rng.next()
        self.rng: Rng = Rng(self.seed)

    def rewind(self) -> None:
        self.at = 0
        self.rng = Rng(self.seed)
        for i in range(self.size):
            self.order[i] = self.first.order[i]

    def draw(self, unseen: Tiles) -> i64:
        self.at += 1
        return self.order[self.at - 1]

    def mix_in(self, kind: i64) -> None:
        """All tiles before its place move up, so that the order of the others stays."""
        self.at -= 1
        place = self.at + self.rng.below(self.size - self.at)
        for i in range(self.at, place):
            self.order[i] = self.order[i + 1]
        self.order[place] = kind

    def below(self, n: i64) -> i64:
        return self.rng.below(n)


@final
class TurnLuck(Luck):
    """A number for each turn decides what is drawn in it, whoever drew before. `turns`: more than a round has."""

    def __init__(self, turns: i64) -> None:
        self.turns: i64 = turns
        self.numbers: vec[i64] = vec[i64]([0] * turns)
        self.turn: i64 = 0

    def shuffle(self, rng: Rng) -> None:
        for i in range(self.turns):
            self.numbers[i] = rng.next()

    def draw(self, unseen: Tiles) -> i64:
        return unseen.nth((self.numbers[self.turn] * unseen.size()) >> 32)

    def below(self, n: i64) -> i64:
        return (self.numbers[self.turn] * n) >> 32
