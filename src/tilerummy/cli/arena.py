"""`tilerummy arena GAME PLAYER PLAYER ...`: bots play each other on mirrored deals; a report with intervals."""

import hashlib
import math
import re
import signal
import sys
from argparse import ArgumentParser, Namespace
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from pathlib import Path
from types import FrameType

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tilerummy import __version__
from tilerummy.arena.contest import Contest
from tilerummy.arena.evidence import Evidence, EvidenceHeader, header_of, load
from tilerummy.arena.plots import write_plots
from tilerummy.arena.run import begin, machine_facts, play
from tilerummy.arena.runners import Runner, cores, on_ray, pool_of
from tilerummy.arena.summary import summarise
from tilerummy.bots.forfeit import Forfeit
from tilerummy.bots.roster import known_names, version_of
from tilerummy.cli.arena_report import Report, plot_words
from tilerummy.cli.arguments import Fault, complain, os_sentence, parser
from tilerummy.game import AnyGame
from tilerummy.games import GAMES
from tilerummy.refusal import NotAccepted
from tilerummy.ruleset import RulesError, Ruleset
from tilerummy.words import Words

MOST_PLAYERS = 32


def main(argv: list[str]) -> int:
    try:
        chosen = options().parse_args(argv)
        return Arena(chosen, Words(chosen.lang)).run()
    except Fault as fault:
        return complain(fault)


def options() -> ArgumentParser:
    made = parser("arena")
    say = Words(made.get_default("lang"))
    made.add_argument("game", nargs="?", metavar="GAME", help=" ".join(GAMES))
    made.add_argument("players", nargs="*", metavar="PLAYER", help=say("arena-help-players"))
    made.add_argument("--games", type=int, default=200, metavar="N", help=say("arena-help-games"))
    made.add_argument("--seats", type=int, default=2, metavar="N", help=say("arena-help-seats"))
    made.add_argument("--rules", help=say("cli-help-rules"))
    made.add_argument("--seed", default="1", help=say("cli-help-seed"))
    made.add_argument("--budget", type=float, default=0.0, metavar="SECONDS", help=say("arena-help-budget"))
    made.add_argument("--limit", type=float, default=10.0, metavar="SECONDS", help=say("arena-help-limit"))
    made.add_argument("--workers", type=int, default=cores(), metavar="N", help=say("arena-help-workers"))
    made.add_argument("--ray", metavar="ADDRESS", help=say("arena-help-ray"))
    made.add_argument("--file", type=Path, metavar="FILE", help=say("arena-help-file"))
    made.add_argument("--no-timings", action="store_true", help=say("arena-help-no-timings"))
    made.add_argument("--plots", type=Path, metavar="FOLDER", help=say("arena-help-plots"))
    made.add_argument("--records", type=Path, metavar="FOLDER", help=say("arena-help-records"))
    made.add_argument("--decide", type=float, metavar="PERCENT", help=say("arena-help-decide"))
    made.add_argument("--anchor", metavar="PLAYER", help=say("arena-help-anchor"))
    made.add_argument("--report", type=Path, metavar="FILE", help=say("arena-help-report"))
    return made


def stop(signum: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


class Arena:
    def __init__(self, chosen: Namespace, words: Words) -> None:
        self.chosen = chosen
        self.words = words

    def run(self) -> int:
        if self.chosen.report is not None:
            if self.chosen.game is not None:
                raise self._fault("arena-report-alone")
            self._tell(self._loaded(self.chosen.report))
            return 0
        contest = self._contest()
        header = header_of(contest, self._versions(contest), __version__)
        path = self.chosen.file or Path(default_name(header))
        evidence = self._begun(path, header)
        stopped = self._played(contest, evidence, path)
        self._tell(evidence)
        print(self.words("arena-stopped" if stopped else "arena-kept", path=str(path)))
        return 130 if stopped else 0

    def _fault(self, key: str, **params: str | int) -> Fault:
        return Fault(self.words(key, **params))

    # ---- what is asked for

    def _contest(self) -> Contest:
        chosen = self.chosen
        game = GAMES.get(chosen.game)
        if game is None:
            raise self._fault("arena-no-such-game", game=chosen.game or "", known=" ".join(GAMES))
        if chosen.seats not in game.seats:
            raise self._fault("cli-wrong-seats", count=chosen.seats, known=" ".join(map(str, game.seats)))
        rules = self._rules(game)
        self._check_players(chosen.players, chosen.seats)
        self._check_numbers()
        self._check_anchor(chosen.players)
        return Contest(
            game=chosen.game,
            rules=rules,
            seats=chosen.seats,
            players=tuple(chosen.players),
            games=chosen.games,
            seed=chosen.seed,
            budget=chosen.budget,
            limit=chosen.limit,
            decide=None if chosen.decide is None else chosen.decide / 100,
        )

    def _rules(self, game: AnyGame) -> Ruleset:
        known: type[Ruleset] = game.rules_type
        try:
            return known.chosen(self.chosen.rules)
        except RulesError as error:
            raise Fault(self.words.explain(error)) from None

    def _check_players(self, players: list[str], seats: int) -> None:
        names = set(players)
        if len(names) < 2 or not seats <= len(players) <= MOST_PLAYERS:
            raise self._fault("arena-too-few", seats=max(2, seats), most=MOST_PLAYERS)
        if len(players) > seats and len(names) < len(players):
            raise self._fault("arena-twice", seats=seats)

    def _check_numbers(self) -> None:
        chosen = self.chosen
        if chosen.games < 1 or chosen.games % chosen.seats:
            near = max(1, -(-chosen.games // chosen.seats)) * chosen.seats
            raise self._fault("arena-wrong-games", seats=chosen.seats, near=near)
        if not (0 <= chosen.budget < math.inf and 0 < chosen.limit < 10**6 and 1 <= chosen.workers <= 1000):
            raise self._fault("arena-wrong-number")
        if chosen.decide is not None and not (0 < chosen.decide < 100 and len(chosen.players) == chosen.seats):
            raise self._fault("arena-wrong-decide", seats=chosen.seats)

    def _check_anchor(self, names: list[str]) -> None:
        if self.chosen.anchor is not None and (self.chosen.anchor not in names or len(set(names)) < 3):
            raise self._fault("arena-wrong-anchor", known=" ".join(names))

    def _versions(self, contest: Contest) -> dict[str, str]:
        """What each player says it is; one that cannot even be started is a mistake of the command, not a forfeit."""
        try:
            return {name: version_of(contest.played, name, __version__) for name in contest.names}
        except LookupError as error:
            known = " ".join(known_names(contest.played))
            raise self._fault("cli-no-such-bot", bot=str(error.args[0]), known=known) from None
        except (Forfeit, ValueError) as error:
            raise self._fault("arena-cannot-start", problem=str(error)) from None

    # ---- the file

    def _loaded(self, path: Path) -> Evidence:
        try:
            return load(path)
        except NotAccepted as error:
            raise self._bad_file(path, error) from None
        except OSError as error:
            raise Fault(os_sentence(self.words, path, error)) from None

    def _begun(self, path: Path, header: EvidenceHeader) -> Evidence:
        place = "ray" if self.chosen.ray is not None else str(self.chosen.workers)
        try:
            evidence = begin(path, header, machine_facts(place))
            if self.chosen.no_timings:  # nor in the report, which says what the file says
                evidence.timings = None
            return evidence
        except NotAccepted as error:
            raise self._bad_file(path, error) from None
        except OSError as error:
            raise Fault(os_sentence(self.words, path, error)) from None

    def _bad_file(self, path: Path, error: NotAccepted) -> Fault:
        return Fault(f"{path}: {self.words.explain(error)}")

    # ---- the run

    def _runner(self) -> Runner:
        if self.chosen.ray is None:
            return pool_of(self.chosen.workers)
        if find_spec("ray") is None:
            raise self._fault("arena-no-ray")
        return on_ray(self.chosen.ray)

    def _played(self, contest: Contest, evidence: Evidence, path: Path) -> bool:
        """Play what is missing; whether somebody stopped it."""
        runner = self._runner()
        signal.signal(signal.SIGTERM, stop)
        total = contest.games * len(contest.line_ups)
        try:
            with self._progress() as bar:
                shown = bar.add_task(contest.game, total=total, completed=len(evidence.games))
                play(contest, evidence, runner, path, lambda n: bar.advance(shown, n), self.chosen.records)
        except KeyboardInterrupt:
            return True
        except BrokenProcessPool:
            raise self._fault("arena-worker-died", path=str(path)) from None
        except ConnectionError as error:  # no Ray there
            raise self._fault("arena-cannot-start", problem=str(error)) from None
        except OSError as error:  # the disk is full, say
            raise Fault(os_sentence(self.words, path, error)) from None
        return False

    def _progress(self) -> Progress:
        """On the error stream, so that the report alone can be sent to a file."""
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)

    def _tell(self, evidence: Evidence) -> None:
        self._check_anchor([player.name for player in evidence.contest.players])
        summary = summarise(evidence, self.chosen.anchor)
        Report(summary, evidence, self.words, Console(highlight=False)).print()
        if self.chosen.plots is None:
            return
        try:
            for written in write_plots(self.chosen.plots, summary, plot_words(summary, evidence, self.words)):
                print(self.words("arena-plot", path=str(written)), file=sys.stderr)
        except OSError as error:
            raise Fault(os_sentence(self.words, self.chosen.plots, error)) from None


def default_name(header: EvidenceHeader) -> str:
    """The same for the same command, so that it finds its file again; another for any other contest."""
    key = hashlib.sha256(msgspec.json.encode(msgspec.structs.replace(header, games_each=0), order="sorted")).hexdigest()
    names = "-".join(re.sub(r"[^A-Za-z0-9]+", "_", player.name)[:20] for player in header.players[:4])
    return f"arena-{header.game}-{names}-{key[:8]}.json"
