"""How the finished matches of a table ended and what each seat's play amounted to, in one fold of its log.

Only what is over is told: all racks are open then. What is special about a game, the game says (`Game.figures`).
"""

from collections import Counter
from typing import Any

import msgspec

from tilerummy.dealer import Dealer
from tilerummy.game import Decided
from tilerummy.luck import Rng
from tilerummy.match import Match
from tilerummy.refusal import Refusal
from tilerummy.server.table.events import Began, Dealt, Did, Event, Row, Stopped, decode
from tilerummy.server.table.table import Table

YARDSTICK = "greedy"  # quick, the same in every game, and nobody's guess about hidden tiles
LONGEST = 600_000  # milliseconds: who takes longer for one decision is away, and not thinking


class Sum(msgspec.Struct, frozen=True, array_like=True):
    """A figure of several rounds: the total and of how many."""

    total: int
    of: int


class Finished(msgspec.Struct, frozen=True):
    """A match that is over. By seat: `owners` (hashes, for the server only), `names`, `bots`, `totals`, `figures`, and
    `thinking`: milliseconds in so many turns. `winners`: nobody if it was stopped. `given`: it began with what happened
    in another match. `tiles`: what a bot would have got in each seat, with the same deals and the same stock, if bots
    had sat in all of them; what remains is play.
    """

    number: int
    began: int
    ended: int
    rounds: int
    stopped: bool
    given: bool
    owners: list[str]
    names: list[str]
    bots: list[str]
    totals: list[int]
    winners: list[int]
    figures: list[dict[str, Sum]]
    thinking: list[Sum]
    tiles: list[int]


def from_same_tiles(match: Match) -> list[int]:
    """The points of the round that is about to be dealt, if the yardstick played every seat of it."""
    game = match.game
    assert match.dealer is not None
    policy, rng, luck = game.bots()[YARDSTICK], Rng(0), match.dealer.round(len(match.sheet) + 1)
    state = game.deal(match.rules, match.seats, match.state, luck)
    while (seat := game.turn(state)) is not None:
        action = policy(game.determinize(game.view(state, seat), rng), rng)
        accepted = game.accept(state, seat, action)
        assert not isinstance(accepted, Refusal)
        game.apply(state, accepted, luck)
    outcome = game.outcome(state)
    assert outcome is not None
    return list(outcome.points)


class Seat:
    """What one seat did in the match so far; `decided`: in the round so far."""

    def __init__(self) -> None:
        self.decided: list[Decided] = []
        self.totals: Counter[str] = Counter()
        self.rounds: Counter[str] = Counter()
        self.turn = 0
        self.turns = 0  # with a decision of its owner's, in the match
        self.thought = 0

    def deal(self) -> None:
        self.decided.clear()
        self.turn = 0

    def add(self, figures: Any) -> None:
        self.totals.update(figures)
        self.rounds.update(figures.keys())

    def sums(self) -> dict[str, Sum]:
        return {name: Sum(self.totals[name], count) for name, count in self.rounds.items()}


class Telling:
    """Folds a log and notes what has been finished."""

    def __init__(self, name: str, rows: list[Row], dealer: type[Dealer]) -> None:
        self.table = Table.unfolded(name, rows, dealer)
        self.found: list[Finished] = []
        self.seats: list[Seat] = []
        self.began = 0
        self.given = False
        self.last = -1  # who decided last in this round
        self.at = 0
        self.dealt: list[int] = []  # what the tiles of this round were worth to each seat
        self.tiles: list[int] = []  # and those of the rounds that were finished

    def fold(self, row: Row) -> None:
        event = decode(row.data)
        if isinstance(event, Did):
            self.decide(event, row.at)
        elif isinstance(event, Dealt) and self.table.match is not None and not self.given:
            self.dealt = from_same_tiles(self.table.match)
        self.table.fold_row(row)
        if isinstance(event, Began):
            self.begin(event, row.at)
        elif isinstance(event, Dealt):
            self.deal()
        elif isinstance(event, Did):
            self.end_round()
        if isinstance(event, Dealt | Did):
            self.at = row.at
        if isinstance(event, Did | Stopped) and self.table.phase == "over" and len(self.found) < self.table.number:
            self.found.append(self.finished(event, row.at))

    def begin(self, event: Began, at: int) -> None:
        self.began, self.given = at, event.given > 0
        self.seats = [Seat() for _ in self.table.chairs]
        self.dealt = self.tiles = [0] * len(self.seats)

    def deal(self) -> None:
        self.last = -1
        for seat in self.seats:
            seat.deal()

    def decide(self, event: Did, at: int) -> None:
        match, seat = self.table.match, self.seats[event.seat]
        assert match is not None
        new = self.last != event.seat
        seat.turn += new
        self.last = event.seat
        seat.decided.append(Decided(seat.turn, match.game.parse_action(event.action)))
        spent = at - self.at
        if not event.by and 0 <= spent <= LONGEST:
            seat.thought += spent
            seat.turns += new

    def end_round(self) -> None:
        match = self.table.match
        if match is None or self.table.last_score() is None or match.outcome is None:
            return
        for number, seat in enumerate(self.seats):
            seat.add(match.game.figures(number, seat.decided, match.outcome))
        self.tiles = [before + points for before, points in zip(self.tiles, self.dealt, strict=True)]

    def finished(self, event: Event, at: int) -> Finished:
        table, match = self.table, self.table.match
        assert match is not None
        return Finished(
            table.number,
            self.began,
            at,
            len(match.sheet),
            isinstance(event, Stopped),
            self.given,
            [chair.who for chair in table.chairs],
            ["" if chair.bot else chair.name for chair in table.chairs],
            [chair.bot for chair in table.chairs],
            match.totals,
            list(match.winners or ()),
            [seat.sums() for seat in self.seats],
            [Sum(seat.thought, seat.turns) for seat in self.seats],
            self.tiles,
        )


def finished(name: str, rows: list[Row], dealer: type[Dealer] = Dealer) -> list[Finished]:
    """The matches of a table that are over, in their order. Raises BrokenLog."""
    telling = Telling(name, rows, dealer)
    for row in rows:
        telling.fold(row)
    return telling.found
