"""The games that can be played here."""

from litestar import get

from tilerummy.game import GameInfo
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.interface.games import INFO


@get("/api/games", operation_id="getGames", summary="Games, presets, options and bots", responses=declared())
async def get_games() -> list[GameInfo]:
    return INFO


ROUTES = [get_games]
