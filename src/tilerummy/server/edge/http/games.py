"""The games that can be played here, with all their options: what a page needs to offer a new table."""

from litestar import get

from tilerummy.game import GameInfo, game_info
from tilerummy.games import GAMES
from tilerummy.server.edge.http.problem import declared

INFO = [game_info(game, list(game.bots())) for game in GAMES.values()]


@get("/api/games", operation_id="getGames", summary="Games, presets, options and bots", responses=declared())
async def get_games() -> list[GameInfo]:
    return INFO


ROUTES = [get_games]
