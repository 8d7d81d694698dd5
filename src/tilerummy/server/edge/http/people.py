"""People among strangers: reporting somebody to the host, and blocking."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.edge.http.visitor import VisitorSession
from tilerummy.server.edge.limits import Limits
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.registry import Registry
from tilerummy.server.live.services import hash_of
from tilerummy.server.table.chairs import Chair
from tilerummy.server.table.events import Seat

MOST_BLOCKS = 500  # of one visitor
Reason = Literal["name", "rude", "slow", "leaves", "cheats", "other"]


class Reported(msgspec.Struct, forbid_unknown_fields=True):
    """`seat`: of somebody else at a table where I sit."""

    seat: Seat
    reason: Reason


class ToBlock(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat


class ToUnblock(msgspec.Struct, forbid_unknown_fields=True):
    """`id`: as in the list of those I have blocked."""

    id: Annotated[str, Meta(max_length=40)]


class Blocked(msgspec.Struct, frozen=True):
    """`id`: my own name for the person, which nobody else has; `name`: as it was then; `at`: in milliseconds."""

    id: str
    name: str
    at: int


def limit(request: Request[Any, Any, Any], visitor: VisitorSession, limits: Limits) -> None:
    """By visitor, and because visitors are free by address too, where a family or a school has room."""
    address = block_of(address_of(request.scope, visitor.services.settings.proxies))
    if not limits.reports.allows(visitor.who) or not limits.address_reports.allows(address):
        raise NotAccepted("table-too-fast")


def other_at(live: LiveTable, who: str, seat: int) -> Chair:
    """A person at a table where the visitor sits. Under the lock."""
    chairs = live.table.chairs
    mine = chairs.of(who)
    if not mine:
        raise NotAccepted("table-not-seated")
    if seat >= len(chairs) or not chairs[seat].who or seat in mine:
        raise NotAccepted("table-no-such-seat")
    return chairs[seat]


@post(
    "/api/tables/{table:str}/report",
    operation_id="report",
    summary="Report somebody at my table to the host",
    status_code=200,
    responses=declared(404, 409, 413),
)
async def report(
    request: Request[Any, Any, Any],
    visitor: NamedDependency[VisitorSession],
    registry: NamedDependency[Registry],
    limits: NamedDependency[Limits],
    table: FromPath[str],
    data: JSONBody[Reported],
) -> Response[Reported]:
    services = visitor.services
    async with registry.held(table) as live:
        other = other_at(live, visitor.who, data.seat)
        who, name = other.who, other.name
    if not await services.people.reports.has(table, data.seat, who, visitor.who, data.reason):
        limit(request, visitor, limits)
        await services.people.reports.add(services.now(), table, data.seat, who, name, visitor.who, data.reason)
    return visitor.answer(data)


@post(
    "/api/tables/{table:str}/block",
    operation_id="block",
    summary="Whoever has this seat takes no seat at my tables any more",
    status_code=200,
    responses=declared(404, 409, 413),
)
async def block(
    request: Request[Any, Any, Any],
    visitor: NamedDependency[VisitorSession],
    registry: NamedDependency[Registry],
    limits: NamedDependency[Limits],
    table: FromPath[str],
    data: JSONBody[ToBlock],
) -> Response[list[Blocked]]:
    people, now = visitor.services.people, visitor.services.now()
    async with registry.held(table) as live:
        other = other_at(live, visitor.who, data.seat)
        who, name = other.who, other.name
    known = [each.blocked for each in await people.blocks(visitor.who)]
    if who not in known:
        limit(request, visitor, limits)
        if len(known) >= MOST_BLOCKS:
            raise NotAccepted("server-too-many-blocks", {"most": MOST_BLOCKS})
        await people.block(visitor.who, who, name, now)
    return visitor.answer(await blocks_of(visitor))


@get("/api/me/blocks", operation_id="listBlocks", summary="Whom I have blocked", responses=declared())
async def list_blocks(visitor: NamedDependency[VisitorSession]) -> list[Blocked]:
    return [] if visitor.fresh else await blocks_of(visitor)


@post(
    "/api/me/unblock",
    operation_id="unblock",
    summary="Let somebody sit at my tables again",
    status_code=200,
    responses=declared(404, 413),
)
async def unblock(visitor: NamedDependency[VisitorSession], data: JSONBody[ToUnblock]) -> Response[list[Blocked]]:
    for found in await visitor.services.people.blocks(visitor.who):
        if handle(visitor.who, found.blocked) == data.id:
            await visitor.services.people.unblock(visitor.who, found.blocked)
            return visitor.answer(await blocks_of(visitor))
    raise NotAccepted("server-no-such-block")


async def blocks_of(visitor: VisitorSession) -> list[Blocked]:
    found = await visitor.services.people.blocks(visitor.who)
    return [Blocked(handle(visitor.who, each.blocked), each.name, each.at) for each in found]


def handle(who: str, blocked: str) -> str:
    """Of a blocked person for one visitor: two who compare theirs learn nothing."""
    return hash_of(f"block {who} {blocked}")[:16]


ROUTES: list[Any] = [report, block, list_blocks, unblock]
