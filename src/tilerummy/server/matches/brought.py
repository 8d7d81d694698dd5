"""A match that somebody brings as a record: checked first, then looked at, or gone on with at a new table.

What happened in it is taken over as in playing on (docs/decisions/0016-playing-on-from-a-position.md): racks and what
lies open stay, face-down tiles are dealt anew, and of the luck of the lines taken over nothing is claimed.
"""

from tilerummy.dealer import commitment_of
from tilerummy.match import Deal, Move
from tilerummy.records.promise import devices
from tilerummy.records.replay import RecordError, Replay, new_match, verify_luck
from tilerummy.refusal import NotAccepted
from tilerummy.server.matches.history import Past, Verification
from tilerummy.server.table.events import PERSON, Began, Clock, Created, Dealt, Did, Event, Prepared, Row, Sat, Stopped
from tilerummy.server.table.events import encode as encoded

OPEN = "no-end"  # a record without its closing line: of a match that was interrupted
UNKNOWN = "0" * 64  # in place of a seed that the record does not have


class Brought:
    """Raises RecordError, which says what is wrong with the record."""

    def __init__(self, record: str) -> None:
        self.replay = Replay(record.encode().splitlines(keepends=True))
        try:
            while self.replay.step() is not None:
                pass
        except RecordError as error:
            if error.code != OPEN:
                raise
        # As the match has them: a line may write the same luck otherwise, and a log is compared word for word.
        events = self.replay.match.events
        self.happened: list[Dealt | Did] = [taken(event) for event in events if isinstance(event, Deal | Move)]
        self.header = self.replay.header
        self.seed = self.replay.end.seed if self.replay.end is not None else ""

    def check_luck(self) -> None:
        """Raises RecordError. A deal that nobody promised, or whose seed is not told yet, cannot be checked."""
        if self.replay.sealed and self.replay.end is not None:
            verify_luck(self.replay)

    def until(self, at: int | None) -> list[Dealt | Did]:
        """What happened up to this step, or to the end. Raises NotAccepted."""
        most = len(self.happened)
        step = most if at is None else at
        if step > most or not most:
            raise NotAccepted("server-no-such-step", {"most": most})
        if step == most and self.replay.match.winners is not None:
            raise NotAccepted("server-match-decided")
        return self.happened[:step]

    def turn(self, happened: list[Dealt | Did]) -> int | None:
        """Whose turn it is then."""
        match = new_match(self.header)
        for event in happened:
            match.redo(event if isinstance(event, Did) else Deal(len(match.sheet) + 1, event.luck))
        return match.turn

    def verification(self) -> Verification:
        """As of a match of a table (history.py)."""
        replay, match = self.replay, self.replay.match
        moves = sum(isinstance(event, Move) for event in match.events)
        facts = (self.header.commitment, self.seed, moves, len(match.sheet), match.taken_over)
        try:
            if replay.end is None:
                raise RecordError(OPEN, replay.number)
            verify_luck(replay)
        except RecordError as error:
            return Verification(False, *facts, error.code, error.line, error.params)
        return Verification(True, *facts, devices=devices(self.header))

    def past(self) -> Past:
        """The match as if a table here had it in its log; a record has no times."""
        names, bots = self.header.seats, list(self.replay.match.game.bots())
        rules = self.replay.match.rules.data()
        seats = [name if name in bots else PERSON for name in names]
        events: list[Event] = [
            Created(self.header.game, rules, seats, Clock(), public=False, watch=True, hints=False),
            Prepared(self.seed or UNKNOWN),
            *(Sat(seat, f"seat {seat}", names[seat]) for seat, who in enumerate(seats) if who == PERSON),
            Began([], len(self.happened)),
            *self.happened,
        ]
        if self.replay.match.winners is None:
            events.append(Stopped(0))
        return Past("", [Row(seq, 0, encoded(event)) for seq, event in enumerate(events, 1)], 1)

    @property
    def commitment(self) -> str:
        """What the record says was promised; empty for a deal set up by hand."""
        return self.header.commitment if not self.seed else commitment_of(self.seed)


def taken(event: Deal | Move) -> Dealt | Did:
    return Dealt(event.luck) if isinstance(event, Deal) else Did(event.seat, event.action, event.luck)
