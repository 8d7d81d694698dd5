"""The request for a new table, and its validation."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tilerummy.game import AnyGame
from tilerummy.games import GAMES
from tilerummy.refusal import NotAccepted
from tilerummy.ruleset import Ruleset
from tilerummy.server.table.events import PERSON, Clock, Created
from tilerummy.server.wire import Salt

DAY = 86400
# The least and the most seconds of each kind of clock.
LIMITS = {"none": (0, 0), "turn": (1, 3600), "bank": (1, DAY), "days": (DAY, 14 * DAY)}

Text = Annotated[str, Meta(max_length=400)]
RulesText = Annotated[str, Meta(max_length=400)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """`seats`: `person` or a bot's name each. `rules`: a text (`family rounds=2`) or the options as data; an option
    that is left out is as it was before there was such an option. No `rules`, no `clock`: what the game says. `own`:
    how many seats are mine, for several people on one device, who are called `names`. No `hints`: none between people,
    but against bots alone.
    `start`: I am ready at once, without a word for the deal. `salt`: none can be given here, before the commitment is
    seen; it is refused.
    """

    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(min_length=1, max_length=8)]
    rules: RulesText | dict[str, Any] | None = None
    clock: Clock | None = None
    public: bool = False
    watch: bool = True
    hints: bool | None = None
    name: Text = ""
    names: Annotated[list[Text], Meta(max_length=8)] = []
    own: Annotated[int, Meta(ge=1, le=8)] = 1
    start: bool = False
    salt: Salt = ""


def created_by(asked: NewTable) -> Created:
    """Raises NotAccepted, or RulesError for rules that cannot be."""
    check_salt(asked.salt)
    game = GAMES.get(asked.game)
    if game is None:
        raise NotAccepted("server-no-such-game", {"game": asked.game})
    check_seats(game, asked)
    rules = rules_of(game, asked.rules)
    people = asked.seats.count(PERSON)
    clock = asked.clock if asked.clock is not None else usual_clock(rules, people)
    check_clock(clock)
    if clock.kind != "none":
        rules = rules.timed(clock.seconds)
    hints = people == 1 if asked.hints is None else asked.hints
    return Created(asked.game, rules.data(), asked.seats, clock, asked.public, asked.watch, hints)


def check_salt(salt: str) -> None:
    """A word that comes together with the choice of the seed proves nothing."""
    if salt:
        raise NotAccepted("server-salt-too-early")


def check_seats(game: AnyGame, asked: NewTable) -> None:
    if len(asked.seats) not in game.seats:
        raise NotAccepted("server-bad-seats", {"count": len(asked.seats), "known": " ".join(map(str, game.seats))})
    bots = game.bots()
    for seat in asked.seats:
        if seat != PERSON and seat not in bots:
            raise NotAccepted("table-no-such-bot", {"bot": seat, "known": " ".join(bots)})
    people = asked.seats.count(PERSON)
    if people == 0:
        raise NotAccepted("server-no-person")
    if asked.own > people:
        raise NotAccepted("server-bad-own", {"most": people})


def rules_of(game: AnyGame, asked: str | dict[str, Any] | None) -> Ruleset:
    known: type[Ruleset] = game.rules_type
    return known.make(asked) if isinstance(asked, dict) else known.chosen(asked)


def usual_clock(rules: Ruleset, people: int) -> Clock:
    """Between people the game's default clock, if it has one; against bots none."""
    return Clock("turn", rules.turn_seconds) if people > 1 and rules.turn_seconds else Clock()


def check_clock(clock: Clock) -> None:
    least, most = LIMITS[clock.kind]
    if not least <= clock.seconds <= most or (clock.more and clock.kind != "bank"):
        raise NotAccepted("server-bad-clock", {"kind": clock.kind, "least": least, "most": most})
