"""A table: seats, the match being played, clocks. Made from its events and nothing else; it knows no network, no
database and no time but what it is told.

`fold` takes an event of the log. The methods that decide (`act`, `deal`, `begin`) do what they say and return the event
for the log: if it cannot be stored, the table must be thrown away and made again from the log.
"""

from typing import Any

import msgspec

from tilerummy.dealer import Dealer, DealTerms, commitment_of
from tilerummy.game import AnyGame
from tilerummy.games import GAMES
from tilerummy.match import Deal, Match, Move, Score, terms_of
from tilerummy.refusal import Refusal
from tilerummy.ruleset import Ruleset
from tilerummy.server.table.chairs import Chairs
from tilerummy.server.table.clocks import Clocks
from tilerummy.server.table.events import (
    PERSON,
    Began,
    Closed,
    Created,
    Dealt,
    Did,
    Event,
    Planned,
    Prepared,
    Row,
    Sat,
    Seating,
    Slept,
    Stopped,
    decode,
)

CLOCK = "clock"  # who did what only a clock may do
REMEMBERED = 64  # ids of moves, for resends


class BrokenLog(Exception):
    """A log that cannot have been written by this program."""


class Table:
    def __init__(self, name: str, created: Created) -> None:
        self.id = name
        self.game: AnyGame = GAMES[created.game]
        self.rules: Ruleset = self.game.rules_type.make(created.rules)
        self.created = msgspec.structs.replace(created, rules=self.rules.data())  # with options added since
        self.chairs = Chairs("" if seat == PERSON else seat for seat in created.seats)
        self.make_dealer: type[Dealer] = Dealer
        self.clocks = Clocks(created.clock, len(self.chairs))
        self.seq = 0
        self.at = 0
        self.moved = 0  # the number of the last event that changed the match
        self.number = 0  # of the match at this table
        self.match: Match | None = None
        self.stopped = False
        self.closed = False  # by the host
        self.maker = ""  # who was the first to sit
        self.seed = ""  # of the next match
        self.starter: int | None = None  # of the last match, who may not start the next one
        self.planned: list[Dealt | Did] = []  # what the next match begins with
        self.called = 0  # when all were asked to open their words
        self.to_take_over = 0  # deals and moves still to come that are taken over from another match
        self.ids: dict[tuple[int, str], int] = {}
        self.effects: dict[int, dict[str, int | str]] = {}  # what moves of this match brought, by event

    # ---- reading

    @property
    def phase(self) -> str:
        """`gathering` before a match, `playing`, `pause` after a round, `over` after a match."""
        match = self.match
        if self.closed:
            return "over"
        if match is None or (match.state is None and not self.stopped):
            return "gathering"
        if self.stopped or match.winners is not None:
            return "over"
        return "playing" if match.turn is not None else "pause"

    @property
    def turn(self) -> int | None:
        return None if self.match is None or self.stopped or self.closed else self.match.turn

    @property
    def opening(self) -> bool:
        """Everybody is ready, and words for the deal are still sealed."""
        waiting = self.phase in ("gathering", "over") and self.chairs.sealed()
        return waiting and self.chairs.all_ready() and self.chairs.wanted()

    def view(self, who: int | None) -> Any:
        return None if self.match is None or self.match.state is None else self.match.view(who)

    # ---- from the log

    @classmethod
    def load(cls, name: str, rows: list[Row], make_dealer: type[Dealer] = Dealer) -> "Table":
        table = cls.unfolded(name, rows, make_dealer)
        for row in rows:
            table.fold_row(row)
        return table

    @classmethod
    def unfolded(cls, name: str, rows: list[Row], make_dealer: type[Dealer] = Dealer) -> "Table":
        """As its first event says, before any has been folded."""
        first = decode(rows[0].data) if rows else None
        if not isinstance(first, Created):
            raise BrokenLog(name)
        table = cls(name, first)
        table.make_dealer = make_dealer
        return table

    def fold_row(self, row: Row) -> Event:
        if row.seq != self.seq + 1:
            raise BrokenLog(f"{self.id}: {row.seq} after {self.seq}")
        event = decode(row.data)
        self.fold(event, row.at)
        return event

    def fold(self, event: Event, at: int) -> None:
        if isinstance(event, Did):
            self._redo(event, at)
        elif isinstance(event, Dealt):
            self._redeal(event, at)
        else:
            self._note(event, at)
        if self.to_take_over and isinstance(event, Dealt | Did):
            self._took_over()
        self.count(at)

    def count(self, at: int) -> None:
        """One more event is in the log."""
        self.seq += 1
        self.at = at
        if self.moved < 0:
            self.moved = self.seq

    def _redo(self, event: Did, at: int) -> None:
        match = self._match()
        refusal = match.redo(event, recorded=self.to_take_over > 0)
        if refusal is not None:
            raise BrokenLog(f"{self.id}: {refusal}")
        if self._last_move().luck != event.luck:
            raise BrokenLog(f"{self.id}: another luck")
        self._after(event, at)

    def _redeal(self, event: Dealt, at: int) -> None:
        match = self._match()
        deal = Deal(len(match.sheet) + 1, event.luck)
        match.redo(deal, recorded=self.to_take_over > 0)
        if match.events[-1] != deal:
            raise BrokenLog(f"{self.id}: another deal")
        self._after_deal(at)

    def _took_over(self) -> None:
        """One of the events of another match; after the last of them this one goes on by itself."""
        self.to_take_over -= 1
        if not self.to_take_over:
            self._match().play_on()

    def _last_move(self) -> Move:
        events = self._match().events
        move = events[-2] if isinstance(events[-1], Score) else events[-1]
        assert isinstance(move, Move)
        return move

    def _match(self) -> Match:
        if self.match is None:
            raise BrokenLog(f"{self.id}: no match")
        return self.match

    def _note(self, event: Event, at: int) -> None:
        opening = self.opening
        if isinstance(event, Seating):
            self.chairs.note(event, self.phase in ("gathering", "over") and not opening)
            self.maker = self.maker or (event.who if isinstance(event, Sat) else "")
        elif isinstance(event, Prepared):
            self.seed = event.seed
        elif isinstance(event, Planned):
            self.planned = event.events
        elif isinstance(event, Began):
            self._begin(event)
        elif isinstance(event, Stopped):
            self.stopped = True
            self.chairs.wait()
        elif isinstance(event, Slept):
            self.clocks.start(self.clocks.since + event.away)
        elif isinstance(event, Closed):
            self.closed = True
            self.chairs.wait()
        self.called = self.called if opening else at

    def _begin(self, event: Began) -> None:
        terms = DealTerms(tuple(event.words), event.barred, event.tries) if event.words else None
        self.match = self.match_with(tuple(event.salts), terms)
        self.to_take_over = event.given
        self.planned = []
        self.chairs.forget_words()
        self.number += 1
        self.stopped = False
        self.seed = ""
        self.clocks.refill()
        self.ids.clear()
        self.effects.clear()

    def match_with(self, salts: tuple[str, ...], terms: DealTerms | None) -> Match:
        return Match(self.game, self.rules, len(self.chairs), self.make_dealer(self.seed, salts, terms))

    def _after_deal(self, at: int) -> None:
        match = self._match()
        if len(match.events) == 1:
            self.starter = match.turn
        self.chairs.wait()
        self.clocks.start(at)
        self.moved = -1

    def _after(self, event: Did, at: int) -> None:
        if self.turn != event.seat:
            self.clocks.stop(event.seat, at)
            self.clocks.start(at)
        if event.id:
            while len(self.ids) >= REMEMBERED:
                del self.ids[next(iter(self.ids))]
            self.ids[event.seat, event.id] = self.seq + 1
        effect = self._match().effect
        if effect:
            self.effects[self.seq + 1] = dict(effect)
        self.moved = -1

    # ---- deciding

    def act(self, seat: int, action: Any, at: int, name: str = "", by: str = "", hinted: bool = False) -> Did | Refusal:
        match = self._match()
        refusal = match.act(seat, action, by_clock=by == CLOCK)
        if refusal is not None:
            return refusal
        move = self._last_move()
        event = Did(seat, move.action, move.luck, name, by, hinted)
        self._after(event, at)
        self.count(at)
        return event

    def deal(self, at: int) -> Dealt:
        event = Dealt(self._match().deal().luck)
        self._after_deal(at)
        self.count(at)
        return event

    def begin(self, at: int) -> Began:
        """The match with the seed that was committed to and everybody's words. A rematch must have another starter."""
        commitment, barred = commitment_of(self.seed), self.starter
        words = tuple(chair.word(commitment, barred, seat) for seat, chair in enumerate(self.chairs))
        terms = terms_of(words, barred, lambda tried: self.match_with((), tried))
        event = Began([], len(self.planned), list(words), terms.barred, terms.tries)
        self.fold(event, at)
        return event

    # ---- for others

    def last_score(self) -> Score | None:
        """The score, if the last event of the match ended a round."""
        events = [] if self.match is None else self.match.events
        return events[-1] if events and isinstance(events[-1], Score) else None
