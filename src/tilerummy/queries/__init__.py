"""The engine by named questions, JSON in and JSON out.

The page runs it in the browser (docs/decisions/0015-the-engine-in-the-browser.md).

Nothing here or below may import what a browser's Python lacks: no server, no terminal, no Fluent, no processes.
"""

import traceback
from typing import Any, Final

import msgspec

from tilerummy.queries import lessons, puzzles, realtable, solve
from tilerummy.queries.handler import Handler
from tilerummy.refusal import CodedError, NotAccepted, shorten

HANDLERS: Final[dict[str, Handler]] = {
    **lessons.HANDLERS,
    **puzzles.HANDLERS,
    **realtable.HANDLERS,
    **solve.HANDLERS,
}


def answer(name: str, body: str) -> str:
    """The answer as JSON, or `{"no": {code, params, rule}}`; the code is the key of a sentence (messages/)."""
    try:
        return msgspec.json.encode(respond(name, body)).decode()
    except CodedError as error:
        return refused(error)
    except Exception:  # the edge: a mistake of ours is for the console, not for the player
        traceback.print_exc()
        return refused(NotAccepted("page-engine-failed"))


def respond(name: str, body: str) -> Any:
    handler = HANDLERS.get(name)
    if handler is None:
        raise NotAccepted("server-not-found", {"name": shorten(name)})
    try:
        asked = msgspec.json.decode(body, type=handler.body)
    except msgspec.DecodeError as error:  # the text is no JSON, or does not fit
        raise NotAccepted("server-bad-request", {"problem": shorten(str(error), 200)}) from None
    return handler.run(asked)


def refused(error: CodedError) -> str:
    return msgspec.json.encode({"no": {"code": error.key, "params": error.params, "rule": error.rule}}).decode()
