"""Solving Rummy. A question is a table, a rack and what to aim for; the answer is data for command, page, server."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tilerummy.game import Solving
from tilerummy.games.rummy.rules import Ace, Combinations, Opening, Rules, Stars
from tilerummy.games.rummy.state import meld_rules
from tilerummy.layout import Layout
from tilerummy.melds import meld_fault
from tilerummy.refusal import NotAccepted, NotationError
from tilerummy.solver.play import Play
from tilerummy.solver.solver import Solver
from tilerummy.solver.steps import step_data, steps_between
from tilerummy.tiles import STAR, Tiles, show_tile

MOST_MORE = 20
USUAL: Final = Rules()  # what an option means that nobody names
Text = Annotated[str, Meta(max_length=1000)]
Objective = Literal["tiles", "points", "empty"]  # what a Solver aims for, and `empty`: all of the rack


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`opening`: from the rack alone, worth so much; `limit`: nodes to search, 0: no limit; `more`: other plays."""

    rack: Text
    table: Text = ""
    objective: Objective = "tiles"
    opening: Opening | None = None
    stars: Stars = USUAL.stars
    ace: Ace = USUAL.ace
    mixed: bool = USUAL.mixed
    combinations: Combinations = USUAL.combinations
    limit: Annotated[int, Meta(ge=0, le=999_999_999)] = 0
    more: Annotated[int, Meta(ge=0, le=999_999_999)] = 0


# ---- reading


def position_of(asked: Question) -> tuple[Layout, Tiles]:
    """Table and rack, once it is sure that they can lie there. Raises NotAccepted or NotationError."""
    table = Layout.parse(asked.table)
    if any(len(word) > 1 and word[0] == "*" for word in asked.rack.split()):
        raise NotAccepted("solve-declared-rack", {"text": asked.rack})
    rack = Tiles.parse(asked.rack)
    check_stars(asked, table, rack)
    check_copies(asked, table, rack)
    for meld in table.melds:
        fault = meld_fault(meld.codes, meld_rules(asked))
        if fault is not None and fault.code == "declare-stars":
            raise NotAccepted("solve-declare-stars", {"meld": str(meld), "text": asked.table})
        if fault is not None:
            raise NotAccepted("solve-bad-meld", {"meld": str(meld), "text": asked.table})
    return table, rack


def check_stars(asked: Question, table: Layout, rack: Tiles) -> None:
    if asked.stars == "none" and (rack.stars or table.counts()[STAR]):
        raise NotAccepted("solve-no-stars", {"text": asked.rack if rack.stars else asked.table})


def check_copies(asked: Question, table: Layout, rack: Tiles) -> None:
    for kind, count in enumerate(table.counts()):
        if count + rack.count(kind) > 2:
            text = asked.table if count > 2 else f"{asked.table} | {asked.rack}"
            raise NotationError("third-copy", text, 0, {"tile": show_tile(kind)})


# ---- solving


class Solution:
    """What the solver says. `play` is None if there is none of the kind asked for."""

    def __init__(self, asked: Question) -> None:
        self.table, self.rack = position_of(asked)
        solver = Solver(meld_rules(asked), asked.stars)
        self.play = find(asked, solver, self.table, self.rack)
        self.proven = solver.proven() if self.play is None else self.play.proven
        self.more = others(asked, solver, self.table, self.rack, self.play)
        self.playable = [] if asked.opening is not None else solver.playable(self.table, self.rack)


def find(asked: Question, solver: Solver, table: Layout, rack: Tiles) -> Play | None:
    """What was asked for; None if there is no such play."""
    if asked.opening is not None:
        aim = "points" if asked.objective == "points" else "tiles"
        return solver.opening(table, rack, asked.opening, aim, asked.limit)
    if asked.objective == "empty":
        play = solver.empties(table, rack, asked.limit)
    else:
        play = solver.best(table, rack, asked.objective, asked.limit, tidy=True)
    return tidied(solver, play) if play and play.laid else None


def tidied(solver: Solver, play: Play) -> Play:
    """The same tiles, no combination changed that need not be."""
    table = solver.tidied(play.before, play.table)
    return Play(play.before, table, play.laid, play.points, play.proven, play.nodes)


def others(asked: Question, solver: Solver, table: Layout, rack: Tiles, play: Play | None) -> list[Play]:
    if not asked.more or asked.opening is not None or asked.objective == "empty" or play is None:
        return []
    plays = solver.several(table, rack, min(asked.more, MOST_MORE) + 1, asked.objective)
    return [tidied(solver, other) for other in plays if other.laid != play.laid][: asked.more]


# ---- as data


def as_data(found: Solution) -> dict[str, Any]:
    data: dict[str, Any] = {
        "table": str(found.table),
        "rack": str(found.rack),
        "proven": found.proven,
        "play": None,
    }
    if found.play is not None:
        data["play"] = {
            **play_data(found.play),
            "left": str(found.rack - found.play.laid),
            "steps": [step_data(step) for step in steps_between(found.table, found.play.table)],
        }
    data["playable"] = [show_tile(kind) for kind in found.playable]
    data["more"] = [play_data(other) for other in found.more]
    return data


def play_data(play: Play) -> dict[str, Any]:
    return {"table": str(play.table), "laid": str(play.laid), "tiles": play.tiles(), "points": play.points}


# ---- over HTTP


class AskRummy(Question, frozen=True, tag="rummy", tag_field="game", forbid_unknown_fields=True):
    """As `tilerummy solve`. `limit` and `more` go up to 200000 and 20."""

    opening: Annotated[int, Meta(ge=0, le=999_999_999)] | None = None  # released so: never narrower
    more: Annotated[int, Meta(ge=0, le=MOST_MORE)] = 0


class StepInfo(msgspec.Struct, frozen=True):
    step: str
    taken: list[str]
    laid: list[str]
    made: list[str]


class PlayInfo(msgspec.Struct, frozen=True):
    table: str
    laid: str
    tiles: int
    points: int


class BestPlay(PlayInfo, frozen=True):
    """`left`: on the rack; `steps`: how to get there from the table as it lies."""

    left: str
    steps: list[StepInfo]


class RummySolved(msgspec.Struct, frozen=True, tag="rummy", tag_field="game"):
    """`proven`: there is nothing better; `playable`: tiles that some play lays; `more`: other good plays."""

    table: str
    rack: str
    proven: bool
    play: BestPlay | None
    playable: list[str]
    more: list[PlayInfo]


# ---- for all who ask


def solve(asked: Question, nodes: int) -> dict[str, Any]:
    """After so many nodes at most, whatever was asked for."""
    return as_data(Solution(msgspec.structs.replace(asked, limit=min(asked.limit or nodes, nodes))))


SOLVING: Final = Solving(Question, AskRummy, RummySolved, position_of, solve)
