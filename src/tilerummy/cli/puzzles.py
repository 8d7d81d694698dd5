"""`tilerummy puzzles`: make a set with its proof, check one without the solver, play one or the one of the day."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tilerummy.cli.arguments import Fault, complain, os_sentence, parser
from tilerummy.cli.puzzle_screen import PuzzleScreen
from tilerummy.puzzles.daily import parse_day, puzzle_of_day, today
from tilerummy.puzzles.make import make_set
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.puzzle import KINDS, LEVELS, MOST_PUZZLES, Puzzle, PuzzleSet, read_set, show_set
from tilerummy.puzzles.verify import faults
from tilerummy.refusal import NotAccepted, NotationError, shorten
from tilerummy.words import Words, language_of_user


def main(argv: Sequence[str]) -> int:
    name = argv[0] if argv else "--help"
    if name in ("-h", "--help"):
        print(usage(Words(language_of_user())))
        return 0 if argv else 2
    command = COMMANDS.get(name)
    if command is None:
        words = Words(language_of_user())
        return complain(Fault(words("cli-no-such-command", command=f"puzzles {shorten(name, 40)}")))
    try:
        return command(argv[1:])
    except Fault as fault:
        return complain(fault)


def usage(words: Words) -> str:
    lines = [f"  tilerummy puzzles {name:<6} {words('cli-about-puzzles-' + name)}" for name in COMMANDS]
    return "\n".join([words("cli-usage"), *lines])


def number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 18 and least <= int(text) <= most):
            say = Words(language_of_user())
            raise argparse.ArgumentTypeError(say("cli-not-a-number", text=shorten(text, 20), least=least, most=most))
        return int(text)

    return read


# ---- sets


def make(argv: Sequence[str]) -> int:
    found = parser("puzzles-make", "puzzles make")
    found.add_argument("--count", type=number(1, MOST_PUZZLES), default=16)
    found.add_argument("--kind", choices=KINDS, action="append", help="(default: all)")
    found.add_argument("--difficulty", type=int, choices=LEVELS, action="append", help="(default: all)")
    found.add_argument("--seed", type=number(0, 2**40), default=0)
    found.add_argument("--file", type=Path, required=True)
    options = found.parse_args(argv)
    words = Words(options.lang)
    try:
        made = make_set(options.count, options.kind or KINDS, options.difficulty or LEVELS, options.seed)
    except NotAccepted as error:
        raise Fault(words.explain(error)) from None
    try:
        options.file.write_text(show_set(made), encoding="ascii")
    except OSError as error:
        raise Fault(os_sentence(words, options.file, error)) from None
    print(words("puzzles-made", count=len(made.puzzles), path=str(options.file)))
    return 0


def read(path: Path, words: Words) -> PuzzleSet:
    try:
        return read_set(path.read_bytes())
    except OSError as error:
        raise Fault(os_sentence(words, path, error)) from None
    except NotAccepted as error:
        raise Fault(f"{path}: {words.explain(error)}") from None


def check(argv: Sequence[str]) -> int:
    found = parser("puzzles-check", "puzzles check")
    found.add_argument("file", type=Path)
    options = found.parse_args(argv)
    words = Words(options.lang)
    puzzles = read(options.file, words).puzzles
    wrong = 0
    for puzzle in puzzles:
        found_out = faults(puzzle)
        wrong += bool(found_out)
        for code in found_out:
            print(f"{puzzle.id}: {words('puzzles-fault-' + code)}")
    print(words("puzzles-checked", count=len(puzzles), wrong=wrong))
    return 1 if wrong else 0


# ---- one puzzle


def daily(argv: Sequence[str]) -> int:
    found = parser("puzzles-daily", "puzzles daily")
    found.add_argument("--date", default=today().isoformat(), metavar="YYYY-MM-DD")
    options = found.parse_args(argv)
    words = Words(options.lang)
    try:
        day = parse_day(options.date)
    except NotAccepted as error:
        raise Fault(words.explain(error)) from None
    print(words("puzzles-daily-of", date=day.isoformat()))
    return PuzzleScreen(puzzle_of_day(our_set(), day), words.language).run(sys.stdin)


def play(argv: Sequence[str]) -> int:
    found = parser("puzzles-play", "puzzles play")
    found.add_argument("id", nargs="?", help="kind-difficulty-number: lay-all-1-1")
    found.add_argument("--file", type=Path)
    options = found.parse_args(argv)
    words = Words(options.lang)
    puzzles = read(options.file, words) if options.file else our_set()
    puzzle = chosen(puzzles, options.id, words)
    try:
        return PuzzleScreen(puzzle, words.language).run(sys.stdin)
    except (LookupError, ValueError, NotationError) as error:  # of a position in a file, which is anybody's
        raise Fault(words("puzzles-not-a-set", problem=shorten(f"{puzzle.id}: {error}", 120))) from None


def chosen(puzzles: PuzzleSet, name: str | None, words: Words) -> Puzzle:
    try:
        if name is None and not puzzles.puzzles:
            raise NotAccepted("puzzles-empty")
        return puzzles.puzzles[0] if name is None else puzzles.find(name)
    except NotAccepted as error:
        raise Fault(words.explain(error)) from None


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {"make": make, "check": check, "daily": daily, "play": play}
