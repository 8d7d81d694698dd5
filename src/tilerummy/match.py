"""A match: rounds of one game, the score sheet, the winner. The one place where a State, luck and decisions meet."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, overload

import msgspec
from msgspec import Meta, field

from tilerummy.dealer import Dealer, DealTerms, Word
from tilerummy.game import AnyGame, RoundOutcome, Seat
from tilerummy.luck import GivenLuck, Luck, NotedLuck
from tilerummy.refusal import Refusal, refusal_of
from tilerummy.ruleset import Ruleset

# What happens in a match. Their JSON is a line of a record (docs/record.md), so the order and the names never change.


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round begins: what luck gave, in notation."""

    round: Annotated[int, Meta(ge=0, le=10**6)]
    luck: str


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One decision in notation, with what luck gave for it."""

    seat: Annotated[Seat, Meta(ge=0, le=7)]
    action: str = field(name="do")
    luck: str = ""


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round has ended."""

    points: tuple[int, ...] = field(name="score")
    reason: str


Event = Deal | Move | Score
STARTS = 64  # tries for another starter in a rematch


class Match:
    """Deals rounds, accepts and applies actions, keeps the events in order. `luck` replaces the dealer in replays."""

    def __init__(self, game: AnyGame, rules: Ruleset, seats: int, dealer: Dealer | None = None) -> None:
        if seats not in game.seats:
            raise ValueError(f"{game.name} is not for {seats} players")
        self.game = game
        self.rules = rules
        self.seats = seats
        self.dealer = dealer
        self.state: Any = None
        self.luck: Luck | None = None
        self.sheet: list[tuple[int, ...]] = []
        self.events: list[Event] = []
        self.effect: Mapping[str, int | str] = {}  # of the last action
        self.winners: Sequence[Seat] | None = None
        self.taken_over = 0  # of the events, those taken over from another match, with their luck

    def deal(self, luck: Luck | None = None) -> Deal:
        """Begin the next round."""
        if self.winners is not None or self.turn is not None:
            raise ValueError("no round can begin now")
        number = len(self.sheet) + 1
        self.luck = luck if luck is not None else self._dealer().round(number)
        noted = NotedLuck(self.luck)
        self.state = self.game.deal(self.rules, self.seats, self.state, noted)
        event = Deal(number, " ".join(noted.words))
        self.events.append(event)
        return event

    def play_on(self) -> None:
        """All events so far were taken over from another match; from here on luck comes from the dealer."""
        self.taken_over = len(self.events)
        if self.turn is not None:
            self.luck = self._dealer().round(len(self.sheet) + 1)

    def _dealer(self) -> Dealer:
        if self.dealer is None:
            raise ValueError("a match without a dealer gets its luck from outside")
        return self.dealer

    @property
    def turn(self) -> Seat | None:
        return None if self.state is None else self.game.turn(self.state)

    @property
    def outcome(self) -> RoundOutcome | None:
        return None if self.state is None else self.game.outcome(self.state)

    @property
    def totals(self) -> list[int]:
        return [sum(row[seat] for row in self.sheet) for seat in range(self.seats)]

    def accept(self, seat: Seat, action: Any, by_clock: bool = False) -> Any:
        """As the rules take it, or a Refusal. `by_clock`: a clock says so, or a record in which one may have."""
        accepted = self.game.accept(self.state, seat, action)
        clock_only = self.game.clock_only
        if clock_only and not (by_clock or isinstance(accepted, Refusal)) and str(action) in clock_only:
            return Refusal("clock-only", clock_only[str(action)])
        return accepted

    def check(self, seat: Seat, action: Any, by_clock: bool = False) -> Refusal | None:
        """Why it would not be accepted: for those who only ask."""
        return refusal_of(self.accept(seat, action, by_clock))

    def act(self, seat: Seat, action: Any, luck: Luck | None = None, by_clock: bool = False) -> Refusal | None:
        """Applies the action if it is legal; a refusal changes nothing. The move is recorded as it was proposed."""
        accepted = self.accept(seat, action, by_clock)
        if isinstance(accepted, Refusal):
            return accepted
        source = luck if luck is not None else self.luck
        assert source is not None
        noted = NotedLuck(source)
        self.effect = self.game.effect(self.state, accepted)
        self.game.apply(self.state, accepted, noted)
        self.events.append(Move(seat, str(action), " ".join(noted.words)))
        outcome = self.outcome
        if outcome is not None:
            self._end_round(outcome)
        return None

    def redo(self, event: Event, recorded: bool = True) -> Refusal | None:
        """Replays an event of this or another match; the only way to do so. The luck is `recorded` in the event, or
        comes from the dealer. A score follows by itself. Raises NotationError and LuckError.
        """
        if isinstance(event, Score):
            return None
        luck = GivenLuck(event.luck.split()) if recorded else None
        if isinstance(event, Deal):
            self.deal(luck)
        else:
            refusal = self.act(event.seat, self.game.parse_action(event.action), luck, by_clock=True)
            if refusal is not None:
                return refusal
        if luck is not None:
            luck.finish()
        return None

    def _end_round(self, outcome: RoundOutcome) -> None:
        self.sheet.append(tuple(outcome.points))
        self.events.append(Score(tuple(outcome.points), outcome.reason))
        self.winners = self.game.winners(self.rules, self.sheet)

    def view(self, who: Seat | None) -> Any:
        return self.game.view(self.state, who)

    @overload
    def seen(self, event: Move, who: Seat | None) -> Move: ...
    @overload
    def seen(self, event: Deal, who: Seat | None) -> Deal: ...
    @overload
    def seen(self, event: Event, who: Seat | None) -> Event: ...

    def seen(self, event: Event, who: Seat | None) -> Event:
        """An event as one seat or a spectator may know it."""
        if isinstance(event, Move):
            return Move(event.seat, *self.game.redact(event.seat, event.action, event.luck, who))
        if isinstance(event, Deal):
            return Deal(event.round, self.game.redact_deal(self.rules, self.seats, event.luck, who))
        return event


def terms_of(words: tuple[Word, ...], barred: Seat | None, begun: Callable[[DealTerms], Match]) -> DealTerms:
    """The words of all seats, and the smallest number of tries with which `barred` does not start. `begun` makes the
    match that would be played by such terms. It is a rule and no choice: whoever has the record computes the same.
    """
    for tries in range(STARTS):
        terms = DealTerms(words, barred, tries)
        if barred is None:
            break
        trial = begun(terms)
        trial.deal()
        if trial.turn != barred:
            break
    return terms
