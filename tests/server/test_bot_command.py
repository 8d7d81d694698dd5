"""`tilerummy bot`: at a table of a server it plays its matches; whatever is in the way is said in one sentence."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.server.serving import Serving, free_port, serving
from tests.server.talking import Talker, new_table
from tilerummy.bots.remote import Visitor
from tilerummy.cli import main

WAIT = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def free_table(server: Serving) -> str:
    """A table whose only person has not come yet, the other seat is a bot's."""
    maker = Visitor(server.url)
    table = new_table(maker, "gin", seats=["person", "greedy"], rules="rounds=2")["id"]
    talker = Talker(maker, table)
    talker.say("leave")
    talker.close()
    return f"{server.url}/t/{table}"


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence on the error stream; nothing else is said."""
    assert main(["bot", "--lang", "en", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_the_command_plays_its_matches_and_prints_their_results(server: Serving) -> None:
    link = free_table(server)
    command = [sys.executable, "-m", "tilerummy.cli", "bot", "--lang", "en", "--connect", link, "--level", "greedy"]
    done = subprocess.run([*command, "--matches", "2"], capture_output=True, text=True, timeout=WAIT, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines[1::2]] == ["Match 1", "Match 2"]
    assert all(line.startswith("The deal was promised with the fingerprint") for line in lines[::2])


def test_a_link_that_is_none_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert "is not the link of a table" in refused(capsys, "--connect", "somewhere")


def test_a_table_that_is_not_there_is_said(server: Serving, capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "--connect", f"{server.url}/t/nothing")
    assert said == "There is no table at this address.\n"


def test_a_server_that_does_not_answer_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "--connect", f"http://127.0.0.1:{free_port()}/t/table")
    assert said.startswith("No server answers at http://127.0.0.1")


def test_a_port_that_is_none_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "--connect", "http://127.0.0.1:80x/t/table")
    assert said.startswith("No server answers at")


def test_a_full_table_is_said(server: Serving, capsys: pytest.CaptureFixture[str]) -> None:
    table = new_table(Visitor(server.url), "gin", seats=["person", "greedy"])["id"]
    said = refused(capsys, "--connect", f"{server.url}/t/{table}", "--level", "greedy")
    assert said == "All seats of this table are taken.\n"


def test_an_unknown_level_is_said_before_a_seat_is_taken(server: Serving, capsys: pytest.CaptureFixture[str]) -> None:
    link = free_table(server)
    assert "nobody" in refused(capsys, "--connect", link, "--level", "nobody")
    info = Visitor(server.url).call("GET", f"/api/tables/{link.rpartition('/')[2]}")
    assert not info["table"]["seats"][0]["taken"]
