"""The solver for everybody: the best play on a table of Rummy, the best of a hand of Gin-Rummy."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from tilerummy.game import Solving
from tilerummy.games import GAMES
from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.live.services import Services

MOST_NODES = 200_000  # one or two seconds, compiled; `question_limit` ends what takes longer
SOLVINGS: Final[dict[str, Solving[Any]]] = {
    name: game.solving for name, game in GAMES.items() if game.solving is not None
}

if TYPE_CHECKING:
    Asked = msgspec.Struct
    Solved = msgspec.Struct
else:  # one of each game, told apart by `game`
    Asked = reduce(or_, [solving.request for solving in SOLVINGS.values()])
    Solved = reduce(or_, [solving.answer for solving in SOLVINGS.values()])


def answer_to(game: str, asked: Asked) -> dict[str, Any]:
    """In a worker."""
    return SOLVINGS[game].solve(asked, MOST_NODES)


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
    game = str(data.__struct_config__.tag)
    SOLVINGS[game].check(data)  # invalid questions are refused here, not in a worker
    found = await services.questions.ask(address, answer_to, game, data)
    answer: Solved = msgspec.convert({"game": game, **found}, SOLVINGS[game].answer)
    return answer


ROUTES = [solve]
