"""`tilerummy solve`: the best play on a table, as a picture or as data."""

import argparse
import json
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from tilerummy.cli import solve_gin
from tilerummy.cli.arguments import Fault, complain, parser
from tilerummy.melds import Meld, MeldRules, meld_fault, show_code
from tilerummy.refusal import NotationError, shorten
from tilerummy.solver.play import Play
from tilerummy.solver.solver import Solver
from tilerummy.solver.steps import Step, steps_between
from tilerummy.table import Table
from tilerummy.terminal.tiles import draw_tiles
from tilerummy.tiles import STAR, Tiles, show_tile
from tilerummy.words import Words


def options_of(argv: Sequence[str]) -> argparse.Namespace:
    found = parser("solve")
    found.add_argument("--table", default="", help='combinations on the table: "r5-7 8:rky [b4 *b5 b6]"')
    found.add_argument("--rack", required=True, help='tiles on the rack, * for a Star: "r8 k8 *"')
    found.add_argument("--objective", choices=("tiles", "points", "empty"), default="tiles", help="what to aim for")
    found.add_argument("--opening", type=whole, metavar="POINTS", help="from the rack alone, worth so much")
    found.add_argument("--stars", choices=("exchange", "free", "none"), default="exchange", help="R8")
    found.add_argument("--ace", choices=("low", "both"), default="low", help="both: 1 may also follow 13 (R9)")
    found.add_argument("--mixed", action="store_true", help="sequences of mixed colours")
    only = found.add_mutually_exclusive_group()
    only.add_argument("--only-series", action="store_true")
    only.add_argument("--only-sequences", action="store_true")
    found.add_argument("--limit", type=whole, default=0, metavar="NODES", help="stop after so many nodes; 0: never")
    found.add_argument("--more", type=whole, default=0, metavar="PLAYS", help="other good plays to list, at most 20")
    found.add_argument("--json", action="store_true", help="as data")
    return found.parse_args(argv)


def whole(text: str) -> int:
    """A number from 0 to 999999999."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise argparse.ArgumentTypeError(f"{shorten(text, 20)!r} is not a whole number")
    return int(text)


def main(argv: Sequence[str]) -> int:
    if argv[:1] == ["gin"]:
        return solve_gin.main(argv[1:])
    try:
        options = options_of(argv)
        rules = rules_of(options)
        table, rack = position_of(options, rules, Words(options.lang, "rummy"))
    except Fault as fault:
        return complain(fault)
    Answer(options, Words(options.lang, "rummy")).give(Solver(rules, options.stars), table, rack)
    return 0


def rules_of(options: argparse.Namespace) -> MeldRules:
    return MeldRules(
        runs=not options.only_series,
        series=not options.only_sequences,
        ace_high=options.ace == "both",
        mixed=options.mixed,
        stars=options.stars != "none",
    )


def position_of(options: argparse.Namespace, rules: MeldRules, words: Words) -> tuple[Table, Tiles]:
    """Table and rack, once it is sure that they can lie there."""
    try:
        table = Table.parse(options.table)
        if any(len(word) > 1 and word[0] == "*" for word in options.rack.split()):
            raise Fault(words("solve-declared-rack", text=options.rack))
        rack = Tiles.parse(options.rack)
    except NotationError as problem:
        raise Fault(words.notation(problem)) from None
    check_stars(options, table, rack, words)
    check_copies(options, table, rack, words)
    for meld in table.melds:
        fault = meld_fault(meld.codes, rules)
        if fault is not None:
            key = "solve-declare-stars" if fault.code == "declare-stars" else "solve-bad-meld"
            raise Fault(words(key, meld=str(meld), text=options.table))
    return table, rack


def check_stars(options: argparse.Namespace, table: Table, rack: Tiles, words: Words) -> None:
    if options.stars == "none" and (rack.stars or table.counts()[STAR]):
        raise Fault(words("solve-no-stars", text=options.rack if rack.stars else options.table))


def check_copies(options: argparse.Namespace, table: Table, rack: Tiles, words: Words) -> None:
    for kind, count in enumerate(table.counts()):
        if count + rack.count(kind) > 2:
            text = options.table if count > 2 else f"{options.table} | {options.rack}"
            raise Fault(words.notation(NotationError("third-copy", text, 0, {"tile": show_tile(kind)})))


def find(options: argparse.Namespace, solver: Solver, table: Table, rack: Tiles) -> Play | None:
    """What was asked for; None if there is no such play."""
    if options.opening is not None:
        aim = "points" if options.objective == "points" else "tiles"
        return solver.opening(table, rack, options.opening, aim, options.limit)
    if options.objective == "empty":
        return solver.empties(table, rack, options.limit)
    play = solver.best(table, rack, options.objective, options.limit, tidy=True)
    return play if play and play.laid else None


def others(
    options: argparse.Namespace, solver: Solver, table: Table, rack: Tiles, play: Play | None
) -> list[Play]:
    if not options.more or options.opening is not None or options.objective == "empty" or play is None:
        return []
    plays = solver.several(table, rack, min(options.more, 20) + 1, options.objective)
    return [other for other in plays if other.laid != play.laid][: options.more]


# ---- as data


def as_data(
    table: Table, rack: Tiles, play: Play | None, proven: bool, playable: list[int], more: list[Play]
) -> dict[str, object]:
    data: dict[str, object] = {"table": str(table), "rack": str(rack), "proven": proven, "play": None}
    if play is not None:
        data["play"] = {
            **play_data(play),
            "left": str(rack - play.laid),
            "steps": [step_data(step) for step in steps_between(table, play.table)],
        }
    return {**data, "playable": [show_tile(kind) for kind in playable], "more": [play_data(other) for other in more]}


def play_data(play: Play) -> dict[str, object]:
    return {"table": str(play.table), "laid": str(play.laid), "tiles": play.tiles(), "points": play.points}


def step_data(step: Step) -> dict[str, object]:
    return {
        "step": step.kind,
        "taken": [str(meld) for meld in step.taken],
        "laid": [show_code(code) for code in step.laid],
        "made": [str(meld) for meld in step.made],
    }


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

    def give(self, solver: Solver, table: Table, rack: Tiles) -> None:
        play = find(self.options, solver, table, rack)
        proven = solver.proven() if play is None else play.proven
        more = others(self.options, solver, table, rack, play)
        playable = [] if self.options.opening is not None else solver.playable(table, rack)
        if self.options.json:
            print(json.dumps(as_data(table, rack, play, proven, playable, more), indent=1))
            return
        self.show(table, rack, play)
        if not proven:
            self.line(self.say("unproven"))
        if self.options.opening is None:
            self.line(self.say("playable", tiles=" ".join(map(show_tile, playable)) or self.say("none")))
        self.more(more)

    def more(self, plays: list[Play]) -> None:
        if plays:
            self.line(f"{self.say('also')}:")
        for other in plays:
            self.line(f"  {self.laid(other, 'laid')} -> {other.table}")

    def show(self, table: Table, rack: Tiles, play: Play | None) -> None:
        if table.melds:
            self.picture("before", table)
        self.picture("rack", Table((Meld(tuple(rack.kinds())),)))
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

    def picture(self, title: str, table: Table) -> None:
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

    def step(self, step: Step) -> str:
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
