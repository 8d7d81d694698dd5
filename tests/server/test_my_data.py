"""What is stored about a visitor: told to that visitor, and deleted on request; the others can still replay."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.matches import client, closed_with, play
from tests.server.serving import Serving, serving
from tests.server.test_http_tables import info_of, made, refused
from tests.server.test_people import socket_of, talk, who_of
from tests.waiting import PATIENCE
from tilerummy.server.live.forgetting import Forgetting
from tilerummy.server.live.hosting import Hosting


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as running:
        yield running


def played(server: Serving, ann: httpx.Client, ben: httpx.Client, moves: int = 10_000) -> str:
    table = made(ann, game="gin", rules="rounds=1", name="Ann", public=True)
    ben.post(f"/api/tables/{table}/join", json={"name": "Benedict"})
    ben.put("/api/me", json={"name": "Benedict"})
    play(server, table, moves)
    return table


def test_everything_about_me_is_told_to_me(server: Serving, ann: httpx.Client, ben: httpx.Client) -> None:
    table = played(server, ann, ben, 3)
    ben.post(f"/api/tables/{table}/report", json={"seat": 0, "reason": "slow"})
    ben.post(f"/api/tables/{table}/block", json={"seat": 0})
    found = ben.get("/api/me/data").json()
    assert (found["id"], found["name"], found["banned"]) == (who_of(ben), "Benedict", None)
    assert [(each["id"], each["mine"]) for each in found["tables"]] == [(table, [1])]
    assert [block["name"] for block in found["blocks"]] == ["Ann"]
    assert [(report["table"], report["reason"]) for report in found["reports"]] == [(table, "slow")]
    assert who_of(ann) not in ben.get("/api/me/data").text
    assert ann.get("/api/me/data").json()["reports"] == []


def test_a_new_visitor_has_no_data(eve: httpx.Client) -> None:
    found = eve.get("/api/me/data").json()
    assert (found["name"], found["tables"], found["blocks"], found["reports"]) == ("", [], [], [])
    assert eve.post("/api/me/delete", json={}).json() == {"tables": 0}


def test_who_is_deleted_leaves_matches_that_the_others_can_replay(
    server: Serving, ann: httpx.Client, ben: httpx.Client
) -> None:
    table, who = played(server, ann, ben), who_of(ben)
    before = ann.get(f"/api/tables/{table}/matches/1/record").text.splitlines()
    assert ben.post("/api/me/delete", json={}).json() == {"tables": 1}
    assert "tilerummy" not in ben.cookies
    after = ann.get(f"/api/tables/{table}/matches/1/record").text.splitlines()
    assert "Benedict" in before[0]
    assert "Benedict" not in "".join(after)
    assert after[1:-1] == before[1:-1]  # all but the header and the digest
    assert ann.get(f"/api/tables/{table}/matches/1/verify").json()["good"]
    stored = server.run(server.node.services.store.read(table))
    assert not any(who.encode() in row.data or b"Benedict" in row.data for row in stored)
    assert server.run(server.node.services.store.tables_of(who, 9)) == []
    assert server.run(server.node.services.people.name_of(who)) == ""


def test_who_is_deleted_during_a_match_does_not_keep_the_others_waiting(
    server: Serving, ann: httpx.Client, ben: httpx.Client
) -> None:
    table = played(server, ann, ben, 3)
    ben.post("/api/me/delete", json={})
    seat = info_of(ann, table)["seats"][1]
    assert (seat["name"], seat["gone"]) == ("", True)
    assert ben.get(f"/api/tables/{table}").json()["mine"] == []
    assert "Benedict" not in ann.get("/api/tables").text


def test_only_a_page_of_ours_deletes(ben: httpx.Client) -> None:
    ben.put("/api/me", json={"name": "Ben"})
    refused(ben.post("/api/me/delete", json={}, headers={"origin": "https://evil.example"}), 403, "server-wrong-origin")
    refused(ben.post("/api/me/delete", json={"x": 1}), 400, "server-bad-request")
    assert ben.get("/api/me").json()["name"] == "Ben"


def header_of(visitor: httpx.Client, table: str) -> str:
    answer = visitor.get(f"/api/tables/{table}/matches/1/record")
    assert answer.headers["cache-control"] == "private, no-cache"
    return answer.text.splitlines()[0]


def test_a_name_goes_from_a_seat_that_another_has_by_now(
    server: Serving, ann: httpx.Client, ben: httpx.Client, eve: httpx.Client
) -> None:
    table = played(server, ann, ben)
    talk(server, ben, table, "leave")
    assert eve.post(f"/api/tables/{table}/join", json={"name": "Eve"}).status_code == 201
    assert [each["id"] for each in ben.get("/api/me/data").json()["tables"]] == [table]
    assert ben.post("/api/me/delete", json={}).json() == {"tables": 1}
    assert "Benedict" not in header_of(ann, table)
    assert info_of(ann, table)["seats"][1]["name"] == "Eve"


def test_a_name_goes_from_a_seat_that_was_moved_to_another_device(
    server: Serving, ann: httpx.Client, ben: httpx.Client, eve: httpx.Client
) -> None:
    table = played(server, ann, ben)
    key = ben.post(f"/api/tables/{table}/key", json={"seat": 1}).json()["key"]
    assert eve.post(f"/api/tables/{table}/move", json={"key": key}).status_code == 201
    for visitor in (eve, ben):
        assert visitor.post("/api/me/delete", json={}).json() == {"tables": 1}
    assert "Benedict" not in header_of(ann, table)


def test_a_name_goes_from_results_that_were_kept_in_memory(
    server: Serving, ann: httpx.Client, ben: httpx.Client
) -> None:
    played(server, ann, ben)
    assert "Benedict" in ann.get("/api/mine/results").text
    ben.post("/api/me/delete", json={})
    assert "Benedict" not in ann.get("/api/mine/results").text


def test_those_who_play_on_stay_connected_and_are_told(server: Serving, ann: httpx.Client, ben: httpx.Client) -> None:
    table = played(server, ann, ben, 3)
    with socket_of(server, ann, table) as socket, socket_of(server, ben, table) as own:
        ben.post("/api/me/delete", json={})
        while '"left"' not in (said := str(socket.recv(timeout=PATIENCE))):
            assert "Benedict" not in said.partition('"events"')[0] or '"welcome"' in said
        assert json.loads(said)["table"]["seats"][1]["name"] == ""
        server.run(server.node.warden.look())
        server.run(server.node.warden.look())
        socket.send(json.dumps({"id": "x1", "t": "sync", "after": 0}))
        while '"welcome"' not in (said := str(socket.recv(timeout=PATIENCE))):
            pass
        assert "Benedict" not in said
        assert closed_with(own) == 4409


def test_who_joins_and_is_deleted_again_and_again_is_stopped(server: Serving, ann: httpx.Client) -> None:
    table = made(ann, name="Ann", public=True)
    codes = []
    for number in range(8):
        with client(server) as visitor:
            visitor.put("/api/me", json={"name": f"Bad {number}"})
            visitor.post(f"/api/tables/{table}/join", json={})
            codes.append(visitor.post("/api/me/delete", json={}).status_code)
    assert codes == [200] * 5 + [429] * 3
    assert server.run(server.node.services.people.noted(9)) == []  # nothing for the host to read


def test_what_others_and_the_host_did_is_told_too(server: Serving, ann: httpx.Client, ben: httpx.Client) -> None:
    table, who = played(server, ann, ben, 3), who_of(ben)
    ann.post(f"/api/tables/{table}/report", json={"seat": 1, "reason": "cheats"})
    hosting = Hosting(server.node.services.store, server.node.services.now, "admin")
    server.run(hosting.ban(who, 2, "rude"))
    server.run(server.node.warden.look())
    found = ben.get("/api/me/data").json()
    assert [(each["table"], each["seat"], each["reason"]) for each in found["about"]] == [(table, 1, "cheats")]
    assert found["banned_for"] == "rude"
    assert [(note["task"], note["detail"]) for note in found["log"]] == [("ban", "2 rude")]
    assert who_of(ann) not in str(found)


def test_the_hosts_log_forgets_who_is_deleted_unless_a_ban_runs(server: Serving, ben: httpx.Client) -> None:
    people, who = server.node.services.people, who_of(ben)
    ben.put("/api/me", json={"name": "Ben"})
    hosting = Hosting(server.node.services.store, server.node.services.now, "admin")
    server.run(hosting.rename(who, "Guest"))
    server.run(hosting.ban(who, 2, ""))
    ben.post("/api/me/delete", json={})
    assert {note.object for note in server.run(people.noted(9))} == {who}
    server.run(hosting.unban(who))
    server.run(Forgetting(server.node.registry, server.node.services).forget(who))
    assert {note.object for note in server.run(people.noted(9))} == {""}
