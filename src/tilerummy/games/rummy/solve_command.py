"""`tilerummy solve`: its options for Rummy, and the best play on a table as a picture or as data."""

import argparse
import json
from typing import Any, get_args

from rich.console import Console
from rich.text import Text

from tilerummy.games.rummy.rules import MOST_OPENING, Ace, Stars
from tilerummy.games.rummy.solving import USUAL, Objective, Question, Solution, as_data
from tilerummy.layout import Layout
from tilerummy.melds import Meld, show_code
from tilerummy.reading import as_typed
from tilerummy.refusal import shorten
from tilerummy.solver.play import Play
from tilerummy.solver.steps import PlayStep, steps_between
from tilerummy.terminal.tiles import draw_tiles
from tilerummy.tiles import Tiles, show_tile
from tilerummy.words import Words, language_of_user


def add_options(found: argparse.ArgumentParser) -> None:
    found.add_argument("--table", default="", help='combinations on the table: "r5-7 8:rky [b4 *b5 b6]"')
    found.add_argument("--rack", required=True, help='tiles on the rack, * for a Star: "r8 k8 *"')
    found.add_argument("--objective", choices=get_args(Objective), default="tiles", help="what to aim for")
    found.add_argument("--opening", type=points, metavar="POINTS", help="from the rack alone, worth so much")
    found.add_argument("--stars", choices=get_args(Stars), default=USUAL.stars, help="R8")
    found.add_argument("--ace", choices=get_args(Ace), default=USUAL.ace, help="both: 1 may also follow 13 (R9)")
    found.add_argument("--mixed", action="store_true", help="sequences of mixed colours")
    only = found.add_mutually_exclusive_group()
    only.add_argument("--only-series", action="store_true")
    only.add_argument("--only-sequences", action="store_true")
    found.add_argument("--limit", type=whole, default=0, metavar="NODES", help="stop after so many nodes; 0: never")
    found.add_argument("--more", type=whole, default=0, metavar="PLAYS", help="other good plays to list, at most 20")
    found.add_argument("--json", action="store_true", help="as data")


def whole(text: str) -> int:
    return number(text, 10**9 - 1)


def points(text: str) -> int:
    """What an opening may be worth (R5)."""
    return number(text, MOST_OPENING)


def number(text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) <= most):
        say = Words(language_of_user())
        raise argparse.ArgumentTypeError(say("cli-not-a-number", text=shorten(text, 20), least=0, most=most))
    return int(text)


def question_of(options: argparse.Namespace) -> Question:
    only: Any = "series" if options.only_series else "sequences" if options.only_sequences else USUAL.combinations
    same = ("rack", "table", "objective", "opening", "stars", "ace", "mixed", "limit", "more")
    asked = {name: getattr(options, name) for name in same}
    asked |= {"rack": as_typed(options.rack), "table": as_typed(options.table, melds=True)}
    return Question(**asked, combinations=only)


def answer_to(options: argparse.Namespace) -> Solution:
    return Solution(question_of(options))


def show(found: Solution, options: argparse.Namespace, words: Words) -> None:
    Answer(options, words).give(found)


# ---- as a picture


class Answer:
    """What was found, for people or as data."""

    def __init__(self, options: argparse.Namespace, words: Words) -> None:
        self.options = options
        self.words = words
        self.console = Console(highlight=False)

    def say(self, key: str, **params: str | int) -> str:
        return self.words(f"solve-{key}", **params)

    def line(self, text: str) -> None:
        self.console.print(text, markup=False)

    def give(self, found: Solution) -> None:
        if self.options.json:
            print(json.dumps(as_data(found), indent=1))
            return
        self.show(found.table, found.rack, found.play)
        if not found.proven:
            self.line(self.say("unproven"))
        if self.options.opening is None:
            self.line(self.say("playable", tiles=" ".join(map(show_tile, found.playable)) or self.say("none")))
        self.more(found.more)

    def more(self, plays: list[Play]) -> None:
        if plays:
            self.line(f"{self.say('also')}:")
        for other in plays:
            self.line(f"  {self.laid(other, 'laid')} -> {other.table}")

    def show(self, table: Layout, rack: Tiles, play: Play | None) -> None:
        if table.melds:
            self.picture("before", table)
        self.picture("rack", Layout((Meld(tuple(rack.kinds())),)))
        if play is None:
            self.line(self.say(no_play(self.options), minimum=self.options.opening or 0))
            return
        self.picture("after", play.table)
        self.line(self.laid(play, "opening-laid" if self.options.opening is not None else "laid"))
        left = rack - play.laid
        self.line(self.say("rack-left", left=str(left)) if left else self.say("rack-empty"))
        self.line(f"{self.say('steps')}:")
        for number, step in enumerate(steps_between(table, play.table), 1):
            self.line(f"  {number}. {self.step(step)}")

    def picture(self, title: str, table: Layout) -> None:
        """Every combination as its tiles in colour, with a letter for the colour; none is broken between lines."""
        self.line(f"{self.say(title)}:")
        line = Text()
        for meld in table.melds:
            more = Text("  ") + draw_tiles(meld.codes)
            if line and line.cell_len + more.cell_len > self.console.width:
                self.console.print(line)
                line = Text()
            line += more
        self.console.print(line)

    def laid(self, play: Play, key: str) -> str:
        tiles, points = self.say("tiles", count=play.tiles()), self.say("points", count=play.points)
        return self.say(key, laid=str(play.laid), tiles=tiles, points=points)

    def step(self, step: PlayStep) -> str:
        join = f" {self.say('and')} "
        taken, made = join.join(map(str, step.taken)), join.join(map(str, step.made))
        laid = " ".join(map(show_code, step.laid))
        if step.kind == "add":
            return self.say("step-add", laid=laid, taken=taken, made=made) if taken else self.say("step-lay", made=made)
        if step.kind == "move" and len(step.taken) == 1:
            return self.say("step-turn", taken=taken, made=made)
        if step.kind == "move":
            moved = " ".join(map(show_code, step.taken[1].codes))
            return self.say("step-move", moved=moved, target=str(step.taken[0]), made=made)
        return self.say(f"step-{step.kind}", taken=taken, made=made)


def no_play(options: argparse.Namespace) -> str:
    if options.opening is not None:
        return "no-opening"
    return "no-emptying" if options.objective == "empty" else "nothing"
