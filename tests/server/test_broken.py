"""A log that cannot be read harms nobody else: loops go on, other tables are woken, lists leave it out."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog

from tests.server.matches import new_table
from tests.server.serving import Serving, serving
from tests.waiting import until
from tilerummy.server.live import loading, sweeper
from tilerummy.server.store import StoreDown
from tilerummy.server.store.trash import Trash
from tilerummy.server.table.events import Clock, Created, encode
from tilerummy.server.upkeep import retention
from tilerummy.server.upkeep.periodic import one_round

OTHER_GAME = encode(Created("chess", {}, ["person"], Clock(), True, True, True))
ODD_SEAT = b'{"e":"left","seat":7}'
FAULTS = {
    "another game": (1, OTHER_GAME),
    "half a row": (2, b'{"e":"prep'),
    "no text": (3, b"\xff\xfe"),
    "a seat that is not there": (3, ODD_SEAT),
    "no first event": (1, b'{"e":"left","seat":0}'),
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path, most_tables=1000, grace=0.0) as running:
        yield running


def in_database(server: Serving, statement: str, *values: Any) -> None:
    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///"), timeout=10) as connection:
        connection.execute(statement, values)
    connection.close()


def forget(server: Serving, table: str) -> None:
    async def drop() -> None:
        server.node.registry.drop(server.node.registry.live[table], 1012, "restart")

    server.run(drop())


def break_log(server: Serving, table: str, fault: str, due: int | None = None) -> None:
    seq, data = FAULTS[fault]
    forget(server, table)
    in_database(server, "UPDATE events SET data = ? WHERE table_id = ? AND seq = ?", data, table, seq)
    in_database(server, "UPDATE tables SET due = ? WHERE id = ?", due, table)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_table_that_cannot_be_read_is_not_there(server: Serving, ann: httpx.Client, fault: str) -> None:
    broken, whole = new_table(ann), new_table(ann)
    break_log(server, broken, fault)
    for path in ("", "/matches/1/record", "/matches/1/replay"):
        answer = ann.get(f"/api/tables/{broken}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "table-no-such-table")
    mine = ann.get("/api/mine")
    assert mine.status_code == 200
    assert whole in [table["id"] for table in mine.json()]


def test_broken_tables_do_not_keep_others_from_being_woken(
    server: Serving, ann: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper, "WAKE", 3)
    for number, fault in enumerate([*FAULTS] * 2):
        break_log(server, new_table(ann), fault, due=number)
    whole = new_table(ann)
    forget(server, whole)
    in_database(server, "UPDATE tables SET due = 1000 WHERE id = ?", whole)
    until(lambda: whole in server.node.registry.live)
    assert len(server.node.registry.broken) == 2 * len(FAULTS)


def test_a_broken_log_is_logged_once(server: Serving, ann: httpx.Client) -> None:
    table = new_table(ann)
    break_log(server, table, "half a row", due=1)
    with structlog.testing.capture_logs() as logs:
        until(lambda: table in server.node.registry.broken)
        ann.get(f"/api/tables/{table}")
        ann.get("/api/mine")
    assert [entry["table"] for entry in logs if entry["event"] == "broken-log"] in ([table], [])
    assert ("broken-log", table) in server.node.services.faults.logged


def test_a_table_that_was_mended_is_there_again(server: Serving, ann: httpx.Client) -> None:
    table = new_table(ann)
    first = server.run(server.node.services.store.read(table))[1].data
    break_log(server, table, "half a row")
    assert ann.get(f"/api/tables/{table}").status_code == 404
    in_database(server, "UPDATE events SET data = ? WHERE table_id = ? AND seq = 2", first, table)
    assert ann.get(f"/api/tables/{table}").status_code == 200
    assert table not in server.node.registry.broken


def append_row(server: Serving, table: str, data: bytes) -> None:
    """As another process would."""
    seq = server.node.registry.live[table].table.seq + 1
    in_database(server, "INSERT INTO events (table_id, seq, at, data) VALUES (?, ?, 1, ?)", table, seq, data)


def test_what_another_process_wrote_and_nobody_here_can_read_sends_the_table_out_of_memory(
    server: Serving, ann: httpx.Client
) -> None:
    table = new_table(ann)
    append_row(server, table, ODD_SEAT)
    live = server.node.registry.live[table]
    server.run(live.catch_up(None))
    assert live.gone
    assert table not in server.node.registry.live
    assert ("broken-log", table) in server.node.services.faults.logged


@pytest.mark.parametrize("seq", [2, None])
def test_a_log_that_breaks_under_a_move_is_no_failure_of_ours(
    server: Serving, ann: httpx.Client, seq: int | None
) -> None:
    """The move is not stored, and the table, when it is read again, cannot be."""
    table = new_table(ann)
    append_row(server, table, ODD_SEAT)
    if seq is not None:
        in_database(server, "UPDATE events SET data = ? WHERE table_id = ? AND seq = ?", b"{", table, seq)
    answer = ann.post(f"/api/tables/{table}/key", json={"seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (503, "table-try-again")
    until(lambda: table not in server.node.registry.live)


def test_a_long_log_is_read_in_slices(server: Serving, ann: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "SLICE", 1)
    table = new_table(ann)
    rows = server.run(server.node.services.store.read(table))

    async def turns_of_others() -> int:
        turns = 0
        reading = asyncio.create_task(loading.table_from(table, rows, server.node.services.make_dealer))
        while not reading.done():
            await asyncio.sleep(0)
            turns += 1
        assert reading.result().seq == len(rows)
        return turns

    assert server.run(turns_of_others()) >= len(rows)


def test_the_lobby_leaves_out_what_it_cannot_read(server: Serving, ann: httpx.Client) -> None:
    open_ones: dict[str, Any] = {"own": 1, "start": False, "public": True}
    broken, whole = new_table(ann, **open_ones), new_table(ann, **open_ones)
    in_database(server, "UPDATE tables SET info = ? WHERE id = ?", b'{"id":', broken)
    assert [table["id"] for table in ann.get("/api/tables").json()] == [whole]


@pytest.mark.parametrize("error", [KeyError("game"), ValueError(), StoreDown(), AssertionError()])
def test_a_loop_goes_on_whatever_happens_in_a_round(error: Exception) -> None:
    async def work() -> None:
        raise error

    asyncio.run(one_round("failed", work, structlog.get_logger()))


def test_a_table_that_cannot_be_deleted_does_not_keep_the_others(
    server: Serving, ann: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck, *others = [new_table(ann) for _ in range(4)]
    put = Trash.put

    async def fail(trash: Trash, table: str, at: int) -> None:
        if table == stuck:
            raise KeyError(table)
        await put(trash, table, at)

    monkeypatch.setattr(Trash, "put", fail)
    monkeypatch.setattr(retention, "BATCH", 1 + len(others))
    later = server.node.services.now() + 2 * retention.DAY
    node = server.node
    assert server.run(retention.sweep(node.services.store, later, 1, node.registry.deleted)) == len(others)
    assert ann.get(f"/api/tables/{stuck}").status_code == 200
