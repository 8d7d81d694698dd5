"""A match goes on elsewhere: taken away from a table here, or brought to one as a record."""

from typing import Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.bounded import DISCARDED
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.edge.http.tables import check_count
from tilerummy.server.edge.http.visitor import VisitorSession
from tilerummy.server.edge.limits import Limits
from tilerummy.server.interface.archive import Archive
from tilerummy.server.interface.names import clean_name
from tilerummy.server.interface.records import FromRecord, HandedOver, HandOver, from_record, hand_over
from tilerummy.server.interface.tables import Made

MOST_BODY = DISCARDED  # more than a match of any length that people play


@post(
    "/api/tables/from-record",
    operation_id="tableFromRecord",
    summary="A table whose next match goes on from a moment of a record, which is checked first",
    responses=declared(413, 422),
    request_max_body_size=MOST_BODY,
)
async def post_record(
    request: Request[Any, Any, Any],
    visitor: NamedDependency[VisitorSession],
    limits: NamedDependency[Limits],
    archive: NamedDependency[Archive],
    data: JSONBody[FromRecord],
) -> Response[Made]:
    name = await visitor.name(data.name)
    names = [clean_name(each) for each in data.names]
    for each in names:
        await visitor.check_name(each)
    await check_count(visitor)
    if not limits.tables.allows(block_of(address_of(request.scope, visitor.services.settings.proxies))):
        raise NotAccepted("table-too-fast")
    return visitor.answer(await from_record(archive, data, visitor.who, name, names))


@post(
    "/api/tables/{table:str}/hand-over",
    operation_id="handOver",
    summary="End my match against bots to go on with it elsewhere, and have its whole record",
    status_code=200,
    responses=declared(404, 409, 413, 422),
)
async def post_hand_over(
    visitor: NamedDependency[VisitorSession],
    archive: NamedDependency[Archive],
    table: FromPath[str],
    data: JSONBody[HandOver],
) -> HandedOver:
    return await hand_over(archive, table, visitor.who)


ROUTES: list[Any] = [post_record, post_hand_over]
