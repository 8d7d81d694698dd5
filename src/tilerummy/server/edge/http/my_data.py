"""Everything the server has stored about a visitor, to be read and to be deleted by the visitor."""

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.http.me import UNKEPT, AskKey
from tilerummy.server.edge.http.people import Blocked, blocks_of
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.edge.http.visitor import VisitorSession
from tilerummy.server.edge.limits import Limits
from tilerummy.server.edge.session import COOKIE, HOST_COOKIE
from tilerummy.server.interface.archive import Archive
from tilerummy.server.interface.mine import MyTable
from tilerummy.server.live.forgetting import MOST, Forgetting
from tilerummy.server.live.registry import Registry
from tilerummy.server.store.reports import Complaint


class MyReport(msgspec.Struct, frozen=True):
    at: int
    table: str
    seat: int
    reason: str


class MyNote(msgspec.Struct, frozen=True):
    at: int
    task: str
    detail: str


class MyData(msgspec.Struct, frozen=True):
    """`id`: the hash of my cookie, by which the server knows me; `tables`: where I have ever had a seat; `reports`: my
    own; `about`: that others, or the server, made about me; `banned`: until when, in milliseconds, and why;
    `log`: what the host did about me.
    """

    id: str
    name: str
    tables: list[MyTable]
    blocks: list[Blocked]
    reports: list[MyReport]
    about: list[MyReport]
    banned: int | None
    banned_for: str
    log: list[MyNote]


class Forgotten(msgspec.Struct, frozen=True):
    """At so many tables the name is gone."""

    tables: int


@get("/api/me/data", operation_id="myData", summary="Everything stored about me", responses=declared())
async def my_data(visitor: NamedDependency[VisitorSession], archive: NamedDependency[Archive]) -> Response[MyData]:
    answer = visitor.answer(await data_of(visitor, archive))
    answer.headers.update(UNKEPT)
    return answer


async def data_of(visitor: VisitorSession, archive: Archive) -> MyData:
    services, people, who = visitor.services, visitor.services.people, visitor.who
    tables = [] if visitor.fresh else await people.sat_at(who, MOST)
    ban = services.guard.visitors.get(who)
    return MyData(
        who,
        await people.name_of(who),
        await archive.summaries.mine(tables, who),
        await blocks_of(visitor),
        [my_report(each) for each in await people.reports.by(who)],
        [my_report(each) for each in await people.reports.about(who)],
        None if ban is None else ban.until,
        "" if ban is None else ban.reason,
        [MyNote(each.at, each.task, each.detail) for each in await people.noted_about(who)],
    )


def my_report(found: Complaint) -> MyReport:
    """Without who made it."""
    return MyReport(found.at, found.table, found.seat, found.reason)


@post(
    "/api/me/delete",
    operation_id="deleteMe",
    summary="Forget me: my name goes from everything, matches with others stay to be replayed",
    status_code=200,
    responses=declared(413),
)
async def delete_me(
    request: Request[Any, Any, Any],
    visitor: NamedDependency[VisitorSession],
    registry: NamedDependency[Registry],
    limits: NamedDependency[Limits],
    data: JSONBody[AskKey],
) -> Response[Forgotten]:
    settings = visitor.services.settings
    address = block_of(address_of(request.scope, settings.proxies))
    if not visitor.fresh and not limits.deletions.allows(address):
        raise NotAccepted("table-too-fast")
    count = 0 if visitor.fresh else await Forgetting(registry, visitor.services).forget(visitor.who)
    secure = settings.secure
    names = (HOST_COOKIE, COOKIE) if secure else (COOKIE,)
    gone = [Cookie(name, value="", max_age=0, httponly=True, secure=secure, samesite="lax", path="/") for name in names]
    return Response(Forgotten(count), cookies=gone)


ROUTES: list[Any] = [my_data, delete_me]
