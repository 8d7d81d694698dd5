"""The command `tilerummy`: one thin file a command."""

import importlib
import importlib.util
import io
import sys

from tilerummy import __version__
from tilerummy.words import Words, language_of_user

COMMANDS = (
    "play",
    "replay",
    "review",
    "verify",
    "fairness",
    "solve",
    "puzzles",
    "rules",
    "score",
    "referee",
    "arena",
    "serve",
    "site",
    "bot",
    "admin",
    "doctor",
    "schema",
)


def main(argv: list[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else argv
    if words[:1] == ["--version"]:
        print(f"tilerummy {__version__}")
        return 0
    if not words and is_for_people():
        words = ["serve", "--open"]  # double-clicked, or `uvx "tilerummy[server]"`: somebody wants to play
    if not words or words[0] in ("-h", "--help"):
        print(usage())
        return 0 if words else 2
    if words[0] not in COMMANDS:
        print(Words(language_of_user())("cli-no-such-command", command=words[0][:40]), file=sys.stderr)
        print(usage(), file=sys.stderr)
        return 2
    module = importlib.import_module(f"tilerummy.cli.{words[0]}")
    return run(module.main, words[1:])


def is_for_people() -> bool:
    """Started from a terminal, and with all that the page needs."""
    terminal = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    return terminal and importlib.util.find_spec("litestar") is not None


def run(command: object, argv: list[str]) -> int:
    assert callable(command)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot write « must not stop a game
    try:
        return int(command(argv))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader (`| head`) has seen enough
        sys.stderr.close()
        return 141


def usage() -> str:
    say = Words(language_of_user())
    lines = [f"  tilerummy {name:<8} {say('cli-about-' + name)}" for name in COMMANDS]
    return "\n".join([say("cli-usage"), *lines])
