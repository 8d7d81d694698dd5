"""A match at the terminal: people and bots take turns, a record is kept. Knows no game."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from tilerummy.bots.player import Player
from tilerummy.match import Match, Move
from tilerummy.record import Recorder
from tilerummy.refusal import NotationError
from tilerummy.terminal.screen import Refused, Screen
from tilerummy.words import Words


class Quit(Exception):
    """A person wants to stop."""


COMMANDS = ("help", "hint", "undo", "score", "log", "rules", "quit")


class Session:
    """`players[seat]` is None for a person. With two or more people the screen is hidden between turns."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player | None],
        names: Sequence[str],
        screen: Screen,
        words: Words,
        console: Console,
        recorder: Recorder | None = None,
        ask: Callable[[str], str] | None = None,
    ) -> None:
        self.match = match
        self.players = players
        self.names = names
        self.screen = screen
        self.words = words
        self.console = console
        self.recorder = recorder
        self.ask = ask if ask is not None else input
        self.told = 0  # events that everybody at this screen has been told of
        self.views: dict[int, Any] = {}
        self.curtain = [player for player in players].count(None) > 1
        self.at_screen: int | None = None if self.curtain else self._only_person()

    def _only_person(self) -> int | None:
        return next((seat for seat, player in enumerate(self.players) if player is None), None)

    def say(self, key: str, **params: str | int) -> None:
        self.console.print(escape(self.words(key, **params)))

    def run(self) -> None:
        """Play until the match is decided; raises Quit, KeyboardInterrupt or EOFError when somebody stops."""
        match = self.match
        while match.winners is None:
            seat = match.turn
            if seat is None:
                self._deal()
            elif self.players[seat] is None:
                self._person(seat)
            else:
                self._bot(seat)
            if match.turn is None:
                self._round_over()
        winners = ", ".join(self.names[seat] for seat in match.winners)
        self.say("match-over", winners=winners, count=len(match.winners))

    def _record(self) -> None:
        if self.recorder is not None:
            self.recorder.update()

    def _deal(self) -> None:
        if self.match.sheet:
            self.ask(self.words("press-enter") + " ")
        self.match.deal()
        self._record()
        seat = self.match.turn
        assert seat is not None
        self.console.rule(escape(self.words("round-begins", round=len(self.match.sheet) + 1)))
        self.say("round-starter", name=self.names[seat])

    def _bot(self, seat: int) -> None:
        player = self.players[seat]
        assert player is not None
        match = self.match
        seen = match.view(seat)
        self._act(seat, player.decide(seen, match.game.options(match.state), 1.0))

    def _act(self, seat: int, action: Any) -> bool:
        """Do it, write it down, then tell; False if it was refused."""
        match = self.match
        before = match.view(self.at_screen)
        refusal = match.act(seat, action)
        if refusal is not None:
            self.console.print(escape(self.words.refusal(refusal)), style="red")
            return False
        self._record()
        move = next(event for event in reversed(match.events) if isinstance(event, Move))
        seen_move = match.seen(move, self.at_screen)
        assert isinstance(seen_move, Move)
        style = None if seat == self.at_screen else "cyan"
        self.console.print(escape("  " + self.screen.tell(seen_move, before, self.names[seat])), style=style)
        return True

    # ---- a person's turn

    def _person(self, seat: int) -> None:
        if self.curtain and self.at_screen != seat:
            self._hand_over(seat)
        self.screen.forget()
        while self.match.turn == seat:
            seen = self.match.view(seat)
            self.console.print()
            self.console.print(self.screen.draw(seen, self.names, self.match.totals))
            self._ask_until_something_happens(seat)

    def _hand_over(self, seat: int) -> None:
        """Nobody sees another's rack: the screen is cleared before and after the device changes hands."""
        if self.at_screen is not None:
            self.ask(self.words("turn-over") + " ")
        self.at_screen = None
        self.console.clear()
        self.ask(self.words("hand-over", name=self.names[seat]) + " ")
        self.at_screen = seat
        self.console.clear()
        self._what_happened(seat)

    def _what_happened(self, seat: int) -> None:
        """The others' moves since this seat's last turn, as it may know them."""
        moves: list[Move] = []
        for event in reversed(self.match.events):
            if not isinstance(event, Move) or event.seat == seat:
                break
            seen = self.match.seen(event, seat)
            assert isinstance(seen, Move)
            moves.insert(0, seen)
        for move in moves:
            self.console.print(escape(f"  {self.names[move.seat]}: {move.action}"), style="cyan")

    def _ask_until_something_happens(self, seat: int) -> None:
        while True:
            seen = self.match.view(seat)
            line = self.ask(f"{self.names[seat]} · {self.screen.prompt(seen)} (?) > ").strip()
            if line == "":
                continue
            command = self._command(line)
            if command is None:
                if self._enter(seat, line, seen):
                    return
            elif self._obey(command, seat, seen):
                return

    def _command(self, line: str) -> str | None:
        """A command in English or in the language spoken."""
        word = line.lower()
        if word == "?":
            return "help"
        for command in COMMANDS:
            if word == command or word in self.words(f"command-{command}").split():
                return command
        return None

    def _enter(self, seat: int, line: str, seen: Any) -> bool:
        """Read a line as actions or as a change of the draft; False if it could not be."""
        try:
            actions = self.screen.read(line, seen)
        except NotationError as error:
            self.console.print(escape(self.words.notation(error)), style="red")
            return False
        except Refused as error:
            self.console.print(escape(self.words.refusal(error.refusal)), style="red")
            return False
        for action in actions:
            if self.match.turn != seat or not self._act(seat, action):
                return False
            self.screen.forget()
        return True

    def _obey(self, command: str, seat: int, seen: Any) -> bool:
        """Carry out a command; True if the position is to be drawn again."""
        if command == "quit":
            raise Quit
        if command == "undo":
            if not self.screen.undo():
                self.say("nothing-to-undo")
                return False
            return True
        if command == "score":
            self.console.print(self.sheet())
        elif command == "log":
            self._log(seat)
        elif command == "rules":
            self.say("rules-in-force", rules=str(self.match.rules) or "standard")
        else:
            self._lines(self._explained(seen) if command == "help" else self.screen.hint(seen))
        return False

    def _explained(self, seen: Any) -> list[str]:
        match = self.match
        seat = match.turn
        assert seat is not None
        lines = self.screen.explain(seen, match.game.options(match.state), lambda action: match.check(seat, action))
        return [*lines, "", self.words("commands")]

    def _lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.print(escape(line))

    def _log(self, seat: int) -> None:
        """This round's moves in notation, as the seat may know them."""
        for event in self.match.events:
            seen = self.match.seen(event, seat)
            if isinstance(seen, Move):
                luck = f"  >{seen.luck}" if seen.luck else ""
                self.console.print(escape(f"  {self.names[seen.seat]}: {seen.action}{luck}"))

    # ---- points

    def _round_over(self) -> None:
        outcome = self.match.outcome
        if outcome is None:
            return
        game = self.match.game.name
        self.console.rule(escape(self.words("round-over", reason=self.words(f"{game}-end-{outcome.reason}"))))
        grid = Grid("", *[escape(name) for name in self.names])
        for part, numbers in outcome.parts.items():
            grid.add_row(escape(self.words(f"{game}-part-{part}")), *[f"{n:+d}" if n else "0" for n in numbers])
        grid.add_row(escape(self.words("part-round")), *[f"{n:+d}" if n else "0" for n in outcome.points], style="bold")
        self.console.print(grid)
        self.console.print(self.sheet())

    def sheet(self) -> Grid:
        return draw_sheet(self.match, self.names, self.words)


def draw_sheet(match: Match, names: Sequence[str], words: Words) -> Grid:
    """The score sheet: a row a round, a column a player, totals."""
    grid = Grid(escape(words("sheet-round")), *[escape(name) for name in names], show_footer=True)
    for column, total in zip(grid.columns[1:], match.totals, strict=True):
        column.footer = str(total)
        column.justify = "right"
    grid.columns[0].footer = escape(words("sheet-total"))
    for number, row in enumerate(match.sheet, 1):
        grid.add_row(str(number), *[f"{points:+d}" if points else "0" for points in row])
    return grid
