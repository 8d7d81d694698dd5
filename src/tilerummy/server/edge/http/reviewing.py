"""The review of a finished match: requested once, then polled until it is ready."""

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from tilerummy.analysis.review import Review
from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.http.matches import KEPT, PATH, AtSeat, Number
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.edge.http.visitor import VisitorSession
from tilerummy.server.edge.limits import Limits
from tilerummy.server.interface.archive import Archive
from tilerummy.server.interface.reviewing import begin
from tilerummy.server.matches.reviews import Progress, Reviews


@get(
    f"{PATH}/review",
    operation_id="getReview",
    summary="What a bot would have played in every turn of a seat, and the turns that mattered",
    responses={
        202: ResponseSpec(Progress, generate_examples=False, description="Being made: ask again"),
        **declared(404, 409),
    },
)
async def get_review(
    request: Request[Any, Any, Any],
    visitor: NamedDependency[VisitorSession],
    archive: NamedDependency[Archive],
    reviews: NamedDependency[Reviews],
    limits: NamedDependency[Limits],
    table: FromPath[str],
    number: Number,
    seat: AtSeat = None,
) -> Response[Review] | Response[Progress]:
    """For everybody who may see the match: all is open once it is over. Without `seat` it is my own, or the first."""
    eyes = await archive.eyes(table, visitor.who, None)
    key = (table, number, (eyes or 0) if seat is None else seat)
    found = reviews.find(key)
    if found is None:
        await archive.must_be_over(table, number)
        address = block_of(address_of(request.scope, visitor.services.settings.proxies))
        reviews.may_start(visitor.who, address)
        if not limits.reviews.allows(address):
            raise NotAccepted("table-too-fast")
        found = await begin(archive, reviews, key, visitor.who, address)
    if isinstance(found, Progress):
        return Response(found, status_code=202, headers={"retry-after": "1"})
    return Response(found, headers={"cache-control": KEPT})


ROUTES: list[Any] = [get_review]
