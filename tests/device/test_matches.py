"""Whole matches in the home of a device."""

import asyncio

import pytest

from tests.device.bridging import Tab
from tests.device.playing import RULES, play
from tilerummy.records.replay import Replay, verify_luck


@pytest.mark.parametrize("game", ["investo", "rummy", "gin"])
def test_a_match_against_a_bot(game: str) -> None:
    async def test() -> None:
        tab = Tab()
        table = await tab.make(game, "person", "easy", rules=RULES[game], name="Ann")
        line = await play(tab, table)
        assert line.info["phase"] == "over"
        text = (await tab.device.request("GET", f"/api/tables/{table}/matches/1/record")).text
        replay = Replay(text.encode().splitlines(keepends=True))
        while replay.step() is not None:
            pass
        verify_luck(replay)
        assert (await tab.ask("GET", f"/api/tables/{table}/matches/1/verify"))["good"]
        (mine,) = await tab.ask("GET", "/api/mine")
        assert mine["id"] == table
        await tab.close()

    asyncio.run(test())
