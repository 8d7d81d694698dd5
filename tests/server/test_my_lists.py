"""My tables and my results are told from what was read before: a log is read once, a long one apart from the loop."""

import threading
from collections.abc import Iterator

import httpx
import pytest

from benchmarks.long_logs import long_log
from tests.server.matches import new_table, play
from tests.server.serving import Serving, serving
from tilerummy.server.interface import mine
from tilerummy.server.store import Entry, Write
from tilerummy.server.table.events import Event, Row, Sat, decode, encode

LONG = 1500  # events


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("lists"), most_tables=1000) as running:
        yield running


class Read:
    """Events that were read for a list: in the loop, and apart."""

    def __init__(self, server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server = server
        self.here = self.apart = 0
        monkeypatch.setattr(mine, "decode", self.decode)

    def decode(self, data: bytes) -> Event:
        if threading.current_thread() is self.server.thread:
            self.here += 1
        else:
            self.apart += 1
        return decode(data)

    def clear(self) -> tuple[int, int]:
        found = (self.here, self.apart)
        self.here = self.apart = 0
        return found


@pytest.fixture
def read(server: Serving, monkeypatch: pytest.MonkeyPatch) -> Read:
    return Read(server, monkeypatch)


def put_long(server: Serving, who: str) -> int:
    """A table of this visitor after many matches; how many events it has."""
    rows = long_log("gin", LONG)
    rows = [Row(row.seq, row.at, encode(Sat(0, who, "Ann")) if row.seq == 3 else row.data) for row in rows]
    entry = Entry("gin", False, "playing", None, b"")
    server.run(server.node.services.store.append(Write("long", rows, entry, [(0, who)])))
    return len(rows)


def test_a_long_log_is_read_once_and_not_in_the_loop(server: Serving, ann: httpx.Client, read: Read) -> None:
    short = new_table(ann, "gin", name="Ann")
    who = server.node.registry.live[short].table.chairs[0].who
    count = put_long(server, who)
    first = ann.get("/api/mine").json()
    assert {each["id"] for each in first} == {"long", short}
    here, apart = read.clear()
    assert apart == count
    assert 0 < here <= mine.AT_ONCE
    assert ann.get("/api/mine").json() == first
    assert read.clear() == (0, 0)
    play(server, short, 4)
    second = {each["id"]: each for each in ann.get("/api/mine").json()}
    assert second[short]["matches"][0]["moves"] == 4
    here, apart = read.clear()
    assert (0 < here < 20, apart) == (True, 0)  # what has come since


def test_results_need_no_log_that_was_read_before(server: Serving, ben: httpx.Client, read: Read) -> None:
    table = new_table(ben, "gin", name="Ben")
    play(server, table)
    found = ben.get("/api/mine/results").json()
    assert [(each["table"], each["number"]) for each in found] == [(table, 1)]
    read.clear()
    asked: list[str] = []
    store = server.node.services.store
    reading = store.read

    async def noted(table: str, after: int = 0) -> list[Row]:
        rows = await reading(table, after)
        asked.extend([table] * len(rows))
        return rows

    store.read = noted  # type: ignore[method-assign]
    try:
        assert ben.get("/api/mine/results").json() == found
    finally:
        store.read = reading  # type: ignore[method-assign]
    assert (asked, read.clear()) == ([], (0, 0))


def test_who_is_forgotten_is_gone_from_the_lists_of_others(ann: httpx.Client, ben: httpx.Client) -> None:
    """However recently these were asked for."""
    seats = ["person", "person"]
    table = str(ann.post("/api/tables", json={"game": "gin", "seats": seats, "name": "Ann"}).json()["id"])
    ben.post(f"/api/tables/{table}/join", json={"name": "Ben"})
    assert ben.get("/api/mine").json()[0]["names"] == ["Ann", "Ben"]
    assert ann.post("/api/me/delete", json={}).json() == {"tables": 1}
    assert ben.get("/api/mine").json()[0]["names"] == ["", "Ben"]


def test_a_log_that_cannot_be_read_is_left_out(server: Serving, eve: httpx.Client) -> None:
    table = new_table(eve, "gin", name="Eve")
    who = server.node.registry.live[table].table.chairs[0].who
    entry = Entry("gin", False, "playing", None, b"")
    write = Write("broken", [Row(1, 1, b'{"e":"sat","seat":0,"who":"x","name":"x"}')], entry, [(0, who)])
    server.run(server.node.services.store.append(write))
    assert [each["id"] for each in eve.get("/api/mine").json()] == [table]
    assert [each["id"] for each in eve.get("/api/mine").json()] == [table]
