"""A table: seats, the match being played, clocks. Made from its events and nothing else; it knows no network, no
database and no time but what it is told.

`fold` takes an event of the log. The methods that decide (`act`, `deal`, `begin`) do what they say and return the event
for the log: if it cannot be stored, the table must be thrown away and made again from the log.
"""

from typing import Any

import msgspec

from tilerummy.dealer import Dealer, commitment_of
from tilerummy.game import Game
from tilerummy.games import GAMES
from tilerummy.luck import GivenLuck, Luck
from tilerummy.match import Deal, Match, Move, Score
from tilerummy.refusal import Refusal
from tilerummy.ruleset import Ruleset
from tilerummy.server.clock import Clocks
from tilerummy.server.events import (
    PERSON,
    Began,
    Created,
    Dealt,
    Did,
    Event,
    Keyed,
    Left,
    Prepared,
    Ready,
    Row,
    Sat,
    StoodIn,
    Stopped,
    decode,
)

CLOCK = "clock"  # who did what only a clock may do
REMEMBERED = 64  # ids of moves, for resends
STARTS = 64  # tries for another starter in a rematch


class BrokenLog(Exception):
    """A log that cannot have been written by this program."""


class Chair:
    """A seat and whoever has it. `who` is a hash of the owner's session secret, empty while the seat is free."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.who = ""
        self.name = bot
        self.gone = False
        self.stand_in = ""
        self.ready = bool(bot)
        self.salt = ""
        self.key = ""

    @property
    def free(self) -> bool:
        return not self.bot and not self.who

    @property
    def level(self) -> str:
        """The bot that decides for this seat now, if one does."""
        return self.bot or self.stand_in


class Table:
    def __init__(self, name: str, created: Created) -> None:
        self.id = name
        self.game: Game = GAMES[created.game]
        self.rules: Ruleset = self.game.rules_type.make(created.rules)
        self.created = msgspec.structs.replace(created, rules=self.rules.data())  # with options added since
        self.chairs = [Chair("" if seat == PERSON else seat) for seat in created.seats]
        self.make_dealer: type[Dealer] = Dealer
        self.clocks = Clocks(created.clock, len(self.chairs))
        self.seq = 0
        self.at = 0
        self.moved = 0  # the number of the last event that changed the match
        self.number = 0  # of the match at this table
        self.match: Match | None = None
        self.stopped = False
        self.seed = ""  # of the next match
        self.starter: int | None = None
        self.given = 0  # deals and moves still to come that are taken over from another match
        self.ids: dict[tuple[int, str], int] = {}
        self.effects: dict[int, dict[str, int]] = {}  # of the moves of this match that have one, by event

    # ---- reading

    @property
    def phase(self) -> str:
        """`gathering` before a match, `playing`, `pause` after a round, `over` after a match."""
        match = self.match
        if match is None or (match.state is None and not self.stopped):
            return "gathering"
        if self.stopped or match.winners is not None:
            return "over"
        return "playing" if match.turn is not None else "pause"

    @property
    def turn(self) -> int | None:
        return None if self.match is None or self.stopped else self.match.turn

    def seats_of(self, who: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.who == who and who]

    def open_seats(self) -> list[int]:
        """Free, or left by somebody and the match is over."""
        over = self.phase == "over"
        return [seat for seat, chair in enumerate(self.chairs) if chair.free or (over and chair.gone)]

    def all_ready(self) -> bool:
        return all(chair.ready or chair.stand_in for chair in self.chairs) and not any(c.free for c in self.chairs)

    def wanted(self) -> bool:
        """Whether a person waits for what comes next: bots alone do not go on for ever."""
        return any(chair.ready and chair.who and not chair.stand_in for chair in self.chairs)

    def due(self) -> int | None:
        """When the server has something to do by itself: a bot's turn, or a clock."""
        seat = self.turn
        if seat is None:
            return None
        if self.chairs[seat].level:
            return self.clocks.since
        return self.clocks.deadline(seat)

    def away(self, seat: int, now: int, patience: int) -> bool:
        """Whether the others may decide what happens to this seat: it was left, or kept them waiting too long.

        In its turn a seat with a clock has all the time of the clock, and in a match of days everything takes days.
        """
        chair = self.chairs[seat]
        if chair.bot or chair.stand_in or not chair.who:
            return False
        if chair.gone:
            return True
        clock = self.clocks.clock
        if self.turn is not None:
            return self.turn == seat and clock.kind == "none" and now - self.clocks.since >= patience
        patience = max(patience, clock.seconds * 1000) if clock.kind == "days" else patience
        return not chair.ready and now - self.at >= patience

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
            if self._deal(at, self._given_luck(event)).luck != event.luck:
                raise BrokenLog(f"{self.id}: another deal")
        else:
            self._note(event, at)
        if self.given and isinstance(event, Dealt | Did):
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
        refusal = match.act(event.seat, match.game.parse_action(event.do), self._given_luck(event), by_clock=True)
        if refusal is not None:
            raise BrokenLog(f"{self.id}: {refusal}")
        if self._moves()[-1].luck != event.luck:
            raise BrokenLog(f"{self.id}: another luck")
        self._after(event, at)

    def _given_luck(self, event: Dealt | Did) -> Luck | None:
        """None: the dealer's."""
        return GivenLuck(event.luck.split()) if self.given else None

    def _took_over(self) -> None:
        """One of the events of another match; after the last of them this one goes on by itself."""
        self.given -= 1
        if not self.given:
            self._match().play_on()

    def _moves(self) -> list[Move]:
        return [event for event in self._match().events[-2:] if isinstance(event, Move)]

    def _match(self) -> Match:
        if self.match is None:
            raise BrokenLog(f"{self.id}: no match")
        return self.match

    def _note(self, event: Event, at: int) -> None:
        if isinstance(event, Sat):
            self._sit(self.chairs[event.seat], event)
        elif isinstance(event, Left):
            self._leave(self.chairs[event.seat])
        elif isinstance(event, Ready):
            self._be_ready(self.chairs[event.seat], event.salt)
        elif isinstance(event, Prepared):
            self.seed = event.seed
        elif isinstance(event, Began):
            self._begin(event)
        elif isinstance(event, StoodIn):
            self._stand_in(self.chairs[event.seat], event.level)
        elif isinstance(event, Stopped):
            self.stopped = True
            self._wait()
        elif isinstance(event, Keyed):
            self.chairs[event.seat].key = event.key

    def _sit(self, chair: Chair, event: Sat) -> None:
        if chair.who != event.who:
            chair.key, chair.stand_in = "", ""
        chair.who, chair.name, chair.gone = event.who, event.name, False

    def _be_ready(self, chair: Chair, salt: str) -> None:
        chair.ready, chair.salt, chair.gone = True, salt, False

    def _leave(self, chair: Chair) -> None:
        """Before a match and after it the seat is free again; during one its owner may come back."""
        if self.phase in ("gathering", "over"):
            chair.who, chair.name, chair.ready, chair.key, chair.stand_in = "", "", False, "", ""
        else:
            chair.gone = True

    def _stand_in(self, chair: Chair, level: str) -> None:
        chair.stand_in = level
        chair.gone = chair.gone and bool(level)

    def _begin(self, event: Began) -> None:
        self.match = self.match_with(tuple(event.salts))
        self.given = event.given
        self.number += 1
        self.stopped = False
        self.seed = ""
        self.clocks.refill()
        self.ids.clear()
        self.effects.clear()

    def match_with(self, salts: tuple[str, ...]) -> Match:
        return Match(self.game, self.rules, len(self.chairs), self.make_dealer(self.seed, salts))

    def _deal(self, at: int, luck: Luck | None = None) -> Deal:
        match = self._match()
        first = match.state is None
        deal = match.deal(luck)
        if first:
            self.starter = match.turn
        self._wait()
        self.clocks.start(at)
        self.moved = -1
        return deal

    def _wait(self) -> None:
        """Nobody but the bots is ready for what comes next."""
        for chair in self.chairs:
            chair.ready = bool(chair.bot)

    def _after(self, event: Did, at: int) -> None:
        if self.turn != event.seat:
            self.clocks.stop(event.seat, at)
            self.clocks.start(at)
        if event.id:
            while len(self.ids) >= REMEMBERED:
                del self.ids[next(iter(self.ids))]
            self.ids[event.seat, event.id] = self.seq + 1
        if self._match().effect:
            self.effects[self.seq + 1] = dict(self._match().effect)
        self.moved = -1

    # ---- deciding

    def act(
        self, seat: int, action: Any, at: int, name: str = "", by: str = "", hinted: bool = False
    ) -> Did | Refusal:
        match = self._match()
        refusal = match.act(seat, action, by_clock=by == CLOCK)
        if refusal is not None:
            return refusal
        move = self._moves()[-1]
        event = Did(seat, move.action, move.luck, name, by, hinted)
        self._after(event, at)
        self.count(at)
        return event

    def deal(self, at: int) -> Dealt:
        event = Dealt(self._deal(at).luck)
        self.count(at)
        return event

    def begin(self, at: int) -> Began:
        """The match with the seed that was committed to and everybody's salts. A rematch must have another starter:
        the smallest number that brings one about is the last salt, so that anybody can check it.
        """
        salts = [chair.salt for chair in self.chairs if chair.salt]
        event = Began(salts)
        for number in range(1, STARTS):
            trial = self.match_with(tuple(event.salts))
            trial.deal()
            if self.starter is None or trial.turn != self.starter:
                break
            event = Began([*salts, f"start {number}"])
        self.fold(event, at)
        return event

    # ---- for others

    def effect_of(self, seq: int) -> dict[str, int]:
        """What a move of this match brought that its notation does not say."""
        return self.effects.get(seq, {})

    def last_score(self) -> Score | None:
        """The score, if the last event of the match ended a round."""
        events = [] if self.match is None else self.match.events
        return events[-1] if events and isinstance(events[-1], Score) else None

    def next_commitment(self) -> str:
        """To the deal of the match that comes next, once there is one to come."""
        return commitment_of(self.seed) if self.seed else ""
