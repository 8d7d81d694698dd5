"""`tilerummy play GAME`: people and bots at one terminal."""

import secrets
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from tilerummy.bots.player import Player, make_player
from tilerummy.cli.arguments import Fault, complain, os_sentence, parser, record_sentence
from tilerummy.dealer import Dealer, new_seed, seed_of
from tilerummy.games import GAMES
from tilerummy.match import Match
from tilerummy.record import Recorder
from tilerummy.replay import RecordError, Replay, verify_luck
from tilerummy.ruleset import RulesError
from tilerummy.terminal.screens import SCREENS
from tilerummy.terminal.session import Quit, Session
from tilerummy.words import Words

PERSON = "person"


def main(argv: list[str]) -> int:
    options = parser("play")
    words = Words(options.get_default("lang"))
    options.add_argument("game", nargs="?", choices=[*SCREENS], default="investo")
    options.add_argument("--seats", nargs="+", metavar="WHO", default=None, help=words("cli-help-seats"))
    options.add_argument("--rules", default="", help=words("cli-help-rules"))
    options.add_argument("--record", type=Path, metavar="FILE", help=words("cli-help-record"))
    options.add_argument("--resume", type=Path, metavar="FILE", help=words("cli-help-resume"))
    options.add_argument("--seed", help=words("cli-help-seed"))
    options.add_argument("--salt", action="append", default=[], help=words("cli-help-salt"))
    chosen = options.parse_args(argv)
    try:
        return Play(chosen, Words(chosen.lang)).run()
    except Fault as fault:
        return complain(fault)


class Play:
    """One sitting: sets the match up, lets the session run, closes the record whatever happens."""

    def __init__(self, chosen: Namespace, words: Words) -> None:
        self.chosen = chosen
        self.words = words
        self.console = Console(highlight=False)

    def run(self) -> int:
        match, seats = self._resumed() if self.chosen.resume else self._new()
        names = self._names(seats)
        players = [self._player(match, who, seat) for seat, who in enumerate(seats)]
        recorder = self._recorder(match, seats, names)
        assert match.dealer is not None
        self.console.print(escape(self.words("commitment", hash=match.dealer.commitment)), style="dim")
        screen = SCREENS[match.game.name](self.words)
        session = Session(match, players, names, screen, self.words, self.console, recorder)
        try:
            session.run()
        except (KeyboardInterrupt, EOFError, Quit):
            self.console.print()
            self.console.print(escape(self.words("stopped")))
            self.console.print(session.sheet())
        finally:
            self._close(recorder)
        self.console.print(escape(self.words("seed-revealed", seed=match.dealer.seed)), style="dim")
        return 0

    def _close(self, recorder: Recorder | None) -> None:
        if recorder is not None:
            recorder.close()
            self.console.print(escape(self.words("record-kept", path=str(self.chosen.record or self.chosen.resume))))

    def _new(self) -> tuple[Match, list[str]]:
        game = GAMES[self.chosen.game]
        seats = self.chosen.seats or [PERSON, "greedy"]
        if len(seats) not in game.seats:
            raise Fault(self.words("cli-wrong-seats", count=len(seats), known=" ".join(map(str, game.seats))))
        try:
            rules = game.rules_type.parse(self.chosen.rules)
        except RulesError as error:
            raise Fault(self.words.rules(error)) from None
        seed = new_seed() if self.chosen.seed is None else seed_of(self.chosen.seed)
        dealer = Dealer(seed, tuple(self.chosen.salt))
        return Match(game, rules, len(seats), dealer), seats

    def _resumed(self) -> tuple[Match, list[str]]:
        """The match of a stopped record, as it stood; the seats are those of the record."""
        path = self.chosen.resume
        try:
            replay = Replay(path)
            while replay.step() is not None:
                pass
            match = verify_luck(replay)
        except RecordError as error:
            raise Fault(record_sentence(self.words, path, error)) from None
        except OSError as error:
            raise Fault(os_sentence(self.words, path, error)) from None
        if match.winners is not None:
            raise Fault(self.words("cli-already-over", path=str(path)))
        return match, self.chosen.seats or [seat.rstrip("0123456789 ") for seat in replay.header.seats]

    def _player(self, match: Match, who: str, seat: int) -> Player | None:
        if who == PERSON:
            return None
        bots = match.game.bots()
        if who not in bots:
            raise Fault(self.words("cli-no-such-bot", bot=who[:40], known=" ".join([PERSON, *bots])))
        return make_player(match.game, who, secrets.randbits(62) if not self.chosen.seed else seat)

    def _names(self, seats: list[str]) -> list[str]:
        """What is shown: `you`, the bots' names, numbers where there are several of a kind."""
        shown = [self.words("name-person") if who == PERSON else who for who in seats]
        return [name if shown.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(shown)]

    def _recorder(self, match: Match, seats: list[str], names: list[str]) -> Recorder | None:
        path = self.chosen.record or self.chosen.resume
        if path is None:
            return None
        kept = [who if seats.count(who) == 1 else f"{who} {seat + 1}" for seat, who in enumerate(seats)]
        try:
            if path == self.chosen.resume:
                return self._rewritten(path, match, kept)
            recorder = Recorder.create(path, match, kept)
        except FileExistsError:
            raise Fault(self.words("cli-file-exists", path=str(path))) from None
        except OSError as error:
            raise Fault(os_sentence(self.words, path, error)) from None
        recorder.update()
        return recorder

    def _rewritten(self, path: Path, match: Match, kept: list[str]) -> Recorder:
        """The record without its closing line; the old file stays until the new one is whole."""
        new = path.with_name(path.name + ".resumed")
        recorder = Recorder.create(new, match, kept)
        recorder.update()
        new.replace(path)
        return recorder
