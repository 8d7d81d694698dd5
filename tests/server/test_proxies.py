"""The configurations of deploy/ in real proxies, where they are installed: `make proxies` says which were tried."""

import json
import time
from collections.abc import Iterator

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.proxies import HERE, PROXIES, SECRET, Proxy, Server, installed
from tilerummy.bots.remote import SeatedBot, Visitor
from tilerummy.server.app import MOST_BODY

GOOD, BAD = "127.0.0.2", "127.0.0.3"  # visitors, and one that will be banned
HIDDEN = ("/metrics", "/metrics/", "//metrics", "/metrics?x=1", "/%6detrics", "/x/../metrics", "/./metrics", "/readyz")
HOST = {"authorization": f"Bearer {SECRET}"}
TABLE = {"game": "gin", "seats": ["person", "greedy"], "name": "Ann", "rules": "rounds=1"}
LONGER = 100.0  # seconds: than any of the proxies waits for a silent side


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("proxied"))
    yield running
    running.stop()


@pytest.fixture(scope="module", params=list(PROXIES))
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    program = installed(request.param)
    server = request.getfixturevalue("server")
    running = Proxy(request.param, program, tmp_path_factory.mktemp(request.param), server)
    yield running
    running.stop()


@pytest.fixture
def visitor(proxy: Proxy, monkeypatch: pytest.MonkeyPatch) -> Visitor:
    """One that trusts our certificate and speaks HTTPS as anybody does."""
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate.file))
    return Visitor(proxy.url)


def test_the_page_and_its_largest_file_come_through(proxy: Proxy) -> None:
    with proxy.client(GOOD) as ann:
        page = ann.get("/")
        assert page.status_code == 200
        assert "text/html" in page.headers["content-type"]
        cookie = ann.get("/api/me").headers["set-cookie"]
        assert cookie.startswith("__Host-tilerummy=")
        assert "Secure" in cookie
        direct = httpx.get(f"{proxy.server.url}/schema/openapi.json", headers={"host": HERE})
        assert ann.get("/schema/openapi.json").content == direct.content


def test_a_whole_match_is_played(visitor: Visitor) -> None:
    table = visitor.call("POST", "/api/tables", TABLE)["id"]
    told = list(SeatedBot(visitor, table, 0, "greedy", 1).play(1))
    assert any(message["t"] == "event" for message in told)
    assert not [message for message in told if message["t"] == "refused"]
    assert visitor.call("GET", f"/api/tables/{table}/matches/1/verify")["good"]


def test_a_page_of_ours_may_ask_and_another_may_not(proxy: Proxy) -> None:
    """The proxy passes on the name and port that the browser sees."""
    with proxy.client(GOOD) as ann:
        assert ann.post("/api/tables", json=TABLE, headers={"origin": proxy.url}).status_code == 201
        assert ann.post("/api/tables", json=TABLE, headers={"origin": "https://evil.example"}).status_code == 403


def test_what_is_for_monitoring_is_hidden(proxy: Proxy) -> None:
    with proxy.client(GOOD) as eve:
        for path in HIDDEN:
            answer = eve.request("GET", httpx.URL(proxy.url).copy_with(raw_path=path.encode()))
            assert "tilerummy_moves" not in answer.text, path
            assert "ready" not in answer.text or "<html" in answer.text, path
        assert eve.get("/metrics").status_code == eve.get("/readyz").status_code == 404
        assert eve.get("/healthz").status_code == 200
    assert "tilerummy_moves" in httpx.get(f"{proxy.server.url}/metrics", headers={"host": HERE}).text


def test_the_host_needs_the_secret_here_too(proxy: Proxy) -> None:
    with proxy.client(GOOD) as host:
        assert host.get("/host").status_code == 200
        assert host.get("/api/host/reports").status_code == 403
        assert host.get("/api/host/reports", headers=HOST).status_code == 200


def is_banned(visitor: httpx.Client, said: str = "") -> bool:
    headers = {"host": HERE} if visitor.base_url.scheme == "http" else {}
    headers |= {"x-forwarded-for": said} if said else {}
    answer = visitor.post("/api/solve", json={"game": "gin", "rack": "r1-3"}, headers=headers)
    return answer.status_code == 403 and answer.json()["code"] == "server-banned"


def test_visitors_have_the_address_they_come_from_and_cannot_choose_one(proxy: Proxy) -> None:
    with proxy.client(GOOD) as good, proxy.client(BAD) as bad:
        good.post("/api/host/ban", json={"object": BAD}, headers=HOST).raise_for_status()
        assert (is_banned(good), is_banned(bad)) == (False, True)
        assert not is_banned(good, said=BAD)
        assert not is_banned(good, said=f"{BAD}, {BAD}")
        assert is_banned(bad, said=GOOD)
        good.post("/api/host/unban", json={"object": BAD}, headers=HOST).raise_for_status()
        assert not is_banned(bad)


def test_only_the_proxy_is_believed_about_addresses(proxy: Proxy) -> None:
    """Directly, past the proxy, from an address that is not among `proxies`."""
    transport = httpx.HTTPTransport(local_address=GOOD)
    with proxy.client(GOOD) as host, httpx.Client(base_url=proxy.server.url, transport=transport) as direct:
        host.post("/api/host/ban", json={"object": BAD}, headers=HOST).raise_for_status()
        assert not is_banned(direct, said=BAD)
        host.post("/api/host/unban", json={"object": BAD}, headers=HOST).raise_for_status()


def status_of(visitor: httpx.Client, size: int) -> int:
    """Who refuses a body need not read it, nor send all of the answer."""
    body, headers = b" " * size, {"content-type": "application/json"}
    with visitor.stream("POST", "/api/solve", content=body, headers=headers) as answer:
        return answer.status_code


def test_every_answer_is_whole(proxy: Proxy) -> None:
    """On lines of one request or several. (With `flush_interval -1` Caddy 2.6 lost what some answers consist of.)"""
    for number in range(40):
        with proxy.client(f"127.0.1.{number + 1}") as visitor:
            assert [is_banned(visitor) for _ in range(3)] == [False] * 3


def test_bodies_as_large_as_the_server_takes_pass_and_larger_ones_do_not(proxy: Proxy) -> None:
    with proxy.client(GOOD) as ann:
        assert status_of(ann, MOST_BODY) == 400  # blanks are not JSON
        assert status_of(ann, MOST_BODY + 4000) == 413


def test_http_leads_to_https(proxy: Proxy) -> None:
    answer = httpx.get(f"http://{HERE}:{proxy.ports.http}/t/abc?lang=fr")
    assert answer.status_code in (301, 302, 308)
    where = httpx.URL(answer.headers["location"])
    assert (where.scheme, where.host, where.raw_path) == ("https", HERE, b"/t/abc?lang=fr")


@pytest.mark.long
def test_a_silent_socket_stays_open(visitor: Visitor, proxy: Proxy) -> None:
    """The server asks every 20 seconds whether it lives; nobody says anything else."""
    table = visitor.call("POST", "/api/tables", {**TABLE, "seats": ["person", "person"]})["id"]
    headers = {"Cookie": visitor.header()}
    address = f"wss{proxy.url.removeprefix('https')}/ws/tables/{table}"
    with connect(address, additional_headers=headers, ssl=proxy.trusted, ping_interval=None) as socket:
        time.sleep(LONGER)
        socket.send(json.dumps({"t": "ping", "id": "still"}))
        while json.loads(socket.recv(timeout=60)).get("id") != "still":
            pass
