"""The matches of a device are taken to another one: whole, once, and nothing there is lost."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from copy import deepcopy
from typing import Any

import pytest

from tests.device.bridging import Tab
from tests.device.playing import RULES, play

LOGS = "/api/mine/logs"
REFUSED = [(409, "mine-bad-matches"), (400, "server-bad-request")]  # the second: it is no text at all


def run(test: Callable[[Tab, Tab], Coroutine[Any, Any, None]]) -> None:
    """With two devices."""

    async def go() -> None:
        here, there = Tab(), Tab()
        try:
            await test(here, there)
        finally:
            await here.close()
            await there.close()

    asyncio.run(go())


async def table_of(tab: Tab, moves: int = 3) -> str:
    """Without bots, which would go on by themselves."""
    table = await tab.make("gin", "person", "person", rules=RULES["gin"], name="Ann")
    (await play(tab, table, moves=moves)).hang_up()
    return table


async def bring(tab: Tab, logs: list[dict[str, Any]], **more: Any) -> dict[str, int]:
    found: dict[str, int] = await tab.ask("POST", LOGS, {"logs": logs, **more})
    return found


def counts(**found: int) -> dict[str, int]:
    return {"came": 0, "grew": 0, "same": 0, "other": 0, **found}


async def lists(tab: Tab) -> Any:
    """Tables and results; when a table was touched is noted now and then only."""
    tables, results = [await tab.ask("GET", path) for path in ("/api/mine", "/api/mine/results")]
    return [sorted([{**each, "touched": 0} for each in tables], key=lambda each: str(each["id"])), results]


def test_matches_come_whole_and_another_time_nothing_changes() -> None:
    async def test(here: Tab, there: Tab) -> None:
        running, over = await table_of(here), await table_of(here, moves=10_000)
        own = await table_of(there)
        logs = await here.ask("GET", LOGS)
        assert {log["table"] for log in logs} == {running, over}
        assert await bring(there, logs, check=True) == counts(came=2)
        assert set(there.bridge.disk.entries) == {own}
        assert await bring(there, logs) == counts(came=2)
        assert set(there.bridge.disk.entries) == {running, over, own}
        (theirs, results), (mine, played) = await lists(there), await lists(here)
        assert [each for each in theirs if each["id"] != own] == mine
        assert results == played
        assert [each["table"] for each in played] == [over]
        before = deepcopy(there.bridge.disk.rows)
        assert await bring(there, logs) == counts(same=2)
        assert (there.bridge.disk.rows, await lists(there)) == (before, [theirs, results])
        (await play(there, running)).hang_up()  # it goes on here
        assert [each["table"] for each in (await lists(there))[1]] in ([running, over], [over, running])

    run(test)


def test_a_match_that_went_on_elsewhere_goes_on_from_there() -> None:
    async def test(here: Tab, there: Tab) -> None:
        table = await table_of(here)
        early = await here.ask("GET", LOGS)
        await bring(there, early)
        line = there.open(table)
        await line.welcome()  # somebody looks at it
        (await play(here, table, moves=2)).hang_up()
        late = await here.ask("GET", LOGS)
        assert len(late[0]["rows"]) > len(early[0]["rows"])
        assert await bring(there, late) == counts(grew=1)
        assert there.bridge.disk.log(table) == here.bridge.disk.log(table)
        while line.seq < len(late[0]["rows"]):
            await line.next()
        assert await bring(there, early) == counts(same=1)  # what is older takes nothing back

    run(test)


def test_a_match_that_took_another_way_here_stays() -> None:
    async def test(here: Tab, there: Tab) -> None:
        table = await table_of(here)
        await bring(there, await here.ask("GET", LOGS))
        for tab, moves in ((here, 4), (there, 2)):
            (await play(tab, table, moves=moves)).hang_up()
        before = there.bridge.disk.log(table)
        assert before != here.bridge.disk.log(table)[: len(before)]
        assert await bring(there, await here.ask("GET", LOGS)) == counts(other=1)
        assert there.bridge.disk.log(table) == before

    run(test)


def test_a_match_that_was_deleted_comes_back_as_it_is_brought() -> None:
    async def test(here: Tab, there: Tab) -> None:
        table = await table_of(here)
        early = await here.ask("GET", LOGS)
        (await play(here, table, moves=3)).hang_up()
        await lists(here)
        await here.ask("DELETE", f"/api/tables/{table}")
        assert await bring(here, early) == counts(came=1)
        assert (await lists(here))[0][0]["matches"][0]["moves"] < 6

    run(test)


def change(logs: list[dict[str, Any]], how: str) -> None:
    rows = logs[-1]["rows"]
    if how == "hole":
        del rows[2]
    elif how == "no move":
        at = next(i for i, row in enumerate(rows) if '"did"' in row[2])
        rows[at][2] = rows[at][2].replace('"seat":', '"seat":1', 1)
    elif how == "not JSON":
        rows[-1][2] = "nonsense"
    elif how == "somebody else":
        at = next(i for i, row in enumerate(rows) if '"device"' in row[2])
        rows[at][2] = rows[at][2].replace('"device"', '"somebody"')
    else:
        rows[-1][2] = "\ud800"


@pytest.mark.parametrize("how", ["hole", "no move", "not JSON", "somebody else", "half a character"])
def test_of_a_log_that_is_none_nothing_is_brought(how: str) -> None:
    async def test(here: Tab, there: Tab) -> None:
        await table_of(here)
        await table_of(here)
        logs = await here.ask("GET", LOGS)
        change(logs, how)
        for check in (True, False):
            body = {"logs": logs, "check": check}
            found = await there.device.request("POST", LOGS, json.dumps(body))
            assert (found.status, json.loads(found.text)["code"]) in REFUSED
        assert there.bridge.disk.rows == {}

    run(test)


@pytest.mark.parametrize("table", ["d-record", "x", "d-" + "0" * 25, "../d-" + "0" * 24])
def test_a_table_of_another_name_is_refused(table: str) -> None:
    async def test(here: Tab, there: Tab) -> None:
        await table_of(here)
        logs = await here.ask("GET", LOGS)
        await there.ask("POST", LOGS, {"logs": [{**logs[0], "table": table}]}, 400)
        assert there.bridge.disk.rows == {}

    run(test)


def test_without_room_it_is_said_and_can_be_done_again() -> None:
    async def test(here: Tab, there: Tab) -> None:
        tables = {await table_of(here), await table_of(here)}
        logs = await here.ask("GET", LOGS)
        there.bridge.trouble = [None, RuntimeError("full: no room")]
        found = await there.ask("POST", LOGS, {"logs": logs}, 503)
        assert found["code"] == "table-store-full"
        assert await bring(there, logs) == counts(came=1, same=1)
        assert set(there.bridge.disk.entries) == tables

    run(test)


def test_a_device_without_matches_has_none_to_take() -> None:
    async def test(here: Tab, there: Tab) -> None:
        assert await here.ask("GET", LOGS) == []
        assert await bring(here, []) == counts()

    run(test)
