"""The pages: what is there without the browser client, and how it is served when it is."""

import gzip
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.matches import client
from tests.server.serving import Serving, serving
from tests.waiting import until
from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.http import pages
from tilerummy.server.edge.http.assets import Assets
from tilerummy.server.edge.middleware import PIECE


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>client</title>")
    (folder / "assets/app-1a2b.js").write_text("'use strict'")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_without_the_client_a_plain_page_says_what_this_is(tmp_path: Path) -> None:
    with serving(tmp_path, prepare=None) as running, client(running) as visitor:
        running.app.state.assets = Assets(tmp_path / "none")
        answer = visitor.get("/")
        assert answer.status_code == 200
        assert "tilerummy play" in answer.text
        assert "/schema/openapi.json" in answer.text
        assert visitor.get("/schema/openapi.json").json()["info"]["title"] == "tilerummy"
        assert visitor.get("/t/whatever").status_code == 404


def test_the_client_is_served_with_deep_links(tmp_path: Path, web: Path) -> None:
    with serving(tmp_path) as running, client(running) as visitor:
        running.app.state.assets = Assets(web)
        first = visitor.get("/")
        assert "client" in first.text
        assert first.headers["content-type"] == "text/html; charset=utf-8"
        assert first.headers["cache-control"] == "no-cache"
        for deep in ("/t/AbC_-123", "/replay/x/1/17", "/rules", "/t/..%2f..", "/t/a.b"):
            assert visitor.get(deep).text == first.text
        script = visitor.get("/assets/app-1a2b.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        assert visitor.get("/icon.svg").headers["content-type"].startswith("image/svg")


def test_a_file_packed_by_the_build_is_handed_out_as_it_is(tmp_path: Path, web: Path) -> None:
    """The browser compiles WebAssembly while it comes in only if it is called that."""
    plain = b"\0asm" * 1000
    (web / "assets/python-1a").mkdir()
    (web / "assets/python-1a/python.wasm.gz").write_bytes(gzip.compress(plain))
    (web / "assets/app-1a2b.js").write_text("'use strict';" * 200)
    with serving(tmp_path) as running, client(running) as visitor:
        running.app.state.assets = Assets(web)
        packed = visitor.get("/assets/python-1a/python.wasm", headers={"accept-encoding": "gzip"})
        assert (packed.content, packed.headers["content-encoding"]) == (plain, "gzip")
        assert packed.headers["content-type"] == "application/wasm"
        assert "immutable" in packed.headers["cache-control"]
        assert int(packed.headers["content-length"]) < len(plain)
        unpacked = visitor.get("/assets/python-1a/python.wasm", headers={"accept-encoding": "identity"})
        assert unpacked.content == plain
        assert "content-encoding" not in unpacked.headers
        script = visitor.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
        assert (script.headers["content-encoding"], script.text) == ("gzip", "'use strict';" * 200)


def test_a_packed_file_is_unpacked_once_however_many_ask(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = b"\0asm" * 100_000
    (web / "assets/python.wasm.gz").write_bytes(gzip.compress(plain))
    times: list[str] = []
    unpack = gzip.decompress

    def counted(data: bytes) -> bytes:
        times.append(threading.current_thread().name)
        return unpack(data)

    with serving(tmp_path) as running:
        running.app.state.assets = Assets(web)
        monkeypatch.setattr(gzip, "decompress", counted)
        with ThreadPoolExecutor(4) as several:
            found = list(several.map(lambda _: plain_of(running, "/assets/python.wasm"), range(12)))
        assert found == [plain] * 12
        assert len(times) == 1
        assert times[0] != running.thread.name  # the loop goes on meanwhile


def plain_of(running: Serving, path: str) -> bytes:
    return httpx.get(running.url + path, headers={"accept-encoding": "identity"}, timeout=60).content


def test_a_slow_reader_has_no_copy_waiting(tmp_path: Path, web: Path) -> None:
    """Of a large file there is one in memory, and for each reader no more than a few pieces of it."""
    (web / "big.bin").write_bytes(bytes(8_000_000))
    with serving(tmp_path) as running, ExitStack() as stack:
        running.app.state.assets = Assets(web)
        for _ in range(5):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", running.settings.port)))
            line.sendall(b"GET /big.bin HTTP/1.1\r\nhost: here\r\n\r\n")
        until(lambda: sum(each.flow.write_paused for each in running.connections()) == 5)
        for each in running.connections():
            assert each.transport.get_write_buffer_size() <= 4 * PIECE


def test_what_is_large_costs_by_its_size(tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "PATIENCE", 0.0)
    (web / "big.bin").write_bytes(bytes(4_000_000))
    with serving(tmp_path, address_rate=4.0) as running, client(running) as visitor:
        running.app.state.assets = Assets(web)
        codes = [visitor.get("/big.bin").status_code for _ in range(6)]
        assert codes[0] == 200
        assert 429 in codes
        tag = {"if-none-match": running.app.state.assets.files["big.bin"].tag}
        assert visitor.get("/big.bin", headers=tag).status_code in (304, 429)


def test_what_is_large_waits_for_its_turn(tmp_path: Path, web: Path) -> None:
    """Many behind one address ask at once: each gets it, some later."""
    (web / "big.bin").write_bytes(bytes(4_000_000))
    with serving(tmp_path) as running, client(running) as visitor:
        running.app.state.assets = Assets(web)
        limits, refused = running.app.state.limits, [False, False, False]
        usual = limits.allow
        limits.allow = lambda address, who, cost: (
            refused.pop() if cost > 1 and refused else usual(address, who, cost)
        )
        assert len(visitor.get("/big.bin").content) == 4_000_000
        assert not refused


def test_an_unchanged_page_is_not_sent_again(tmp_path: Path, web: Path) -> None:
    with serving(tmp_path) as running, client(running) as visitor:
        running.app.state.assets = Assets(web)
        tag = visitor.get("/").headers["etag"]
        again = visitor.get("/", headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")


def test_wrong_addresses_are_errors_not_pages(tmp_path: Path, web: Path) -> None:
    with serving(tmp_path) as running, client(running) as visitor:
        running.app.state.assets = Assets(web)
        for path in ("/api/nothing", "/assets/gone.js", "/favicon.ico", "/ws/nothing"):
            answer = visitor.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "server-not-found")


@pytest.mark.parametrize("path", ["../secret.txt", "assets/../../secret.txt", "..%2fsecret.txt"])
def test_no_address_leads_out_of_the_folder(web: Path, path: str) -> None:
    with pytest.raises(NotAccepted):
        Assets(web).find(path)


def test_a_raw_request_leads_nowhere_either(tmp_path: Path, web: Path) -> None:
    with serving(tmp_path) as running:
        running.app.state.assets = Assets(web)
        for path in ("/..%2fsecret.txt", "/%2e%2e/secret.txt", "//etc/passwd", "/assets/%2e%2e%2f%2e%2e%2fsecret.txt"):
            request = httpx.Request("GET", running.url + "/")
            request.url = request.url.copy_with(raw_path=path.encode())
            with httpx.Client() as visitor:
                assert "secret" not in visitor.send(request).text
