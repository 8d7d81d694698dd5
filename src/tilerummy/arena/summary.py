"""What the evidence shows, as numbers. The report and the plots are made from this and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass

from tilerummy.arena.contest import Contest, seating
from tilerummy.arena.elo import Wins, rate_players
from tilerummy.arena.evidence import Evidence, GameLine, contest_of
from tilerummy.arena.intervals import Estimate, mean_of, rate
from tilerummy.arena.sequential import SequentialTest, sequence


@dataclass(frozen=True)
class Standing:
    """A player against the others of its line-up. A shared win counts in parts; `share` is what an equal would win."""

    name: str
    others: tuple[str, ...]
    games: int
    share: float
    wins: Estimate
    points: Estimate  # more than the others, a match on the average; forfeited matches have no points
    differences: tuple[float, ...]  # the same match by match, for the plot


@dataclass(frozen=True)
class ForfeitedMatch:
    """A forfeited match."""

    name: str
    deal: int
    rotation: int
    reason: str
    detail: str


@dataclass(frozen=True)
class Answered:
    """Whether the first player wins more or less than a share: `answer` 1, -1, or 0 as long as it is not sure.

    The interval holds although the run stopped at what it had found.
    """

    share: float
    answer: int
    wins: Estimate


@dataclass(frozen=True)
class Summary:
    contest: Contest
    games: int
    planned: int
    standings: tuple[Standing, ...]
    ratings: dict[str, Estimate]  # empty for two players: the win rate says it all
    faults: tuple[ForfeitedMatch, ...]
    decision: Answered | None  # of a contest that was to decide something


def summarise(evidence: Evidence, anchor: str | None = None) -> Summary:
    """`anchor`: the player who gets 1500, instead of the average."""
    contest = contest_of(evidence.contest)
    lines = sorted(evidence.games, key=lambda line: (line.deal, line.line_up, line.rotation))
    standings: list[Standing] = []
    for at, line_up in enumerate(contest.line_ups):
        mine = [line for line in lines if line.line_up == at]
        if mine:
            standings += standings_of(line_up, mine)
    planned = contest.games * len(contest.line_ups)
    ratings = ratings_of(contest, lines, anchor) if len(contest.names) > 2 and lines else {}
    faults = tuple(faults_of(contest, lines))
    return Summary(contest, len(lines), planned, tuple(standings), ratings, faults, decision_of(contest, lines))


def standings_of(line_up: Sequence[str], lines: Sequence[GameLine]) -> list[Standing]:
    """One for each player of a line-up; of two only the first, the second's being its mirror image."""
    names = list(dict.fromkeys(line_up))
    return [standing(name, line_up, lines) for name in (names[:1] if len(line_up) == 2 else names)]


def standing(name: str, line_up: Sequence[str], lines: Sequence[GameLine]) -> Standing:
    sets: dict[int, list[float]] = {}
    gaps: dict[int, list[float]] = {}
    for line in lines:
        sets.setdefault(line.deal, []).append(win_share(name, line_up, line))
        if line.forfeit is None:
            gaps.setdefault(line.deal, []).append(lead(name, line_up, line))
    return Standing(
        name=name,
        others=others(name, line_up),
        games=len(lines),
        share=1 / len(line_up),
        wins=rate([sum(shares) / len(shares) for shares in sets.values()]),
        points=mean_of([sum(gap) / len(gap) for gap in gaps.values()]),
        differences=tuple(gap for gaps_of_set in gaps.values() for gap in gaps_of_set),
    )


def shares_of(contest: Contest, lines: Sequence[GameLine]) -> dict[int, float]:
    """What the first player won of the matches on each deal, in a contest with one line-up."""
    name, line_up = contest.players[0], contest.line_ups[0]
    sets: dict[int, list[float]] = {}
    for line in lines:
        sets.setdefault(line.deal, []).append(win_share(name, line_up, line))
    return {deal: sum(shares) / len(shares) for deal, shares in sets.items()}


def decision_of(contest: Contest, lines: Sequence[GameLine]) -> Answered | None:
    """What the rule says of the deals from the first on without a gap."""
    if contest.decide is None:
        return None
    shares = shares_of(contest, lines)
    question = SequentialTest(contest.decide)
    while not question.answer and question.count in shares:
        question.add(shares[question.count])
    used = [shares[deal] for deal in range(question.count)]
    return Answered(contest.decide, question.answer, sequence(used))


def others(name: str, line_up: Sequence[str]) -> tuple[str, ...]:
    return tuple(other for other in line_up if other != name)


def win_share(name: str, line_up: Sequence[str], line: GameLine) -> float:
    """The part of the win that went to a seat of this player."""
    names = seating(line_up, line.rotation)
    won = sum(names[seat] == name for seat in line.winners) / len(line.winners)
    return won / names.count(name)


def lead(name: str, line_up: Sequence[str], line: GameLine) -> float:
    """Its points less those of the others, both on the average of their seats."""
    names = seating(line_up, line.rotation)
    own = [points for who, points in zip(names, line.points, strict=True) if who == name]
    rest = [points for who, points in zip(names, line.points, strict=True) if who != name]
    return sum(own) / len(own) - sum(rest) / len(rest)


def ratings_of(contest: Contest, lines: Sequence[GameLine], anchor: str | None) -> dict[str, Estimate]:
    deals: dict[int, Wins] = {}
    for line in lines:
        wins = deals.setdefault(line.deal, {})
        for pair, count in comparisons(contest.line_ups[line.line_up], line).items():
            wins[pair] = wins.get(pair, 0.0) + count
    return rate_players(contest.names, list(deals.values()), anchor)


def comparisons(line_up: Sequence[str], line: GameLine) -> Wins:
    """A match as one comparison of every two players at the table: whoever has more points is ahead."""
    names = seating(line_up, line.rotation)
    scores = line.points
    if line.forfeit is not None:  # behind everybody, and the others are level
        scores = [-int(seat == line.forfeit.seat) for seat in range(len(names))]
    found: Wins = {}
    for a, one in enumerate(names):
        for b, two in enumerate(names):
            if one != two and scores[a] >= scores[b]:
                found[one, two] = found.get((one, two), 0.0) + (1.0 if scores[a] > scores[b] else 0.5)
    return found


def faults_of(contest: Contest, lines: Sequence[GameLine]) -> list[ForfeitedMatch]:
    found: list[ForfeitedMatch] = []
    for line in lines:
        if line.forfeit is not None:
            name = seating(contest.line_ups[line.line_up], line.rotation)[line.forfeit.seat]
            found.append(ForfeitedMatch(name, line.deal, line.rotation, line.forfeit.reason, line.forfeit.detail))
    return found
