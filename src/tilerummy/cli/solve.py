"""`tilerummy solve [GAME]`: the solver's answer as a picture or as data. Its options are those of the game's folder."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from tilerummy.cli.arguments import Fault, complain, parser
from tilerummy.games import GAMES
from tilerummy.refusal import CodedError
from tilerummy.words import Words

SOLVED: Final = [name for name, game in GAMES.items() if game.solving is not None]
USUAL: Final = SOLVED[0]  # needs no name


def main(argv: Sequence[str]) -> int:
    named = bool(argv) and argv[0] in SOLVED
    game = argv[0] if named else USUAL
    command = import_module(f"tilerummy.games.{game}.solve_command")
    made = parser("solve", "solve" if game == USUAL else f"solve {game}")
    command.add_options(made)
    try:
        options = made.parse_args(argv[1:] if named else argv)
        words = Words(options.lang, game)
        command.show(answered(command, options, words), options, words)
    except Fault as fault:
        return complain(fault)
    return 0


def answered(command: Any, options: Any, words: Words) -> Any:
    try:
        return command.answer_to(options)
    except CodedError as problem:
        raise Fault(words.explain(problem)) from None
