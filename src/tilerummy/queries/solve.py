"""The solver's questions, as `tilerummy solve` and the server's /api/solve ask them."""

from typing import Any, Final

from tilerummy.game import Solving
from tilerummy.games import GAMES
from tilerummy.queries.handler import Handler

MOST_NODES = 20_000  # uncompiled and in a browser: some seconds on a phone


def handler(solving: Solving[Any]) -> Handler:
    return Handler(solving.question, lambda asked: solving.solve(asked, MOST_NODES))


HANDLERS: Final = {f"solve/{name}": handler(game.solving) for name, game in GAMES.items() if game.solving is not None}
