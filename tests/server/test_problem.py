"""Which errors HTTP tells as a problem with a status, and which are mistakes of ours."""

from typing import Any

import pytest

from tilerummy.luck import LuckError
from tilerummy.records.replay import RecordError
from tilerummy.refusal import CodedError, NotAccepted, NotationError, Refusal, not_accepted
from tilerummy.ruleset import RulesError
from tilerummy.server.edge.http.problem import HANDLERS, on_any
from tilerummy.server.interface.problem import Problem

REQUEST: Any = None


def handler_of(error: Exception) -> Any:
    """As Litestar finds it: of the class nearest to the error's own."""
    return next(HANDLERS[kind] for kind in type(error).__mro__ if kind in HANDLERS)


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (NotAccepted("table-seat-taken"), 409, "table-seat-taken"),
        (NotAccepted("table-no-such-table"), 404, "table-no-such-table"),
        (NotAccepted("server-bad-clock", {"least": 1}), 422, "server-bad-clock"),
        (NotAccepted("table-busy"), 503, "table-busy"),
        (NotAccepted("solve-gin-stars", {"text": "*"}), 422, "solve-gin-stars"),
        (NotationError("unknown-colour", "r5 x1", 3, {"tile": "x1"}), 422, "notation-unknown-colour"),
        (RulesError("bad-option", {"option": "ace"}), 422, "rules-bad-option"),
        (RecordError("no-end", 7), 422, "record-no-end"),
        (not_accepted(Refusal("gap", "R2", {"tile": "r7"})), 409, "refusal-gap"),
    ],
)
def test_what_is_not_accepted_is_a_problem_with_its_status(error: CodedError, status: int, code: str) -> None:
    answer = handler_of(error)(REQUEST, error)
    found: Problem = answer.content
    assert (answer.status_code, found.status) == (status, status)
    assert (found.code, found.params, found.rule) == (code, error.params, error.rule)
    assert ("retry-after" in answer.headers) == (status == 503)


@pytest.mark.parametrize("error", [LuckError("disagree"), ValueError("x")])
def test_what_nobody_asked_for_is_a_mistake_of_ours(error: Exception) -> None:
    """The dealer and the game disagree, or a log of ours cannot be read: no visitor can do anything about it."""
    assert handler_of(error) is on_any
