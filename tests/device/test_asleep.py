"""Clocks of a device's tables: time in which the page was closed or the device asleep counts for nobody."""

import asyncio
from typing import Any

import pytest

from tests.device.bridging import Disk, Tab
from tests.device.test_trouble import begun, by_the_clock, eventually
from tilerummy.device.home import DeviceCustoms
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.table.events import Slept, decode
from tilerummy.server.table.table import Table

WEEKS = 5 * 7 * 86_400_000
PATIENT = DeviceCustoms(bot_pause=0.0, grace=600.0)


class Day:
    """The time of all tabs."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def tab(self, disk: Disk) -> Tab:
        return Tab(disk, PATIENT, lambda: self.now)


async def found(tab: Tab, table: str) -> LiveTable:
    return await tab.device.desk.registry.find(table)


def left(table: Table, now: int) -> int:
    """Seconds that the seat in turn has."""
    assert table.turn is not None
    deadline = table.clocks.deadline(table.turn)
    assert deadline is not None
    return (deadline - now) // 1000


async def move(live: LiveTable) -> None:
    table = live.table
    assert table.match is not None
    assert table.turn is not None
    async with live.lock:
        await live.moves.do(table.turn, table.game.time_up(table.match.state), "", "")


def slept(tab: Tab, table: str) -> list[int]:
    events = [decode(data.encode()) for _, _, data in tab.bridge.disk.log(table)]
    return [event.away for event in events if isinstance(event, Slept)]


@pytest.mark.parametrize("clock", [{"kind": "turn", "seconds": 60}, {"kind": "bank", "seconds": 60, "more": 5}])
def test_weeks_in_which_the_page_is_closed_count_for_nobody(clock: dict[str, Any]) -> None:
    async def test() -> None:
        day, disk = Day(), Disk()
        tab = day.tab(disk)
        table = await begun(tab, clock=clock)
        day.now += 20_000
        live = await found(tab, table)
        await move(live)
        turn, had = live.table.turn, left(live.table, day.now)
        await tab.close()
        day.now += WEEKS
        again = day.tab(disk)
        live = await found(again, table)
        assert slept(again, table) == [WEEKS]
        assert (live.table.turn, left(live.table, day.now)) == (turn, had)
        day.now += 10_000
        while live.table.turn == turn:
            await move(live)
        bank = list(live.table.clocks.bank)
        assert all(each > 0 for each in bank)
        await again.close()
        day.now += 1_000  # a reload is no sleep
        third = day.tab(disk)
        assert (await found(third, table)).table.clocks.bank == bank  # the log says the same
        assert len(slept(third, table)) == 1
        assert by_the_clock(third, table) == []
        await third.close()

    asyncio.run(test())


def test_a_device_that_slept_during_a_turn_goes_on_where_it_was() -> None:
    async def test() -> None:
        day = Day()
        tab = day.tab(Disk())
        table = await begun(tab, clock={"kind": "turn", "seconds": 60})
        line = tab.open(table)
        await line.welcome()
        live, registry = await found(tab, table), tab.device.desk.registry
        day.now += 15_000  # awake: looks follow one another
        registry.look_later()
        registry.looked = day.now
        day.now += 3_600_000
        registry.wake_up()
        await eventually(lambda: slept(tab, table))
        assert left(live.table, day.now) == 45
        frame = line.frames[-1]
        assert (frame["event"]["what"], frame["clock"]["deadline"]) == ("slept", day.now + 45_000)
        await tab.close()

    asyncio.run(test())


def test_a_sleep_that_cannot_be_stored_leaves_the_grace() -> None:
    async def test() -> None:
        day, disk = Day(), Disk()
        tab = day.tab(disk)
        table = await begun(tab, clock={"kind": "turn", "seconds": 60})
        await tab.close()
        day.now += WEEKS
        again = day.tab(disk)
        again.bridge.trouble = [RuntimeError("full: no room")]
        live = await found(again, table)
        assert slept(again, table) == []
        assert live.driver.timer is not None
        assert live.driver.timer.when() > asyncio.get_running_loop().time() + 500
        assert by_the_clock(again, table) == []
        await again.close()

    asyncio.run(test())


def test_days_are_counted_by_the_calendar() -> None:
    async def test() -> None:
        day, disk = Day(), Disk()
        tab = day.tab(disk)
        table = await begun(tab, clock={"kind": "days", "seconds": 259_200})
        await tab.close()
        day.now += WEEKS
        again = day.tab(disk)
        assert left((await found(again, table)).table, day.now) < 0
        assert slept(again, table) == []
        await again.close()

    asyncio.run(test())
