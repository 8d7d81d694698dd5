"""Playing on from a moment of a finished match, against bots, at a new table."""

from typing import Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.http.matches import PATH, Number
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.edge.http.tables import check_count
from tilerummy.server.edge.http.visitor import VisitorSession
from tilerummy.server.edge.limits import Limits
from tilerummy.server.interface.archive import Archive
from tilerummy.server.interface.new_table import check_salt
from tilerummy.server.interface.playing_on import PlayOn, play_on_from
from tilerummy.server.interface.tables import Made


@post(
    f"{PATH}/play-on",
    operation_id="playOn",
    summary="Play on from a step of a finished match, against bots, at a new table",
    responses=declared(404, 409, 413, 422),
)
async def post_play_on(
    request: Request[Any, Any, Any],
    visitor: NamedDependency[VisitorSession],
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
    return visitor.answer(await play_on_from(archive, table, number, data, visitor.who, name))


ROUTES: list[Any] = [post_play_on]
