"""`python -m tilerummy.bots.host NAME`: a bot of another package (entry point `tilerummy.bots`) as a program.

The other side of bots/external.py, with which it must agree; docs/bot-protocol.md describes both.
"""

import sys
from collections.abc import Callable
from typing import Any, TextIO

from tilerummy.bots.player import Player
from tilerummy.bots.roster import GROUP, entry_points
from tilerummy.game import AnyGame
from tilerummy.games import GAMES

Factory = Callable[[AnyGame, int], Player]


class Host:
    """Answers one line after the other."""

    def __init__(self, name: str, factory: Factory, out: TextIO) -> None:
        self.name = name
        self.factory = factory
        self.out = out
        self.latest: dict[str, str] = {}  # the last line of each kind
        self.options: list[str] = []
        self.player: Player | None = None
        self.rules: Any = None

    def say(self, line: str) -> None:
        print(line, file=self.out, flush=True)

    def hear(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "tilerummy":
            self.say(f"bot {self.name}")
        elif word == "new":
            self._new()
        elif word == "option":
            self.options.append(rest)
        elif word == "go":
            self._go(float(rest))
        else:
            self.latest[word] = rest

    @property
    def game(self) -> AnyGame:
        return GAMES[self.latest["game"]]

    def _new(self) -> None:
        self.rules = self.game.rules_type.parse(self.latest["rules"])
        self.player = self.factory(self.game, int(self.latest["seed"]))
        self.options = []
        self.say("ready")

    def _go(self, budget: float) -> None:
        assert self.player is not None
        seen = self.game.parse_view(self.latest["view"], self.rules)
        options = [self.game.parse_action(text) for text in self.options]
        self.options = []
        self.say(f"do {self.player.decide(seen, options, budget)}")


def main(argv: list[str]) -> int:
    out, sys.stdout = sys.stdout, sys.stderr  # output of the bot must not mix with our lines
    try:
        point = entry_points()[argv[0]]
        host = Host(f"{GROUP} {argv[0]}", point.load(), out)
        for line in sys.stdin:
            if line.strip() == "quit":
                break
            host.hear(line.strip())
    except Exception as error:  # foreign code may raise anything: report it, then exit
        print(f"fault {type(error).__name__}: {error}".replace("\n", " "), file=out, flush=True)
        raise
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
