"""The visitor's own name."""

from typing import Annotated

import msgspec
from litestar import Response, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from tilerummy.server.edge.http.names import clean_name
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.edge.http.visitor import VisitorSession
from tilerummy.server.live.services import Services


class Me(msgspec.Struct, forbid_unknown_fields=True):
    """A display name: at most 24 printable characters, empty for none. Blanks at the ends do not count."""

    name: Annotated[str, Meta(max_length=400)]


@get("/api/me", operation_id="getMe", summary="My display name", responses=declared())
async def get_me(visitor: NamedDependency[VisitorSession]) -> Response[Me]:
    return visitor.answer(Me(await visitor.name("")))


@put("/api/me", operation_id="putMe", summary="Change my display name", responses=declared(413, 422))
async def put_me(
    visitor: NamedDependency[VisitorSession], services: NamedDependency[Services], data: JSONBody[Me]
) -> Response[Me]:
    name = clean_name(data.name)
    await services.store.set_name(visitor.who, name, services.now())
    return visitor.answer(Me(name))


ROUTES = [get_me, put_me]
