"""The solver for everybody: the best play on a table of Rummy, the best of a hand of Gin-Rummy."""

from collections.abc import Awaitable, Callable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tilerummy.game import Solving
from tilerummy.games import GAMES

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


async def solved(asked: Asked, ask: Callable[..., Awaitable[dict[str, Any]]]) -> Solved:
    """`ask`: whoever thinks about questions. Raises what the game says of an invalid one, before anybody thinks."""
    game = str(asked.__struct_config__.tag)
    SOLVINGS[game].check(asked)
    found = await ask(answer_to, game, asked)
    answer: Solved = msgspec.convert({"game": game, **found}, SOLVINGS[game].answer)
    return answer
