"""A match at the terminal: people and bots take turns, a record is kept. Knows no game."""

import sys
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from tilerummy.analysis.advice import analyse
from tilerummy.analysis.weighing import Expected
from tilerummy.bots.play_out import IllegalAction
from tilerummy.bots.player import Player
from tilerummy.game import AnyGame, RoundOutcome
from tilerummy.match import Match, Move
from tilerummy.reading import as_typed
from tilerummy.records.record import Recorder
from tilerummy.refusal import NotAccepted, NotationError
from tilerummy.terminal.screen import AnyScreen
from tilerummy.words import Words


class Quit(Exception):
    """A person wants to stop."""


def ask_at_terminal(prompt: str) -> str:
    if sys.stdin is None:
        raise EOFError
    return input(prompt)


def wipe(console: Console) -> None:
    """Nothing of what was shown stays readable, the scrollback included; where that cannot be, it is pushed away."""
    if console.is_terminal and not console.is_dumb_terminal:
        console.file.write("\x1b[2J\x1b[3J\x1b[H")
        console.file.flush()
    else:
        console.print("\n" * 100)


COMMANDS = ("help", "hint", "lay", "undo", "score", "log", "rules", "quit")


class Session:
    """`players[seat]` is None for a person. With two or more people the screen is hidden between turns."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player | None],
        names: Sequence[str],
        screen: AnyScreen,
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
        self.ask = ask if ask is not None else ask_at_terminal
        self.people = [seat for seat, player in enumerate(players) if player is None]
        self.curtain = len(self.people) > 1
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.story: dict[int, list[str]] = {seat: [] for seat in self.people}  # this round, as each may know it
        self.unread: dict[int, int] = {seat: 0 for seat in self.people}

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
        if self.match.sheet and self.people:
            self.ask(self.words("press-enter") + " ")
        self.match.deal()
        self._record()
        for person in self.people:
            self.story[person], self.unread[person] = [], 0
        seat = self.match.turn
        assert seat is not None
        self.console.rule(escape(self.words("round-begins", round=len(self.match.sheet) + 1)))
        self.say("round-starter", name=self.names[seat])

    def _bot(self, seat: int) -> None:
        player = self.players[seat]
        assert player is not None
        match = self.match
        action = player.decide(match.view(seat), match.game.options(match.state), 1.0)
        if not self._act(seat, action):
            raise IllegalAction(f"seat {seat}: {action}")

    def _act(self, seat: int, action: Any) -> bool:
        """Do it, write it down, then tell; False if it was refused."""
        match = self.match
        before = {who: match.view(who) for who in [*self.people, None]}
        refusal = match.act(seat, action)
        if refusal is not None:
            self.console.print(escape(self.words.explain(refusal)), style="red")
            return False
        self._record()
        move = next(event for event in reversed(match.events) if isinstance(event, Move))
        for who in self.people:
            self.story[who].append(self._in_words(move, before[who], who))
        sentence = self._in_words(move, before[self.at_screen], self.at_screen)
        self.console.print(escape("  " + sentence), style=None if seat == self.at_screen else "cyan")
        if self.at_screen is not None:
            self.unread[self.at_screen] = len(self.story[self.at_screen])
        return True

    def _in_words(self, move: Move, before: Any, who: int | None) -> str:
        """A move in words, as one person (or nobody in particular) may know it."""
        seen = self.match.seen(move, who)
        assert isinstance(seen, Move)
        return self.screen.tell(seen, before, self.names[move.seat])

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
        wipe(self.console)
        self.ask(self.words("hand-over", name=self.names[seat]) + " ")
        self.at_screen = seat
        wipe(self.console)
        for line in self.story[seat][self.unread[seat] :]:
            self.console.print(escape(f"  {line}"), style="cyan")
        self.unread[seat] = len(self.story[seat])

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
            actions = self.screen.read(as_typed(line), seen)
        except (NotationError, NotAccepted) as error:
            self.console.print(escape(self.words.explain(error)), style="red")
            return False
        for action in actions:
            if self.match.turn != seat:
                return True  # what was written is more than the turn had room for
            if not self._act(seat, action):
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
        elif command == "hint":
            self._lines(advice_lines(self.match.game, seen, self.words))
        elif command == "lay":
            most = self.match.game.most_laid(seen)
            self._lines([self.words("could-lay", action=str(most)) if most else self.words("could-lay-nothing")])
        else:
            self._lines(self._explained(seen))
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
        """This round's moves, as the seat may know them."""
        self._lines([f"  {line}" for line in self.story[seat]])

    # ---- points

    def _round_over(self) -> None:
        outcome = self.match.outcome
        if outcome is None:
            return
        game = self.match.game.name
        if self.at_screen is not None:
            self.console.print(self.screen.draw(self.match.view(self.at_screen), self.names, self.match.totals))
        reason = end_reason(self.words, game, outcome, self.names)
        self.console.rule(escape(self.words("round-over", reason=reason)))
        grid = Grid("", *[escape(name) for name in self.names])
        for part, numbers in outcome.parts.items():
            terms = outcome.terms.get(part, [[] for _ in numbers])
            cells = [with_terms(n, each) for n, each in zip(numbers, terms, strict=True)]
            grid.add_row(escape(self.words(f"{game}-part-{part}")), *cells)
        grid.add_row(escape(self.words("part-round")), *[with_terms(n) for n in outcome.points], style="bold")
        self.console.print(grid)
        self.console.print(self.sheet())

    def sheet(self) -> Grid:
        return draw_sheet(self.match, self.names, self.words)


def advice_lines(game: AnyGame, seen: Any, words: Words) -> list[str]:
    """What the page says in a hint, with moves as they are written."""
    found = analyse(game, seen)
    lines = [words(f"expect-{found.measure}")] if found.best.expected else []
    for number, each in enumerate(found.moves, 1):
        said = f": {expected_words(each.expected, words)}" if each.expected else ""
        lines.append(f"  {'=' if each.equal else number} {each.action}{said}")
    if any(each.equal for each in found.moves):
        lines.append(words("expect-equal"))
    return lines + [words(f"{game.name}-reason-{each.code}", **each.params) for each in found.reasons]


def expected_words(expected: Expected, words: Words) -> str:
    low, high = (f"{points:+d}" if points else "0" for points in (expected.low, expected.high))
    return low if low == high else words("expect-range", low=low, high=high)


def end_reason(words: Words, game: str, outcome: RoundOutcome, names: Sequence[str]) -> str:
    """Why a round is over, and by whom."""
    name = "" if outcome.who < 0 else names[outcome.who]
    return words(f"{game}-end-{outcome.reason}", name=name, me="no")


def with_terms(points: int, terms: Sequence[int] = ()) -> str:
    """`+32 = 13 - 1 + 20`."""
    total = f"{points:+d}" if points else "0"
    if not terms:
        return total
    first, *others = terms
    return f"{total} = {first}" + "".join(f" {'-' if n < 0 else '+'} {abs(n)}" for n in others)


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
