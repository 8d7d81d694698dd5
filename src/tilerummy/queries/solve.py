"""The solver's questions, as `tilerummy solve` and the server's /api/solve ask them."""

from typing import Any, Final

import msgspec

from tilerummy.games.gin import question as gin
from tilerummy.games.rummy import question as rummy
from tilerummy.queries.handler import Handler

MOST_NODES = 20_000  # uncompiled and in a browser: some seconds on a phone


def solve_rummy(asked: rummy.Question) -> dict[str, Any]:
    bounded = msgspec.structs.replace(asked, limit=min(asked.limit or MOST_NODES, MOST_NODES))
    return rummy.as_data(rummy.Found(bounded))


def solve_gin(asked: gin.Question) -> dict[str, Any]:
    return gin.solve(*gin.position_of(asked))


HANDLERS: Final = {"solve/rummy": Handler(rummy.Question, solve_rummy), "solve/gin": Handler(gin.Question, solve_gin)}
