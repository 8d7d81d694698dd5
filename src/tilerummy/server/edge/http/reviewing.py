"""The review of a finished match: requested once, then polled until it is ready."""

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from tilerummy.analysis.review import Review, decisions, ends
from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.http.matches import KEPT, PATH, Archive, AtSeat, Number
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.edge.http.visitor import VisitorSession
from tilerummy.server.edge.limits import Limits
from tilerummy.server.matches.history import Past, hinted
from tilerummy.server.matches.reviews import Progress, ReviewRequest, Reviews


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
    if reviews.find(key) is None:
        await archive.must_be_over(table, number)
        address = block_of(address_of(request.scope, visitor.services.settings.proxies))
        reviews.may_start(visitor.who, address)
        if not limits.reviews.allows(address):
            raise NotAccepted("table-too-fast")
        asked = await archive.ask(table, number, lambda past: request_of(past, key[2]))
        reviews.start(key, asked, visitor.who, address)
    found = reviews.find(key)
    assert found is not None
    if isinstance(found, Progress):
        return Response(found, status_code=202, headers={"retry-after": "1"})
    return Response(found, headers={"cache-control": KEPT})


def request_of(past: Past, seat: int) -> ReviewRequest:
    if not past.over:
        raise NotAccepted("server-not-over")
    if seat >= past.match.seats:
        raise NotAccepted("table-no-such-seat")
    asked = decisions(past.match, seat, hinted(past))
    return ReviewRequest(past.match.game.name, past.match.rules.data(), asked, ends(past.match))


ROUTES: list[Any] = [get_review]
