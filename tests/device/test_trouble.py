"""Two tabs, no room, a store that fails, and a device that slept."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.device import bridging
from tests.device.bridging import Disk, Tab
from tests.device.playing import chosen, play
from tests.waiting import PATIENCE
from tilerummy.device import tables
from tilerummy.device.home import DeviceCustoms
from tilerummy.luck import Rng
from tilerummy.server.table.events import Did, decode


async def eventually(found: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not found():
            await asyncio.sleep(0.005)


async def begun(tab: Tab, *seats: str, **more: Any) -> str:
    return await tab.make("gin", *(seats or ("person", "person")), start=True, **more)


def test_a_table_is_open_in_one_tab_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "LINGER", 0)
    monkeypatch.setattr(tables, "LOOK", 0.01)

    async def test() -> None:
        disk = Disk()
        one, other = Tab(disk), Tab(disk)
        table = await begun(one)
        line = one.open(table)
        await line.welcome()
        refused = other.open(table)
        await refused.until(lambda: other.bridge.ends.get(refused.number))
        assert other.bridge.ends[refused.number] == (4423, "table-other-tab")
        assert (await other.ask("POST", f"/api/tables/{table}/join", {"name": "B"}, 423))["code"] == "table-other-tab"
        assert (await other.ask("DELETE", f"/api/tables/{table}", None, 423))["code"] == "table-other-tab"
        seen = await other.ask("GET", f"/api/tables/{table}")  # looking is allowed
        assert seen["table"]["phase"] == "playing"
        assert len(await other.ask("GET", "/api/mine")) == 1
        line.hang_up()
        await eventually(lambda: table not in disk.owners)
        taken = other.open(table)
        assert (await taken.welcome())["t"] == "welcome"
        await one.close()
        await other.close()

    asyncio.run(test())


def test_without_locks_the_second_writer_follows_the_first() -> None:
    async def test() -> None:
        disk = Disk()
        one, other = Tab(disk), Tab(disk)
        other.bridge.locks = False
        table = await begun(one)
        lines = [tab.open(table) for tab in (one, other)]
        for line in lines:
            await line.welcome()
        live = await one.device.desk.registry.find(table)
        turn = live.table.turn
        options = [str(option) for option in live.table.game.options(live.table.match.state)]  # type: ignore[union-attr]
        for line in lines:
            await line.say("sit", seat=turn)
        answers = [await line.say("act", id=f"tab-{n}", at=line.seq, a=options[0]) for n, line in enumerate(lines)]
        assert answers[0]["t"] == "done"
        assert (answers[1]["t"], answers[1]["code"]) == ("refused", "table-stale")
        assert lines[1].seq == lines[0].seq
        assert len([1 for _, _, data in disk.log(table) if isinstance(decode(data.encode()), Did)]) == 1
        await one.close()
        await other.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (RuntimeError("Error: full: the quota has been exceeded"), "table-store-full"),
        (RuntimeError("Error: UnknownError: Connection to Indexed Database server lost"), "table-try-again"),
    ],
)
def test_a_move_that_cannot_be_stored_is_refused_and_can_be_sent_again(error: Exception, code: str) -> None:
    async def test() -> None:
        tab = Tab()
        table = await begun(tab)
        line = bridging.Caller(tab, table, tab.device.connect(table, None, None, True))
        await line.welcome()
        assert line.position is not None
        await line.say("sit", seat=line.position["view"]["turn"])
        before = tab.bridge.disk.log(table)
        action = chosen(line.info, line.position, Rng(1))
        tab.bridge.trouble = [error]
        answer = await line.say("act", id="one", at=line.seq, a=action)
        assert (answer["t"], answer["code"]) == ("refused", code)
        assert tab.bridge.disk.log(table) == before
        assert (await line.say("act", id="one", at=line.seq, a=action))["t"] == "done"
        assert len(tab.bridge.disk.log(table)) == len(before) + 1
        tab.bridge.trouble = [error]
        assert (await tab.ask("POST", "/api/tables", {"game": "gin", "seats": ["person", "easy"]}, 503))["code"] == code
        await tab.close()

    asyncio.run(test())


def test_a_bot_whose_move_cannot_be_stored_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilerummy.server.live.handover.BACKUP", 10)

    async def test() -> None:
        tab = Tab()
        table = await begun(tab, "person", "easy", rules="rounds=1")
        tab.bridge.trouble = [None, None, RuntimeError("away"), None, RuntimeError("away"), RuntimeError("away")]
        line = tab.open(table)
        await line.welcome()
        while not any(frame["t"] == "event" and frame["event"].get("by") == "easy" for frame in line.frames):
            live = await tab.device.desk.registry.find(table)
            if live.table.turn == 0:
                await line.say("act", at=live.table.seq, a=str(live.table.game.options(live.table.match.state)[0]))  # type: ignore[union-attr]
            else:
                await asyncio.sleep(0.005)
        await tab.close()

    asyncio.run(test())


# ---- clocks


def by_the_clock(tab: Tab, table: str) -> list[str]:
    events = [decode(data.encode()) for _, _, data in tab.bridge.disk.log(table)]
    return [event.action for event in events if isinstance(event, Did) and event.by == "clock"]


def test_time_runs_out_on_a_device_as_on_a_server() -> None:
    async def test() -> None:
        tab = Tab()
        table = await begun(tab, clock={"kind": "turn", "seconds": 1})
        line = tab.open(table)
        await line.welcome()
        await line.until(lambda: any(frame["t"] == "event" and frame["event"].get("by") for frame in line.frames))
        assert by_the_clock(tab, table)
        await tab.close()

    asyncio.run(test())


def test_a_device_that_slept_gives_the_grace_of_a_restart() -> None:
    """The timer strikes when the device wakes up: nobody's time runs out at once."""
    now = 1_800_000_000_000

    async def test() -> None:
        nonlocal now
        tab = Tab(customs=DeviceCustoms(bot_pause=0.0, grace=600.0), now=lambda: now)
        table = await begun(tab, clock={"kind": "turn", "seconds": 60})
        live = await tab.device.desk.registry.find(table)
        moved, due = live.table.moved, now + 60_000
        now = due + 3_600_000
        live.driver.time_up(moved, due)
        await asyncio.sleep(0)
        assert by_the_clock(tab, table) == []
        assert live.driver.timer is not None
        assert live.driver.timer.when() > asyncio.get_running_loop().time() + 500
        live.driver.time_up(moved, now)  # the grace is over too
        await eventually(lambda: by_the_clock(tab, table))
        await tab.close()

    asyncio.run(test())


def test_a_match_goes_on_in_a_new_tab_where_the_bot_was_on() -> None:
    async def test() -> None:
        disk = Disk()
        tab = Tab(disk)
        table = await tab.make("gin", "person", "easy", rules="rounds=1")
        await play(tab, table, moves=4)
        await tab.close()
        again = Tab(disk)
        line = await play(again, table)
        assert line.info["phase"] == "over"
        await again.close()

    asyncio.run(test())
