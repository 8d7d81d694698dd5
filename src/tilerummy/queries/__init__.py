"""The engine by named questions, JSON in and JSON out.

The page runs it in the browser (docs/decisions/0015-the-engine-in-the-browser.md).

Nothing here or below may import what a browser's Python lacks: no server, no terminal, no Fluent, no processes.
"""

import traceback
from typing import Any, Final

import msgspec

from tilerummy.luck import LuckError
from tilerummy.queries import lessons, puzzles, realtable, solve
from tilerummy.queries.handler import Handler, No
from tilerummy.realtable.told import ToldError
from tilerummy.refusal import NotationError, Params, QuestionError, shorten
from tilerummy.ruleset import RulesError

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
    except (No, ToldError) as no:
        return refused(no.code, no.params, no.rule)
    except NotationError as error:
        where: Params = {"position": error.at + 1, "text": shorten(error.text)}
        return refused(f"notation-{error.code}", {**where, **error.params})
    except QuestionError as error:
        return refused(f"solve-{error.code}", error.params)
    except RulesError as error:
        return refused(f"rules-{error.code}", error.params)
    except LuckError as error:
        return refused(f"luck-{error.code}", error.params)
    except Exception:  # the edge: a mistake of ours is for the console, not for the player
        traceback.print_exc()
        return refused("page-engine-failed")


def respond(name: str, body: str) -> Any:
    handler = HANDLERS.get(name)
    if handler is None:
        raise No("server-not-found", {"name": shorten(name)})
    try:
        asked = msgspec.json.decode(body, type=handler.body)
    except msgspec.DecodeError as error:  # the text is no JSON, or does not fit
        raise No("server-bad-request", {"problem": shorten(str(error), 200)}) from None
    return handler.run(asked)


def refused(code: str, params: Params | None = None, rule: str = "") -> str:
    return msgspec.json.encode({"no": {"code": code, "params": params or {}, "rule": rule}}).decode()
