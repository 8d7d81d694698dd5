"""Problems (interface/problem.py) as answers of the HTTP interface."""

from http import HTTPStatus
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from tilerummy.records.replay import RecordError
from tilerummy.refusal import CodedError, NotAccepted, NotationError, Params
from tilerummy.ruleset import RulesError
from tilerummy.server.interface.problem import MEDIA, Problem, problem, problem_of
from tilerummy.server.store import Conflict, StoreDown
from tilerummy.server.workers.mind import Busy, NoAnswer

RETRY = 1  # seconds to wait before asking again

log = structlog.get_logger()

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
    return answer(problem_of(error))


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
    RecordError: on_coded,
    Busy: on_busy,
    NoAnswer: on_busy,
    StoreDown: on_store,
    Conflict: on_store,
    HTTPException: on_http,
    Exception: on_any,
}
