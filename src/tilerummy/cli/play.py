"""`tilerummy play GAME`: people and bots at one terminal."""

import secrets
import signal
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

from rich.console import Console
from rich.markup import escape

from tilerummy.bots.player import Player, make_player
from tilerummy.cli.arguments import Fault, complain, os_sentence, parser
from tilerummy.cli.names import PERSON, numbered, seat_names
from tilerummy.cli.saved import SavedRecord, load
from tilerummy.dealer import Dealer, DealTerms, Word, new_seed, seal_of, seed_of
from tilerummy.games import GAMES
from tilerummy.match import Match
from tilerummy.ruleset import RulesError
from tilerummy.terminal.screens import SCREENS
from tilerummy.terminal.session import Quit, Session, ask_at_terminal
from tilerummy.words import Words

LONGEST = 64  # characters of a word for the deal


def main(argv: list[str]) -> int:
    options = parser("play")
    words = Words(options.get_default("lang"))
    options.add_argument("game", nargs="?", choices=[*SCREENS], default="investo")
    options.add_argument("--seats", nargs="+", metavar="WHO", default=None, help=words("cli-help-seats"))
    options.add_argument("--rules", help=words("cli-help-rules"))
    options.add_argument("--record", type=Path, metavar="FILE", help=words("cli-help-record"))
    options.add_argument("--resume", type=Path, metavar="FILE", help=words("cli-help-resume"))
    options.add_argument("--seed", help=words("cli-help-seed"))
    options.add_argument("--salt", action="store_true", help=words("cli-help-salt"))
    try:
        chosen = options.parse_args(argv)
        return PlayCommand(chosen, Words(chosen.lang)).run()
    except Fault as fault:
        return complain(fault)


def ending_signals() -> list[int]:
    """SIGHUP: the window is closed. Windows has none and sends SIGBREAK."""
    found = [getattr(signal, name, None) for name in ("SIGTERM", "SIGHUP", "SIGBREAK")]
    return [number for number in found if number is not None]


def stop(signum: int, frame: FrameType | None) -> None:
    raise Quit


class PlayCommand:
    """One sitting: sets the match up, lets the session run, closes the record whatever happens."""

    def __init__(self, chosen: Namespace, words: Words) -> None:
        self.chosen = chosen
        self.words = words
        self.console = Console(highlight=False)

    def run(self) -> int:
        for number in ending_signals():
            signal.signal(number, stop)  # a closed window is no reason to lose a record
        match, seats = self._resumed() if self.chosen.resume else self._new()
        self.words = Words(self.chosen.lang, match.game.name)
        players = [self._player(match, who, seat) for seat, who in enumerate(seats)]
        assert match.dealer is not None
        self.console.print(escape(self.words("commitment", hash=match.dealer.commitment)), style="dim")
        names = seat_names(seats, self.words)
        self._introduce(seats, names)
        try:
            self._salt(match, seats, names)
            saved = self._saved(match, seats)
        except (KeyboardInterrupt, EOFError, Quit):
            return 0
        try:
            self._session(match, players, names, saved)
        except OSError as error:  # the disk is full, say
            raise Fault(os_sentence(self.words, self.chosen.record or self.chosen.resume, error)) from None
        if match.winners is not None:
            self.console.print(escape(self.words("seed-revealed", seed=match.dealer.seed)), style="dim")
        return 0

    def _session(self, match: Match, players: list[Player | None], names: list[str], saved: SavedRecord | None) -> None:
        screen = SCREENS[match.game.name](self.words)
        recorder = saved.recorder if saved is not None else None
        session = Session(match, players, names, screen, self.words, self.console, recorder)
        try:
            session.run()
        except (KeyboardInterrupt, EOFError, Quit):
            self.console.print()
            self.console.print(escape(self.words("stopped")))
            self.console.print(session.sheet())
        finally:
            if saved is not None:
                saved.close()
                self.console.print(escape(self.words("record-kept", path=str(saved.path))))

    def _new(self) -> tuple[Match, list[str]]:
        game = GAMES[self.chosen.game]
        seats = self.chosen.seats or [PERSON, "greedy"]
        self._fit(len(seats), game.seats)
        try:
            rules = game.rules_type.chosen(self.chosen.rules)
        except RulesError as error:
            raise Fault(self.words.explain(error)) from None
        seed = new_seed() if self.chosen.seed is None else seed_of(self.chosen.seed)
        return Match(game, rules, len(seats), Dealer(seed, (), DealTerms(words_of(seats)))), seats

    def _fit(self, count: int, possible: Sequence[int]) -> None:
        if count not in possible:
            raise Fault(self.words("cli-wrong-seats", count=count, known=" ".join(map(str, possible))))

    def _resumed(self) -> tuple[Match, list[str]]:
        """The match of a stopped record, as it stood; the seats are those of the record."""
        if self.chosen.rules or self.chosen.seed or self.chosen.salt or self.chosen.record:
            raise Fault(self.words("cli-resume-alone"))
        match, names = load(self.chosen.resume, self.words)
        if match.winners is not None:
            raise Fault(self.words("cli-already-over", path=str(self.chosen.resume)))
        seats = self.chosen.seats or [name.split(" ")[0] for name in names]
        self._fit(len(seats), [match.seats])
        return match, seats

    def _salt(self, match: Match, seats: list[str], names: list[str]) -> None:
        """Each person may add a word now that the commitment is known (docs/fair-dealing.md)."""
        if not self.chosen.salt:
            return
        dealer = match.dealer
        assert dealer is not None
        words = list(words_of(seats))
        people = [seat for seat, who in enumerate(seats) if who == PERSON]
        for seat in people:
            name = f"{names[seat]}{self.words('page-colon')}" if len(people) > 1 else ""
            salt = ask_at_terminal(f"{name}{self.words('ask-salt')} ")[:LONGEST]
            if salt:
                words[seat] = Word("device", seal_of(dealer.commitment, None, seat, salt), salt)
                given = self.words("fair-given", hash=dealer.commitment, seat=seat + 1, salt=salt)
                self.console.print(escape(given), style="dim", soft_wrap=True)
        match.dealer = Dealer(dealer.seed, (), DealTerms(tuple(words)))

    def _player(self, match: Match, who: str, seat: int) -> Player | None:
        if who == PERSON:
            return None
        bots = match.game.bots()
        if who not in bots:
            raise Fault(self.words("cli-no-such-bot", bot=who, known=" ".join([PERSON, *bots])))
        return make_player(match.game, who, secrets.randbits(62) if not self.chosen.seed else seat)

    def _introduce(self, seats: list[str], names: list[str]) -> None:
        """Who the bots are, and how each plays."""
        for who, name in zip(seats, names, strict=True):
            temper = self.words("character-temper", level=who)
            if temper != who:  # it is a character
                self.console.print(escape(f"{name} ({who}){self.words('page-colon')}{temper}"), style="dim")

    def _saved(self, match: Match, seats: list[str]) -> SavedRecord | None:
        path = self.chosen.record or self.chosen.resume
        if path is None:
            return None
        try:
            return SavedRecord(path, match, numbered(seats), resumed=path == self.chosen.resume)
        except FileExistsError:
            raise Fault(self.words("cli-file-exists", path=str(path))) from None
        except OSError as error:
            raise Fault(os_sentence(self.words, path, error)) from None


def words_of(seats: Sequence[str]) -> tuple[Word, ...]:
    """Before anybody was asked for a word: the public rule."""
    return tuple(Word("none" if who == PERSON else "bot") for who in seats)
