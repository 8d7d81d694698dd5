"""What many deals say together: whether kinds, seats and places in the stock get what chance gives them.

Every test compares what was drawn with what was face down at that moment, so it does not matter how the matches were
played. A test gives a chi-square with its degrees of freedom; p is how often chance alone gets as far off.
"""

import math
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from tilerummy.luck import Luck
from tilerummy.match import Deal, Match, Score
from tilerummy.records.replay import Replay
from tilerummy.refusal import Refusal
from tilerummy.tiles import STAR, Tiles, parse_tile

QUARTERS = 4
ODD = 0.01  # the smallest p, times the number of tests: below this it is worth a look
FEWEST = 5.0  # expected in a cell, or the variance of a sum: with less a chi-square says nothing


class DealTest(msgspec.Struct, frozen=True):
    """One test. `what`: kind, value, star, place or start; `which`: of a seat or quarter, from 1, or the number of
    seats.
    """

    what: str
    which: int
    chi: float
    freedom: int
    p: float


class Findings(msgspec.Struct, frozen=True):
    """`edge`: the share of rounds that were won by who started, its interval of 95 %, and what would be even. `odd`:
    the smallest p is smaller than so many tests explain.
    """

    records: int
    skipped: int
    deals: int
    draws: int
    trials: list[DealTest]
    edge: tuple[float, float, float, float] | None
    adjusted: float
    odd: bool


def tail(chi: float, freedom: int) -> float:
    """How often a chi-square is at least as large: the upper incomplete gamma function."""
    a, x = freedom / 2, chi / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        for n in range(1, 1000):
            term *= x / (a + n)
            total += term
        return max(0.0, 1 - scale * total)
    fraction = 0.0
    for n in range(200, 0, -1):  # the continued fraction, from its far end
        fraction = n * (n - a) / (x + 2 * n + 1 - a - fraction)
    return min(1.0, scale / (x + 1 - a - fraction))


class Offset:
    """Of differences from what was expected, and of their variances: their quotient is a chi-square."""

    def __init__(self) -> None:
        self.off = 0.0
        self.variance = 0.0

    def add(self, off: float, variance: float) -> None:
        self.off += off
        self.variance += variance


class Kinds:
    """How often each kind came to a rack, for one set of tiles."""

    def __init__(self, deck: list[int]) -> None:
        self.deck = deck  # copies by kind
        self.found = [0] * len(deck)
        self.drawn = 0
        self.spread = 0.0  # draws without putting back spread less

    def add(self, racks: list[int]) -> None:
        size = sum(self.deck)
        self.drawn += len(racks)
        self.spread += len(racks) * (size - len(racks)) / (size - 1)
        for kind in racks:
            self.found[kind] += 1

    def merge(self, other: "Kinds") -> None:
        self.found = [mine + its for mine, its in zip(self.found, other.found, strict=True)]
        self.drawn += other.drawn
        self.spread += other.spread

    def chi(self) -> tuple[float, int]:
        size = sum(self.deck)
        shares = [(found, copies / size) for found, copies in zip(self.found, self.deck, strict=True) if copies]
        if self.spread * min(share for _, share in shares) < FEWEST:
            return 0.0, 0
        chi = sum((found - self.drawn * share) ** 2 / (self.spread * share) for found, share in shares)
        return chi, len(shares) - 1


class Tally:
    """Counts of all records."""

    def __init__(self) -> None:
        self.records = 0
        self.skipped = 0  # records without a promised deal
        self.deals = 0
        self.draws = 0
        self.kinds: dict[tuple[int, ...], Kinds] = {}
        self.sums: dict[tuple[str, int], Offset] = {}
        self.starts: dict[int, list[int]] = {}
        self.rounds: list[tuple[bool, int]] = []  # won by who started, seats

    def merge(self, other: "Tally") -> None:
        """Adds what was counted elsewhere."""
        self.records += other.records
        self.skipped += other.skipped
        self.deals += other.deals
        self.draws += other.draws
        self.rounds += other.rounds
        for deck, kinds in other.kinds.items():
            self.kinds.setdefault(deck, Kinds(kinds.deck)).merge(kinds)
        for (what, which), found in other.sums.items():
            self.sum(what, which).add(found.off, found.variance)
        for seats, counts in other.starts.items():
            mine = self.starts.setdefault(seats, [0] * seats)
            self.starts[seats] = [one + more for one, more in zip(mine, counts, strict=True)]

    def sum(self, what: str, which: int) -> Offset:
        return self.sums.setdefault((what, which), Offset())

    def drew(self, unseen: Tiles, kind: int, place: int) -> None:
        """A tile of the stock: as good as any that was face down."""
        copies = [(worth(each), int(unseen.count(each))) for each in sorted(set(unseen.kinds()))]
        size = sum(count for _, count in copies)
        mean = sum(value * count for value, count in copies) / size
        variance = sum((value - mean) ** 2 * count for value, count in copies) / size
        self.sum("place", place + 1).add(worth(kind) - mean, variance)

    def dealt(self, racks: list[list[int]], deck: list[int]) -> None:
        self.deals += 1
        kinds = self.kinds.setdefault(tuple(deck), Kinds(deck))
        kinds.add([kind for rack in racks for kind in rack])
        for seat, rack in enumerate(racks, 1):
            self.compare(self.sum("value", seat), rack, deck, [float(worth(kind)) for kind in range(len(deck))])
            if deck[STAR]:
                self.compare(self.sum("star", seat), rack, deck, [float(kind == STAR) for kind in range(len(deck))])

    def compare(self, total: Offset, rack: list[int], deck: list[int], worths: list[float]) -> None:
        """What a rack is worth, with what so many tiles of the whole set are."""
        size, count = sum(deck), len(rack)
        mean = sum(copies * value for copies, value in zip(deck, worths, strict=True)) / size
        variance = sum(copies * (value - mean) ** 2 for copies, value in zip(deck, worths, strict=True)) / size
        total.add(sum(worths[kind] for kind in rack) - count * mean, count * variance * (size - count) / (size - 1))


def worth(kind: int) -> int:
    """Its value; a Star is above 13."""
    return (kind >> 2) + 1


class CountedLuck(Luck):
    def __init__(self, source: Luck, tally: Tally, stock: int, drawn: int) -> None:
        self.source = source
        self.tally = tally
        self.stock = stock  # how many were face down after the deal; 0 while it is dealt
        self.drawn = drawn

    def draw(self, unseen: Tiles) -> int:
        before = unseen.copy() if self.stock else unseen
        kind = int(self.source.draw(unseen))
        self.tally.draws += 1
        if self.stock:
            self.tally.drew(before, kind, min(QUARTERS - 1, QUARTERS * self.drawn // self.stock))
            self.drawn += 1
        return kind

    def mix_in(self, kind: int) -> None:
        self.source.mix_in(kind)

    def below(self, n: int) -> int:
        return int(self.source.below(n))


class CountedMatch(Match):
    """A match that is played again and counted; what was taken over from another match is not."""

    def __init__(self, old: Match, tally: Tally, barred: bool) -> None:
        super().__init__(old.game, old.rules, old.seats)
        self.taken_over = old.taken_over
        self.tally = tally
        self.barred = barred
        self.stock = 0
        self.drawn = 0
        self.starter = 0

    def deal(self, luck: Luck | None = None) -> Deal:
        assert luck is not None
        if len(self.events) < self.taken_over:
            event = super().deal(luck)
        else:
            event = super().deal(CountedLuck(luck, self.tally, 0, 0))
            self.count_deal()
        self.starter = self.turn or 0
        self.stock, self.drawn = self.face_down().size(), 0
        return event

    def face_down(self) -> Tiles:
        found: Tiles = self.state.unseen
        return found

    def count_deal(self) -> None:
        seen: list[Any] = [self.game.wire(self.view(seat)) for seat in range(self.seats)]
        sides = [view.sides[seat] for seat, view in enumerate(seen)]
        racks = [[parse_tile(tile) for tile in side.rack] for side in sides]
        kinds = [*self.face_down().kinds(), *(kind for rack in racks for kind in rack), *self.turned_up()]
        self.tally.dealt(racks, [kinds.count(kind) for kind in range(STAR + 1)])
        if len(self.sheet) == 0 and not self.barred:
            self.tally.starts.setdefault(self.seats, [0] * self.seats)[self.turn or 0] += 1

    def turned_up(self) -> list[int]:
        """What lies open after the deal."""
        tile = getattr(self.game.wire(self.view(None)), "discard", None)
        return [] if tile is None else [parse_tile(tile)]

    def act(self, seat: int, action: object, luck: Luck | None = None, by_clock: bool = False) -> Refusal | None:
        assert luck is not None
        counted = luck if len(self.events) < self.taken_over else CountedLuck(luck, self.tally, self.stock, self.drawn)
        refusal = super().act(seat, action, counted, by_clock)
        if isinstance(counted, CountedLuck):
            self.drawn = counted.drawn
            self.count_round()
        return refusal

    def count_round(self) -> None:
        score = self.events[-1] if self.events else None
        if isinstance(score, Score) and score.points.count(max(score.points)) == 1:
            self.tally.rounds.append((score.points[self.starter] == max(score.points), self.seats))


def study(paths: Iterable[Path]) -> Findings:
    """Raises RecordError and OSError."""
    tally = Tally()
    for path in paths:
        count(tally, path)
    return findings(tally)


def count(tally: Tally, source: Path | Iterable[bytes]) -> None:
    """Adds a record, a file or its lines; a deal set up by hand is left out. Raises RecordError and OSError."""
    replay = Replay(source)
    if not replay.sealed:
        tally.skipped += 1
        return
    replay.match = CountedMatch(replay.match, tally, replay.header.barred is not None or bool(replay.header.salts))
    while replay.step() is not None:
        pass
    tally.records += 1


def findings(tally: Tally) -> Findings:
    parts = [kinds.chi() for kinds in tally.kinds.values()]
    freedom = sum(part[1] for part in parts)
    trials = [DealTest("kind", 0, *with_p(sum(part[0] for part in parts), freedom))] if freedom else []
    for (what, which), total in sorted(tally.sums.items()):
        if total.variance >= FEWEST:
            trials.append(DealTest(what, which, *with_p(total.off**2 / total.variance, 1)))
    for seats, counts in sorted(tally.starts.items()):
        expected = sum(counts) / seats
        if expected >= FEWEST:
            chi = sum((count - expected) ** 2 for count in counts) / expected
            trials.append(DealTest("start", seats, *with_p(chi, seats - 1)))
    adjusted = min(1.0, min((trial.p for trial in trials), default=1.0) * len(trials))
    edge = edge_of(tally.rounds)
    return Findings(tally.records, tally.skipped, tally.deals, tally.draws, trials, edge, adjusted, adjusted < ODD)


def with_p(chi: float, freedom: int) -> tuple[float, int, float]:
    return chi, freedom, tail(chi, freedom)


def edge_of(rounds: list[tuple[bool, int]]) -> tuple[float, float, float, float] | None:
    """The share, its interval (Wilson), and what would be even."""
    if not rounds:
        return None
    n, z = len(rounds), 1.96
    share = sum(won for won, _ in rounds) / n
    even = sum(1 / seats for _, seats in rounds) / n
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return share, middle - half, middle + half, even
