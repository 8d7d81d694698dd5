"""A score sheet of people at a real table: points and winners are computed from all rounds every time.

A round is given by what was left (`ended`), counted by the game's own scoring, or by its points.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from tilerummy.game import AnyGame
from tilerummy.realtable.choice import chosen
from tilerummy.realtable.entry import Ended
from tilerummy.refusal import NotAccepted
from tilerummy.ruleset import Ruleset

MOST_ROUNDS = 200
Points = Annotated[list[Annotated[int, Meta(ge=-99_999, le=99_999)]], Meta(max_length=8)]
Name = Annotated[str, Meta(max_length=40)]


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two."""

    points: Points | None = None
    ended: Ended | None = None


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    players: Annotated[list[Name], Meta(max_length=8)]
    rules: Annotated[str, Meta(max_length=400)] = ""
    rows: Annotated[list[Round], Meta(max_length=MOST_ROUNDS)] = []


class Counted(msgspec.Struct, frozen=True):
    """`parts`: where the points come from; `reason`: why the round ended; both empty if points were typed."""

    points: Sequence[int]
    parts: Mapping[str, Sequence[int]] = {}
    reason: str = ""


class Totals(msgspec.Struct, frozen=True):
    """`winners` once the match is decided, after round `over`; `rounds` and `target`: what it is played to, or 0."""

    rows: list[Counted]
    totals: list[int]
    winners: list[int] | None
    over: int
    rounds: int
    target: int


def count(sheet: Sheet) -> Totals:
    game, rules = chosen(sheet.game, sheet.rules)
    seats = len(sheet.players)
    if seats not in game.seats:
        raise NotAccepted("told-seats", {"count": seats, "known": ", ".join(map(str, game.seats))})
    rows = [count_row(game, rules, seats, row, number) for number, row in enumerate(sheet.rows, 1)]
    points = [list(row.points) for row in rows]
    over = ended_after(game, rules, points)
    winners = list(game.winners(rules, points[:over]) or []) if over else None
    totals = [sum(row[seat] for row in points) for seat in range(seats)]
    target = int(getattr(rules, "target", 0))
    return Totals(rows, totals, winners, over, 0 if target else int(getattr(rules, "rounds", 0)), target)


def ended_after(game: AnyGame, rules: Ruleset, points: list[list[int]]) -> int:
    """The first round after which the match is decided, or 0."""
    return next((n for n in range(1, len(points) + 1) if game.winners(rules, points[:n]) is not None), 0)


def count_row(game: AnyGame, rules: Ruleset, seats: int, row: Round, number: int) -> Counted:
    """A fault names its round."""
    if row.ended is None:
        if row.points is None or len(row.points) != seats:
            raise NotAccepted("told-points", {"round": number, "count": len(row.points or []), "seats": seats})
        return Counted(row.points)
    found = game.realtable.ended(rules, seats, row.ended)
    return Counted(found.points, found.parts, found.reason)
