"""What goes wrong, as RFC 9457 problem details: a code and parameters, for which clients have sentences in their
language (messages/*/server.ftl), and an English title for people who read the answer itself.
"""

from http import HTTPStatus

import msgspec

from tilerummy.refusal import CodedError, Params

MEDIA = "application/problem+json"

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
    "table-others-play": 403,
    "table-other-tab": 423,
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
CANNOT_BE = ("rules-", "notation-", "solve-", "record-")  # 422: invalid whatever the state of the table


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


def problem_of(error: CodedError) -> Problem:
    usual = 422 if error.key.startswith(CANNOT_BE) else 409
    return problem(error.key, STATUS.get(error.key, usual), error.params, error.rule)
