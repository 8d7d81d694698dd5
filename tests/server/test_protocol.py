"""What is written about the protocol is what is spoken."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import jsonschema
import msgspec
import pytest

from tests.server.serving import Serving, serving
from tests.server.talking import Talker, mover, new_table, two_at_table
from tilerummy.bots.remote import Visitor, split_link
from tilerummy.server import wire
from tools import wire_types
from tools.started import kill

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize("game", ["investo", "rummy", "gin"])
def test_every_message_of_a_match_fits_the_schema(server: Serving, game: str) -> None:
    schema = json.loads(wire_types.schema())
    check = jsonschema.Draft202012Validator({**schema, "$ref": "#/$defs/ToClient"})
    first, second = two_at_table(server.url, game)
    for _ in range(12):
        player = mover(first, second)
        assert player.position is not None
        options = [option for option in player.position["options"] if option[0] != "T"]
        player.act(options[0])
    first.act("nonsense")
    first.say("say", phrase="hello")
    first.say("ping")
    for frame in first.frames + second.frames:
        check.validate(json.loads(frame))


def test_what_a_client_says_that_is_not_known_is_refused(server: Serving) -> None:
    """A message with an unknown field, and an unknown message; the connection stays."""
    first, _ = two_at_table(server.url)
    for kind, more in (("ping", {"x": 1}), ("say", {"phrase": "hello", "x": 1}), ("dance", {})):
        first.socket.send(json.dumps({"t": kind, "id": "a1", **more}))
        assert first.hear("refused")["code"] == "table-unreadable"
    assert first.say("ping")["t"] == "pong"


@pytest.mark.parametrize("name", ["a\n", "\n", "a b", "", "a" * 41, "a\u0661"])
def test_an_id_is_one_word(name: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        wire.decode(json.dumps({"t": "ping", "id": name}))
    assert wire.decode('{"t": "ping", "id": "a-b_9"}').id == "a-b_9"


def test_the_example_bot_plays_a_match(server: Serving) -> None:
    ann = Visitor(server.url)
    table = new_table(ann, "gin", seats=["person", "person"], rules="rounds=1 turn_cap=5")["id"]
    program = [sys.executable, str(ROOT / "examples/online_bot.py"), f"{server.url}/t/{table}"]
    started = subprocess.Popen(program, stdout=subprocess.PIPE, text=True)
    try:
        host = Talker(ann, table)
        host.say("ready")
        while host.info.get("phase") != "over":
            options = (host.position or {}).get("options", [])
            if host.info.get("phase") == "playing" and options:
                host.act(options[0])
            else:
                host.receive()
        output, _ = started.communicate(timeout=120)
    finally:
        kill(started)
    assert output.startswith("totals [")


@pytest.mark.parametrize(
    ("link", "found"),
    [
        ("http://localhost:8000/t/abc", ("http://localhost:8000", "abc")),
        ("https://example.org/games/t/abc/", ("https://example.org/games", "abc")),
    ],
)
def test_a_link_names_its_server_and_table(link: str, found: tuple[str, str]) -> None:
    assert split_link(link) == found


@pytest.mark.parametrize("link", ["", "localhost/t/abc", "http://localhost/abc", "ftp://localhost/t/abc"])
def test_other_addresses_are_no_links_of_tables(link: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(link)}$"):
        split_link(link)
