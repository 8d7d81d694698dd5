"""Two seats of a public table that may be one person are shown to the host, and to nobody else."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.matches import client
from tests.server.serving import Serving, serving
from tests.server.test_http_tables import made
from tests.server.test_people import HOST, SECRET, told
from tests.server.test_processes import created, nodes
from tests.waiting import PATIENCE, until, until_async
from tilerummy.server.live.connection import Connection
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.node import Node
from tools.postgres import Postgres


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path, host_secret=SECRET, proxies="127.0.0.0/8") as running:
        yield running


def seat_two(ann: httpx.Client, ben: httpx.Client, public: bool) -> str:
    table = made(ann, name="Ann", public=public)
    assert ben.post(f"/api/tables/{table}/join", json={"name": "Ben"}).status_code == 201
    return table


def come(server: Serving, visitor: httpx.Client, table: str, address: str) -> ClientConnection:
    headers = {"cookie": f"tilerummy={visitor.cookies['tilerummy']}", "x-forwarded-for": address}
    socket = connect(f"ws{server.url.removeprefix('http')}/ws/tables/{table}", additional_headers=headers)
    socket.recv()
    return socket


def signs(server: Serving) -> set[tuple[int, str]]:
    return {(report["seat"], report["reason"]) for report in told(server, "reports") if not report["author"]}


def test_two_seats_from_one_address_are_noticed(server: Serving, ann: httpx.Client, ben: httpx.Client) -> None:
    table = seat_two(ann, ben, public=True)
    with come(server, ann, table, "203.0.113.7"), come(server, ben, table, "203.0.113.7"):
        until(lambda: signs(server) == {(0, "same-address"), (1, "same-address")})
    assert "203.0.113.7" not in httpx.get(f"{server.url}/api/host/reports", headers=HOST).text
    assert "same-address" in ann.get("/api/me/data").text  # all that is stored about her
    assert "same-address" not in ann.get(f"/api/tables/{table}").text


def test_other_addresses_and_private_tables_are_not(server: Serving, ann: httpx.Client, ben: httpx.Client) -> None:
    apart, private, last = seat_two(ann, ben, True), seat_two(ann, ben, False), seat_two(ann, ben, True)
    with come(server, ann, apart, "203.0.113.7"), come(server, ben, apart, "203.0.113.8"):
        pass
    with come(server, ann, private, "203.0.113.7"), come(server, ben, private, "203.0.113.7"):
        pass
    with come(server, ann, last, "203.0.113.9"), come(server, ben, last, "203.0.113.9"):
        until(lambda: len(signs(server)) == 2)
    assert {report["table"] for report in told(server, "reports")} == {last}


def test_one_who_comes_whenever_the_other_goes_is_noticed(
    server: Serving, ann: httpx.Client, ben: httpx.Client
) -> None:
    table = seat_two(ann, ben, public=True)
    server.node.services.now = lambda: 1_000_000  # all within a moment
    for _ in range(3):
        for visitor, address in ((ann, "203.0.113.7"), (ben, "203.0.113.8")):
            with come(server, visitor, table, address):
                pass
            until(lambda: not server.node.registry.live[table].audience.connections)
    until(lambda: signs(server) == {(0, "same-timing"), (1, "same-timing")})


def test_a_crowd_of_visitors_is_one_sign(server: Serving, ann: httpx.Client) -> None:
    table = made(ann, name="Ann", public=True)
    with come(server, ann, table, "203.0.113.7"):
        for number in range(3):
            with client(server) as visitor:
                visitor.post(f"/api/tables/{table}/join", json={"name": f"X{number}"})
                with come(server, visitor, table, "203.0.113.7") as socket:
                    until(lambda: len(told(server, "reports")) == 2)
                    socket.send(json.dumps({"id": "x1", "t": "leave"}))
                    while '"x1"' not in str(socket.recv(timeout=PATIENCE)):
                        pass
    assert len(told(server, "reports")) == 2


def test_signs_of_one_address_are_limited(server: Serving, ann: httpx.Client, ben: httpx.Client) -> None:
    server.node.twins.signs.burst = 1.0
    for table in (seat_two(ann, ben, public=True), seat_two(ann, ben, public=True)):
        with come(server, ann, table, "203.0.113.7"), come(server, ben, table, "203.0.113.7"):
            pass
    last = seat_two(ann, ben, public=True)
    with come(server, ann, last, "203.0.113.9"), come(server, ben, last, "203.0.113.9"):
        until(lambda: len(told(server, "reports")) == 4)
    assert len(told(server, "reports?signs=true")) == 4
    assert told(server, "reports?signs=false") == []


def test_addresses_that_the_proxy_does_not_name_are_not_alike(
    server: Serving, ann: httpx.Client, ben: httpx.Client
) -> None:
    table, last = seat_two(ann, ben, public=True), seat_two(ann, ben, public=True)
    with come(server, ann, table, "unknown"), come(server, ben, table, "unknown"):
        pass
    with come(server, ann, last, "203.0.113.9"), come(server, ben, last, "203.0.113.9"):
        until(lambda: len(told(server, "reports")) == 2)
    assert {report["table"] for report in told(server, "reports")} == {last}


# ---- at two processes


async def seated(first: Node, second: Node) -> tuple[LiveTable, LiveTable]:
    """Ann sits at one process, Ben at the other; the first has not heard of him when he comes."""
    table = (await first.registry.create(created("person", "person"), "ann", "Ann")).table.id
    there = await second.registry.find(table)
    async with there.lock:
        await there.seats.sit("ben", "Ben", 1)
    return first.registry.live[table], there


async def arrive(node: Node, live: LiveTable, who: str, seat: int, address: str) -> Connection:
    line = Connection(who, seat)
    line.address = address
    live.audience.connections.add(line)
    await node.twins.came(live, who, seat, address)
    return line


def leave(node: Node, live: LiveTable, line: Connection) -> None:
    live.audience.connections.discard(line)
    node.twins.went(live, line.who, line.seat)


async def found(node: Node) -> set[tuple[str, int, str]]:
    return {(sign.table, sign.seat, sign.reason) for sign in await node.services.people.reports.newest(100, signs=True)}


async def until_found(node: Node, expected: set[tuple[str, int, str]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while await found(node) != expected:
            await asyncio.sleep(0.05)


def test_two_seats_from_one_address_are_noticed_at_two_processes(postgres: Postgres) -> None:
    async def test() -> None:
        async with nodes(postgres) as (first, second):
            heard: list[str] = []
            passed = first.peers.noticed
            assert first.services.store.bus is not None  # type: ignore[attr-defined]
            first.services.store.bus.noticed = lambda notice: (heard.append(notice), passed(notice))  # type: ignore[attr-defined]
            apart_here, apart_there = await seated(first, second)
            await arrive(first, apart_here, "ann", 0, "203.0.113.7")
            await arrive(second, apart_there, "ben", 1, "203.0.113.8")
            here, there = await seated(first, second)
            await arrive(first, here, "ann", 0, "203.0.113.7")
            await arrive(second, there, "ben", 1, "203.0.113.7")
            await until_found(second, {(here.table.id, seat, "same-address") for seat in (0, 1)})
            assert [notice for notice in heard if notice.startswith("came")]
            assert not [notice for notice in heard if "203.0.113" in notice]
            marks = {notice.split(" ")[4] for notice in heard if notice.startswith("came")}
            assert len(marks) == 2

    asyncio.run(test())


def test_one_address_has_another_mark_at_every_table_and_server(postgres: Postgres) -> None:
    async def test() -> None:
        async with nodes(postgres) as (first, second), nodes(postgres, 1) as (other,):
            assert first.twins.mark("t", "203.0.113.7") == second.twins.mark("t", "203.0.113.7")
            marks = {node.twins.mark(table, "203.0.113.7") for node in (first, other) for table in ("t", "u")}
            assert len(marks) == 4
            assert first.twins.mark("t", "somebody behind 127.0.0.1") == ""

    asyncio.run(test())


def test_one_who_comes_whenever_the_other_goes_is_noticed_at_two_processes(postgres: Postgres) -> None:
    async def test() -> None:
        async with nodes(postgres) as (first, second):
            here, there = await seated(first, second)
            table = here.table.id
            for node in (first, second):
                node.services.now = lambda: 1_000_000  # all within a moment
            for _ in range(3):
                ann = await arrive(first, here, "ann", 0, "203.0.113.7")
                leave(first, here, ann)
                await until_async(lambda: second.twins.left.get(table, ("", 0))[0] == "ann")
                ben = await arrive(second, there, "ben", 1, "203.0.113.8")
                leave(second, there, ben)
                await until_async(lambda: first.twins.left.get(table, ("", 0))[0] == "ben")
            await until_found(first, {(table, seat, "same-timing") for seat in (0, 1)})

    asyncio.run(test())
