"""What goes wrong, as RFC 9457 problem details: a code and parameters, for which clients have sentences in their
language (messages/*/server.ftl), and an English title for people who read the answer itself.
"""

from http import HTTPStatus
from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from tilerummy.refusal import CodedError, NotAccepted, NotationError, Params
from tilerummy.ruleset import RulesError
from tilerummy.server.store import Conflict, StoreDown
from tilerummy.server.workers.pool import Busy, NoAnswer

MEDIA = "application/problem+json"
RETRY = 1  # seconds to wait before asking again

log = structlog.get_logger()

# Codes of live/ and of this folder; any other code is 409 (conflict).
STATUS = {
    "server-bad-request": 400,
    "table-not-your-seat": 403,
    "table-not-seated": 403,
    "table-no-spectators": 403,
    "table-wrong-key": 403,
    "server-wrong-host": 421,
    "server-banned": 403,
    "server-wrong-secret": 403,
    "server-name-forbidden": 422,
    "table-blocked": 403,
    "host-bad-object": 422,
    "host-bad-hours": 422,
    "host-bad-visitor": 422,
    "host-not-banned": 404,
    "host-no-such-visitor": 404,
    "server-no-such-block": 404,
    "server-wrong-origin": 403,
    "table-no-such-table": 404,
    "table-no-such-seat": 404,
    "server-no-such-match": 404,
    "server-no-such-step": 404,
    "server-not-found": 404,
    "server-bad-name": 422,
    "server-bad-seats": 422,
    "server-bad-own": 422,
    "server-bad-clock": 422,
    "server-no-person": 422,
    "server-no-such-game": 422,
    "server-salt-too-early": 422,
    "table-no-such-bot": 422,
    "table-too-fast": 429,
    "server-too-many-tables": 429,
    "table-busy": 503,
    "table-try-again": 503,
}
CANNOT_BE = ("rules-", "notation-", "solve-")  # 422: invalid whatever the state of the table


class Problem(msgspec.Struct, frozen=True):
    """`code` and `params` are for programs; `rule` is the id of a rule of the game, if it is one that was broken."""

    title: str
    status: int
    code: str
    params: dict[str, str | int] = {}
    rule: str = ""
    type: str = "about:blank"


def problem(code: str, status: int, params: Params | None = None, rule: str = "") -> Problem:
    return Problem(HTTPStatus(status).phrase, status, code, params or {}, rule)


def answer(found: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    more = dict(headers or {})
    if found.status in (429, 503):
        more.setdefault("retry-after", str(RETRY))
    return Response(found, status_code=found.status, media_type=MEDIA, headers=more)


def declared(*statuses: int) -> dict[int, ResponseSpec]:
    """For the description of a route: these problems, and those any route may answer with."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=HTTPStatus(status).phrase, media_type=MEDIA)
        for status in sorted({400, 403, 429, 503, *statuses})
    }


# ---- exceptions


Asked = Request[Any, Any, Any]


def on_coded(request: Asked, error: CodedError) -> Response[Problem]:
    usual = 422 if error.key.startswith(CANNOT_BE) else 409
    return answer(problem(error.key, STATUS.get(error.key, usual), error.params, error.rule))


def on_busy(request: Asked, error: Exception) -> Response[Problem]:
    return answer(problem("table-busy", 503))


def on_store(request: Asked, error: Exception) -> Response[Problem]:
    log.warning("store", error=type(error).__name__)
    return answer(problem("table-try-again", 503))


HTTP_CODES = {
    404: "server-not-found",
    405: "server-wrong-method",
    413: "server-too-big",
    415: "server-wrong-media",
}


def on_http(request: Asked, error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses: a body of the wrong type, an unknown path."""
    status = error.status_code
    if status >= 500:
        return on_any(request, error)
    params: Params = {"problem": first_reason(error)} if isinstance(error, ValidationException) else {}
    code = HTTP_CODES.get(status, "server-bad-request")
    return answer(problem(code, status, params), error.headers)


def first_reason(error: ValidationException) -> str:
    """Which field is wrong, and why, in the words of the decoder."""
    found = error.extra
    if isinstance(found, list) and found and isinstance(found[0], dict):
        first: dict[str, Any] = found[0]
        return f"{first.get('key', '')}: {first.get('message', '')}"[:200]
    return str(error.detail)[:200]


def on_any(request: Asked, error: Exception) -> Response[Problem]:
    """An error of ours: the log says where; the response contains nothing that could be a secret."""
    log.error("failed", exc_info=error)
    return answer(problem("server-failed", 500))


HANDLERS: dict[Any, Any] = {
    NotAccepted: on_coded,
    RulesError: on_coded,
    NotationError: on_coded,
    Busy: on_busy,
    NoAnswer: on_busy,
    StoreDown: on_store,
    Conflict: on_store,
    HTTPException: on_http,
    Exception: on_any,
}
