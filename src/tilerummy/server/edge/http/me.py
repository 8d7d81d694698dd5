"""The visitor: the name, and the key that makes another device the same visitor."""

from typing import Annotated

import msgspec
from litestar import Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.edge.http.visitor import VisitorSession
from tilerummy.server.edge.session import SECRET
from tilerummy.server.interface.names import Me, clean_name
from tilerummy.server.live.services import Services

UNKEPT = {"cache-control": "no-store"}


class MyKey(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever has it is this visitor: it has my name and all my seats. It stays good as long as these do."""

    key: Annotated[str, Meta(max_length=64)]


@get("/api/me", operation_id="getMe", summary="My display name", responses=declared())
async def get_me(visitor: NamedDependency[VisitorSession]) -> Response[Me]:
    return visitor.answer(Me(*await named(visitor)))


async def named(visitor: VisitorSession) -> tuple[str, int]:
    """My name, and since when; nobody chose the time of none."""
    name, at = ("", 0) if visitor.fresh else await visitor.services.people.named(visitor.who)
    return name, at if name else 0


@put("/api/me", operation_id="putMe", summary="Change my display name", responses=declared(413, 422))
async def put_me(
    visitor: NamedDependency[VisitorSession], services: NamedDependency[Services], data: JSONBody[Me]
) -> Response[Me]:
    name = clean_name(data.name)
    await visitor.check_name(name)
    now = services.now()
    at = min(data.at or now, now)
    known, since = await named(visitor)
    if known and since > at:
        return visitor.answer(Me(known, since))
    await services.people.set_name(visitor.who, name, at)
    return visitor.answer(Me(name, at if name else 0))


class AskKey(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing to say: but a request with JSON is one of our own pages', or of a program's."""


@post("/api/me/key", operation_id="myKey", summary="The key that makes another device me", responses=declared(413, 422))
async def my_key(visitor: NamedDependency[VisitorSession], data: JSONBody[AskKey]) -> Response[MyKey]:
    """The secret of the cookie itself: the server keeps no other. It is asked for by our own pages only."""
    answer = visitor.answer(MyKey(visitor.secret))
    answer.headers.update(UNKEPT)
    return answer


@post(
    "/api/me/move",
    operation_id="becomeMe",
    summary="Be the visitor of this key from now on",
    responses=declared(403, 413, 422),
)
async def become_me(services: NamedDependency[Services], data: JSONBody[MyKey]) -> Response[Me]:
    """Nobody becomes a visitor who has neither name nor table: such a key is mistyped, or of a server that forgot."""
    known = SECRET.fullmatch(data.key) is not None
    session = VisitorSession(data.key if known else "", services)
    name = await services.people.name_of(session.who) if known else ""
    if not known or not (name or await services.store.tables_of(session.who, 1)):
        raise NotAccepted("table-wrong-key")
    return session.answer(Me(name))


ROUTES = [get_me, put_me, my_key, become_me]
