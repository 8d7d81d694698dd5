"""Puzzles: which there are, a position to try things in, and whether what was tried is the answer."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tilerummy.puzzles.attempt import Attempt
from tilerummy.puzzles.daily import parse_day, puzzle_of_day, puzzles_of_month
from tilerummy.puzzles.hints import GUESSED, STARS, hint
from tilerummy.puzzles.judge import choices, judge
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.puzzle import Puzzle, as_data
from tilerummy.puzzles.series import like, monday_of, series_of_week
from tilerummy.puzzles.steps import answer_steps, done_by
from tilerummy.queries.handler import Handler
from tilerummy.refusal import NotAccepted

Text = Annotated[str, Meta(max_length=2000)]


class ListAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class DayAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    date: Text


class PuzzleAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Text


class HintAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`grade`: where to look (1), which combination (2), the first step (3)."""

    id: Text
    grade: int


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`actions` in notation, from the puzzle's position on."""

    id: Text
    actions: Annotated[list[Text], Meta(max_length=4)]


def list_all(_: ListAsked) -> dict[str, Any]:
    return {"puzzles": [as_data(puzzle) for puzzle in our_set().puzzles]}


def daily(asked: DayAsked) -> dict[str, Any]:
    day = parse_day(asked.date)
    return {"date": day.isoformat(), **as_data(puzzle_of_day(our_set(), day))}


def month(asked: DayAsked) -> dict[str, Any]:
    """The puzzles of all days of a month, by their date."""
    days = puzzles_of_month(our_set(), parse_day(asked.date))
    return {"days": {day.isoformat(): as_data(puzzle) for day, puzzle in days.items()}}


def series(asked: DayAsked) -> dict[str, Any]:
    """The five of the week that the day is in; the first is out on its Monday, each further one a day later."""
    day = parse_day(asked.date)
    week = [as_data(puzzle) for puzzle in series_of_week(day)]
    return {"monday": monday_of(day).isoformat(), "open": min(len(week), day.weekday() + 1), "puzzles": week}


def show(asked: PuzzleAsked) -> dict[str, Any]:
    """`stars`: what a hint costs one of; `guessed`: a wrong choice costs one too."""
    puzzle = our_set().find(asked.id)
    attempt = Attempt(puzzle.game, puzzle.position)
    worth = {"stars": STARS, "guessed": puzzle.kind in GUESSED}
    seen = {"rules": attempt.rules.data(), "position": position(puzzle, attempt, 0)}
    return {"puzzle": as_data(puzzle), **worth, **seen}


def position(puzzle: Puzzle, attempt: Attempt, done: int) -> dict[str, Any]:
    """As a table of the server tells it, from the view of the first seat."""
    play = bool(attempt.game.may_play(attempt.state))
    return {"view": attempt.game.wire(attempt.view()), "options": choices(puzzle, done), "play": play}


def try_it(asked: Tried) -> dict[str, Any]:
    """`outcome`: `right`, `wrong` (legal, but not the answer) or `going-on`; what the rules refuse is raised.

    What is right comes with how much was done: tiles `laid`, combinations `changed`.
    """
    puzzle = our_set().find(asked.id)
    found, attempt = judge(puzzle, asked.actions)
    if found.outcome == "refused":
        raise NotAccepted(found.code, found.params, found.rule)
    verdict: dict[str, Any] = {"outcome": found.outcome, "code": found.code, "params": found.params}
    done = done_by(puzzle, asked.actions) if found.outcome == "right" else {}
    return {**verdict, **done, "position": position(puzzle, attempt, len(asked.actions))}


def give_hint(asked: HintAsked) -> dict[str, Any]:
    return hint(our_set().find(asked.id), asked.grade)


def others_like(asked: PuzzleAsked) -> dict[str, Any]:
    """Of the same kind, the nearest in difficulty first."""
    return {"puzzles": [as_data(puzzle) for puzzle in like(our_set().find(asked.id))]}


def answer(asked: PuzzleAsked) -> dict[str, Any]:
    puzzle = our_set().find(asked.id)
    return {"answer": puzzle.answer, "measure": puzzle.proof.measure, "steps": answer_steps(puzzle)}


HANDLERS: Final = {
    "puzzles/list": Handler(ListAsked, list_all),
    "puzzles/daily": Handler(DayAsked, daily),
    "puzzles/month": Handler(DayAsked, month),
    "puzzles/series": Handler(DayAsked, series),
    "puzzles/show": Handler(PuzzleAsked, show),
    "puzzles/try": Handler(Tried, try_it),
    "puzzles/hint": Handler(HintAsked, give_hint),
    "puzzles/like": Handler(PuzzleAsked, others_like),
    "puzzles/answer": Handler(PuzzleAsked, answer),
}
