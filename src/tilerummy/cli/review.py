"""`tilerummy review FILE`: what a bot would have played, turn by turn, and the turns that mattered."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from tilerummy.analysis.advice import LEVEL
from tilerummy.analysis.review import Judged, Review, Turn, review
from tilerummy.analysis.weighing import Expected
from tilerummy.bots.player import level_names
from tilerummy.cli.arguments import Fault, complain, os_sentence, parser, record_sentence
from tilerummy.cli.names import record_names
from tilerummy.match import Match, Move, Score
from tilerummy.records.replay import RecordError, Replay
from tilerummy.terminal.screens import SCREENS
from tilerummy.terminal.session import expected_words
from tilerummy.words import Words


def main(argv: list[str]) -> int:
    options = parser("review")
    words = Words(options.get_default("lang"))
    options.add_argument("file", type=Path)
    options.add_argument("--seat", type=int, default=1, help=words("cli-help-review-seat"))
    options.add_argument("--level", default=LEVEL, help=words("cli-help-review-level"))
    options.add_argument("--json", action="store_true", help=words("cli-help-review-json"))
    try:
        return run(options.parse_args(argv))
    except Fault as fault:
        return complain(fault)


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    replay = read(chosen.file, words)
    match, words = replay.match, Words(chosen.lang, replay.match.game.name)
    names = record_names(replay.header.seats, match.game, words)
    if not 1 <= chosen.seat <= len(names):
        raise Fault(words("cli-no-such-seat", seat=chosen.seat, most=len(names)))
    levels = level_names(match.game)
    if chosen.level not in levels:
        raise Fault(words("cli-no-such-bot", bot=chosen.level, known=" ".join(levels)))
    found = with_progress(match, chosen.seat - 1, chosen.level)
    if chosen.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        Shown(match, names, found, words).show()
    return 0


def read(path: Path, words: Words) -> Replay:
    """A match that is over; anything else is a Fault."""
    try:
        replay = Replay(path)
        while replay.step() is not None:
            pass
        return replay
    except RecordError as error:
        raise Fault(record_sentence(words, path, error)) from None
    except OSError as error:
        raise Fault(os_sentence(words, path, error)) from None


def with_progress(match: Match, seat: int, level: str) -> Review:
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=None)
        return review(match, seat, level, progress=lambda done, of: bar.update(task, completed=done, total=of))


class Shown:
    """A review in words, at the terminal."""

    def __init__(self, match: Match, names: list[str], found: Review, words: Words) -> None:
        self.match = match
        self.names = names
        self.found = found
        self.words = words
        self.screen = SCREENS[match.game.name](words)
        self.console = Console(highlight=False)
        self.moments = moments(match, found)

    def show(self) -> None:
        say, found = self.words, self.found
        self.console.rule(escape(say("review-of", name=self.names[found.seat])))
        for line in [*summary(found, say), *self.turning(), *self.lesson()]:
            self.console.print(escape(line))
        if found.mattered:
            self.console.rule(escape(say("review-mattered", count=len(found.mattered))))
        for at in found.mattered:
            self.show_turn(found.turns[at])
        self.console.rule(escape(say("review-all")))
        for turn in found.turns:
            self.console.print(escape(f"  {self.turn_name(turn)} – {in_short(turn, say)}"))
        self.console.print(escape(say("review-how")), style="dim")

    def turning(self) -> list[str]:
        say, found = self.words, self.found.turning
        if found is None:
            return [say("review-turning-none")] if self.found.turns else []
        ranges = {"before": expected_words(found.before, say), "after": expected_words(found.after, say)}
        change = say("review-turning-change", **ranges)
        when = say("review-turn", round=found.round, turn=found.turn)
        return [f"{say('review-turning')}{say('page-colon')}{when}. {change} ({say(f'expect-{found.measure}')})"]

    def lesson(self) -> list[str]:
        say, found = self.words, self.found.lesson
        if found is None:
            return []
        reason = say(f"{self.match.game.name}-reason-{found.reason.code}", **found.reason.params)
        return [f"{say('review-lesson')}{say('page-colon')}{reason} [{found.rule}]"]

    def turn_name(self, turn: Turn) -> str:
        return self.words("review-turn", round=turn.round, turn=turn.number)

    def show_turn(self, turn: Turn) -> None:
        self.console.print(escape(f"{self.turn_name(turn)} – {in_short(turn, self.words)}"), style="bold")
        for each in turn.decisions:
            if each.verdict == "worse":
                self.show_decision(each)

    def show_decision(self, each: Judged) -> None:
        say, seat = self.words, self.found.seat
        seen, luck, totals = self.moments[each.at]
        self.console.print(self.screen.draw(seen, self.names, totals))
        played = self.screen.tell(Move(seat, each.played, luck), seen, self.names[seat])
        best = self.screen.tell(Move(seat, each.best, ""), seen, say("review-bot"))
        self.console.print(escape(f"  {say('review-played')}: {played}{self.expected(each.expected)}"))
        self.console.print(escape(f"  {say('review-best')}: {best}{self.expected(each.best_expected)}"))
        if each.expected is not None:
            self.console.print(escape(f"  ({say(f'expect-{each.measure}')})"), style="dim")
        for reason in each.reasons:
            key = f"{self.match.game.name}-reason-{reason.code}"
            self.console.print(escape(f"  {say('review-why')}: {say(key, **reason.params)}"))
        self.console.print(escape(f"  {say('review-points', points=int(each.lost))}"))

    def expected(self, found: Expected | None) -> str:
        return "" if found is None else f" ({expected_words(found, self.words)})"


def moments(match: Match, found: Review) -> dict[int, tuple[Any, str, list[int]]]:
    """View, luck and totals of every decision that is shown."""
    wanted = {each.at for at in found.mattered for each in found.turns[at].decisions}
    again = Match(match.game, match.rules, match.seats)
    shown: dict[int, tuple[Any, str, list[int]]] = {}
    number = 0
    for event in match.events:
        if isinstance(event, Move) and number in wanted:
            shown[number] = (again.view(found.seat), event.luck, again.totals)
        again.redo(event)
        number += not isinstance(event, Score)
    return shown


def summary(found: Review, say: Words) -> list[str]:
    if not found.turns:
        return [say("review-nothing")]
    if not found.mattered:
        return [say("review-none")]
    lost = say("review-lost", points=int(found.lost))
    return [f"{say('review-summary', good=found.good, turns=len(found.turns))} {lost}"]


def in_short(turn: Turn, say: Words) -> str:
    if turn.lost > 0:
        return say("review-points", points=int(turn.lost))
    if any(each.verdict == "unknown" for each in turn.decisions):
        return say("review-unknown")
    if any(each.verdict == "hinted" for each in turn.decisions):
        return say("review-hinted")
    same = all(each.verdict in ("same", "forced") for each in turn.decisions)
    return say("review-same" if same else "review-good")
