"""Reviews a match for one seat: for each turn what was played, what a bot would have played and why, and the
difference in points; and the turns that cost most.

A decision is judged from the view that the seat had and nothing else: even the random numbers are seeded from that
view. So a review is the same on every machine, and tiles that the seat could not know do not change it.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Literal

import msgspec

from tilerummy.analysis.advice import LEVEL, analyse
from tilerummy.analysis.explanation import Reason
from tilerummy.analysis.weighing import DEALS, Expected, Measure, Weighed
from tilerummy.game import AnyGame, Seat
from tilerummy.games import GAMES
from tilerummy.match import Deal, Match, Move, Score

MATTERED = 3  # turns shown first
Grade = Literal["forced", "same", "close", "hinted", "worse", "unknown"]


class Decision(msgspec.Struct, frozen=True):
    """A decision to be judged: the view it was made on, in notation. `at`: how many deals and moves came before it,
    which is the step of the replay that shows the position. `forced`: there was nothing to decide; `hinted`: a hint
    had recommended it.
    """

    at: int
    round: int
    first: bool  # of its turn
    seen: str
    played: str
    forced: bool
    hinted: bool = False


class Judged(msgspec.Struct, frozen=True):
    """`worse`: surely, by `lost` points; `close`: another decision that is as good, or too close to tell; `hinted`: it
    would be worse, but a hint had recommended it, so it is no mistake and costs nothing here; `unknown`: the bot gave
    no answer in time. `expected`: the points of the round with what was played and with the best, as a hint says them.
    """

    at: int
    played: str
    verdict: Grade
    best: str = ""
    reasons: tuple[Reason, ...] = ()
    lost: float = 0.0
    doubt: float = 0.0
    expected: Expected | None = None
    best_expected: Expected | None = None
    measure: Measure = "lead"


class Turn(msgspec.Struct, frozen=True):
    """`number`: of this seat's turns in the round, from 1. `lost`: of its decisions together, as far as it is sure."""

    at: int
    round: int
    number: int
    decisions: tuple[Judged, ...]
    lost: float


class RoundEnded(msgspec.Struct, frozen=True):
    """How a round ended: `at` that step of the replay, with these points."""

    at: int
    points: tuple[int, ...]


class Turning(msgspec.Struct, frozen=True):
    """Between the steps `at` and `until` of the replay the expected points of the round changed more than anywhere
    else in the match. `own`: by the seat's own decision at `at`; else by what followed it until the seat's next
    decision, or the end of the round: chance, and the others. `turn`: as in Turn.number.
    """

    at: int
    until: int
    round: int
    turn: int
    own: bool
    before: Expected
    after: Expected
    measure: Measure


class TakeAway(msgspec.Struct, frozen=True):
    """The reason that was overlooked at the greatest cost: so many `times`, `lost` points together; `reason`: of the
    dearest of these decisions, `at`. `rule`: which clause of the rulebook it is about.
    """

    reason: Reason
    rule: str
    at: int
    times: int
    lost: float


class Review(msgspec.Struct, frozen=True):
    """`mattered`: the turns with the greatest losses, as indices, the greatest first. `good`: turns in which no
    decision was worse than the bot's; `lost`: points in all. `turning`: None if no change can be told apart from
    none; `lesson`: None if nothing was lost.
    """

    game: str
    seat: int
    level: str
    turns: tuple[Turn, ...]
    mattered: tuple[int, ...]
    good: int
    lost: float
    turning: Turning | None = None
    lesson: TakeAway | None = None


# ---- what there is to judge


def decisions(match: Match, seat: Seat, hinted: Collection[int] = ()) -> list[Decision]:
    """Every decision of a seat, from a match that was played; `hinted`: those that a hint had recommended, by `at`.
    Only views leave this function.
    """
    return list(_decisions(Match(match.game, match.rules, match.seats), match, seat, hinted))


def _decisions(again: Match, match: Match, seat: Seat, hinted: Collection[int]) -> Iterator[Decision]:
    game, before, number, rounds = match.game, -1, 0, 0
    for place, event in enumerate(match.events):
        if isinstance(event, Deal):
            before, rounds = -1, rounds + 1
        elif isinstance(event, Move):
            if event.seat == seat and place >= match.taken_over:  # what was taken over, others decided
                seen = game.show_view(again.view(seat))
                only = forced(game, again.state, event)
                yield Decision(number, rounds, before != seat, seen, event.action, only, number in hinted)
            before = event.seat
        again.redo(event)
        number += not isinstance(event, Score)


def forced(game: AnyGame, state: Any, move: Move) -> bool:
    return move.action in game.clock_only or (len(game.options(state)) == 1 and not game.may_play(state))


def ends(match: Match) -> list[RoundEnded]:
    """Of the rounds that were played to their end."""
    found, number = [], 0
    for event in match.events:
        if isinstance(event, Score):
            found.append(RoundEnded(number, tuple(event.points)))
        number += not isinstance(event, Score)
    return found


# ---- judging


def judge(game: str, rules: dict[str, Any], decision: Decision, level: str = LEVEL, deals: int = DEALS) -> Judged:
    """One decision; what it needs goes easily to another process."""
    if decision.forced:
        return Judged(decision.at, decision.played, "forced")
    playing = GAMES[game]
    seen = playing.parse_view(decision.seen, playing.rules_type.make(rules))
    found = analyse(playing, seen, playing.parse_action(decision.played), level, deals)
    best, asked = found.best, found.asked
    assert asked is not None
    verdict = graded(best, asked, decision.hinted)
    lost = float(asked.lost) if verdict == "worse" else 0.0
    numbers = (lost, asked.doubt, asked.expected, best.expected, found.measure)
    return Judged(decision.at, decision.played, verdict, best.action, found.reasons, *numbers)


def graded(best: Weighed, asked: Weighed, hinted: bool) -> Grade:
    if asked.action == best.action:
        return "same"
    if asked.equal:
        return "close"
    return "hinted" if hinted else "worse"


def unjudged(decision: Decision) -> Judged:
    return Judged(decision.at, decision.played, "unknown")


# ---- summing up


def sum_up(
    game: str,
    seat: Seat,
    level: str,
    asked: Sequence[Decision],
    judged: Sequence[Judged],
    ended: Sequence[RoundEnded] = (),
) -> Review:
    turns = tuple(_turns(asked, judged))
    losing = [at for at, turn in enumerate(turns) if turn.lost > 0]
    losing.sort(key=lambda at: (-turns[at].lost, at))
    good = sum(all(each.verdict != "worse" for each in turn.decisions) for turn in turns)
    lost = round(sum(turn.lost for turn in turns), 1)
    more = (turning_point(turns, seat, ended), lesson(GAMES[game], turns))
    return Review(game, seat, level, turns, tuple(losing[:MATTERED]), good, lost, *more)


def _turns(asked: Sequence[Decision], judged: Sequence[Judged]) -> Iterator[Turn]:
    # A match that was played on may begin in the middle of a turn.
    starts = [at for at, decision in enumerate(asked) if decision.first or at == 0]
    number, last = 0, 0
    for start, end in zip(starts, [*starts[1:], len(asked)], strict=False):
        first = asked[start]
        number, last = (number + 1 if first.round == last else 1), first.round
        found = tuple(judged[start:end])
        lost = round(sum(each.lost for each in found if each.verdict == "worse"), 1)
        yield Turn(first.at, first.round, number, found, lost)


# ---- the turning point


def turning_point(turns: Sequence[Turn], seat: Seat, ended: Sequence[RoundEnded]) -> Turning | None:
    """The greatest change that is surely one; of equal ones the first."""
    return max(_changes(turns, seat, ended), key=lambda each: abs(each.after.points - each.before.points), default=None)


def _changes(turns: Sequence[Turn], seat: Seat, ended: Sequence[RoundEnded]) -> Iterator[Turning]:
    known = [(turn, each) for turn in turns for each in turn.decisions if each.expected is not None]
    for place, (turn, each) in enumerate(known):
        assert each.expected is not None
        if each.verdict == "worse" and each.best_expected is not None:
            both = (each.best_expected, each.expected)
            yield Turning(each.at, each.at + 1, turn.round, turn.number, True, *both, each.measure)
        following = known[place + 1] if place + 1 < len(known) and known[place + 1][0].round == turn.round else None
        until, after = _after(following[1] if following else None, turn.round, seat, each.measure, ended)
        if after is not None and apart(each.expected, after):
            yield Turning(each.at, until, turn.round, turn.number, False, each.expected, after, each.measure)


def _after(
    following: Judged | None, number: int, seat: Seat, measure: Measure, ended: Sequence[RoundEnded]
) -> tuple[int, Expected | None]:
    """What the seat could expect when it decided again, or what it got if the round ended before."""
    if following is not None:
        return following.at, following.best_expected or following.expected
    if number > len(ended):
        return 0, None
    end = ended[number - 1]
    others = [points for other, points in enumerate(end.points) if other != seat]
    got = end.points[seat] - (max(others) if measure == "lead" else 0)
    return end.at, Expected(got, got, got)


def apart(before: Expected, after: Expected) -> bool:
    """The ranges do not touch: two numbers of different deals, so each has its own doubt."""
    return after.low > before.high or after.high < before.low


# ---- what to take away


def lesson(game: AnyGame, turns: Sequence[Turn]) -> TakeAway | None:
    """Decisions are grouped by the strongest reason for the better one."""
    found: dict[str, list[Judged]] = {}
    for each in (each for turn in turns for each in turn.decisions):
        if each.verdict == "worse" and each.reasons and each.reasons[0].code in game.clauses:
            found.setdefault(each.reasons[0].code, []).append(each)
    if not found:
        return None
    most = max(found.values(), key=lambda group: sum(each.lost for each in group))
    dearest = max(most, key=lambda each: each.lost)
    reason = dearest.reasons[0]
    lost = round(sum(each.lost for each in most), 1)
    return TakeAway(reason, game.clauses[reason.code], dearest.at, len(most), lost)


# ---- all of it


def review(
    match: Match,
    seat: Seat,
    level: str = LEVEL,
    deals: int = DEALS,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Review:
    """`progress` is told how many decisions are judged, of how many."""
    asked = decisions(match, seat)
    rules = match.rules.data()
    judged: list[Judged] = []
    for decision in asked:
        progress(len(judged), len(asked))
        judged.append(judge(match.game.name, rules, decision, level, deals))
    progress(len(asked), len(asked))
    return sum_up(match.game.name, seat, level, asked, judged, ends(match))
