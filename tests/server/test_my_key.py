"""The key that makes another device the same visitor."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.matches import client, new_table
from tests.server.serving import Serving, serving
from tilerummy.bots.remote import Visitor
from tilerummy.server.live.services import hash_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("keys"), most_tables=1000) as running:
        yield running


def key_of(visitor: httpx.Client) -> str:
    answer = visitor.post("/api/me/key", json={})
    assert answer.headers["cache-control"] == "no-store"
    return str(answer.json()["key"])


def test_another_device_gets_my_name_and_my_tables(server: Serving, ann: httpx.Client, ben: httpx.Client) -> None:
    ann.put("/api/me", json={"name": "Ann"})
    table = new_table(ann, "gin", name="Ann")
    answer = ben.post("/api/me/move", json={"key": key_of(ann)})
    assert answer.json() == {"name": "Ann"}
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert [each["id"] for each in ben.get("/api/mine").json()] == [table]
    assert ben.get(f"/api/tables/{table}").json()["mine"] == [0, 1]
    assert [each["id"] for each in ann.get("/api/mine").json()] == [table]  # both are me now


def test_a_key_of_nobody_is_refused_and_changes_nothing(ann: httpx.Client, eve: httpx.Client) -> None:
    ann.put("/api/me", json={"name": "Ann"})
    for key in ("", "x" * 32, "not a key!", key_of(eve), key_of(ann)[:-1] + "~"):
        answer = ann.post("/api/me/move", json={"key": key})
        assert (answer.status_code, answer.json()["code"]) == (403, "table-wrong-key"), key
        assert "set-cookie" not in answer.headers
    assert ann.get("/api/me").json()["name"] == "Ann"


def test_a_key_is_not_given_to_other_sites(ann: httpx.Client) -> None:
    ann.put("/api/me", json={"name": "Ann"})
    key = key_of(ann)
    elsewhere = {"origin": "https://elsewhere.example"}
    answer = ann.post("/api/me/key", json={}, headers=elsewhere)
    assert answer.status_code == 403
    assert key not in answer.text
    assert ann.get("/api/me/key").status_code in (404, 405)
    assert ann.post("/api/me/key", content="{}", headers={"content-type": "text/plain"}).status_code >= 400


def test_a_key_is_in_no_log_and_not_in_the_database(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as server, client(server) as ann, client(server) as ben:
        ann.put("/api/me", json={"name": "Ann"})
        key = key_of(ann)
        ben.post("/api/me/move", json={"key": key})
        told = capfd.readouterr()
        kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert key not in told.out + told.err
    assert key.encode() not in kept


# ---- cookies


def cookie_after(server: Serving, cookie: str) -> str:
    answer = httpx.get(f"{server.url}/api/me", headers={"cookie": f"tilerummy={cookie}"})
    return answer.headers["set-cookie"].partition(";")[0].removeprefix("tilerummy=")


def test_only_cookies_that_we_gave_out_are_accepted(server: Serving, ann: httpx.Client) -> None:
    ann.get("/api/me")
    ours = ann.cookies["tilerummy"]
    secret, _, stamp = ours.partition(".")
    assert cookie_after(server, ours) == ours
    made_up = "x" * 32
    for forged in (made_up, f"{made_up}.{stamp}", f"{secret}.{'x' * 22}", f"{secret}.", f"{ours}x", "x" * 64):
        assert cookie_after(server, forged).partition(".")[0] not in (secret, made_up, "x" * 64)


def test_a_made_up_cookie_has_no_seat_on_a_socket_either(server: Serving, ann: httpx.Client) -> None:
    table = new_table(ann, "gin")
    visitor = Visitor(server.url)
    visitor.cookies["tilerummy"] = ann.cookies["tilerummy"]
    with visitor.socket(table) as line:
        assert json.loads(line.recv(timeout=120))["seats"] == [0, 1]
    visitor.cookies["tilerummy"] = ann.cookies["tilerummy"][:-1] + "~"
    with visitor.socket(table) as line:
        assert json.loads(line.recv(timeout=120))["seats"] == []


def test_a_cookie_from_before_there_were_stamps_is_good_if_it_has_something(server: Serving, ann: httpx.Client) -> None:
    old = "before-there-were-stamps_" + "y" * 7
    assert not cookie_after(server, old).startswith(old)
    server.run(server.node.services.people.set_name(hash_of(old), "Olga", 1))
    again = cookie_after(server, old)
    assert again.startswith(f"{old}.")
    assert cookie_after(server, again) == again


def test_stamps_stay_good_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as first, client(first) as ann:
        ann.get("/api/me")
        ours = ann.cookies["tilerummy"]
    with serving(tmp_path) as second:
        assert cookie_after(second, ours) == ours
