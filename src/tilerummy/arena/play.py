"""Plays one set of matches. A fault of a player is that player's forfeit; the run goes on."""

import hashlib
import io
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from tilerummy.arena.contest import Contest, MatchSet, deal_seed, player_seed, seating
from tilerummy.arena.evidence import Forfeited, GameLine, Timing
from tilerummy.bots.external import ExternalPlayer
from tilerummy.bots.forfeit import Forfeit
from tilerummy.bots.player import Player
from tilerummy.bots.roster import Place, seat_player
from tilerummy.dealer import Dealer
from tilerummy.game import Seat
from tilerummy.match import Match
from tilerummy.records.record import Recorder
from tilerummy.refusal import shorten

LONGEST = 100_000  # decisions; then the leader wins: two bots that never finish must not hold up the rest


@dataclass
class SetResult:
    """The matches of one task; times are apart because they alone differ from machine to machine."""

    task: MatchSet
    games: list[GameLine] = field(default_factory=list)
    timings: dict[str, Timing] = field(default_factory=dict)
    records: list[bytes] = field(default_factory=list)  # by rotation, if they were asked for
    where: str = ""  # the machine, for those who want to see that several took part


def play_set(contest: Contest, task: MatchSet) -> SetResult:
    result = SetResult(task)
    for rotation in range(contest.seats):
        table = ArenaMatch(contest, task, rotation)
        result.games.append(table.play())
        if contest.records:
            result.records.append(record_of(table.match, table.names))
        for name, timing in zip(table.names, table.timings, strict=True):
            result.timings.setdefault(name, Timing()).add(timing)
    return result


class ArenaMatch:
    """One match: a seat that fails loses it there and then."""

    def __init__(self, contest: Contest, task: MatchSet, rotation: int) -> None:
        self.contest = contest
        self.task = task
        self.rotation = rotation
        self.names = seating(contest.line_ups[task.line_up], rotation)
        self.match = Match(contest.played, contest.rules, contest.seats, Dealer(deal_seed(contest.seed, task.deal)))
        self.players: list[Player] = []
        self.timings = [Timing() for _ in self.names]
        self.forfeit: Forfeited | None = None

    def play(self) -> GameLine:
        self._seat_players()
        match = self.match
        decisions = 0
        while match.winners is None and self.forfeit is None and decisions < LONGEST:
            seat = match.turn
            if seat is None:
                match.deal()
            else:
                decisions += 1
                self._attempt(seat)
        self._dismiss()
        return self._line()

    def _seat_players(self) -> None:
        contest = self.contest
        for seat, name in enumerate(self.names):
            seed = player_seed(contest.seed, self.task, self.rotation, seat, name)
            place = Place(contest.played, contest.rules, contest.seats, seat, seed, contest.limit)
            try:
                self.players.append(seat_player(name, place))
            except Exception as error:  # a stranger's code may raise anything
                self._blame(seat, error)
                return

    def _dismiss(self) -> None:
        for player in self.players:
            if isinstance(player, ExternalPlayer):
                player.end(self.match.totals)

    def _attempt(self, seat: Seat) -> None:
        try:
            self._decide(seat)
        except Exception as error:  # a stranger's code may raise anything
            self._blame(seat, error)

    def _decide(self, seat: Seat) -> None:
        match = self.match
        view, options = match.view(seat), match.game.options(match.state)
        player = self.players[seat]
        before, start = processor(player), time.perf_counter()
        try:
            action = player.decide(view, options, self.contest.budget)
        finally:
            seconds, after = time.perf_counter() - start, processor(player)
            used = None if before is None or after is None else after - before
            self.timings[seat].add(Timing(1, seconds, seconds, used))
        # A program is ended by a timer of its own. Our bots lose no match because the machine was busy or stood still.
        if not isinstance(player, ExternalPlayer) and used is not None and used > self.contest.limit:
            raise Forfeit("slow", "")
        refusal = match.act(seat, action)
        if refusal is not None:
            raise Forfeit("illegal", f"{action}: {refusal.code}")

    def _blame(self, seat: Seat, error: Exception) -> None:
        if isinstance(error, Forfeit):
            self.forfeit = Forfeited(seat, error.reason, shorten(error.detail, 200))
        else:
            self.forfeit = Forfeited(seat, "crashed", shorten(f"{type(error).__name__}: {error}", 200))

    def _line(self) -> GameLine:
        match = self.match
        return GameLine(
            deal=self.task.deal,
            line_up=self.task.line_up,
            rotation=self.rotation,
            points=match.totals,
            winners=self._winners(),
            rounds=len(match.sheet),
            decisions=[timing.decisions for timing in self.timings],
            digest=digest(match),
            forfeit=self.forfeit,
        )

    def _winners(self) -> list[Seat]:
        match = self.match
        if self.forfeit is not None:
            return [seat for seat in range(match.seats) if seat != self.forfeit.seat]
        if match.winners is None:
            return [seat for seat, total in enumerate(match.totals) if total == max(match.totals)]
        return list(match.winners)


def processor(player: Player) -> float | None:
    """Seconds of a core, on a clock of its own: other work on the machine does not count."""
    return player.processor() if isinstance(player, ExternalPlayer) else time.thread_time()


def record_of(match: Match, names: Sequence[str]) -> bytes:
    """The match as a file of docs/record.md; one that was forfeited is a match that was stopped."""
    kept = io.BytesIO()
    Recorder(kept, match, [shorten(name, 80) for name in names]).finish()
    return kept.getvalue()


def digest(match: Match) -> str:
    """A fingerprint of every deal, move and score: two runs that agree in it played the same match."""
    return hashlib.sha256("\n".join(map(repr, match.events)).encode()).hexdigest()[:16]
