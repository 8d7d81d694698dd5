"""How my matches ended, and what my play and the others' amounted to."""

from typing import Any

from litestar import get
from litestar.di import NamedDependency

from tilerummy.server.edge.http.problem import declared
from tilerummy.server.edge.http.visitor import VisitorSession
from tilerummy.server.interface.archive import Archive
from tilerummy.server.interface.my_results import MyResult, my_results


@get(
    "/api/mine/results",
    operation_id="listMyResults",
    summary="My finished matches, the last one first: who won, and what everybody's play amounted to",
    responses=declared(),
)
async def list_results(visitor: NamedDependency[VisitorSession], archive: NamedDependency[Archive]) -> list[MyResult]:
    return [] if visitor.fresh else await my_results(archive, visitor.who)


ROUTES: list[Any] = [list_results]
