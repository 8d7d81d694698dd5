"""What was said between the arena and a bot (docs/bot-protocol.md): `> ` to the bot, `< ` from it."""

import contextlib
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tilerummy.bots.external import PROTOCOL, ExternalPlayer
from tilerummy.bots.host import Host
from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.match import Match

MATCHES = {
    "investo": ("short", 2),
    "investo-strict": ("strict target=5", 2),
    "rummy": ("rounds=1", 3),
    "rummy-classic": ("classic rounds=1", 4),
    "gin": ("short", 2),
    "gin-52": ("classic-52 target=20", 2),
    "gin-four": ("rounds=1", 4),
}


class Written:
    """In the place of a program: a bot in this process, and all that is said."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.out = io.StringIO()
        self.host = Host("corpus 1.0", lambda game, seed: make_player(game, "greedy", seed), self.out)
        self.ended = False

    @contextlib.contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        yield

    def send(self, *lines: str) -> None:
        for line in lines:
            self.said.append(f"> {line}")
            self.host.hear(line)

    def answer(self, keyword: str) -> str:
        text = self.out.getvalue().rstrip("\n").rpartition("\n")[2]
        self.said.append(f"< {text}")
        return text.removeprefix(keyword).strip()


def write_transcripts(folder: Path) -> None:
    (folder / "bots").mkdir()
    for name, (rules, seats) in MATCHES.items():
        text = "\n".join(transcript(name, rules, seats)) + "\n"
        (folder / "bots" / f"{name}.txt").write_text(text, encoding="utf-8")


def transcript(name: str, rules: str, seats: int) -> list[str]:
    """A match of a bot on the last seat, as the bot hears it."""
    game = GAMES[name.partition("-")[0]]
    match = Match(game, game.rules_type.parse(rules), seats, Dealer(seed_of(f"corpus bot {name}")))
    program: Any = Written()
    program.send(f"tilerummy {PROTOCOL}")
    program.answer("bot")
    bot = ExternalPlayer(program, game, 10.0)
    bot.begin(match.rules, seats, seats - 1, 42)
    players = [make_player(game, "greedy", seat) for seat in range(seats - 1)]
    while match.winners is None:
        seat = match.turn
        if seat is None:
            match.deal()
            continue
        decider: Any = bot if seat == seats - 1 else players[seat]
        refusal = match.act(seat, decider.decide(match.view(seat), match.game.options(match.state), 0.5))
        assert refusal is None
    bot.end(match.totals)
    program.send("quit")
    said: list[str] = program.said
    return said
