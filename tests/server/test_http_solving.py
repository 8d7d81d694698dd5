"""The solver over HTTP: the same answers as the command, and never too many at once."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.serving import Serving, serving
from tilerummy.cli import solve


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("http")) as running:
        yield running


def test_rummy_is_answered_as_by_the_command(ann: httpx.Client, capsys: pytest.CaptureFixture[str]) -> None:
    asked = {"game": "rummy", "table": "[r3 *r4 r5]", "rack": "r4 b8 k8", "more": 2}
    answer = ann.post("/api/solve", json=asked)
    assert answer.status_code == 200
    assert solve.main(["--table", "[r3 *r4 r5]", "--rack", "r4 b8 k8", "--more", "2", "--json"]) == 0
    assert answer.json() == {"game": "rummy", **json.loads(capsys.readouterr().out)}


def test_gin_is_answered_as_by_the_command(ann: httpx.Client, capsys: pytest.CaptureFixture[str]) -> None:
    hand = "r5-7 k8 b8 y8 r1 r2 b12 k13 k12"
    answer = ann.post("/api/solve", json={"game": "gin", "hand": hand, "melds": "r9-11"}).json()
    assert solve.main(["gin", "--hand", hand, "--melds", "r9-11", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {key: value for key, value in answer.items() if key in told} == told


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"game": "rummy", "rack": "q7"}, "notation-unknown-colour"),
        ({"game": "rummy", "rack": "r6", "table": "r5-7 r5-7"}, "notation-third-copy"),
        ({"game": "rummy", "rack": "r7", "table": "r5-6"}, "solve-bad-meld"),
        ({"game": "rummy", "rack": "*r7"}, "solve-declared-rack"),
        ({"game": "rummy", "rack": "*", "stars": "none"}, "solve-no-stars"),
        ({"game": "gin", "hand": "*"}, "solve-gin-stars"),
        ({"game": "gin", "hand": "r1-12"}, "solve-gin-hand-size"),
        ({"game": "gin", "hand": "r1", "rules": "nonsense"}, "rules-no-such-preset"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(ann: httpx.Client, asked: dict[str, Any], code: str) -> None:
    answer = ann.post("/api/solve", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_notation_is_quoted_with_the_place_where_it_goes_wrong(ann: httpx.Client) -> None:
    answer = ann.post("/api/solve", json={"game": "rummy", "rack": "r7 q8"}).json()
    assert (answer["params"], answer["rule"]) == ({"position": 4, "text": "r7 q8", "tile": "q8"}, "")


@pytest.mark.parametrize("asked", [{"game": "investo"}, {"game": "rummy"}, {"game": "rummy", "rack": "r1", "more": 99}])
def test_a_question_of_the_wrong_form_is_refused(ann: httpx.Client, asked: dict[str, Any]) -> None:
    assert ann.post("/api/solve", json=asked).status_code == 400


def test_when_too_much_is_being_thought_the_next_waits(server: Serving, ann: httpx.Client) -> None:
    server.node.services.questions.thinking.waiting += 100
    try:
        answer = ann.post("/api/solve", json={"game": "rummy", "rack": "r1-3"})
    finally:
        server.node.services.questions.thinking.waiting -= 100
    assert (answer.status_code, answer.json()["code"]) == (503, "table-busy")
    assert answer.headers["retry-after"] == "1"
