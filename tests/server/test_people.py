"""People among strangers: reports, blocks, bans, closed tables, other names, the filter, and the host's interface."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.matches import client, closed_with, new_table, play
from tests.server.serving import Serving, serving
from tests.server.test_http_tables import info_of, made, refused
from tests.waiting import PATIENCE, until
from tilerummy.server.live.guard import NameFilter
from tilerummy.server.live.hosting import Hosting
from tilerummy.server.live.services import hash_of
from tilerummy.server.store import Conflict
from tilerummy.server.table.events import Event
from tilerummy.server.table.table import Table

SECRET = "a-secret-of-the-host"  # noqa: S105
HOST = {"authorization": f"Bearer {SECRET}"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path, host_secret=SECRET, name_filter=str(tmp_path / "names")) as running:
        yield running


@pytest.fixture
def table(ann: httpx.Client, ben: httpx.Client) -> str:
    """Ann at seat 0, Ben at seat 1."""
    name = made(ann, name="Ann", public=True)
    assert ben.post(f"/api/tables/{name}/join", json={"name": "Ben"}).status_code == 201
    return name


def who_of(visitor: httpx.Client) -> str:
    visitor.get("/api/me")
    return hash_of(visitor.cookies["tilerummy"].partition(".")[0])


def host(server: Serving, task: str, **body: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/host/{task}", json=body, headers=HOST)


def told(server: Serving, what: str) -> list[dict[str, Any]]:
    answer = httpx.get(f"{server.url}/api/host/{what}", headers=HOST)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


# ---- reports


def test_a_report_reaches_the_host_once(server: Serving, ann: httpx.Client, ben: httpx.Client, table: str) -> None:
    for _ in range(2):
        answer = ann.post(f"/api/tables/{table}/report", json={"seat": 1, "reason": "rude"})
        assert answer.json() == {"seat": 1, "reason": "rude"}
    (found,) = told(server, "reports")
    assert (found["table"], found["seat"], found["name"], found["reason"]) == (table, 1, "Ben", "rude")
    assert (found["who"], found["author"]) == (who_of(ben), who_of(ann))


def test_only_somebody_at_the_table_reports_another_person(
    ann: httpx.Client, eve: httpx.Client, table: str
) -> None:
    path = f"/api/tables/{table}/report"
    refused(eve.post(path, json={"seat": 1, "reason": "rude"}), 403, "table-not-seated")
    refused(ann.post(path, json={"seat": 0, "reason": "rude"}), 404, "table-no-such-seat")
    refused(ann.post(path, json={"seat": 7, "reason": "rude"}), 404, "table-no-such-seat")
    refused(ann.post(path, json={"seat": 1, "reason": "<b>"}), 400, "server-bad-request")
    refused(ann.post(path, json={"seat": -1, "reason": "rude"}), 400, "server-bad-request")
    refused(ann.post("/api/tables/nothing/report", json={"seat": 1, "reason": "rude"}), 404, "table-no-such-table")
    bots = made(ann, seats=["person", "greedy"])
    refused(ann.post(f"/api/tables/{bots}/report", json={"seat": 1, "reason": "slow"}), 404, "table-no-such-seat")


REASONS = ["name", "rude", "slow", "leaves", "cheats", "other"]


def test_reports_are_limited_by_visitor_and_the_same_again_costs_nothing(ann: httpx.Client, ben: httpx.Client) -> None:
    tables = [made(ann, name="Ann") for _ in range(4)]
    for table in tables:
        assert ben.post(f"/api/tables/{table}/join", json={"name": "Ben"}).status_code == 201

    def all_of(visitor: httpx.Client, seat: int) -> list[int]:
        asked = [(f"/api/tables/{table}/report", reason) for table in tables for reason in REASONS]
        return [visitor.post(path, json={"seat": seat, "reason": reason}).status_code for path, reason in asked]

    assert all_of(ann, 1) == [200] * 20 + [429] * 4
    assert all_of(ann, 1) == [200] * 20 + [429] * 4  # the first ones are known
    assert all_of(ben, 0) == [200] * 20 + [429] * 4  # from the same address, for himself


def test_reports_are_limited_by_address_too(server: Serving, ann: httpx.Client, table: str) -> None:
    meters = server.app.state.limits.address_reports
    meters.rate, meters.burst = 0.0, 1.0
    assert ann.post(f"/api/tables/{table}/report", json={"seat": 1, "reason": "slow"}).status_code == 200
    refused(ann.post(f"/api/tables/{table}/block", json={"seat": 1}), 429, "table-too-fast")
    assert ann.get("/api/me/blocks").json() == []


def test_a_block_again_costs_nothing(ann: httpx.Client, table: str) -> None:
    answers = [ann.post(f"/api/tables/{table}/block", json={"seat": 1}) for _ in range(25)]
    assert {answer.status_code for answer in answers} == {200}


# ---- blocks


def test_whoever_is_blocked_takes_no_seat_at_my_tables(ann: httpx.Client, ben: httpx.Client, table: str) -> None:
    (found,) = ann.post(f"/api/tables/{table}/block", json={"seat": 1}).json()
    assert found["name"] == "Ben"
    other = made(ann, name="Ann")
    refused(ben.post(f"/api/tables/{other}/join", json={}), 403, "table-blocked")
    assert not info_of(ann, other)["seats"][1]["taken"]
    assert ben.post(f"/api/tables/{table}/join", json={"name": "Benno"}).status_code == 201  # the seat is his already
    assert ann.get("/api/me/blocks").json() == [found]
    assert ben.get("/api/me/blocks").json() == []
    assert who_of(ben) not in ann.get("/api/me/blocks").text


def test_a_block_can_be_taken_back(ann: httpx.Client, ben: httpx.Client, table: str) -> None:
    (found,) = ann.post(f"/api/tables/{table}/block", json={"seat": 1}).json()
    refused(ben.post("/api/me/unblock", json={"id": found["id"]}), 404, "server-no-such-block")
    assert ann.post("/api/me/unblock", json={"id": found["id"]}).json() == []
    refused(ann.post("/api/me/unblock", json={"id": found["id"]}), 404, "server-no-such-block")
    assert ben.post(f"/api/tables/{made(ann)}/join", json={}).status_code == 201


def test_nobody_blocks_a_bot_or_a_seat_of_another_table(ann: httpx.Client, eve: httpx.Client, table: str) -> None:
    refused(eve.post(f"/api/tables/{table}/block", json={"seat": 1}), 403, "table-not-seated")
    refused(ann.post(f"/api/tables/{table}/block", json={"seat": 0}), 404, "table-no-such-seat")
    refused(ann.post(f"/api/tables/{table}/block", json={}), 400, "server-bad-request")


def socket_of(server: Serving, visitor: httpx.Client, table: str) -> ClientConnection:
    headers = {"cookie": f"tilerummy={visitor.cookies['tilerummy']}"}
    return connect(f"ws{server.url.removeprefix('http')}/ws/tables/{table}", additional_headers=headers)


def talk(server: Serving, visitor: httpx.Client, table: str, task: str) -> str:
    """One message on a socket at a table, and the answer to it."""
    with socket_of(server, visitor, table) as socket:
        socket.send(json.dumps({"id": "x1", "t": task}))
        while '"x1"' not in (answer := str(socket.recv(timeout=PATIENCE))):
            pass
    return answer


def stopped(server: Serving, ann: httpx.Client, ben: httpx.Client) -> str:
    """Ben has left Ann's match, and she has ended it."""
    table = made(ann, game="gin", rules="rounds=1", name="Ann", public=True)
    ben.post(f"/api/tables/{table}/join", json={"name": "Benedict"})
    play(server, table, 3)
    talk(server, ben, table, "leave")
    talk(server, ann, table, "end")
    assert info_of(ann, table)["phase"] == "over"
    return table


def test_whoever_takes_a_left_seat_does_not_get_its_name(
    server: Serving, ann: httpx.Client, ben: httpx.Client, eve: httpx.Client
) -> None:
    table = stopped(server, ann, ben)
    assert eve.post(f"/api/tables/{table}/join", json={}).status_code == 201
    assert info_of(ann, table)["seats"][1]["name"] == ""


def test_one_who_left_comes_back_under_the_same_name_from_another_device(
    server: Serving, ann: httpx.Client, ben: httpx.Client, eve: httpx.Client
) -> None:
    table = stopped(server, ann, ben)
    assert eve.post(f"/api/tables/{table}/join", json={"name": "Benedict"}).status_code == 201


def test_one_who_comes_back_is_not_called_like_another_by_then(
    server: Serving, ann: httpx.Client, ben: httpx.Client
) -> None:
    table = stopped(server, ann, ben)
    assert ann.post(f"/api/tables/{table}/join", json={"name": "Benedict"}).status_code == 201
    assert "table-name-taken" in talk(server, ben, table, "back")
    assert "table-name-taken" in talk(server, ben, table, "ready")
    assert ben.post(f"/api/tables/{table}/join", json={"name": "Ben the first"}).status_code == 201


def test_the_block_of_one_who_left_keeps_nobody_out(
    server: Serving, ann: httpx.Client, ben: httpx.Client, eve: httpx.Client
) -> None:
    other = made(ben, name="Ben")
    eve.post(f"/api/tables/{other}/join", json={"name": "Eve"})
    ben.post(f"/api/tables/{other}/block", json={"seat": 1})
    table = stopped(server, ann, ben)
    assert eve.post(f"/api/tables/{table}/join", json={"name": "Eve"}).status_code == 201


def test_whoever_made_a_table_is_always_welcome_there(
    server: Serving, ann: httpx.Client, ben: httpx.Client, table: str
) -> None:
    ben.post(f"/api/tables/{table}/block", json={"seat": 0})
    talk(server, ann, table, "leave")
    assert ann.post(f"/api/tables/{table}/join", json={"name": "Ann"}).status_code == 201
    refused(ann.post(f"/api/tables/{made(ben, name='Ben')}/join", json={}), 403, "table-blocked")


# ---- the host's secret


@pytest.mark.parametrize("given", [None, SECRET, "Bearer", "Bearer \u00e9", f"bearer {SECRET}"])
def test_without_the_secret_nothing_is_told(server: Serving, given: str | None) -> None:
    headers = [] if given is None else [(b"authorization", given.encode("latin-1"))]
    for path in ("reports", "bans", "log", "tables/x"):
        refused(httpx.get(f"{server.url}/api/host/{path}", headers=headers), 403, "server-wrong-secret")
    body = {"object": "203.0.113.7"}
    refused(httpx.post(f"{server.url}/api/host/ban", json=body, headers=headers), 403, "server-wrong-secret")
    assert told(server, "bans") == []


def test_guesses_are_limited_and_the_right_secret_is_not(server: Serving) -> None:
    for _ in range(30):
        told(server, "bans")
    wrong = {"authorization": "Bearer wrong"}
    answers = [httpx.get(f"{server.url}/api/host/bans", headers=wrong).status_code for _ in range(12)]
    assert answers == [403] * 10 + [429] * 2
    assert told(server, "bans") == []  # nobody guesses the host out


def test_without_a_secret_there_is_no_such_interface(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        for headers in ({}, {"authorization": "Bearer"}, HOST):
            refused(httpx.get(f"{running.url}/api/host/reports", headers=headers), 404, "server-not-found")


# ---- bans


def test_a_banned_visitor_does_not_play(server: Serving, ann: httpx.Client, ben: httpx.Client, table: str) -> None:
    cookie = {"cookie": f"tilerummy={ben.cookies['tilerummy']}"}
    address = f"ws{server.url.removeprefix('http')}/ws/tables/{table}"
    with connect(address, additional_headers=cookie) as socket:
        assert host(server, "ban", object=who_of(ben), hours=2, reason="rude").status_code == 200
        assert closed_with(socket) == 4403
    with connect(address, additional_headers=cookie) as socket:
        assert closed_with(socket) == 4403
    params = refused(ben.get("/api/tables"), 403, "server-banned")
    assert "UTC" in params["until"]
    refused(ben.post(f"/api/tables/{table}/join", json={}), 403, "server-banned")
    with connect(f"ws{server.url.removeprefix('http')}/ws/lobby", additional_headers=cookie) as socket:
        assert closed_with(socket) == 4403
    assert ben.get("/api/me").json() == {"name": ""}  # one's own data stays within reach
    assert ann.get("/api/tables").status_code == 200
    assert host(server, "unban", object=who_of(ben)).status_code == 200
    assert ben.get("/api/tables").status_code == 200


def test_a_ban_closes_the_lobby_that_is_open(server: Serving, ben: httpx.Client) -> None:
    who = who_of(ben)
    cookie = {"cookie": f"tilerummy={ben.cookies['tilerummy']}"}
    with connect(f"ws{server.url.removeprefix('http')}/ws/lobby", additional_headers=cookie) as socket:
        socket.recv(timeout=PATIENCE)
        host(server, "ban", object=who)
        assert closed_with(socket) == 4403


def test_a_ban_ends_by_itself(server: Serving, ben: httpx.Client) -> None:
    host(server, "ban", object=who_of(ben), hours=1)
    refused(ben.get("/api/tables"), 403, "server-banned")
    clock = server.node.services.guard.now
    server.node.services.guard.now = lambda: clock() + 3_600_001
    assert ben.get("/api/tables").status_code == 200


def test_an_address_is_banned_but_the_host_is_not_locked_out(server: Serving, ann: httpx.Client) -> None:
    assert host(server, "ban", object="127.0.0.0/8").json()["object"] == "127.0.0.0/8"
    refused(ann.get("/api/tables"), 403, "server-banned")
    assert host(server, "unban", object="127.0.0.1/8").status_code == 200
    assert ann.get("/api/tables").status_code == 200


def test_an_ipv6_address_stands_for_its_network(server: Serving) -> None:
    assert host(server, "ban", object="2001:db8::7").json()["object"] == "2001:db8::/64"
    guard = server.node.services.guard
    assert guard.ban_of("", "2001:db8::/64") is not None
    assert guard.ban_of("", "2001:db8:1::/64") is None
    assert guard.ban_of("", "somebody behind 10.0.0.1") is None


@pytest.mark.parametrize(
    ("task", "body", "status", "code"),
    [
        ("ban", {"object": "everybody"}, 422, "host-bad-object"),
        ("ban", {"object": ""}, 422, "host-bad-object"),
        ("ban", {"object": "203.0.113.7", "hours": -1}, 422, "host-bad-hours"),
        ("ban", {"object": "203.0.113.7", "hours": 1e300}, 422, "host-bad-hours"),
        ("ban", {"object": "203.0.113.7", "hours": "x"}, 400, "server-bad-request"),
        ("unban", {"object": "203.0.113.7"}, 404, "host-not-banned"),
        ("close", {"table": "nothing"}, 404, "table-no-such-table"),
        ("rename", {"who": "x", "name": "Ann"}, 422, "host-bad-visitor"),
        ("rename", {"who": "0" * 40, "name": "Ann"}, 404, "host-no-such-visitor"),
        ("rename", {"who": "0" * 40, "name": "x" * 30}, 422, "server-bad-name"),
    ],
)
def test_what_the_host_cannot_do(server: Serving, task: str, body: dict[str, Any], status: int, code: str) -> None:
    refused(host(server, task, **body), status, code)
    assert told(server, "log") == []


# ---- closing and renaming


def test_a_closed_table_stays_to_be_read(server: Serving, ann: httpx.Client, eve: httpx.Client) -> None:
    table = new_table(ann, public=True)
    play(server, table, 3)
    assert host(server, "close", table=table, reason="spam").status_code == 200
    assert info_of(ann, table)["phase"] == "over"
    assert info_of(ann, table)["match"]["stopped"]
    refused(eve.post(f"/api/tables/{table}/join", json={}), 409, "table-closed")
    assert table not in [each["id"] for each in eve.get("/api/tables").json()]
    assert ann.get(f"/api/tables/{table}/matches/1/record").status_code == 200
    assert ann.get(f"/api/tables/{table}/matches/1/verify").json()["good"]
    assert ann.get("/api/mine/results").json()[0]["stopped"]
    (note,) = told(server, "log")
    assert (note["author"], note["task"], note["object"], note["detail"]) == ("http", "close", table, "spam")


def test_a_table_is_closed_before_its_match_and_for_those_connected(
    server: Serving, ann: httpx.Client, ben: httpx.Client
) -> None:
    table = made(ann, name="Ann", public=True)
    server.run(server.node.registry.find(table))
    host(server, "close", table=table)
    until(lambda: info_of(ben, table)["phase"] == "over")
    refused(ben.post(f"/api/tables/{table}/join", json={}), 409, "table-closed")
    assert host(server, "close", table=table).status_code == 200  # again: nothing changes


def test_those_at_the_table_are_told_that_the_host_closed_it(
    server: Serving, ann: httpx.Client, ben: httpx.Client, table: str
) -> None:
    play(server, table, 3)
    with socket_of(server, ben, table) as socket:
        host(server, "close", table=table)
        while '"what":"stopped"' not in (said := str(socket.recv(timeout=PATIENCE))):
            pass
    found = json.loads(said)
    assert found["event"] == {"what": "stopped"}  # by nobody at the table
    assert found["table"]["closed"]
    assert info_of(ann, table)["closed"]
    steps = ann.get(f"/api/tables/{table}/matches/1/replay").json()["steps"]
    assert steps[-1]["event"] == {"what": "stopped"}


def test_the_hosts_log_is_followed_after_it_was_emptied(server: Serving, ann: httpx.Client) -> None:
    table = made(ann, name="Ann", public=True)
    for number in range(3):
        host(server, "ban", object=f"203.0.113.{number}", hours=1)
    now = server.node.services.now()
    server.run(server.node.services.people.forget(now + 1000, now))
    server.run(server.node.warden.look())
    hosting = Hosting(server.node.services.store, server.node.services.now, "admin")
    server.run(hosting.close(table))
    server.run(server.node.warden.look())
    until(lambda: info_of(ann, table)["closed"])


def test_a_note_that_was_written_late_is_followed(server: Serving, ann: httpx.Client) -> None:
    """Numbers are given before a transaction is over, so a greater one can be seen first."""
    table = made(ann, name="Ann", public=True)
    people, store = server.node.services.people, server.node.services.store
    server.run(store.change("INSERT INTO audit VALUES (9, 1, 'admin', 'ban', 'x', '')"))
    server.run(server.node.warden.look())
    hosting = Hosting(store, server.node.services.now, "admin")
    server.run(hosting.close(table))
    server.run(store.change("UPDATE audit SET id = 8 WHERE task = 'close'"))
    server.run(server.node.warden.look())
    until(lambda: info_of(ann, table)["closed"])
    assert [note.id for note in server.run(people.noted(9))] == [9, 8]


def test_a_rename_skips_what_cannot_be_read_and_is_noted(
    server: Serving, ann: httpx.Client, ben: httpx.Client, table: str
) -> None:
    broken = made(ben, name="Ben")
    server.run(server.node.services.store.change("DELETE FROM events WHERE table_id = ? AND seq = 2", broken))
    assert host(server, "rename", who=who_of(ben), name="Guest").json()["tables"] == 1
    until(lambda: info_of(ann, table)["seats"][1]["name"] == "Guest")
    assert [note["task"] for note in told(server, "log")] == ["rename"]


def test_a_seat_that_was_left_is_renamed_too(server: Serving, ann: httpx.Client, ben: httpx.Client, table: str) -> None:
    play(server, table, 3)
    talk(server, ben, table, "leave")
    host(server, "rename", who=who_of(ben), name="Guest")
    until(lambda: info_of(ann, table)["seats"][1]["name"] == "Guest")
    assert info_of(ann, table)["seats"][1]["gone"]
    assert "Ben" not in ann.get("/api/tables").text


def test_nobody_is_renamed_to_another_at_the_table(
    server: Serving, ann: httpx.Client, ben: httpx.Client, table: str
) -> None:
    host(server, "rename", who=who_of(ben), name="ANN")
    until(lambda: info_of(ann, table)["seats"][1]["name"] == "")


def test_a_name_that_was_taken_away_is_not_taken_back(
    server: Serving, ann: httpx.Client, ben: httpx.Client, table: str
) -> None:
    host(server, "rename", who=who_of(ben), name="Guest")
    refused(ben.put("/api/me", json={"name": "B e n"}), 422, "server-name-forbidden")
    refused(ben.post(f"/api/tables/{table}/join", json={"name": "Ben"}), 422, "server-name-forbidden")
    assert ann.put("/api/me", json={"name": "Ben"}).status_code == 200  # it was about a person
    assert ben.put("/api/me", json={"name": "Benno"}).status_code == 200


def test_a_table_where_others_are_always_faster_is_told_in_a_sentence(
    server: Serving, ann: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = made(ann, name="Ann")

    async def slow(self: Hosting, found: Table, events: list[Event]) -> None:
        raise Conflict(table)

    monkeypatch.setattr(Hosting, "append", slow)
    refused(host(server, "close", table=table), 503, "table-try-again")


def test_a_person_gets_another_name(server: Serving, ann: httpx.Client, ben: httpx.Client, table: str) -> None:
    assert host(server, "rename", who=who_of(ben), name="Guest 7").json()["tables"] == 1
    until(lambda: info_of(ann, table)["seats"][1]["name"] == "Guest 7")
    assert ben.get("/api/me").json()["name"] == "Guest 7"
    assert ben.get(f"/api/tables/{table}").json()["mine"] == [1]


def test_the_host_sees_who_sits_at_a_table(server: Serving, ann: httpx.Client, ben: httpx.Client, table: str) -> None:
    answer = httpx.get(f"{server.url}/api/host/tables/{table}", headers=HOST).json()
    assert [(one["seat"], one["who"], one["name"]) for one in answer["people"]] == [
        (0, who_of(ann), "Ann"),
        (1, who_of(ben), "Ben"),
    ]


# ---- the filter of names


def test_the_filter_is_read_again_when_it_changes(server: Serving, ann: httpx.Client, tmp_path: Path) -> None:
    assert ann.put("/api/me", json={"name": "Rotten Egg"}).status_code == 200
    (tmp_path / "names").write_text("# words\n\nrotten\n(unfinished\n^boss$\n", encoding="utf-8")
    server.run(server.node.warden.look())
    for name in ("ROTTEN fish", "r.o.t.t.e.n", "r\u043ett\u0435n", "Boss"):
        refused(ann.put("/api/me", json={"name": name}), 422, "server-name-forbidden")
    assert ann.put("/api/me", json={"name": "Bossa"}).status_code == 200
    body = {"game": "rummy", "seats": ["person", "person"], "own": 2, "names": ["Ann", "rotten"]}
    refused(ann.post("/api/tables", json=body), 422, "server-name-forbidden")
    (tmp_path / "names").unlink()
    server.run(server.node.warden.look())  # a file that is gone changes nothing
    refused(ann.put("/api/me", json={"name": "rotten"}), 422, "server-name-forbidden")
    (tmp_path / "names").write_text("", encoding="utf-8")
    server.run(server.node.warden.look())
    assert ann.put("/api/me", json={"name": "rotten"}).status_code == 200


def test_a_line_of_the_filter_that_takes_long_is_left_out(server: Serving, ann: httpx.Client, tmp_path: Path) -> None:
    bad = [r"^(\w+\s?)+fool$", "(x+x+)+y", "(a|aa)+$", "^(.*)*!$", "", "z*", "|rude"]
    (tmp_path / "names").write_bytes("\n".join(["\ufeffrotten", *bad, "boss"]).encode())
    server.run(server.node.warden.look())
    assert [each.pattern for each in server.node.services.guard.filter.patterns] == ["rotten", "boss"]
    assert ann.put("/api/me", json={"name": "a" * 23 + "!"}).status_code == 200
    refused(ann.put("/api/me", json={"name": "Rotten"}), 422, "server-name-forbidden")


def test_what_the_filter_compares_is_short() -> None:
    seen: list[str] = []

    class Pattern:
        def search(self, text: str) -> None:
            seen.append(text)

    names = NameFilter("")
    names.patterns = [Pattern()]  # type: ignore[list-item]
    assert not names.forbids("\ufdfa" * 24)  # one letter, a sentence of eighteen
    assert max(map(len, seen)) <= 40


def test_a_name_from_before_the_filter_is_not_taken_to_a_table(
    server: Serving, ann: httpx.Client, tmp_path: Path
) -> None:
    ann.put("/api/me", json={"name": "Rotten"})
    (tmp_path / "names").write_text("rotten", encoding="utf-8")
    server.run(server.node.warden.look())
    body = {"game": "rummy", "seats": ["person", "person"]}
    refused(ann.post("/api/tables", json=body), 422, "server-name-forbidden")
    assert ann.get("/api/me").json()["name"] == "Rotten"  # said, so that it can be changed


# ---- two processes


def test_what_was_banned_before_the_start_is_banned(tmp_path: Path) -> None:
    with serving(tmp_path, host_secret=SECRET) as running, client(running) as ben:
        ben.get("/api/me")
        secret = ben.cookies["tilerummy"]
        host(running, "ban", object=who_of(ben))
    with serving(tmp_path) as running:
        answer = httpx.get(f"{running.url}/api/tables", headers={"cookie": f"tilerummy={secret}"})
        refused(answer, 403, "server-banned")
