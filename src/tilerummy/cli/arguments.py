"""What the commands' options have in common."""

import argparse
import sys
from typing import NoReturn

from tilerummy.records.replay import RecordError
from tilerummy.words import LANGUAGES, Words, language_of_user


class Fault(Exception):
    """One sentence for the person, then exit code 2."""


class Help(argparse.HelpFormatter):
    """Our sentences are shown as they are: a % in one is no placeholder."""

    def _expand_help(self, action: argparse.Action) -> str:
        return action.help or ""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence, as for everything else that cannot be read."""
        raise Fault(Words(language_of_user())("cli-usage-error", problem=message, command=self.prog))


def parser(command: str, name: str = "") -> Parser:
    say = Words(language_of_user())
    about = say(f"cli-about-{command}")
    made = Parser(prog=f"tilerummy {name or command}", description=about, formatter_class=Help)
    made.add_argument("--lang", choices=LANGUAGES, default=language_of_user(), help=say("cli-help-lang"))
    return made


def complain(fault: Fault) -> int:
    print(fault, file=sys.stderr)
    return 2


def record_sentence(words: Words, path: object, error: RecordError) -> str:
    sentence = words.explain(error)
    if error.inner is not None:
        sentence = f"{sentence} {words.explain(error.inner)}"
    return f"{path}: {sentence}"


def os_sentence(words: Words, path: object, error: OSError) -> str:
    return words("cli-cannot-open", path=str(path), problem=error.strerror or str(error))
