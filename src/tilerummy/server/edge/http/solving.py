"""The solver for everybody."""

from functools import partial
from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.interface.solving import Asked, Solved, solved
from tilerummy.server.live.services import Services


@post(
    "/api/solve",
    operation_id="solve",
    summary="The best play, or the best of a hand",
    status_code=200,
    responses=declared(413, 422),
)
async def solve(
    request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[Asked]
) -> Solved:
    address = block_of(address_of(request.scope, services.settings.proxies))
    return await solved(data, partial(services.questions.ask, address))


ROUTES = [solve]
