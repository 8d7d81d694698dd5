"""`tilerummy replay FILE`: step through a record and see the score sheet."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from tilerummy.cli.arguments import Fault, complain, os_sentence, parser, record_sentence
from tilerummy.cli.names import record_names
from tilerummy.match import Deal, Match, Move, Score
from tilerummy.records.record import Line
from tilerummy.records.replay import RecordError, Replay
from tilerummy.terminal.screen import AnyScreen
from tilerummy.terminal.screens import SCREENS
from tilerummy.terminal.session import draw_sheet, end_reason
from tilerummy.words import Words


def main(argv: list[str]) -> int:
    options = parser("replay")
    words = Words(options.get_default("lang"))
    options.add_argument("file", type=Path)
    options.add_argument("--seat", type=int, help=words("cli-help-seat"))
    options.add_argument("--step", action="store_true", help=words("cli-help-step"))
    options.add_argument("--moves", action="store_true", help=words("cli-help-moves"))
    try:
        chosen = options.parse_args(argv)
        return ReplayCommand(chosen, Words(chosen.lang)).run()
    except Fault as fault:
        return complain(fault)


class ReplayCommand:
    def __init__(self, chosen: Namespace, words: Words) -> None:
        self.chosen = chosen
        self.words = words
        self.console = Console(highlight=False)
        at_terminal = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
        self.stepping = chosen.step or (at_terminal and not chosen.moves)

    def run(self) -> int:
        path = self.chosen.file
        try:
            replay = Replay(path)
        except RecordError as error:
            raise Fault(record_sentence(self.words, path, error)) from None
        except OSError as error:
            raise Fault(os_sentence(self.words, path, error)) from None
        self.words = Words(self.chosen.lang, replay.match.game.name)
        names = record_names(replay.header.seats, replay.match.game, self.words)
        who = None if self.chosen.seat is None else self.chosen.seat - 1
        if who is not None and not 0 <= who < len(names):
            raise Fault(self.words("cli-no-such-seat", seat=self.chosen.seat, most=len(names)))
        fault = self._lines(replay, who, names)
        self.console.print(draw_sheet(replay.match, names, self.words))
        if fault is not None:
            raise fault
        return 0

    def _lines(self, replay: Replay, who: int | None, names: list[str]) -> Fault | None:
        """Show line after line; the fault that stopped it, if one did."""
        screen = SCREENS[replay.match.game.name](self.words)
        try:
            while True:
                before = replay.match.view(self._eyes(replay.match, who)) if replay.match.state is not None else None
                line = replay.step()
                if line is None:
                    return None
                self._show(replay.match, line, before, screen, names, who)
                if self.stepping and not self._wait(replay.match, screen, who, names):
                    return None
        except RecordError as error:
            return Fault(record_sentence(self.words, self.chosen.file, error))

    def _eyes(self, match: Match, who: int | None) -> int:
        """Without `--seat` everything is open: the position is shown as the seat to move sees it."""
        turn = match.turn
        return who if who is not None else turn if turn is not None else 0

    def _show(
        self, match: Match, line: Line, before: Any, screen: AnyScreen, names: list[str], who: int | None
    ) -> None:
        if isinstance(line, Deal):
            self.console.rule(escape(self.words("round-begins", round=line.round)))
        elif isinstance(line, Move):
            seen = line if who is None else match.seen(line, who)
            assert isinstance(seen, Move)
            self.console.print(escape("  " + screen.tell(seen, before, names[line.seat])))
            if isinstance(match.events[-1], Score):
                assert match.outcome is not None
                reason = end_reason(self.words, match.game.name, match.outcome, names)
                points = "  ".join(f"{name} {n:+d}" for name, n in zip(names, match.events[-1].points, strict=True))
                self.console.print(escape(self.words("round-over", reason=reason) + f"  {points}"), style="bold")

    def _wait(self, match: Match, screen: AnyScreen, who: int | None, names: list[str]) -> bool:
        """Draw the position and wait for Enter; False when the person has seen enough."""
        if match.state is None:
            return True
        self.console.print(screen.draw(match.view(self._eyes(match, who)), names, match.totals))
        try:
            return input(self.words("replay-next") + " ").strip().lower() not in ("q", "quit")
        except (EOFError, KeyboardInterrupt):
            return False
