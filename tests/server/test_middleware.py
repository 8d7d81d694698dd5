"""What stands in front of everything: other sites, limits, headers, sizes."""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.matches import client, new_table
from tests.server.serving import Serving, serving
from tests.server.talking import Talker
from tests.waiting import PATIENCE
from tilerummy.bots.remote import Visitor
from tilerummy.server.edge.address import address_of, block_of, is_address, is_unknown_proxy
from tilerummy.server.edge.limits import Sockets
from tilerummy.server.upkeep.meters import Meter, Meters

LOCAL = "127.0.0.0/8 ::1/128"
TABLE = {"game": "investo", "seats": ["person", "greedy"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("http"), origins="https://friends.example") as running:
        yield running


@pytest.fixture
def ann(server: Serving) -> Iterator[httpx.Client]:
    with client(server) as visitor:
        visitor.get("/api/me")
        yield visitor


# ---- other sites


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"origin": ""},
        {"origin": "https://evil.example", "sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
@pytest.mark.parametrize(("method", "path"), [("POST", "/api/tables"), ("PUT", "/api/me"), ("POST", "/api/solve")])
def test_a_page_of_another_site_changes_nothing(
    ann: httpx.Client, headers: dict[str, str], method: str, path: str
) -> None:
    answer = ann.request(method, path, json={"name": "Eve"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "server-wrong-origin")
    assert ann.get("/api/me").json()["name"] == ""


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
        {"origin": "https://friends.example", "sec-fetch-site": "cross-site"},
    ],
)
def test_our_own_pages_programs_and_friends_may(ann: httpx.Client, headers: dict[str, str]) -> None:
    assert ann.put("/api/me", json={"name": "Ann"}, headers=headers).status_code == 200


def test_our_own_origin_may(server: Serving, ann: httpx.Client) -> None:
    headers = {"origin": server.url, "sec-fetch-site": "same-origin"}
    assert ann.put("/api/me", json={"name": "Ann"}, headers=headers).status_code == 200


@pytest.mark.parametrize("media", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_a_form_can_send_is_refused(ann: httpx.Client, media: str) -> None:
    """A form of another site sends no JSON, whatever the browser says of where it comes from."""
    answer = ann.put("/api/me", content=b'{"name": "Eve"}', headers={"content-type": media})
    assert (answer.status_code, answer.json()["code"]) == (415, "server-wrong-media")


def test_no_answer_may_be_read_by_another_site(ann: httpx.Client) -> None:
    answer = ann.get("/api/me", headers={"origin": "https://evil.example"})
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("path", ["/ws/lobby", "/ws/tables/any"])
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://[::1", "//", "\x80\xff"])
def test_a_socket_of_another_site_is_closed(server: Serving, path: str, origin: str) -> None:
    url = server.url.replace("http", "ws") + path
    with connect(url, additional_headers={"Origin": origin}) as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
        assert socket.close_code == 4403


ODD = [
    b"", b" ", b"http://[", b"http://[::1", b"//", b"http://\xff\xfe", b"\x00", b"null", b"a" * 4000, b"http://a:b:c",
    b"http://h\xe2\x84\x80st", b",,,", b"::ffff:1.2.3.4%\xff", b"fe80::1%eth0/64", b"1.2.3.4.5", b'x="\\777"',
    b"tilerummy=", b'tilerummy="\\', b"tilerummy=%ff%00", b"tilerummy=" + b"\xe9" * 40, b"[", b"]", b"127.0.0.1:port",
]  # fmt: skip
NAMES = [b"origin", b"host", b"sec-fetch-site", b"x-forwarded-for", b"cookie", b"content-type", b"if-none-match"]


async def sent(app: Any, kind: str, path: str, headers: list[tuple[bytes, bytes]]) -> list[dict[str, Any]]:
    """What the application answers, beneath the parsers of HTTP, which stop some of these headers."""
    scope: dict[str, Any] = {"type": kind, "path": path, "raw_path": path.encode(), "query_string": b""}
    scope |= {"headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "scheme": "http"}
    scope |= {"root_path": "", "http_version": "1.1", "asgi": {"version": "3.0"}, "subprotocols": [], "extensions": {}}
    scope |= {"method": "PUT"} if kind == "http" else {}
    events = {"http": ["http.request"], "websocket": ["websocket.connect", "websocket.disconnect"]}[kind]
    coming = [{"type": event, "body": b'{"name": "Eve"}', "code": 1000} for event in events]
    found: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return coming.pop(0) if len(coming) > 1 else coming[0]

    async def send(message: dict[str, Any]) -> None:
        found.append(message)

    await app(scope, receive, send)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_odd_headers_are_no_fault_of_ours(tmp_path: Path, name: bytes) -> None:
    usual = {b"host": b"127.0.0.1", b"content-type": b"application/json"}
    with serving(tmp_path, proxies=LOCAL) as running:
        for odd in ODD:
            for headers in ([*(usual | {name: odd}).items()], [*usual.items(), (name, odd), (name, b"x"), (name, odd)]):
                start, *_ = running.run(sent(running.app, "http", "/api/me", headers))
                assert start["status"] < 500, (name, odd)
                assert b"content-security-policy" in dict(start["headers"])
                if name == b"origin":
                    assert start["status"] == 403, odd
                told = running.run(sent(running.app, "websocket", "/ws/tables/none", headers))
                if name == b"host" and told[0].get("reason") == "Invalid host header":
                    continue  # Litestar refuses the handshake
                codes = [message["code"] for message in told if message["type"] == "websocket.close"]
                assert codes in ([4404], [4403]), (name, odd, codes)


# ---- what every answer carries


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/"), ("GET", "/api/me"), ("GET", "/nothing"), ("GET", "/api/tables/x"), ("DELETE", "/api/me")],
)
def test_every_answer_carries_the_headers(ann: httpx.Client, method: str, path: str) -> None:
    headers = ann.request(method, path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # compiles WebAssembly, no text
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    assert re.fullmatch("[0-9a-f]{16}", headers["x-request-id"])
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/readyz", "/nothing"])
def test_pages_elsewhere_may_read_that_the_server_is_there_and_nothing_else(ann: httpx.Client, path: str) -> None:
    """A page of static files asks before it sends somebody here (docs/site.md)."""
    elsewhere = {"origin": "https://files.example", "sec-fetch-site": "cross-site"}
    there = ann.get("/healthz", headers=elsewhere)
    assert (there.status_code, there.headers["access-control-allow-origin"]) == (200, "*")
    assert there.headers["cross-origin-resource-policy"] == "cross-origin"
    assert "set-cookie" not in there.headers
    other = ann.get(path, headers=elsewhere).headers
    assert "access-control-allow-origin" not in other
    assert other["cross-origin-resource-policy"] == "same-origin"


def test_what_the_api_answers_is_not_kept(ann: httpx.Client) -> None:
    assert ann.get("/api/me").headers["cache-control"] == "no-store"


def test_the_page_has_no_script_inside(ann: httpx.Client) -> None:
    text = ann.get("/").text
    assert not re.search(r"<script(?![^>]*\ssrc=)", text)
    assert "style=" not in text


def test_a_body_that_is_too_big_is_refused(ann: httpx.Client) -> None:
    answer = ann.put("/api/me", json={"name": "x" * 20_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "server-too-big")


def test_a_body_without_end_is_refused(ann: httpx.Client) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    answer = ann.put("/api/me", content=pieces(), headers={"content-type": "application/json"})
    assert answer.status_code == 413


# ---- limits


def test_too_many_requests_of_a_session_wait(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.1, burst=3) as running, client(running) as visitor:
        codes = [visitor.get("/api/me").status_code for _ in range(8)]
        assert codes[:4] == [200] * 4  # the first had no session yet
        assert codes[-1] == 429
        answer = visitor.get("/api/me")
        assert (answer.json()["code"], answer.headers["retry-after"]) == ("table-too-fast", "1")
        assert visitor.get("/healthz").status_code == 200
        with client(running) as other:  # others are not disturbed
            assert other.get("/api/me").status_code == 200


def test_too_many_requests_of_an_address_wait(tmp_path: Path) -> None:
    with serving(tmp_path, address_rate=0.5) as running:
        codes = [httpx.get(f"{running.url}/api/me").status_code for _ in range(10)]
        assert codes[0] == 200
        assert 429 in codes[1:]


def test_making_tables_costs_more(tmp_path: Path) -> None:
    with serving(tmp_path, address_rate=1.7) as running:
        codes = [httpx.post(f"{running.url}/api/tables", json=TABLE).status_code for _ in range(3)]
        assert codes[0] == 201
        assert 429 in codes


@pytest.mark.parametrize("path", ["//api/tables", "/api/tables/", "/api//tables///", "/%61pi/tables"])
def test_no_spelling_of_an_address_is_cheaper(tmp_path: Path, path: str) -> None:
    with serving(tmp_path, address_rate=1.7) as running:
        codes = [httpx.post(f"{running.url}{path}", json=TABLE).status_code for _ in range(3)]
        assert codes[0] == 201
        assert 429 in codes


def test_new_sessions_do_not_make_more_tables(tmp_path: Path) -> None:
    with serving(tmp_path, address_tables=3, proxies=LOCAL) as running:

        def make(path: str = "/api/tables", last: int = 1) -> int:
            headers = {"x-forwarded-for": f"203.0.113.{last}"}
            return httpx.post(f"{running.url}{path}", json=TABLE, headers=headers).status_code

        assert [make() for _ in range(3)] == [201] * 3
        assert [make(), make("//api/tables/")] == [429, 429]
        assert make(last=2) == 201
        assert httpx.get(f"{running.url}/api/tables").status_code == 200


def test_sockets_of_one_address_share_its_bucket(tmp_path: Path) -> None:
    """Nothing is lost: whoever sends too much is read more slowly."""
    with serving(tmp_path, address_rate=10.0) as running:
        visitor = Visitor(running.url)
        table = visitor.call("POST", "/api/tables", TABLE)["id"]
        talkers = [Talker(visitor, table) for _ in range(2)]
        began = time.monotonic()
        for number in range(400):
            talkers[number % 2].socket.send(json.dumps({"t": "ping", "id": f"p{number}"}))
        for number in range(400):
            talkers[number % 2].hear("pong", id=f"p{number}")
        for talker in talkers:
            talker.close()
        assert time.monotonic() - began > 0.4  # what is over the burst takes its time


def test_so_many_sockets_from_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, address_sockets=2) as running:
        url = running.url.replace("http", "ws") + "/ws/lobby"
        with connect(url), connect(url):
            with pytest.raises(InvalidStatus), connect(url):
                pass
        with connect(url) as again:
            assert "lobby" in str(again.recv(timeout=PATIENCE))


def test_behind_a_proxy_addresses_are_counted_one_by_one(tmp_path: Path) -> None:
    with serving(tmp_path, address_rate=0.4, proxies=LOCAL) as running:
        for last in range(1, 4):
            headers = {"x-forwarded-for": f"203.0.113.{last}"}
            codes = [httpx.get(f"{running.url}/api/me", headers=headers).status_code for _ in range(5)]
            assert codes[0] == 200
            assert 429 in codes


def scope(peer: str, *said: str) -> dict[str, Any]:
    return {"client": (peer, 1), "headers": [(b"x-forwarded-for", one.encode("latin-1")) for one in said]}


def test_only_proxies_of_ours_are_believed() -> None:
    assert address_of(scope("127.0.0.1", "203.0.113.7"), LOCAL) == "203.0.113.7"
    assert address_of(scope("::1", "203.0.113.7"), LOCAL) == "203.0.113.7"
    assert address_of(scope("::ffff:127.0.0.1", "203.0.113.7"), LOCAL) == "203.0.113.7"
    assert address_of(scope("127.0.0.1", "203.0.113.7"), "") == "127.0.0.1"
    assert address_of(scope("198.51.100.1", "203.0.113.7"), LOCAL) == "198.51.100.1"
    assert address_of(scope("172.18.0.1", "203.0.113.7"), LOCAL) == "172.18.0.1"
    assert address_of(scope("172.18.0.1", "203.0.113.7"), "172.16.0.0/12") == "203.0.113.7"
    assert address_of(scope("127.0.0.1", "1.1.1.1, 203.0.113.7"), LOCAL) == "203.0.113.7"
    assert address_of(scope("127.0.0.1", "1.1.1.1", "203.0.113.7"), LOCAL) == "203.0.113.7"
    assert address_of(scope("127.0.0.1"), LOCAL) == "127.0.0.1"
    assert address_of(scope("a name", "203.0.113.7"), LOCAL) == "a name"


UNREADABLE = ["nonsense", "", " ", ",", "203.0.113.7,", "unknown", "203.0.113.7, _me", "127.0.0.1\xff", "[::1]", "1.2"]


@pytest.mark.parametrize("said", UNREADABLE)
@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_whom_a_proxy_does_not_name_is_a_stranger_and_never_the_proxy(peer: str, said: str) -> None:
    """All of them are one address, so that nobody gets more by being unreadable."""
    stranger = address_of(scope(peer, said), LOCAL)
    assert stranger == address_of(scope(peer, "203.0.113.7", "something else"), LOCAL)
    assert block_of(stranger) == stranger != peer
    assert not is_address(stranger)


def test_strangers_of_a_proxy_share_one_bucket(tmp_path: Path) -> None:
    with serving(tmp_path, address_rate=0.4, proxies=LOCAL) as running:

        def ask(said: str) -> int:
            return httpx.get(f"{running.url}/api/me", headers={"x-forwarded-for": said}).status_code

        assert 429 in [ask(f"x{number}") for number in range(5)]
        assert ask("203.0.113.9") == 200


@pytest.mark.parametrize(
    ("peer", "said", "proxies", "warned"),
    [
        ("127.0.0.1", ["203.0.113.7"], "", True),
        ("172.18.0.1", ["203.0.113.7"], LOCAL, True),
        ("172.18.0.1", ["203.0.113.7"], "172.16.0.0/12", False),
        ("127.0.0.1", [], "", False),
        ("8.8.8.8", ["203.0.113.7"], "", False),  # anybody can write this
        ("a name", ["203.0.113.7"], "", False),
    ],
)
def test_a_proxy_that_nobody_told_us_of_is_noticed(peer: str, said: list[str], proxies: str, warned: bool) -> None:
    assert is_unknown_proxy(scope(peer, *said), proxies) == warned


def test_a_customer_of_ipv6_is_one_address() -> None:
    assert block_of("2001:db8::1") == block_of("2001:db8::ffff:1") == "2001:db8::/64"
    assert block_of("::ffff:203.0.113.7") == "203.0.113.7"
    assert block_of("203.0.113.7") == "203.0.113.7"


def test_a_meter_fills_again() -> None:
    now = 0.0
    meter = Meter(2.0, 3, lambda: now)
    assert [meter.allows() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [meter.allows() for _ in range(2)] == [True, False]
    now = 100.0
    assert [meter.allows(3), meter.allows()] == [True, False]


def test_meters_are_bounded() -> None:
    meters = Meters(1.0, 1, most=10)
    for number in range(100):
        meters.allows(str(number))
    assert len(meters.known) == 10


def test_places_are_given_back() -> None:
    seats = Sockets(3, 2)
    assert [seats.take("a"), seats.take("a"), seats.take("a")] == [True, True, False]
    assert [seats.take("b"), seats.take("c")] == [True, False]
    seats.give_back("a")
    assert seats.take("c")
    assert "b" in seats.open


def test_ids_are_long(server: Serving, ann: httpx.Client) -> None:
    assert len(new_table(ann)) * 6 >= 120


# ---- under which name it answers


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("named"), hosts="cards.example [::1]", secure=True) as running:
        yield running


@pytest.mark.parametrize("host", ["cards.example", "Cards.Example:8443", "[::1]:8000", "[::1]"])
def test_it_answers_under_its_names_with_any_port(named: Serving, host: str) -> None:
    assert httpx.get(f"{named.url}/api/me", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "cards.example.evil.example", "xcards.example", "", "::1"])
def test_it_does_not_answer_under_other_names(named: Serving, host: str) -> None:
    answer = httpx.get(f"{named.url}/api/me", headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "server-wrong-host")
    assert httpx.get(f"{named.url}/healthz", headers={"host": host}).status_code == 200


def test_a_socket_is_opened_under_its_names_only(named: Serving) -> None:
    """The test's own address is not one of them."""
    with pytest.raises(InvalidStatus):
        connect(f"ws{named.url.removeprefix('http')}/ws/lobby")


def test_over_https_the_cookie_belongs_to_this_host_alone(named: Serving) -> None:
    answer = httpx.get(f"{named.url}/api/me", headers={"host": "cards.example"})
    line = answer.headers["set-cookie"]
    assert line.startswith("__Host-tilerummy=")
    assert "Secure" in line
    assert "Path=/" in line
    assert "Domain" not in line
    secret = line.partition("=")[2].partition(";")[0]
    ours = f"__Host-tilerummy={secret}"
    for cookie in (ours, f"tilerummy={'x' * 32}; {ours}"):
        again = httpx.get(f"{named.url}/api/me", headers={"host": "cards.example", "cookie": cookie})
        assert f"__Host-tilerummy={secret};" in again.headers["set-cookie"]
    planted = {"host": "cards.example", "cookie": f"tilerummy={secret}"}  # as a neighbour under the domain can
    assert secret not in httpx.get(f"{named.url}/api/me", headers=planted).headers["set-cookie"]


@pytest.mark.parametrize(("origin", "status"), [("https://cards.example", 200), ("http://cards.example", 403)])
def test_over_https_a_page_without_it_is_another_site(named: Serving, origin: str, status: int) -> None:
    headers = {"host": "cards.example", "origin": origin}
    assert httpx.put(f"{named.url}/api/me", json={"name": "Ann"}, headers=headers).status_code == status
