"""The description of the HTTP interface is fresh, and the interface keeps to it whatever it is sent."""

import json
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.failures import FailureGroup

from tests.server.serving import Serving, serving
from tests.waiting import PATIENCE
from tilerummy.bots.remote import Visitor
from tools.openapi import PATH

SCHEMA = schemathesis.openapi.from_dict(json.loads(PATH.read_text(encoding="utf-8")))
FOUND: list[Any] = [found.ok() for found in SCHEMA.get_all_operations()]  # type: ignore[union-attr]
OPERATIONS = {found.label: found for found in FOUND}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 25  # an operation; half of them at a table that is there


class Place:
    """A server with one table where a match is being played."""

    def __init__(self, server: Serving) -> None:
        self.url = server.url
        self.visitor = Visitor(server.url)
        asked = {"game": "investo", "seats": ["person", "person"], "own": 2, "start": True, "public": True}
        self.table = self.visitor.call("POST", "/api/tables", asked)["id"]

    def call(self, case: Any, here: bool, first: bool) -> None:
        """At a table that is there, and of its first match, or wherever the case says."""
        given = case.path_parameters or {}
        if here and "table" in given:
            given["table"] = self.table
        if first and "number" in given:
            given["number"] = 1
        cookies = {"tilerummy": self.visitor.cookies["tilerummy"]} if here else {}
        answer = case.call(base_url=self.url, cookies=cookies, timeout=PATIENCE)
        case.validate_response(answer, checks=CHECKS)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder: Path = tmp_path_factory.mktemp("api")
    with serving(folder, most_tables=100_000, address_sockets=1000) as server:
        yield Place(server)


def try_all(place: Place, cases: Any) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, here=st.booleans(), first=st.booleans())
    def check(case: Any, here: bool, first: bool) -> None:
        place.call(case, here, first)

    check()


@pytest.mark.parametrize("label", OPERATIONS)
def test_answers_are_as_described(place: Place, label: str) -> None:
    try_all(place, OPERATIONS[label].as_strategy())


@pytest.mark.parametrize("label", [label for label in OPERATIONS if not label.startswith("GET")])
def test_wrong_data_is_answered_as_described(place: Place, label: str) -> None:
    try_all(place, OPERATIONS[label].as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE))


@pytest.mark.parametrize(("status", "content"), [(418, b"{}"), (500, b"{}"), (200, b'{"nom": "Ann"}')])
def test_the_check_would_notice_another_answer(status: int, content: bytes) -> None:
    answer = httpx.Response(
        status,
        content=content,
        headers={"content-type": "application/json"},
        request=httpx.Request("GET", "http://127.0.0.1/api/me"),
    )
    answer.elapsed = timedelta(0)
    with pytest.raises(FailureGroup):
        OPERATIONS["GET /api/me"].Case().validate_response(answer, checks=CHECKS)
