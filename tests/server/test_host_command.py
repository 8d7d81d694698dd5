"""`tilerummy admin` for people: reports, bans, closing, renaming, the host's log; beside a running server."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.serving import Serving, serving
from tests.server.test_http_tables import info_of, made, refused
from tests.server.test_people import who_of
from tests.waiting import until
from tilerummy.cli import main

Command = Callable[..., str]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
def admin(server: Serving, capsys: pytest.CaptureFixture[str]) -> Command:
    def run(*words: str, code: int = 0) -> str:
        assert main(["admin", *words, "--lang", "en", "--database", server.settings.database]) == code
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return said.out if code == 0 else said.err

    return run


def test_reports_are_listed_for_people_and_programs(admin: Command, ann: httpx.Client, ben: httpx.Client) -> None:
    table = made(ann)
    ben.post(f"/api/tables/{table}/join", json={"name": "Ben"})
    assert admin("reports") == ""
    assert json.loads(admin("reports", "--json")) == []
    ann.post(f"/api/tables/{table}/report", json={"seat": 1, "reason": "cheats"})
    assert f"cheats  {table}  1  {who_of(ben)}  Ben" in admin("reports")
    (found,) = json.loads(admin("reports", "--json"))
    assert (found["table"], found["who"], found["reason"]) == (table, who_of(ben), "cheats")


def test_a_ban_reaches_the_running_server(admin: Command, server: Serving, ben: httpx.Client) -> None:
    assert admin("ban", who_of(ben), "--hours", "3", "--reason", "rude") == f"{who_of(ben)} is banned.\n"
    server.run(server.node.warden.look())
    refused(ben.get("/api/tables"), 403, "server-banned")
    assert who_of(ben) in admin("bans")
    assert json.loads(admin("unban", who_of(ben), "--json")) == {"object": who_of(ben)}
    server.run(server.node.warden.look())
    assert ben.get("/api/tables").status_code == 200
    tasks = [note["task"] for note in json.loads(admin("log", "--json"))]
    assert tasks == ["unban", "ban"]
    assert "admin  ban" in admin("log")


def test_a_table_is_closed_and_a_person_renamed_while_the_server_has_them_in_memory(
    admin: Command, server: Serving, ann: httpx.Client, ben: httpx.Client
) -> None:
    table = made(ann, name="Ann")
    ben.post(f"/api/tables/{table}/join", json={"name": "Ben"})
    assert admin("rename", who_of(ben), "--name", "Guest") == "Renamed; tables where it shows: 1.\n"
    server.run(server.node.warden.look())
    until(lambda: info_of(ann, table)["seats"][1]["name"] == "Guest")
    assert admin("close", table) == f"Table {table} is closed.\n"
    server.run(server.node.warden.look())
    until(lambda: info_of(ann, table)["phase"] == "over")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ban"], "ban needs an object."),
        (["ban", "everybody"], "“everybody” is neither a visitor’s id nor an address."),
        (["ban", "203.0.113.7", "--hours", "-1"], "A ban lasts 0 (for good) to 87,600 hours."),
        (["ban", "203.0.113.7", "--hours", "nan"], "A ban lasts 0 (for good) to 87,600 hours."),
        (["unban", "203.0.113.7"], "203.0.113.7/32 is not banned."),
        (["close", "nothing"], "There is no table at this address."),
        (["rename", "nobody"], "“nobody” is not a visitor’s id."),
        (["rename", "0" * 40, "--name", "a\u202eb"], "A name has at most 24 characters, and nothing invisible."),
    ],
)
def test_what_cannot_be_done_is_one_sentence(admin: Command, words: list[str], sentence: str) -> None:
    assert admin(*words, code=2) == f"{sentence}\n"
    assert admin("log") == ""
