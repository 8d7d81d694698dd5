"""Our subclasses of uvicorn's classes are used with the version they are tested with; without them everything works."""

import sys
import threading
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Serving, serving
from tests.server.talking import Talker, new_table, two_at_table
from tilerummy.bots.remote import SeatedBot, Visitor
from tilerummy.server.edge import protocols
from tilerummy.server.edge.bounded import BoundedProtocol
from tilerummy.server.edge.frames import BatchingProtocol

ROOT = Path(__file__).parents[2]


def test_the_version_that_is_tested_is_pinned_and_installed() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert f"uvicorn=={protocols.TESTED}.*" in extras["server"]
    assert protocols.choose(uvicorn.__version__) == (BoundedProtocol, BatchingProtocol)


@pytest.mark.parametrize("version", ["0.53.9", "0.55.0", "1.54.0", "0.540.1", "odd"])
def test_another_version_gets_its_own_classes(version: str) -> None:
    assert protocols.choose(version) == protocols.UVICORNS


@pytest.mark.parametrize("module", ["bounded", "frames"])
def test_so_does_one_whose_classes_are_elsewhere(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, f"tilerummy.server.edge.{module}", None)
    assert protocols.choose(uvicorn.__version__) == protocols.UVICORNS


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Without our classes, and without the modules that hold them."""
    with pytest.MonkeyPatch.context() as patch:
        for module in ("bounded", "frames"):
            patch.setitem(sys.modules, f"tilerummy.server.edge.{module}", None)
        with serving(tmp_path_factory.mktemp("plain"), most_tables=1000) as running:
            yield running


def test_none_of_ours_is_in_use(server: Serving) -> None:
    with Talker(Visitor(server.url), new_table(Visitor(server.url))["id"]).stack:
        used = {type(each).__module__ for each in server.connections()}
    assert used
    assert all(module.startswith("uvicorn.") for module in used)


@pytest.mark.parametrize(("game", "rules"), [("investo", "short"), ("rummy", "rounds=1"), ("gin", "rounds=1")])
def test_a_match_is_played_over_sockets(server: Serving, game: str, rules: str) -> None:
    ann, ben = Visitor(server.url), Visitor(server.url)
    table = new_table(ann, game, rules=rules)["id"]
    seat = ben.call("POST", f"/api/tables/{table}/join", {"name": "Ben"})["seats"][0]
    heard: list[dict[str, Any]] = []
    bots = [SeatedBot(ann, table, 0, "greedy", 1), SeatedBot(ben, table, seat, "greedy", 2)]
    threads = [threading.Thread(target=lambda bot=bot: heard.extend(bot.play(1)), daemon=True) for bot in bots]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()
    assert ann.call("GET", f"/api/tables/{table}")["table"]["phase"] == "over"
    assert ann.call("GET", f"/api/tables/{table}/matches/1/verify")["good"]


def test_both_hear_every_event_once_and_in_order(server: Serving) -> None:
    ann, ben = two_at_table(server.url, "gin")
    with ann.stack, ben.stack:
        for _ in range(6):
            player = ann if ann.position and ann.position["options"] else ben
            assert player.position is not None
            assert player.act(player.position["options"][0])["t"] == "done"
            for other in (ann, ben):
                if other.seq < player.seq:
                    other.hear("event", seq=player.seq)


def test_what_is_asked_over_http_is_answered_and_refused_as_ever(server: Serving) -> None:
    assert httpx.get(f"{server.url}/readyz").status_code == 200
    answer = httpx.post(f"{server.url}/api/tables", content=b"x" * 20_000, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "server-too-big")
    answer = httpx.post(f"{server.url}/api/tables", json={}, headers={"origin": "http://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "server-wrong-origin")


def test_sockets_are_closed_with_a_code(server: Serving) -> None:
    with pytest.raises(ConnectionClosed) as closed, Visitor(server.url).socket("nowhere") as socket:
        socket.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
