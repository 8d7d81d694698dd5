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


class Review(msgspec.Struct, frozen=True):
    """`mattered`: the turns with the greatest losses, as indices, the greatest first. `good`: turns in which no
    decision was worse than the bot's; `lost`: points in all.
    """

    game: str
    seat: int
    level: str
    turns: tuple[Turn, ...]
    mattered: tuple[int, ...]
    good: int
    lost: float


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


def sum_up(game: str, seat: Seat, level: str, asked: Sequence[Decision], judged: Sequence[Judged]) -> Review:
    turns = tuple(_turns(asked, judged))
    losing = [at for at, turn in enumerate(turns) if turn.lost > 0]
    losing.sort(key=lambda at: (-turns[at].lost, at))
    good = sum(all(each.verdict != "worse" for each in turn.decisions) for turn in turns)
    lost = round(sum(turn.lost for turn in turns), 1)
    return Review(game, seat, level, turns, tuple(losing[:MATTERED]), good, lost)


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
    return sum_up(match.game.name, seat, level, asked, judged)
