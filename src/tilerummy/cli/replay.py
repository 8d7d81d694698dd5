"""`tilerummy replay FILE`: step through a record and see the score sheet."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from tilerummy.cli.arguments import Fault, complain, os_sentence, parser, record_sentence
from tilerummy.match import Match, Move, Score
from tilerummy.record import DealLine, Line, MoveLine
from tilerummy.replay import RecordError, Replay
from tilerummy.terminal.screen import Screen
from tilerummy.terminal.screens import SCREENS
from tilerummy.terminal.session import draw_sheet
from tilerummy.words import Words


def main(argv: list[str]) -> int:
    options = parser("replay")
    words = Words(options.get_default("lang"))
    options.add_argument("file", type=Path)
    options.add_argument("--seat", type=int, default=1, help=words("cli-help-seat"))
    options.add_argument("--step", action="store_true", help=words("cli-help-step"))
    options.add_argument("--moves", action="store_true", help=words("cli-help-moves"))
    chosen = options.parse_args(argv)
    try:
        return Show(chosen, Words(chosen.lang)).run()
    except Fault as fault:
        return complain(fault)


class Show:
    def __init__(self, chosen: Namespace, words: Words) -> None:
        self.chosen = chosen
        self.words = words
        self.console = Console(highlight=False)
        self.stepping = chosen.step or (sys.stdin.isatty() and sys.stdout.isatty() and not chosen.moves)

    def run(self) -> int:
        path = self.chosen.file
        try:
            replay = Replay(path)
        except RecordError as error:
            raise Fault(record_sentence(self.words, path, error)) from None
        except OSError as error:
            raise Fault(os_sentence(self.words, path, error)) from None
        names = replay.header.seats
        who = self.chosen.seat - 1
        if not 0 <= who < len(names):
            raise Fault(self.words("cli-no-such-seat", seat=self.chosen.seat, most=len(names)))
        fault = self._lines(replay, who)
        self.console.print(draw_sheet(replay.match, names, self.words))
        if fault is not None:
            raise fault
        return 0

    def _lines(self, replay: Replay, who: int) -> Fault | None:
        """Show line after line; the fault that stopped it, if one did."""
        screen = SCREENS[replay.match.game.name](self.words)
        try:
            while True:
                before = replay.match.view(who) if replay.match.state is not None else None
                line = replay.step()
                if line is None:
                    return None
                self._show(replay.match, line, before, screen, replay.header.seats)
                if self.stepping and replay.match.state is not None and not self._wait(replay, screen, who):
                    return None
        except RecordError as error:
            return Fault(record_sentence(self.words, self.chosen.file, error))

    def _show(self, match: Match, line: Line, before: Any, screen: Screen, names: list[str]) -> None:
        if isinstance(line, DealLine):
            self.console.rule(escape(self.words("round-begins", round=line.round)))
        elif isinstance(line, MoveLine):
            text = screen.tell(Move(line.seat, line.do, line.luck), before, names[line.seat])
            self.console.print(escape(f"  {text}"))
            if isinstance(match.events[-1], Score):
                reason = self.words(f"{match.game.name}-end-{match.events[-1].reason}")
                points = "  ".join(f"{name} {n:+d}" for name, n in zip(names, match.events[-1].points, strict=True))
                self.console.print(escape(self.words("round-over", reason=reason) + f"  {points}"), style="bold")

    def _wait(self, replay: Replay, screen: Screen, who: int) -> bool:
        """Draw the position and wait for Enter; False when the person has seen enough."""
        match = replay.match
        self.console.print(screen.draw(match.view(who), replay.header.seats, match.totals))
        try:
            return input(self.words("replay-next") + " ").strip().lower() not in ("q", "quit")
        except (EOFError, KeyboardInterrupt):
            return False
