"""Puzzles: which there are, a position to try things in, and whether what was tried is the answer."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tilerummy.puzzles.attempt import Attempt
from tilerummy.puzzles.daily import parse_day, puzzle_of_day
from tilerummy.puzzles.judge import choices, judge
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.puzzle import Puzzle, as_data
from tilerummy.puzzles.steps import answer_steps
from tilerummy.queries.handler import Handler
from tilerummy.refusal import NotAccepted

Text = Annotated[str, Meta(max_length=2000)]


class ListAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class DayAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    date: Text


class PuzzleAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Text


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`actions` in notation, from the puzzle's position on."""

    id: Text
    actions: Annotated[list[Text], Meta(max_length=4)]


def list_all(_: ListAsked) -> dict[str, Any]:
    return {"puzzles": [as_data(puzzle) for puzzle in our_set().puzzles]}


def daily(asked: DayAsked) -> dict[str, Any]:
    day = parse_day(asked.date)
    return {"date": day.isoformat(), **as_data(puzzle_of_day(our_set(), day))}


def show(asked: PuzzleAsked) -> dict[str, Any]:
    puzzle = our_set().find(asked.id)
    attempt = Attempt(puzzle.game, puzzle.position)
    return {"puzzle": as_data(puzzle), "rules": attempt.rules.data(), "position": position(puzzle, attempt, 0)}


def position(puzzle: Puzzle, attempt: Attempt, done: int) -> dict[str, Any]:
    """As a table of the server tells it, from the view of the first seat."""
    play = bool(attempt.game.may_play(attempt.state))
    return {"view": attempt.game.wire(attempt.view()), "options": choices(puzzle, done), "play": play}


def try_it(asked: Tried) -> dict[str, Any]:
    """`outcome`: `right`, `wrong` (legal, but not the answer) or `going-on`; what the rules refuse is raised."""
    puzzle = our_set().find(asked.id)
    found, attempt = judge(puzzle, asked.actions)
    if found.outcome == "refused":
        raise NotAccepted(found.code, found.params, found.rule)
    verdict: dict[str, Any] = {"outcome": found.outcome, "code": found.code, "params": found.params}
    return {**verdict, "position": position(puzzle, attempt, len(asked.actions))}


def answer(asked: PuzzleAsked) -> dict[str, Any]:
    puzzle = our_set().find(asked.id)
    return {"answer": puzzle.answer, "measure": puzzle.proof.measure, "steps": answer_steps(puzzle)}


HANDLERS: Final = {
    "puzzles/list": Handler(ListAsked, list_all),
    "puzzles/daily": Handler(DayAsked, daily),
    "puzzles/show": Handler(PuzzleAsked, show),
    "puzzles/try": Handler(Tried, try_it),
    "puzzles/answer": Handler(PuzzleAsked, answer),
}
