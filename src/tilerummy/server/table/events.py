"""What happens at a table, in order: the one thing that is stored. A table is what its events make of it.

An event is written in the log of its table with a number (`seq`, from 1) and the time in milliseconds. Moves are in
notation, with what luck gave. Secrets of the server (the seed of a running match, hashes of keys) are in here: only
what `projection.py` makes of an event leaves the server.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tilerummy.dealer import Word
from tilerummy.match import Move

Seat = Annotated[int, Meta(ge=0, le=7)]
PERSON = "person"


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`turn`: so many seconds each turn; `bank`: seconds for the match, `more` are added each turn; `days`: a turn."""

    kind: Literal["none", "turn", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=14 * 86400)] = 0
    more: Annotated[int, Meta(ge=0, le=3600)] = 0


class Stored(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="e"):
    """What events have in common: a field of a newer version is refused, since it may change what the others mean."""


class Created(Stored, frozen=True, tag="created"):
    """`seats`: `person` or a bot's name each."""

    game: str
    rules: dict[str, Any]
    seats: list[str]
    clock: Clock
    public: bool
    watch: bool
    hints: bool


class Sat(Stored, frozen=True, tag="sat"):
    """Somebody takes a seat, takes it over with its key, or changes the name. `who`: a hash of the secret."""

    seat: Seat
    who: str
    name: str


class Left(Stored, frozen=True, tag="left"):
    seat: Seat


class Ready(Stored, frozen=True, tag="ready", omit_defaults=True):
    """For the first deal, the next round or a rematch. `seal`: of the word for the deal (docs/fair-dealing.md), or the
    word itself, `salt`.
    """

    seat: Seat
    salt: str = ""
    seal: str = ""


class Opened(Stored, frozen=True, tag="opened"):
    """Everybody is ready, and this is the word that a seat has sealed."""

    seat: Seat
    salt: str


class Prepared(Stored, frozen=True, tag="prepared"):
    """The seed of the next match: the players see its commitment before they give their salts."""

    seed: str


class Began(Stored, frozen=True, tag="began", omit_defaults=True):
    """A match begins, with all that goes into its deal besides the seed. `given`: so many deals and moves that follow
    were taken over from another match, with their luck (docs/decisions/0016-playing-on-from-a-position.md).
    `words`, `barred`, `tries`: the terms of the deal; without words it is dealt in the first way, with `salts`.
    """

    salts: list[str]
    given: int = 0
    words: list[Word] = []
    barred: Seat | None = None
    tries: int = 0


class Dealt(Stored, frozen=True, tag="dealt"):
    luck: str


class Did(Move, frozen=True, forbid_unknown_fields=True, tag_field="e", tag="did", omit_defaults=True):
    """A move, with what only the log needs. `id`: the sender's name for it, so that a resend is not a second move; `by`
    the clock or a bot; `hinted`: a hint had recommended it.
    """

    id: str = ""
    by: str = ""
    hinted: bool = False


class Planned(Stored, frozen=True, tag="planned"):
    """The next match begins with what happened in another one up to a moment, and goes on from there."""

    events: list[Dealt | Did]


class StoodIn(Stored, frozen=True, tag="stood-in"):
    """A bot plays on for somebody who is away; `level` empty: the person is back."""

    seat: Seat
    level: str


class Stopped(Stored, frozen=True, tag="stopped"):
    """The others ended a match that somebody has left."""

    seat: Seat


class Keyed(Stored, frozen=True, tag="keyed"):
    """A link was made that moves the seat to another device; `key` is the hash of its secret."""

    seat: Seat
    key: str


class Slept(Stored, frozen=True, tag="slept"):
    """The device was off or asleep for so many milliseconds, which count for nobody. A server never sleeps."""

    away: Annotated[int, Meta(ge=0)]


class Closed(Stored, frozen=True, tag="closed"):
    """The host has closed the table: nobody sits down or plays there any more."""


Seating = Sat | Left | Ready | Opened | StoodIn | Keyed
Event = Created | Seating | Prepared | Planned | Began | Dealt | Did | Stopped | Slept | Closed

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    return _encoder.encode(event)


def decode(data: bytes) -> Event:
    return _decoder.decode(data)


class Row(msgspec.Struct, frozen=True):
    """An event as it lies in the log."""

    seq: int
    at: int  # milliseconds
    data: bytes
