"""Playing on from a moment of a finished match, against bots, at a new table."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from tilerummy.games import GAMES
from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.http.matches import PATH, Archive, Number
from tilerummy.server.edge.http.new_table import Text, check_salt
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.edge.http.tables import Made, check_count
from tilerummy.server.edge.http.visitor import VisitorSession
from tilerummy.server.edge.limits import Limits
from tilerummy.server.live.registry import Registry
from tilerummy.server.matches.playing_on import Moment, play_on
from tilerummy.server.table.events import Seat
from tilerummy.server.wire import Level, Salt


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """`at`: the step of the replay. `seat`: mine; else the one whose turn it is there. `level`: of the bots on the
    other seats; else they stay what they were, and `medium` plays for people. Not `start`: the match goes on once I
    am ready, with my word for the deal. `salt` is refused, as it is for a new table.
    """

    at: Annotated[int, Meta(ge=1, le=10**6)]
    seat: Seat | None = None
    level: Level = ""
    name: Text = ""
    salt: Salt = ""
    start: bool = True


@post(
    f"{PATH}/play-on",
    operation_id="playOn",
    summary="Play on from a step of a finished match, against bots, at a new table",
    responses=declared(404, 409, 413, 422),
)
async def play_on_from(
    request: Request[Any, Any, Any],
    visitor: NamedDependency[VisitorSession],
    registry: NamedDependency[Registry],
    limits: NamedDependency[Limits],
    archive: NamedDependency[Archive],
    table: FromPath[str],
    number: Number,
    data: JSONBody[PlayOn],
) -> Response[Made]:
    check_salt(data.salt)
    name = await visitor.name(data.name)
    await archive.eyes(table, visitor.who, None)
    await check_count(visitor)
    if not limits.tables.allows(block_of(address_of(request.scope, visitor.services.settings.proxies))):
        raise NotAccepted("table-too-fast")
    moment = await archive.ask(table, number, lambda past: Moment(past, data.at))
    seat = data.seat if data.seat is not None else moment.turn or 0
    check(moment, seat, data.level)
    live = await play_on(registry, moment, seat, data.level, visitor.who, name, data.start)
    return visitor.answer(Made(live.table.id, [seat]))


def check(moment: Moment, seat: int, level: str) -> None:
    bots = GAMES[moment.created.game].bots()
    if seat >= len(moment.created.seats):
        raise NotAccepted("table-no-such-seat")
    if level and level not in bots:
        raise NotAccepted("table-no-such-bot", {"bot": level, "known": " ".join(bots)})


ROUTES: list[Any] = [play_on_from]
