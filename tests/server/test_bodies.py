"""What is sent may be any bytes at all: that is never a failure of ours, on any route that takes a body or a socket."""

import json
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.matches import new_table
from tests.server.serving import Serving, serving
from tests.server.test_people import SECRET
from tests.waiting import PATIENCE

BODIES = {
    "lists without end": b"[" * 8000,
    "objects without end": b'{"a":' * 3000,
    "deep in a field": b'{"game":"rummy","rules":' + b"[" * 8000,
    "deep and closed": b'{"rules":' + b"[" * 4000 + b"]" * 4000 + b"}",
    "a string that is not UTF-8": b'{"name":"\xff\xfe"}',
    "a key that is not UTF-8": b'{"\xff":1}',
    "a surrogate": b'{"name":"\xed\xa0\x80"}',
    "half a character": b'"\xc3"',
    "UTF-16": '{"name":"Ann"}'.encode("utf-16"),
    "no JSON": b"\xff\x00\xff",
    "nothing": b"",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("bodies"), host_secret=SECRET) as running:
        yield running


def taking_bodies(server: Serving) -> list[tuple[str, str]]:
    """Every route that takes a body, by the server's own description."""
    paths = httpx.get(f"{server.url}/schema/openapi.json").json()["paths"]
    found = [(verb, path) for path, verbs in paths.items() for verb in verbs if "requestBody" in verbs[verb]]
    return [(verb.upper(), path.replace("{number}", "1")) for verb, path in found]


@pytest.mark.parametrize("body", BODIES.values(), ids=list(BODIES))
def test_a_body_that_cannot_be_read_is_a_bad_request(server: Serving, ann: httpx.Client, body: bytes) -> None:
    table = new_table(ann)
    routes = taking_bodies(server)
    assert len(routes) >= 7
    for verb, path in routes:
        address = path.replace("{table}", table)
        headers = {"content-type": "application/json", "authorization": f"Bearer {SECRET}"}
        answer = ann.request(verb, address, content=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "server-bad-request"), (verb, path)
        assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("body", BODIES.values(), ids=list(BODIES))
@pytest.mark.parametrize("as_text", [True, False])
@pytest.mark.parametrize("lobby", [True, False])
def test_a_message_that_cannot_be_read_is_refused_or_ends_the_socket(
    server: Serving, ann: httpx.Client, body: bytes, as_text: bool, lobby: bool
) -> None:
    """Text that is not UTF-8 ends it with 1007, as the standard has it; no socket ends with 1011, a fault of ours.
    Whoever still sends then may only see that the connection is gone (1006).
    """
    address = "/ws/lobby" if lobby else f"/ws/tables/{new_table(ann)}"
    with connect(server.url.replace("http", "ws") + address, close_timeout=1) as socket:
        codes: list[str] = []
        with suppress(ConnectionClosed):
            for _ in range(100):  # the lobby reads no more than so many, a table fewer that it cannot read
                socket.send(body, text=as_text)
            while True:
                codes.append(json.loads(socket.recv(timeout=PATIENCE)).get("code"))
        assert socket.close_code in (1006, 1007, 1008)
    assert not set(codes) - {None, "table-unreadable", "table-too-fast"}
    assert ann.get("/healthz").status_code == 200
