"""The HTTP interface."""

from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.params import FromPath, JSONBody

from tilerummy.games import GAMES
from tilerummy.server.events import Clock, Created
from tilerummy.server.hall import Hall, hash_of
from tilerummy.server.session import cookie, new_secret, secret_of


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[str]
    rules: str = ""
    clock: Clock = Clock()
    public: bool = False
    watch: bool = True
    hints: bool = True
    name: str = ""
    own: int = 1


class Made(msgspec.Struct):
    id: str
    seats: list[int]


@post("/api/tables")
async def make_table(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> Response[Made]:
    hall: Hall = request.app.state.hall
    secret = secret_of(request) or new_secret()
    rules = GAMES[data.game].rules_type.parse(data.rules)
    if data.clock.kind != "none":
        rules = rules.timed(data.clock.seconds)
    created = Created(data.game, rules.data(), data.seats, data.clock, data.public, data.watch, data.hints)
    who = hash_of(secret)
    live = await hall.create(created, who, data.name, data.own)
    return Response(Made(live.table.id, live.table.seats_of(who)), cookies=[cookie(secret, hall.settings)])


class Join(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""
    seat: int | None = None


@post("/api/tables/{table:str}/join")
async def join(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Join]) -> Response[Made]:
    hall: Hall = request.app.state.hall
    secret = secret_of(request) or new_secret()
    who = hash_of(secret)
    live = await hall.find(table)
    async with live.lock:
        await live.sit(who, data.name, data.seat)
    return Response(Made(table, live.table.seats_of(who)), cookies=[cookie(secret, hall.settings)])


class Key(msgspec.Struct, forbid_unknown_fields=True):
    seat: int


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    key: str


@post("/api/tables/{table:str}/key")
async def make_key(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Key]) -> Secret:
    live = await request.app.state.hall.find(table)
    async with live.lock:
        return Secret(await live.make_key(hash_of(secret_of(request)), data.seat))


@post("/api/tables/{table:str}/move")
async def move(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Secret]) -> Response[Made]:
    hall: Hall = request.app.state.hall
    secret = secret_of(request) or new_secret()
    live = await hall.find(table)
    async with live.lock:
        seat = await live.move_seat(data.key, hash_of(secret))
    return Response(Made(table, [seat]), cookies=[cookie(secret, hall.settings)])


ROUTES: list[Any] = [make_table, join, make_key, move]
