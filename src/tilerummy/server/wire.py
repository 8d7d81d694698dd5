"""The messages on a socket, both ways, and what the HTTP interface gives and takes. docs/protocol.md describes them;
their JSON Schema and the browser's types are made from here.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tilerummy.analysis.weighing import Expected, Measure
from tilerummy.dealer import Word
from tilerummy.game import ScoreInfo
from tilerummy.games import GAMES
from tilerummy.refusal import CodedError
from tilerummy.server.table.events import Clock, Seat

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Notation = Annotated[str, Meta(max_length=2000)]
Salt = Annotated[str, Meta(max_length=64)]
Seal = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]
Name = Annotated[str, Meta(max_length=24)]
Count = Annotated[int, Meta(ge=0, le=10**9)]
Level = Annotated[str, Meta(max_length=24)]
Phrase = Literal["hello", "good-game", "thanks", "well-played", "oops", "thinking", "hurry", "wow", "sorry", "bye"]

if TYPE_CHECKING:
    View = msgspec.Struct
else:  # one of each game, told apart by `game`
    View = reduce(or_, [game.wire_type for game in GAMES.values()])


# ---- from a client


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Every message may carry an `id`; the answer to it carries the same."""


class Act(Message, frozen=True, tag="act"):
    """A move in notation. `at`: the number of the last event its sender has seen."""

    id: Id
    at: Count
    a: Notation


class Check(Message, frozen=True, tag="check"):
    """Would this move be accepted? Changes nothing."""

    id: Id
    a: Notation


class BeReady(Message, frozen=True, tag="ready"):
    """For the first deal, the next round, or a rematch. `seal`: of a word of one's own for the deal, told with `open`
    when everybody is ready; or the word itself, `salt`. `seat`: another of mine.
    """

    id: Id
    salt: Salt = ""
    seal: Seal = ""
    seat: Seat | None = None


class OpenWord(Message, frozen=True, tag="open"):
    """The word that was sealed with `ready`, once `table.opening` says that everybody is ready."""

    id: Id
    salt: Salt
    seat: Seat | None = None


class Leave(Message, frozen=True, tag="leave"):
    id: Id


class ComeBack(Message, frozen=True, tag="back"):
    """Play on oneself, after a bot has stood in."""

    id: Id


class LetStandIn(Message, frozen=True, tag="stand-in"):
    """A bot is to play on for a seat that is away; `level` empty: the one that usually does."""

    id: Id
    seat: Seat
    level: Level = ""


class End(Message, frozen=True, tag="end"):
    """End a match that somebody has left."""

    id: Id


class Say(Message, frozen=True, tag="say"):
    id: Id
    phrase: Phrase


class Hint(Message, frozen=True, tag="hint"):
    """`play`: what the solver finds; `advice`: what an expert would consider, and why."""

    id: Id
    kind: Literal["play", "advice"]


class Sync(Message, frozen=True, tag="sync"):
    """Send again what came after the event with this number."""

    id: Id
    after: Count


class Sit(Message, frozen=True, tag="sit"):
    """Several seats of one device: this socket is now the other seat's."""

    id: Id
    seat: Seat


class Pace(Message, frozen=True, tag="pace"):
    """How fast bots are to play, as long as this socket is open. Of several wishes the slowest counts."""

    id: Id
    speed: Literal["calm", "normal", "fast", "at-once"]


class Ping(Message, frozen=True, tag="ping"):
    id: Id


FromClient = (
    Act | Check | BeReady | OpenWord | Leave | ComeBack | LetStandIn | End | Say | Hint | Sync | Sit | Pace | Ping
)


# ---- to a client


class SeatInfo(msgspec.Struct, frozen=True):
    """`bot`: the level of a bot's seat; `stand_in`: the level that plays on for a person. `seal`: of the word for the
    next deal that its device has given. `person`: the same as long as one person has the seat; of this table only.
    """

    bot: str
    name: str
    taken: bool
    gone: bool
    stand_in: str
    ready: bool
    seal: str = ""
    person: str = ""


class MatchInfo(msgspec.Struct, frozen=True):
    """`seed` is empty until the match is over: then everybody can check the deal. `words`, `barred`, `tries`: what went
    into it besides (docs/fair-dealing.md); a match dealt in the first way has `salts` instead of words. `given`: so
    many of its deals and moves were taken over from another match, and of their luck nothing is claimed.
    """

    number: int
    commitment: str
    salts: list[str]
    seed: str
    sheet: list[list[int]]
    winners: list[int] | None
    stopped: bool
    words: list[Word] = []
    barred: int | None = None
    tries: int = 0
    given: int = 0


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody at a table may know of it. `next`: the commitment to the deal of the next match, which the seat
    `barred` may not start; `opening`: everybody is ready, and sealed words are to be opened; `closed`: the host of the
    server lets nobody sit down or play there any more. `planned`: so many deals and moves of another match that the
    next one begins with.
    """

    id: str
    game: str
    rules: dict[str, Any]
    clock: Clock
    public: bool
    watch: bool
    hints: bool
    phase: Literal["gathering", "playing", "pause", "over"]
    seats: list[SeatInfo]
    next: str
    match: MatchInfo | None
    barred: int | None = None
    opening: bool = False
    closed: bool = False
    planned: int = 0


class LobbyInfo(msgspec.Struct, frozen=True):
    """A public table in the lobby."""

    id: str
    game: str
    rules: str
    clock: Clock
    watch: bool
    phase: Literal["gathering", "playing", "pause", "over"]
    seats: list[SeatInfo]
    hints: bool = False


class LobbyList(msgspec.Struct, frozen=True, tag="lobby", tag_field="t"):
    """On `/ws/lobby`: all public tables, newest first. It takes the place of the list before."""

    tables: list[LobbyInfo]


class ClockInfo(msgspec.Struct, frozen=True):
    """`deadline`: when the time of the seat to move runs out; `bank`: what each has left. Milliseconds."""

    deadline: int | None
    bank: list[int]


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as the receiver may know it. `what` says which of the other fields are there.

    `effect`: what a move brought that its notation does not say. Investo: `points` of a row taken, the tiles `handed`
    to the other player (I7), `mistake` 1 (I12).
    """

    what: Literal[
        "created",
        "sat",
        "left",
        "ready",
        "opened",
        "prepared",
        "planned",
        "began",
        "dealt",
        "did",
        "stood-in",
        "stopped",
        "keyed",
        "slept",
        "closed",
    ]
    seat: int | None = None
    name: str = ""
    do: str = ""
    luck: str = ""
    by: str = ""
    effect: dict[str, int | str] = {}


class Position(msgspec.Struct, frozen=True):
    """Where the match stands for the receiver. `options`: the small decisions open to it now; `play`: may it lay?

    `notation`: the view as one line of text, for a socket opened with `?notation=true`.
    """

    view: View
    options: list[str]
    play: bool
    notation: str = ""


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="t"):
    """The first message on a socket, and the answer to `sync` and `sit`. `seats`: all that this session has.

    `score`: how the round that is over was scored, as long as no other is dealt.
    """

    protocol: int
    version: str
    now: int
    seq: int
    seat: int | None
    seats: list[int]
    table: TableInfo
    present: list[bool]
    missed: list["EventFrame"]
    position: Position | None
    clock: ClockInfo
    id: str = ""
    score: ScoreInfo | None = None


class EventFrame(msgspec.Struct, frozen=True, tag="event", tag_field="t", omit_defaults=True):
    """One event. What has changed by it comes along; if several come at once, with the last of them."""

    seq: int
    at: int
    event: Happened
    score: ScoreInfo | None = None
    table: TableInfo | None = None
    position: Position | None = None
    clock: ClockInfo | None = None


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="t"):
    """What was asked for is done; `seq` is the number of its event, 0 if there is none."""

    id: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="t"):
    """Why not: a code with parameters, and the rule's id where it is one. Nothing has changed."""

    id: str
    code: str
    rule: str
    params: dict[str, str | int]


def refused(name: str, error: CodedError) -> Refused:
    """The answer to the message `name`."""
    return Refused(name, error.key, error.rule, error.params)


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="t"):
    seat: int
    phrase: Phrase


class Present(msgspec.Struct, frozen=True, tag="present", tag_field="t"):
    """Who is connected, by seat."""

    seats: list[bool]


class Considered(msgspec.Struct, frozen=True):
    """`worth` sorts the moves; `expected`: the same in whole points, for people, with the range it is in. Both are null
    for a move that was not played out, as there was nothing to compare it with. `alike`: it cannot be told apart from
    the first. `win`: always null now, as points are said and not chances; `ahead` is `worth`.
    """

    action: str
    win: float | None
    ahead: float | None
    worth: float | None
    alike: bool = False
    expected: Expected | None = None


class ReasonInfo(msgspec.Struct, frozen=True):
    code: str
    params: dict[str, str | int]


class Hinted(msgspec.Struct, frozen=True, tag="hinted", tag_field="t"):
    """Moves worth considering, best first, and why the first is best. `measure`: their worth is points of the round
    and no longer the chance to win the match; `scale`: ahead of the best other (`lead`), or one's own (`score`).
    """

    id: str
    considered: list[Considered]
    reasons: list[ReasonInfo]
    measure: Literal["win", "points"]
    scale: Measure = "lead"


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="t"):
    id: str
    now: int


ToClient = Welcome | EventFrame | Done | Refused | Said | Present | Hinted | Pong

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def encode(message: ToClient) -> bytes:
    return _encoder.encode(message)


def encode_info(info: LobbyInfo) -> bytes:
    return _encoder.encode(info)


def decode(data: bytes | str) -> FromClient:
    """Raises msgspec.DecodeError (also for what does not fit the types)."""
    found = _decoder.decode(data)
    if found.id.endswith("\n"):  # Python's `$` stands before one too
        raise msgspec.ValidationError("an id is one word")
    return found
