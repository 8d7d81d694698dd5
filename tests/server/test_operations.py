"""For whoever runs the server: health, figures, logs, the list of tables, deleting what is old."""

import io
import json
import logging
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from websockets.sync.client import connect

from tests.server.matches import client, closed_with, new_table, play
from tests.server.serving import Serving, serving
from tests.server.talking import Talker
from tests.waiting import PATIENCE
from tilerummy import __version__
from tilerummy.bots.remote import Visitor
from tilerummy.server.store import StoreDown
from tilerummy.server.upkeep import logs, retention, store_health

TILE = re.compile(r"\b[bryk](?:1[0-3]|[1-9])\b")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as running:
        yield running


# ---- health


def test_alive_and_ready(server: Serving) -> None:
    assert httpx.get(f"{server.url}/healthz").json()["status"] == "alive"
    assert httpx.get(f"{server.url}/readyz").json()["status"] == "ready"


def test_not_ready_without_the_store(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away() -> None:
        raise StoreDown("gone")

    monkeypatch.setattr(server.node.services.store, "ping", away, raising=False)
    server.app.state.store_health.until = 0.0
    answer = httpx.get(f"{server.url}/readyz")
    assert (answer.status_code, answer.json()["code"]) == (503, "table-try-again")
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_the_store_is_asked_once_a_second_however_many_want_to_know(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    async def ping() -> None:
        nonlocal asked
        asked += 1
        if asked > 1:
            raise StoreDown("gone")

    monkeypatch.setattr(server.node.services.store, "ping", ping, raising=False)
    monkeypatch.setattr(store_health, "FRESH", 60.0)
    server.app.state.store_health.until = 0.0
    assert [httpx.get(f"{server.url}/readyz").status_code for _ in range(10)] == [200] * 10
    server.app.state.store_health.until = 0.0
    assert [httpx.get(f"{server.url}/readyz").status_code for _ in range(10)] == [503] * 10
    server.app.state.store_health.until = 0.0
    assert asked == 2


def test_not_ready_while_closing(server: Serving) -> None:
    server.node.services.closing = True
    assert httpx.get(f"{server.url}/readyz").status_code == 503


# ---- figures


def figures(server: Serving, **headers: str) -> dict[str, float]:
    answer = httpx.get(f"{server.url}/metrics", headers=headers)
    assert answer.status_code == 200
    lines = [line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_what_happens_is_counted(server: Serving) -> None:
    with client(server) as ann:
        table = new_table(ann)
        play(server, table, 5)
    visitor = Visitor(server.url)
    talker = Talker(visitor, table)
    assert talker.act("S")["code"] == "table-not-seated"
    found = figures(server)
    talker.close()
    assert found['tilerummy_moves_total{by="person",game="investo"}'] == 5
    assert found['tilerummy_refusals_total{code="table-not-seated"}'] == 1
    assert found["tilerummy_live_tables"] == 1
    assert found["tilerummy_sockets"] == 1
    assert found["tilerummy_commit_seconds_count"] >= 6
    assert found['tilerummy_http_seconds_count{method="POST",route="/api/tables",status="201"}'] == 1
    assert found["tilerummy_workers_replaced_total"] == 0
    assert "tilerummy_thinking_waiting" in found
    assert table not in str(found)


def test_figures_are_named_as_prometheus_wants_them(server: Serving) -> None:
    """Counters end in _total, times are in seconds, and what runs here is told."""
    text = httpx.get(f"{server.url}/metrics").text
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    assert {"process_resident_memory_bytes", "process_cpu_seconds_total", "process_open_fds"} <= kinds.keys()
    for name, kind in kinds.items():
        assert (kind == "counter") == name.endswith("_total") or name.endswith("_created"), name
    labels = rf'core="(un)?compiled",python="3[.\d]+",version="{__version__}"'
    assert re.search(rf"tilerummy_build_info{{{labels}}} 1\.0", text)


def test_unknown_addresses_make_no_new_figures(server: Serving) -> None:
    """Whoever tries addresses at random must not fill the memory."""
    for number in range(20):
        httpx.get(f"{server.url}/api/wrong{number}")
        httpx.request(f"X{number}", f"{server.url}/")
    assert len([name for name in figures(server) if name.startswith("tilerummy_http_seconds_count")]) <= 3


def test_figures_are_for_this_machine_only(tmp_path: Path) -> None:
    with serving(tmp_path / "a", proxies="127.0.0.0/8") as running:
        outside = {"x-forwarded-for": "203.0.113.7"}
        assert httpx.get(f"{running.url}/metrics", headers=outside).status_code == 404
        assert httpx.get(f"{running.url}/metrics").status_code == 200
    with serving(tmp_path / "b", metrics="off") as running:
        assert httpx.get(f"{running.url}/metrics").status_code == 404
    with serving(tmp_path / "c", metrics="open", proxies="127.0.0.0/8") as running:
        assert httpx.get(f"{running.url}/metrics", headers=outside).status_code == 200


@pytest.mark.parametrize("proxies", ["127.0.0.0/8", ""])
@pytest.mark.parametrize(
    "headers",
    [
        *[{"x-forwarded-for": said} for said in ("nonsense", "", "203.0.113.7, unknown", "127.0.0.1:1", "127.0.0.1")],
        {"forwarded": "for=127.0.0.1"},
        {"x-real-ip": "127.0.0.1"},
        {"via": "1.1 proxy"},
    ],
)
def test_no_figures_for_whom_a_proxy_passes_on(tmp_path: Path, proxies: str, headers: dict[str, str]) -> None:
    """Whatever it says of where they come from, and whether or not we were told of the proxy."""
    with serving(tmp_path, proxies=proxies) as running:
        assert httpx.get(f"{running.url}/metrics", headers=headers).status_code == 404


# ---- logs


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    out = io.StringIO()
    monkeypatch.setattr(logs.ErrorStream, "write", lambda self, text: out.write(text))
    logs.configure("debug")
    yield out
    structlog.reset_defaults()


def lines_of(out: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_proxy_that_nobody_told_us_of_is_warned_of_once(logged: io.StringIO, tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        for last in range(3):
            assert httpx.get(f"{running.url}/api/me", headers={"x-forwarded-for": f"203.0.113.{last}"}).is_success
    assert [line["level"] for line in lines_of(logged) if line["event"] == "proxy-not-configured"] == ["warning"]


def test_the_log_of_a_match_holds_no_secret(logged: io.StringIO, tmp_path: Path) -> None:
    """Neither cookies, keys, seeds, names nor tiles; but which request and which table."""
    with serving(tmp_path) as running, client(running) as ann:
        table = new_table(ann, name="Annabella")
        key = ann.post(f"/api/tables/{table}/key", json={}).json()["key"]
        visitor = Visitor(running.url)
        visitor.cookies = dict(ann.cookies)
        talker = Talker(visitor, table)
        for text in ("S", "A r1-3 k5-7", "nonsense r5", "V b9"):
            talker.act(text)
        ann.post("/api/solve", json={"game": "rummy", "rack": "q9 r5"})
        ann.get(f"/api/tables/{table}/matches/1/replay?seat=1&at=1&word=k13")
        play(running, table)
        ann.post(f"/api/tables/{table}/move", json={"key": key})
        talker.close()
        seed = ann.get(f"/api/tables/{table}").json()["table"]["match"]["seed"]
    text = logged.getvalue()
    assert len(seed) == 64
    for secret in (ann.cookies["tilerummy"], key, seed, "Annabella", "k13", "nonsense", "word="):
        assert secret not in text
    assert not TILE.findall(text)
    assert any(line.get("table") == table and line.get("request") for line in lines_of(logged))


def test_a_failure_is_logged_without_its_words(
    logged: io.StringIO, server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> Any:
        raise ValueError("rack r5 k7 of seed 123")

    monkeypatch.setattr(server.node.services.store, "public", broken, raising=False)
    answer = httpx.get(f"{server.url}/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "server-failed")
    assert "r5" not in answer.text
    failed = next(line for line in lines_of(logged) if line["event"] == "failed")
    assert failed["failure"] == "ValueError"
    assert any("test_operations.py" in place for place in failed["where"])
    assert failed["request"] == answer.headers["x-request-id"]
    assert "r5" not in logged.getvalue()


def test_what_libraries_say_is_shortened_in_the_same_way(logged: io.StringIO) -> None:
    record = logging.LogRecord("asyncio", logging.ERROR, "", 1, "Task failed\nfuture: <rack r5>", (), None)
    record.exc_info = (ValueError, ValueError("rack r5"), None)
    logs.Passing().emit(record)
    assert lines_of(logged)[0]["event"] == "Task failed"
    assert lines_of(logged)[0]["failure"] == "ValueError"
    assert lines_of(logged)[0]["logger"] == "asyncio"
    assert "r5" not in logged.getvalue()


def test_only_known_keys_leave_the_log() -> None:
    unsafe = {"cookie": "secret", "headers": {}, "seed": "1", "address": "203.0.113.7", "name": "Ann", "query": "a=1"}
    entry = logs.keep_known(None, "info", {"event": "x", "table": "t", **unsafe})
    assert entry == {"event": "x", "table": "t"}


# ---- the lobby


def test_the_list_of_tables_is_pushed_when_it_changes(server: Serving) -> None:
    with connect(server.url.replace("http", "ws") + "/ws/lobby") as socket, client(server) as ann:
        assert json.loads(socket.recv(timeout=PATIENCE)) == {"t": "lobby", "tables": []}
        table = new_table(ann, public=True)
        while not (found := json.loads(socket.recv(timeout=PATIENCE))["tables"]):
            pass
        assert [one["id"] for one in found] == [table]
        play(server, table)
        while json.loads(socket.recv(timeout=PATIENCE))["tables"]:
            pass


def test_moves_are_no_news_for_the_lobby(server: Serving) -> None:
    with connect(server.url.replace("http", "ws") + "/ws/lobby") as socket, client(server) as ann:
        play(server, new_table(ann, public=True), 3)
        last = new_table(ann, public=True)
        frames: list[str] = []
        while not frames or last not in frames[-1]:
            frames.append(str(socket.recv(timeout=PATIENCE)))
        assert len(frames) == len(set(frames))
        assert len(frames) <= 4  # none, waiting, playing, and the last table


def test_whoever_talks_in_the_lobby_is_shown_out(server: Serving) -> None:
    with connect(server.url.replace("http", "ws") + "/ws/lobby") as socket:
        socket.recv(timeout=PATIENCE)
        for _ in range(100):
            socket.send("hello")
        assert closed_with(socket) == 1008


# ---- what is old


def test_tables_untouched_for_long_are_deleted(server: Serving) -> None:
    with client(server) as ann:
        table = new_table(ann)
        now = server.node.services.now()

        async def sweep(later: float, days: float) -> int:
            node = server.node
            then = now + int(later * retention.DAY)
            return await retention.sweep(node.services.store, then, days, node.registry.deleted)

        assert server.run(sweep(29, 30)) == 0
        assert server.run(sweep(400, 0)) == 0
        assert ann.get(f"/api/tables/{table}").status_code == 200
        assert server.run(sweep(31, 30)) == 1
        assert ann.get(f"/api/tables/{table}").status_code == 404


def test_sockets_are_closed_with_1012_when_the_server_stops(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        with client(running) as ann:
            table = new_table(ann)
        url = running.url.replace("http", "ws")
        with connect(f"{url}/ws/tables/{table}") as table_socket, connect(f"{url}/ws/lobby") as lobby:
            table_socket.recv(timeout=PATIENCE)
            lobby.recv(timeout=PATIENCE)
            began = time.monotonic()
            running.stop()
            assert time.monotonic() - began < 30
            assert (closed_with(table_socket), closed_with(lobby)) == (1012, 1012)
