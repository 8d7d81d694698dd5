"""Tables: making and finding them, taking seats."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.edge.http.visitor import VisitorSession
from tilerummy.server.edge.limits import Limits
from tilerummy.server.interface.archive import Archive
from tilerummy.server.interface.mine import MyTable
from tilerummy.server.interface.names import clean_name
from tilerummy.server.interface.new_table import NewTable, created_by
from tilerummy.server.interface.tables import (
    MOST_MINE,
    Join,
    Key,
    Made,
    MadeKey,
    TableSeen,
    WhichSeat,
    seen,
    set_up,
)
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.lobby import Lobby
from tilerummy.server.live.registry import Registry
from tilerummy.server.wire import LobbyInfo


@post("/api/tables", operation_id="makeTable", summary="Make a table", responses=declared(413, 422))
async def make_table(
    request: Request[Any, Any, Any],
    visitor: NamedDependency[VisitorSession],
    registry: NamedDependency[Registry],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
    data: JSONBody[NewTable],
) -> Response[Made]:
    created = created_by(data)
    await check_count(visitor)
    address = block_of(address_of(request.scope, visitor.services.settings.proxies))
    if created.public and not limits.public.allows(address):
        raise NotAccepted("table-too-fast")
    names = [clean_name(each) for each in data.names]
    for each in names:
        await visitor.check_name(each)
    made = await set_up(registry, created, data, visitor.who, await visitor.name(data.name), names)
    if created.public:
        lobby.shares.note(made.id, address)
    return visitor.answer(made)


async def check_count(visitor: VisitorSession) -> None:
    """Counts tables that are not over, however their seats were obtained."""
    if visitor.fresh:
        return
    most = visitor.services.settings.most_tables
    found = await visitor.services.store.tables_of(visitor.who, MOST_MINE + most)
    running = [each for each in found if each.phase != "over"]
    if len(running) >= most:
        raise NotAccepted("server-too-many-tables", {"most": most})


@get("/api/tables", operation_id="listTables", summary="Public tables, newest first", responses=declared())
async def list_tables(lobby: NamedDependency[Lobby]) -> list[LobbyInfo]:
    return await lobby.listed()


@get("/api/tables/{table:str}", operation_id="getTable", summary="A table, without its tiles", responses=declared(404))
async def get_table(
    visitor: NamedDependency[VisitorSession], registry: NamedDependency[Registry], table: FromPath[str]
) -> TableSeen:
    async with registry.held(table) as live:
        return seen(live.table, visitor.who)


@post(
    "/api/tables/{table:str}/join",
    operation_id="joinTable",
    summary="Take a free seat, or change my name in mine",
    responses=declared(404, 409, 413, 422),
)
async def join(
    visitor: NamedDependency[VisitorSession],
    registry: NamedDependency[Registry],
    table: FromPath[str],
    data: JSONBody[Join],
) -> Response[Made]:
    name = await visitor.name(data.name)
    async with registry.held(table) as live:
        await must_be_welcome(live, visitor)
        await live.seats.sit(visitor.who, name, data.seat)
        mine = live.table.chairs.of(visitor.who)
    return visitor.answer(Made(table, mine))


async def must_be_welcome(live: LiveTable, visitor: VisitorSession) -> None:
    """Whoever is blocked by somebody at the table takes no seat there, but keeps one, and comes back to a table of
    their own making. Who has left a match that is over does not count. Under the lock.
    """
    table = live.table
    if visitor.who == table.maker or table.chairs.of(visitor.who):
        return
    present = {chair.who for chair in table.chairs if chair.who and not (chair.gone and table.phase == "over")}
    if await visitor.services.people.is_blocked(visitor.who, present):
        raise NotAccepted("table-blocked")


@post(
    "/api/tables/{table:str}/key",
    operation_id="makeKey",
    summary="A key that moves my seat to another device",
    responses=declared(404, 409, 413),
)
async def make_key(
    visitor: NamedDependency[VisitorSession],
    registry: NamedDependency[Registry],
    table: FromPath[str],
    data: JSONBody[WhichSeat],
) -> Response[MadeKey]:
    async with registry.held(table) as live:
        mine = live.table.chairs.of(visitor.who)
        if not mine:
            raise NotAccepted("table-not-seated")
        seat = mine[0] if data.seat is None else data.seat
        key = await live.seats.make_key(visitor.who, seat)
    return visitor.answer(MadeKey(seat, key))


@post(
    "/api/tables/{table:str}/move",
    operation_id="moveSeat",
    summary="Take a seat over with its key",
    responses=declared(404, 409, 413),
)
async def move_seat(
    visitor: NamedDependency[VisitorSession],
    registry: NamedDependency[Registry],
    table: FromPath[str],
    data: JSONBody[Key],
) -> Response[Made]:
    async with registry.held(table) as live:
        await live.seats.move_seat(data.key, visitor.who)
        mine = live.table.chairs.of(visitor.who)
    return visitor.answer(Made(table, mine))


@get("/api/mine", operation_id="listMine", summary="My tables, the last used first", responses=declared())
async def list_mine(visitor: NamedDependency[VisitorSession], archive: NamedDependency[Archive]) -> list[MyTable]:
    return [] if visitor.fresh else await archive.mine(visitor.who, MOST_MINE)


ROUTES = [make_table, list_tables, get_table, join, make_key, move_seat, list_mine]
