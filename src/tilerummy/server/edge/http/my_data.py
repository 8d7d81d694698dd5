"""Everything the server has stored about a visitor, to be read and to be deleted by the visitor."""

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from tilerummy.server.edge.http.me import UNKEPT, AskKey
from tilerummy.server.edge.http.mine import MyTable
from tilerummy.server.edge.http.people import Blocked, blocks_of
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.edge.http.tables import read_mine
from tilerummy.server.edge.http.visitor import VisitorSession
from tilerummy.server.edge.session import COOKIE, HOST_COOKIE
from tilerummy.server.live.forgetting import MOST, Forgetting
from tilerummy.server.live.registry import Registry


class MyReport(msgspec.Struct, frozen=True):
    at: int
    table: str
    seat: int
    reason: str


class MyData(msgspec.Struct, frozen=True):
    """`id`: the hash of my cookie, by which the server knows me; `banned`: until when, in milliseconds."""

    id: str
    name: str
    tables: list[MyTable]
    blocks: list[Blocked]
    reports: list[MyReport]
    banned: int | None


class Forgotten(msgspec.Struct, frozen=True):
    """At so many tables the name is gone."""

    tables: int


@get("/api/me/data", operation_id="myData", summary="Everything stored about me", responses=declared())
async def my_data(visitor: NamedDependency[VisitorSession]) -> Response[MyData]:
    services, who = visitor.services, visitor.who
    tables = [] if visitor.fresh else await services.store.tables_of(who, MOST)
    found = [await read_mine(services, each, who) for each in tables]
    made = [MyReport(each.at, each.table, each.seat, each.reason) for each in await services.people.reports_by(who)]
    ban = services.guard.visitors.get(who)
    mine = [each for each in found if each is not None]
    name = await services.people.name_of(who)
    data = MyData(who, name, mine, await blocks_of(visitor), made, None if ban is None else ban.until)
    answer = visitor.answer(data)
    answer.headers.update(UNKEPT)
    return answer


@post(
    "/api/me/delete",
    operation_id="deleteMe",
    summary="Forget me: my name goes from everything, matches with others stay to be replayed",
    status_code=200,
    responses=declared(413),
)
async def delete_me(
    visitor: NamedDependency[VisitorSession], registry: NamedDependency[Registry], data: JSONBody[AskKey]
) -> Response[Forgotten]:
    count = 0 if visitor.fresh else await Forgetting(registry).forget(visitor.who)
    secure = visitor.services.settings.secure
    names = (HOST_COOKIE, COOKIE) if secure else (COOKIE,)
    gone = [Cookie(name, value="", max_age=0, httponly=True, secure=secure, samesite="lax", path="/") for name in names]
    return Response(Forgotten(count), cookies=gone)


ROUTES: list[Any] = [my_data, delete_me]
