"""The solver for everybody: the best play on a table of Rummy, the best of a hand of Gin-Rummy."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from tilerummy.games.gin import question as gin
from tilerummy.games.rummy import question as rummy
from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.live.services import Services

MOST_NODES = 200_000  # one or two seconds, compiled; `question_limit` ends what takes longer


class AskRummy(rummy.Question, frozen=True, tag="rummy", tag_field="game", forbid_unknown_fields=True):
    """As `tilerummy solve`. `limit` and `more` go up to 200000 and 20."""

    more: Annotated[int, Meta(ge=0, le=rummy.MOST_MORE)] = 0


class AskGin(gin.Question, frozen=True, tag="gin", tag_field="game", forbid_unknown_fields=True):
    """As `tilerummy solve gin`."""


class StepInfo(msgspec.Struct, frozen=True):
    step: str
    taken: list[str]
    laid: list[str]
    made: list[str]


class PlayInfo(msgspec.Struct, frozen=True):
    table: str
    laid: str
    tiles: int
    points: int


class BestPlay(PlayInfo, frozen=True):
    """`left`: on the rack; `steps`: how to get there from the table as it lies."""

    left: str
    steps: list[StepInfo]


class RummySolved(msgspec.Struct, frozen=True, tag="rummy", tag_field="game"):
    """`proven`: there is nothing better; `playable`: tiles that some play lays; `more`: other good plays."""

    table: str
    rack: str
    proven: bool
    play: BestPlay | None
    playable: list[str]
    more: list[PlayInfo]


class WayOut(msgspec.Struct, frozen=True):
    way: Literal["grand-gin", "petit-gin", "eight-nine"]
    discard: str | None
    combinations: list[str]
    leftover: int


class Discarding(msgspec.Struct, frozen=True):
    tile: str
    leftover: int


class LayingDown(msgspec.Struct, frozen=True):
    combinations: list[str]
    added: list[str]
    leftover: int


class GinSolved(msgspec.Struct, frozen=True, tag="gin", tag_field="game"):
    """`discard` for a hand of eleven, `helpful` and `entering` for one of ten, `lay_down` if melds were given."""

    hand: str
    leftover: int
    combinations: list[str]
    left: str
    ways: list[WayOut] = []
    discard: Discarding | None = None
    helpful: dict[str, int] = {}
    entering: list[str] = []
    lay_down: LayingDown | None = None


def solve_rummy(asked: AskRummy) -> dict[str, Any]:
    """In a worker."""
    return rummy.as_data(rummy.Found(asked))


def solve_gin(asked: AskGin) -> dict[str, Any]:
    """In a worker."""
    return gin.solve(*gin.position_of(asked))


@post(
    "/api/solve",
    operation_id="solve",
    summary="The best play, or the best of a hand",
    status_code=200,
    responses=declared(413, 422),
)
async def solve(
    request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[AskRummy | AskGin]
) -> RummySolved | GinSolved:
    address = block_of(address_of(request.scope, services.settings.proxies))
    if isinstance(data, AskGin):
        gin.position_of(data)  # what cannot be is refused here, not in a worker
        return msgspec.convert({"game": "gin", **await services.questions.ask(address, solve_gin, data)}, GinSolved)
    rummy.position_of(data)
    bounded = msgspec.structs.replace(data, limit=min(data.limit or MOST_NODES, MOST_NODES))
    answer = await services.questions.ask(address, solve_rummy, bounded)
    return msgspec.convert({"game": "rummy", **answer}, RummySolved)


ROUTES = [solve]
