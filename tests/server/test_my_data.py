"""What is stored about a visitor: told to that visitor, and deleted on request; the others can still replay."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.matches import play
from tests.server.serving import Serving, serving
from tests.server.test_http_tables import info_of, made, refused
from tests.server.test_people import who_of


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
    assert ben.get("/api/me").json() == {"name": "Ben"}
