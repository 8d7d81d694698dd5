"""For the host of the server, who has the secret of the setting `host_secret`: reports, bans, closing, renaming."""

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.edge.limits import Limits
from tilerummy.server.interface.names import clean_name
from tilerummy.server.live.hosting import Hosting
from tilerummy.server.live.node import Node
from tilerummy.server.live.registry import Registry
from tilerummy.server.store.people import Ban, Noted
from tilerummy.server.store.reports import LAST, Complaint

SCHEME = "Bearer "
OVER_HTTP = "http"  # who did it, in the host's log

Most = Annotated[int, QueryParameter(ge=1, le=1000)]
Before = Annotated[int, QueryParameter(ge=1, le=LAST, description="The page after the one that ends with this number")]
Text = Annotated[str, Meta(max_length=400)]


class ToBan(msgspec.Struct, forbid_unknown_fields=True):
    """`object`: a visitor's id, an address or a network; `hours`: 0 for good."""

    object: Text
    hours: float = 0.0
    reason: Text = ""


class ToUnban(msgspec.Struct, forbid_unknown_fields=True):
    object: Text


class ToClose(msgspec.Struct, forbid_unknown_fields=True):
    table: Text
    reason: Text = ""


class ToRename(msgspec.Struct, forbid_unknown_fields=True):
    """An empty name: none."""

    who: Text
    name: Text = ""


class Renamed(msgspec.Struct, frozen=True):
    who: str
    name: str
    tables: int


class SeatedPerson(msgspec.Struct, frozen=True):
    seat: int
    who: str
    name: str
    gone: bool


class HostedTable(msgspec.Struct, frozen=True):
    id: str
    game: str
    public: bool
    phase: str
    closed: bool
    people: list[SeatedPerson]


async def provide_hosting(request: Request[Any, Any, Any], state: State) -> Hosting:
    """Raises NotAccepted unless the request carries the secret. Without a secret there is no such interface. Wrong ones
    are limited; the right one is never refused, or others could keep the host out.
    """
    node: Node = state.node
    limits: Limits = state.limits
    settings = node.services.settings
    if not settings.host_secret:
        raise NotAccepted("server-not-found")
    given = request.headers.get("authorization", "")
    if not secrets.compare_digest(given.encode(), (SCHEME + settings.host_secret).encode()):
        address = block_of(address_of(request.scope, settings.proxies))
        raise NotAccepted("server-wrong-secret" if limits.guesses.allows(address) else "table-too-fast")
    return Hosting(node.services.store, node.services.now, OVER_HTTP)


@get("/api/host/reports", operation_id="hostReports", summary="Reports, newest first", responses=declared(404))
async def reports(
    hosting: NamedDependency[Hosting], most: Most = 100, before: Before = LAST, signs: FromQuery[bool | None] = None
) -> list[Complaint]:
    return await hosting.people.reports.newest(most, before, signs)


@get("/api/host/bans", operation_id="hostBans", summary="Bans that have not ended", responses=declared(404))
async def bans(hosting: NamedDependency[Hosting]) -> list[Ban]:
    return await hosting.people.bans(hosting.now())


@get("/api/host/log", operation_id="hostLog", summary="What the host did, newest first", responses=declared(404))
async def log(hosting: NamedDependency[Hosting], most: Most = 100) -> list[Noted]:
    return await hosting.people.noted(most)


@get("/api/host/tables/{table:str}", operation_id="hostTable", summary="Who sits at a table", responses=declared(404))
async def table_of(
    hosting: NamedDependency[Hosting], registry: NamedDependency[Registry], table: FromPath[str]
) -> HostedTable:
    async with registry.held(table) as live:
        found = live.table
        people = [
            SeatedPerson(seat, chair.who, chair.name, chair.gone)
            for seat, chair in enumerate(found.chairs)
            if chair.who
        ]
        return HostedTable(table, found.created.game, found.created.public, found.phase, found.closed, people)


@post("/api/host/ban", operation_id="hostBan", summary="Ban", status_code=200, responses=declared(404, 413, 422))
async def ban(hosting: NamedDependency[Hosting], state: State, data: JSONBody[ToBan]) -> Ban:
    made = await hosting.ban(data.object, data.hours, data.reason)
    await state.node.warden.look()
    return made


@post(
    "/api/host/unban",
    operation_id="hostUnban",
    summary="End a ban",
    status_code=200,
    responses=declared(404, 413, 422),
)
async def unban(hosting: NamedDependency[Hosting], state: State, data: JSONBody[ToUnban]) -> ToUnban:
    await hosting.unban(data.object)
    await state.node.warden.look()
    return data


@post(
    "/api/host/close",
    operation_id="hostClose",
    summary="Close a table: nobody plays on, what was played stays",
    status_code=200,
    responses=declared(404, 413),
)
async def close(hosting: NamedDependency[Hosting], state: State, data: JSONBody[ToClose]) -> ToClose:
    await hosting.close(data.table, data.reason)
    await state.node.warden.look()
    return data


@post(
    "/api/host/rename",
    operation_id="hostRename",
    summary="Give somebody another name",
    status_code=200,
    responses=declared(404, 413, 422),
)
async def rename(hosting: NamedDependency[Hosting], state: State, data: JSONBody[ToRename]) -> Renamed:
    name = clean_name(data.name)
    count = await hosting.rename(data.who, name)
    await state.node.warden.look()
    return Renamed(data.who, name, count)


ROUTES: list[Any] = [reports, bans, log, table_of, ban, unban, close, rename]
