"""`tilerummy score FILE`: a score sheet written as text, counted by the rules of the game.

    game rummy
    rules rounds=3
    players Ann Ben Cleo
    -10 -5 15                        points, a number a player
    out Ben | Ann r5-7 k8 | Cleo *   who went out, and what the others have left (`out Ben single`: in one play)
    blocked | Ann k8 | Ben b1 | Cleo y2

Gin-Rummy: `out Ann eight-nine | Ann r3 | Ben k8`, or `void`. Investo: `Ann took 4 3 rack r5 | Ben rack 5 reserve k1`.
"""

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from tilerummy.cli.arguments import Fault, complain, os_sentence, parser
from tilerummy.realtable.entry import Ended
from tilerummy.realtable.score import Round, Sheet, Totals, count
from tilerummy.refusal import CodedError, NotAccepted, shorten
from tilerummy.words import Words

MOST_BYTES = 100_000
NOBODY = ("blocked", "void")


def options_of(argv: Sequence[str]) -> Namespace:
    made = parser("score")
    made.add_argument("file", nargs="?", default="", help='a text file, "-" for standard input')
    made.add_argument("--line", action="append", default=[], help='a line of it: "game rummy", "players Ann Ben", …')
    made.add_argument("--json", action="store_true")
    return made.parse_args(argv)


def main(argv: Sequence[str]) -> int:
    try:
        options = options_of(argv)
        words = Words(options.lang)
        sheet, found = counted(lines_of(options, words), words)
    except Fault as fault:
        return complain(fault)
    if options.json:
        print(json.dumps({"players": sheet.players, **msgspec.to_builtins(found)}, indent=1))
    else:
        show(sheet, found, Words(options.lang, sheet.game))
    return 0


def lines_of(options: Namespace, words: Words) -> list[str]:
    if not options.file:
        return [str(line) for line in options.line]
    try:
        if options.file == "-":
            return [*sys.stdin.read(MOST_BYTES).splitlines(), *options.line]
        with Path(options.file).open(encoding="utf-8", errors="replace") as file:
            return [*file.read(MOST_BYTES).splitlines(), *options.line]
    except OSError as error:
        raise Fault(os_sentence(words, options.file, error)) from None


# ---- reading


def counted(lines: list[str], words: Words) -> tuple[Sheet, Totals]:
    """The sheet after its last line; a fault names the line that brought it about."""
    sheet = Sheet("", [])
    found: Totals | None = None
    for number, line in enumerate(lines, 1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        try:
            sheet = with_line(sheet, text)
            found = count(sheet) if sheet.game and sheet.players else None
        except (CodedError, msgspec.ValidationError) as problem:
            sentence = sentence_of(named(problem, sheet.players), Words(words.language, sheet.game))
            raise Fault(words("told-line", line=number, problem=sentence)) from None
    if found is None:
        raise Fault(words("told-no-players"))
    return sheet, found


def named(problem: Exception, players: list[str]) -> Exception:
    """Players by name where the engine counts them."""
    number = problem.params.get("player") if isinstance(problem, CodedError) else None
    if not isinstance(problem, CodedError) or not isinstance(number, int) or number > len(players):
        return problem
    return NotAccepted(problem.key, {**problem.params, "player": players[number - 1]}, problem.rule)


def sentence_of(problem: Exception, words: Words) -> str:
    if isinstance(problem, CodedError):
        return words.explain(problem)
    return words("told-unreadable", text=shorten(str(problem)))


def with_line(sheet: Sheet, text: str) -> Sheet:
    word, _, rest = text.partition(" ")
    if word in ("game", "rules"):
        return changed(sheet, **{word: rest.strip()})
    if word == "players":
        only_once(rest.split())
        return changed(sheet, players=rest.split())
    if not sheet.game or not sheet.players:
        raise NotAccepted("told-no-players")
    return changed(sheet, rows=[*sheet.rows, round_of(sheet.players, text)])


def changed(sheet: Sheet, **change: object) -> Sheet:
    """Checked as if it had come from outside, as it has."""
    return msgspec.convert({**msgspec.to_builtins(sheet), **msgspec.to_builtins(change)}, Sheet)


def round_of(players: list[str], text: str) -> Round:
    words = text.replace("−", "-").split()
    if all(is_number(word) for word in words):
        return Round(points=[int(word) for word in words])
    return Round(ended=ended_of(players, text))


def is_number(word: str) -> bool:
    digits = word[1:] if word[0] in "+-" else word
    return digits.isascii() and digits.isdigit() and len(digits) < 8


def ended_of(players: list[str], text: str) -> Ended:
    """Parts between bars: who went out and how, then what belongs to each player."""
    out: int | None = None
    way = ""
    racks, reserves = [""] * len(players), [""] * len(players)
    took: list[list[int]] = [[] for _ in players]
    parts = [part.split() for part in text.split("|")]
    only_once(["out" if words[0] in NOBODY else words[0] for words in parts if words])  # else the last would count
    for words in parts:
        if not words or words[0] in NOBODY:
            continue
        if words[0] == "out":
            out, way = seat_of(players, " ".join(words[1:2])), " ".join(words[2:])
            continue
        seat = seat_of(players, words[0])
        said = by_keyword(words[1:])
        racks[seat], reserves[seat] = said["rack"], said["reserve"]
        took[seat] = [points_of(word) for word in said["took"].split()]
    return Ended(out, way, racks, reserves, took)


def only_once(names: list[str]) -> None:
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise NotAccepted("told-twice", {"name": shorten(twice)})


def by_keyword(words: list[str]) -> dict[str, str]:
    """`took 4 3 rack r5 reserve k1`; without a word it is the rack."""
    said: dict[str, list[str]] = {"rack": [], "reserve": [], "took": []}
    now = "rack"
    for word in words:
        if word in said:
            now = word
        else:
            said[now].append(word)
    return {key: " ".join(found) for key, found in said.items()}


def points_of(word: str) -> int:
    if not is_number(word):
        raise NotAccepted("told-unreadable", {"text": shorten(word)})
    return int(word)


def seat_of(players: list[str], name: str) -> int:
    if name not in players:
        raise NotAccepted("told-no-such-name", {"name": shorten(name), "known": ", ".join(players)})
    return players.index(name)


# ---- showing


def show(sheet: Sheet, found: Totals, words: Words) -> None:
    console = Console(highlight=False)
    grid = Grid(show_footer=True)
    grid.add_column(words("sheet-round"), words("sheet-total"), justify="right")
    for name, total in zip(sheet.players, found.totals, strict=True):
        grid.add_column(escape(name), signed(total), justify="right")
    for number, row in enumerate(found.rows, 1):
        grid.add_row(str(number), *[signed(points) for points in row.points])
    console.print(grid)
    if found.winners is not None:
        winners = ", ".join(sheet.players[seat] for seat in found.winners)
        console.print(words("match-over", count=len(found.winners), winners=winners), markup=False)
        if found.over < len(found.rows):
            console.print(words("real-over-after", round=found.over), markup=False)


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
