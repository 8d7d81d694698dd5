"""A tab that ends at any moment: what was confirmed is there when the next one opens, and nothing is there twice."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from tests.device.bridging import Caller, Disk, Tab
from tests.device.playing import chosen, step
from tests.luck import deal_alike
from tilerummy.games import GAMES
from tilerummy.luck import Rng
from tilerummy.server.table.events import Did, decode

RULES = {"investo": "target=1 max_rounds=1", "rummy": "rounds=1", "gin": "rounds=1"}
MOMENTS = 30


async def until_it_dies(tab: Tab, table: str, sent: list[tuple[str, int, str]]) -> None:
    """Plays until the tab is gone; `sent`: id, `at` and action of every move."""
    line = Caller(tab, table, tab.device.connect(table, None, None, True))
    await line.welcome()
    rng = Rng(1)
    while line.info["phase"] != "over":
        position: Any = line.position
        if line.info["phase"] == "playing" and position["view"]["turn"] == 0:
            sent.append((f"act-{len(sent)}", line.seq, chosen(line.info, position, rng)))
            name, at, action = sent[-1]
            await line.say("act", id=name, at=at, a=action)
        elif not await step(line, rng):
            await line.next()


def confirmed(tab: Tab) -> tuple[dict[str, int], int]:
    """Moves that were answered with done, by id, and the last event that was told."""
    frames = [frame for line in tab.bridge.told.values() for frame in line]
    done = {frame["id"]: frame["seq"] for frame in frames if frame["t"] == "done" and frame["id"].startswith("act-")}
    return done, max((frame["seq"] for frame in frames if frame["t"] in ("event", "welcome")), default=0)


def moves_in(disk: Disk, table: str) -> dict[int, Did]:
    events = {seq: decode(data.encode()) for seq, _, data in disk.log(table)}
    return {seq: event for seq, event in events.items() if isinstance(event, Did)}


def new_tab(disk: Disk) -> Tab:
    tab = Tab(disk)
    deal_alike(tab.home, lambda: "killed")
    return tab


async def end_at(moment: int, game: str) -> bool:
    """Whether the tab died before the match was over."""
    disk = Disk()
    tab = new_tab(disk)
    table = await tab.make(game, "person", "easy", rules=RULES[game])
    tab.bridge.steps, tab.bridge.dies_at = 0, moment
    sent: list[tuple[str, int, str]] = []
    playing = asyncio.create_task(until_it_dies(tab, table, sent))
    dying = asyncio.create_task(tab.bridge.died.wait())
    await asyncio.wait([playing, dying], return_when=asyncio.FIRST_COMPLETED)
    died = tab.bridge.died.is_set()
    for task in (playing, dying):
        task.cancel()
    await tab.close()
    done, told = confirmed(tab)
    assert told <= len(disk.log(table))
    for name, seq in done.items():
        assert moves_in(disk, table)[seq].id == name
    await go_on(disk, table, sent)
    return died


async def go_on(disk: Disk, table: str, sent: list[tuple[str, int, str]]) -> None:
    """In a new tab: what had no answer is sent again, as the page does; then the match goes on."""
    tab = new_tab(disk)
    line = tab.open(table)
    first = await line.welcome()
    assert first["seq"] == len(disk.log(table))
    if sent:
        name, at, action = sent[-1]
        answer = await line.say("act", id=name, at=at, a=action)
        assert answer["t"] == "done" or answer["code"] in ("table-stale", "table-no-round"), answer
    ids = Counter(event.id for event in moves_in(disk, table).values() if event.id)
    assert set(ids.values()) <= {1}
    await tab.close()
    seqs = [seq for seq, _, _ in disk.log(table)]
    assert seqs == list(range(1, len(seqs) + 1))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_confirmed_is_lost_and_nothing_is_there_twice(game: str) -> None:
    """At moments spread over the match: before and after each write, and in between."""

    async def test() -> None:
        died = [await end_at(2 + 5 * moment, game) for moment in range(MOMENTS)]
        assert sum(died) >= 10, "too few of these moments were in the match"

    asyncio.run(test())
