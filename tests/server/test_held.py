"""What is told of a table is what its log has: nothing in the middle of a commit, nobody through eyes not theirs."""

import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.matches import client, new_table
from tests.server.serving import Serving, serving
from tests.waiting import PATIENCE
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.services import hash_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("held"), most_tables=1000) as running:
        yield running


@contextmanager
def storing(server: Serving, table: str) -> Iterator[LiveTable]:
    """As if something were being stored at the table."""
    live: LiveTable = server.run(server.node.registry.find(table))
    server.run(live.lock.acquire())
    try:
        yield live
    finally:
        assert server.loop is not None
        server.loop.call_soon_threadsafe(live.lock.release)


def begin(work: Callable[[], Any]) -> Future[Any]:
    """In another thread; long enough for it to get as far as it can."""
    with_result: Future[Any] = Future()
    threading.Thread(target=lambda: with_result.set_result(work()), daemon=True).start()
    wait([with_result], 0.4)
    return with_result


# ---- nothing that is not stored


@pytest.mark.parametrize("path", ["", "/matches/1/record", "/matches/1/replay", "/matches/1/verify"])
def test_what_is_being_stored_is_not_told(server: Serving, ann: httpx.Client, path: str) -> None:
    table = new_table(ann)
    with storing(server, table):
        asked = begin(lambda: ann.get(f"/api/tables/{table}{path}"))
        assert not asked.done()
    assert asked.result(20).status_code in (200, 409)


def test_a_table_that_could_not_be_stored_is_not_told(server: Serving, ann: httpx.Client) -> None:
    """It is out of memory then, and what is left of it may run ahead of the log."""
    table = new_table(ann)
    with storing(server, table) as live:
        asked = begin(lambda: ann.get(f"/api/tables/{table}"))
        assert server.loop is not None
        server.loop.call_soon_threadsafe(server.node.registry.drop, live, 1012, "restart")
    answer = asked.result(20)
    assert (answer.status_code, answer.json()["code"]) == (503, "table-try-again")
    assert ann.get(f"/api/tables/{table}").status_code == 200


# ---- the seat of a socket


def knock(server: Serving, visitor: httpx.Client, table: str) -> dict[str, Any]:
    """The first message of a socket."""
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    with connect(f"{server.url.replace('http', 'ws')}/ws/tables/{table}", additional_headers={"Cookie": cookie}) as ws:
        first: dict[str, Any] = json.loads(ws.recv(timeout=PATIENCE))
        return first


def test_a_seat_that_moves_while_its_old_device_comes_in_is_not_shown_to_it(
    server: Serving, ann: httpx.Client
) -> None:
    table = new_table(ann, seats=["person", "greedy"], own=1)
    key = ann.post(f"/api/tables/{table}/key", json={}).json()["key"]
    with client(server) as phone:
        phone.put("/api/me", json={"name": "Ann"})
        new = hash_of(phone.cookies["tilerummy"].partition(".")[0])
        with storing(server, table) as live:
            coming = begin(lambda: knock(server, ann, table))
            assert not coming.done()
            server.run(live.seats.move_seat(key, new))
        first = coming.result(20)
    assert (first["seat"], first["seats"]) == (None, [])
    assert all(tile == "?" for tile in first["position"]["view"].get("rack", []))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_visitor_without_a_session_owns_no_seat(server: Serving, ann: httpx.Client, seat: int) -> None:
    """Neither a bot's nor a free one, though those belong to nobody as well."""
    table = new_table(ann, "rummy", seats=["greedy", "person", "person"], own=1, rules="", start=False)
    ann.post(f"/api/tables/{table}/key", json={})
    address = f"{server.url.replace('http', 'ws')}/ws/tables/{table}?seat={seat * 2}"
    with connect(address) as socket:
        first = json.loads(socket.recv(timeout=PATIENCE))
        assert (first.get("seat"), first.get("seats", [])) == (None, [])
        for message in ({"t": "sit", "seat": seat * 2}, {"t": "ready"}, {"t": "hint", "kind": "play"}):
            socket.send(json.dumps({"id": "a", **message}))
            while (answer := json.loads(socket.recv(timeout=PATIENCE)))["t"] == "present":
                pass
            assert answer["t"] == "refused", answer
            assert answer["code"] in ("table-not-your-seat", "table-not-seated")
