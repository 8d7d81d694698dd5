"""`tilerummy solve`: the best play on a table, as a picture or as data."""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import NoReturn

from rich.console import Console
from rich.text import Text

from tilerummy.melds import Meld, MeldRules, is_star, meld_fault, show_code
from tilerummy.refusal import NotationError, Params, shorten
from tilerummy.solver.play import Play
from tilerummy.solver.solver import Solver
from tilerummy.solver.steps import Step, steps_between
from tilerummy.table import Table
from tilerummy.tiles import STAR, Tiles, show_tile

SENTENCES = {
    "before": "Table",
    "rack": "Rack",
    "after": "Table after the play",
    "laid": "Laid: {laid} ({tiles}, {points})",
    "opening-laid": "Opening: {laid} ({tiles}, {points})",
    "tiles-one": "1 tile",
    "tiles-many": "{count} tiles",
    "points-one": "1 point",
    "points-many": "{count} points",
    "rack-left": "Left on the rack: {left}",
    "rack-empty": "The rack is empty.",
    "nothing": "Nothing can be laid.",
    "no-opening": "No opening of {minimum} points or more.",
    "no-emptying": "The rack cannot be emptied in one play.",
    "unproven": "The limit was reached: there may be something better.",
    "playable": "Tiles that some play lays: {tiles}",
    "none": "none",
    "also": "Other good plays",
    "steps": "Step by step",
    "step-split": "Split {taken} into {made}.",
    "step-move": "Move {moved} to {target}: {made}.",
    "step-turn": "Read {taken} as {made}.",
    "step-join": "Join {taken}: {made}.",
    "step-add": "Add {laid} from the rack to {taken}: {made}.",
    "step-lay": "Lay {made} from the rack.",
    "and": " and ",
    # bad input
    "unknown-colour": "{tile} is not a tile: the colours are b, r, y and k, as in r7 (in {text}).",
    "unknown-value": "{tile} is not a tile: the values are 1 to 13, as in r7 (in {text}).",
    "not-ascending": "{tile} does not ascend: write r5-7 (in {text}).",
    "third-copy": "There are only two of each tile, and {tile} is there a third time (in {text}).",
    "bracket": "A bracket is missing its other half (in {text}).",
    "bad-meld": "{meld} is no valid combination under these rules (in {text}).",
    "declare-stars": "{meld} can be read in more than one way: write what its Stars stand for, as *r7 (in {text}).",
    "declared-rack": "A Star on the rack stands for nothing yet: write * (in {text}).",
    "no-stars": "There are no Stars under these rules (in {text}).",
    "usage": "This cannot be read: {problem}; see --help.",
}
# one letter a colour is always shown, so that nothing depends on colours being visible
STYLES = {"b": "bold white on blue", "r": "bold white on red", "y": "bold black on yellow", "k": "bold white on grey23"}
STAR_STYLE = "bold black on bright_magenta"


class BadInput(Exception):
    """What was given cannot be solved; the sentence says why and quotes it."""

    def __init__(self, key: str, text: str, params: Params | None = None) -> None:
        quoted: Params = {name: shorten(str(value)) for name, value in (params or {}).items()}
        super().__init__(SENTENCES[key].format(text=repr(shorten(text)), **quoted))


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BadInput("usage", "", {"problem": shorten(message, 160)})


def parser() -> Parser:
    found = Parser(prog="tilerummy solve", description="The best play of Rummy on a table, exact under every option.")
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
    return found


def whole(text: str) -> int:
    """A number from 0 to 999999999."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise argparse.ArgumentTypeError(f"{shorten(text, 20)!r} is not a whole number")
    return int(text)


def main(argv: Sequence[str] | None = None) -> int:
    try:
        options = parser().parse_args(argv)
        rules = rules_of(options)
        table, rack = position_of(options, rules)
        answer(options, Solver(rules, options.stars), table, rack)
    except BadInput as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


def rules_of(options: argparse.Namespace) -> MeldRules:
    return MeldRules(
        runs=not options.only_series,
        series=not options.only_sequences,
        ace_high=options.ace == "both",
        mixed=options.mixed,
        stars=options.stars != "none",
    )


def position_of(options: argparse.Namespace, rules: MeldRules) -> tuple[Table, Tiles]:
    """Table and rack, once it is sure that they can lie there."""
    try:
        table = Table.parse(options.table)
        if "*" in options.rack and any(len(word) > 1 and word[0] == "*" for word in options.rack.split()):
            raise BadInput("declared-rack", options.rack)
        rack = Tiles.parse(options.rack)
    except NotationError as problem:
        raise BadInput(problem.code, problem.text, problem.params) from problem
    check_stars(options, table, rack)
    check_copies(options, table, rack)
    for meld in table.melds:
        fault = meld_fault(meld.codes, rules)
        if fault is not None:
            key = "declare-stars" if fault.code == "declare-stars" else "bad-meld"
            raise BadInput(key, options.table, {"meld": str(meld)})
    return table, rack


def check_stars(options: argparse.Namespace, table: Table, rack: Tiles) -> None:
    if options.stars == "none" and (rack.stars or table.counts()[STAR]):
        raise BadInput("no-stars", options.rack if rack.stars else options.table)


def check_copies(options: argparse.Namespace, table: Table, rack: Tiles) -> None:
    for kind, count in enumerate(table.counts()):
        if count + rack.count(kind) > 2:
            text = options.table if count > 2 else f"{options.table} | {options.rack}"
            raise BadInput("third-copy", text, {"tile": show_tile(kind)})


def answer(options: argparse.Namespace, solver: Solver, table: Table, rack: Tiles) -> None:
    play = find(options, solver, table, rack)
    proven = solver.proven() if play is None else play.proven
    more = others(options, solver, table, rack, play)
    playable = [] if options.opening is not None else solver.playable(table, rack)
    if options.json:
        print(json.dumps(as_data(table, rack, play, proven, playable, more), indent=1))
        return
    console = Console(highlight=False, soft_wrap=False)
    show_play(console, options, table, rack, play)
    if not proven:
        console.print(SENTENCES["unproven"])
    if options.opening is None:
        console.print(say("playable", tiles=" ".join(map(show_tile, playable)) or SENTENCES["none"]))
    if more:
        console.print(f"{SENTENCES['also']}:")
        for other in more:
            console.print(f"  {laid_words(other, 'laid')} -> {other.table}", markup=False)


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
        "text": step_words(step),
    }


# ---- as a picture


def show_play(console: Console, options: argparse.Namespace, table: Table, rack: Tiles, play: Play | None) -> None:
    if table.melds:
        print_table(console, SENTENCES["before"], table)
    print_table(console, SENTENCES["rack"], Table((Meld(tuple(rack.kinds())),)))
    if play is None:
        console.print(say(no_play(options), minimum=options.opening or 0))
        return
    print_table(console, SENTENCES["after"], play.table)
    console.print(laid_words(play, "opening-laid" if options.opening is not None else "laid"))
    left = rack - play.laid
    console.print(say("rack-left", left=str(left)) if left else SENTENCES["rack-empty"])
    console.print(f"{SENTENCES['steps']}:")
    for number, step in enumerate(steps_between(table, play.table), 1):
        console.print(f"  {number}. {step_words(step)}", markup=False)


def no_play(options: argparse.Namespace) -> str:
    if options.opening is not None:
        return "no-opening"
    return "no-emptying" if options.objective == "empty" else "nothing"


def print_table(console: Console, title: str, table: Table) -> None:
    """Every combination as its tiles in colour, with a letter for the colour; none is broken between lines."""
    console.print(f"{title}:")
    line = Text()
    for meld in table.melds:
        more = Text("  ") + tiles_picture(list(meld.codes))
        if line and line.cell_len + more.cell_len > console.width:
            console.print(line)
            line = Text()
        line += more
    console.print(line)


def tiles_picture(codes: list[int]) -> Text:
    return Text(" ").join([tile_picture(code) for code in codes])


def tile_picture(code: int) -> Text:
    word = show_code(code)
    return Text(f" {word} ", style=STAR_STYLE if is_star(code) else STYLES[word[0]])


def say(key: str, **params: str | int) -> str:
    return SENTENCES[key].format(**params)


def counted(key: str, count: int) -> str:
    return say(f"{key}-one") if count == 1 else say(f"{key}-many", count=count)


def laid_words(play: Play, key: str) -> str:
    return say(key, laid=str(play.laid), tiles=counted("tiles", play.tiles()), points=counted("points", play.points))


def step_words(step: Step) -> str:
    taken = SENTENCES["and"].join([str(meld) for meld in step.taken])
    made = SENTENCES["and"].join([str(meld) for meld in step.made])
    laid = str(Meld(tuple(step.laid)))[1:-1] if len(step.laid) == 1 else " ".join(map(show_code, step.laid))
    if step.kind == "add":
        return say("step-add", laid=laid, taken=taken, made=made) if step.taken else say("step-lay", made=made)
    if step.kind == "move" and len(step.taken) == 1:
        return say("step-turn", taken=taken, made=made)
    if step.kind == "move":
        moved = " ".join(map(show_code, step.taken[1].codes))
        return say("step-move", moved=moved, target=str(step.taken[0]), made=made)
    return say(f"step-{step.kind}", taken=taken, made=made)
